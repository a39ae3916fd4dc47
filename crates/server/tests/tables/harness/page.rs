//! Reading pages as a test needs it.

/// The values of all buttons with this name.
pub(crate) fn buttons(html: &str, name: &str) -> Vec<String> {
    let tags = html.split("<button").skip(1).filter_map(|piece| piece.split('>').next());
    let wanted = format!(" name=\"{name}\"");
    let values = tags.filter(|tag| tag.contains(&wanted)).filter_map(|tag| attribute(tag, "value"));
    values.map(unescape).collect()
}

/// The value of an attribute in a tag.
fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

fn unescape(text: &str) -> String {
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    text.replace("&amp;", "&")
}

/// Numbered lines: `<li id="l33">…</li>`.
pub(crate) fn lines(html: &str, kind: char) -> Vec<(u64, String)> {
    let start = format!("<li id=\"{kind}");
    let lines = html.split(&start).skip(1);
    let line = |piece: &str| {
        let (number, rest) = piece.split_once('"').expect("a number");
        let text = rest.split("</li>").next().unwrap_or_default();
        (number.parse().expect("a number"), text.to_owned())
    };
    lines.map(line).collect()
}

/// The list with this id: what is between its tags.
pub(crate) fn list<'h>(html: &'h str, id: &str) -> &'h str {
    let start = html.split_once(&format!("<ol id=\"{id}\""));
    let (_, rest) = start.unwrap_or_else(|| panic!("no list {id} in {html}"));
    rest.split("</ol>").next().unwrap_or_default()
}

/// The parts of a page: their ids and what is inside.
pub(crate) fn regions(html: &str) -> Vec<(String, String)> {
    let sections = html.split("<section class=\"region\" id=\"").skip(1);
    let region = |piece: &str| {
        let (id, rest) = piece.split_once('"').expect("an id");
        let (_, inside) = rest.split_once('>').expect("an inside");
        (id.to_owned(), inside.split("</section>").next().unwrap_or_default().to_owned())
    };
    sections.map(region).collect()
}
