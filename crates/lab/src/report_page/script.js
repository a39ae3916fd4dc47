"use strict";
{
  // The language of the browser, until the reader chooses another.
  const radios = document.querySelectorAll("input[name=language]");
  const spanish = document.getElementById("spanish");
  const language = () => (spanish.checked ? "es" : "en");
  const setLanguage = () => { document.documentElement.lang = language(); };
  if ((navigator.language || "").toLowerCase().startsWith("es")) spanish.checked = true;
  radios.forEach((radio) => radio.addEventListener("change", setLanguage));
  setLanguage();

  // A button copies the command.
  const copy = document.getElementById("copy");
  const command = document.getElementById("command");
  copy.hidden = false;
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(command.textContent);
      copy.classList.add("done");
    } catch {
      getSelection().selectAllChildren(command);
    }
  });

  // Filters and sorts the cards.
  const filter = document.getElementById("filter");
  if (filter) {
    const table = document.querySelector("table");
    const body = table.tBodies[0];
    const rows = [...body.rows];
    const heads = [...table.querySelectorAll("th[data-kind]")];
    const words = (cell) => {
      const own = cell.querySelector(`[lang=${language()}]`);
      return (own || cell).textContent.trim();
    };
    const compare = (column, kind, sign) => (one, other) => {
      const [a, b] = [one.cells[column], other.cells[column]];
      if (kind === "text") return sign * words(a).localeCompare(words(b), language());
      const [x, y] = [a.dataset.value, b.dataset.value];
      // Cells without a number come last in both directions.
      if (x === undefined || y === undefined) return (x === undefined) - (y === undefined);
      return sign * (x - y);
    };
    heads.forEach((head, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener("click", () => {
        const first = head.dataset.kind === "text" ? "ascending" : "descending";
        const second = first === "ascending" ? "descending" : "ascending";
        const order = head.getAttribute("aria-sort") === first ? second : first;
        heads.forEach((other) => other.removeAttribute("aria-sort"));
        head.setAttribute("aria-sort", order);
        rows.sort(compare(column, head.dataset.kind, order === "ascending" ? 1 : -1));
        body.append(...rows);
      });
    });

    const shown = document.getElementById("shown");
    const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const apply = () => {
      const wanted = fold(filter.value).split(/\s+/).filter(Boolean);
      rows.forEach((row) => {
        const text = fold(row.textContent);
        row.hidden = !wanted.every((word) => text.includes(word));
      });
      const left = rows.filter((row) => !row.hidden).length;
      shown.textContent = `${left} / ${rows.length}`;
    };
    filter.closest("p").hidden = false;
    filter.addEventListener("input", apply);
    apply();
  }
}
