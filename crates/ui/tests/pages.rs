//! All pages except the table, in both languages and every state.

mod html;

use std::collections::BTreeMap;

use maud::{Markup, PreEscaped};
use prose::{Lang, Text, text};
use table::setup::{Asked, Opponent, Preset, PresetDecks, Prominence, Usual};
use table::{PlayerName, Refusal, Seat, SetupField, SetupKind, SetupOption, Spare};
use ui::pages::{
    BuilderPage, Building, Closing, DeckList, DeckShelf, ErrorPage, Fold, FrontGame, FrontPage,
    Guided, Import, KeptDeck, LastChoices, Lesson, NewSeat, NewTable, Readiness, ReplayPage, Saved,
    Shell, SideboardDeck, TableDeck, TableLine, Turn, Understood, deck_builder, decks, error_page,
    front, hand_over, new_table, open_replay, replay, replay_part, shell, sideboard, table_decks,
    take_over,
};
use ui::table_page::{GameName, SeatLine, Sitter, Standing};
use ui::{Reader, Region};
use unlimited::decks::{Sketch, Starter, from_code, read};

const READERS: [Reader; 2] = [Reader { lang: Lang::En }, Reader { lang: Lang::Es }];

fn game() -> GameName {
    GameName { word: "duel", title: text!("The duel", "El duelo") }
}

/// The checked document of a page.
fn whole(reader: Reader, main: &Markup) -> String {
    let title = text!("A page", "Una página");
    let document = shell(&Shell { reader, title, here: "/x".to_owned() }, main).0;
    html::check(&document);
    document
}

fn seat(number: u8, name: Text, sitter: Sitter) -> SeatLine {
    SeatLine {
        seat: Seat::new(number),
        word: "red".to_owned(),
        name,
        side: (number == 0).then(|| text!("Empire", "Imperio")),
        sitter,
        asked: false,
        wants_more: false,
        clock: None,
    }
}

fn table(standing: Standing, your_turn: Turn) -> TableLine {
    TableLine {
        id: "t1".to_owned(),
        game: game().title,
        setup: text!("10 life", "10 vidas"),
        seats: vec![
            seat(0, text!("red", "rojo"), Sitter::You),
            seat(1, Text::same("<i>Ana"), Sitter::Person { here: false }),
            seat(2, text!("Bot (hard)", "Bot (difícil)"), Sitter::Bot("hard".to_owned())),
            seat(3, text!("white", "blanco"), Sitter::Open),
        ],
        standing,
        your_turn,
        closing: Closing::Offered,
        guided: Guided::No,
    }
}

fn front_page(readiness: Readiness, tables: &[TableLine]) -> FrontPage {
    let introduction = text!("A toy.", "Un juguete.");
    FrontPage {
        name: PlayerName::read("Ana & Luz").expect("no role"),
        games: vec![FrontGame { name: game(), introduction, readiness, lesson: Lesson::Offered }],
        mine: tables.to_vec(),
        open: tables.to_vec(),
        watch: tables.to_vec(),
    }
}

#[test]
fn the_front_page_shows_every_table_and_starts_a_game_with_one_click() {
    let over = Standing::Over(text!("Red wins.", "Gana rojo."));
    let tables = [
        table(Standing::Playing, Turn::Yours),
        table(Standing::Playing, Turn::Theirs),
        table(Standing::Waiting, Turn::Theirs),
        table(over, Turn::Theirs),
        table(Standing::Frozen, Turn::Theirs),
    ];
    for reader in READERS {
        let page = whole(reader, &front(reader, &front_page(Readiness::Playable, &tables)));
        assert!(page.contains("action=\"/play\"") && page.contains("value=\"normal\""));
        assert!(page.contains("&lt;i&gt;Ana") && !page.contains("<i>Ana"));
        let yours = page.matches("class=\"panel yours\"").count();
        assert_eq!(yours, 3, "one of the five tables in each list waits for the reader");
        let [words, seats] = match reader.lang {
            Lang::En => [
                "Red wins.",
                "Red, Empire (you) · &lt;i&gt;Ana (away) · Bot (hard) · White: free seat",
            ],
            Lang::Es => [
                "Gana rojo.",
                "Rojo, Imperio (tú) · &lt;i&gt;Ana (ausente) · Bot (difícil) · Blanco: sitio libre",
            ],
        };
        assert!(page.contains(words));
        assert!(page.contains(seats), "{page}");
        assert!(page.contains("value=\"Ana &amp; Luz\""), "the name that the visitor gave before");
    }
}

#[test]
fn an_empty_front_page_says_what_to_do_and_offers_no_game_that_is_not_ready() {
    for reader in READERS {
        let page = whole(reader, &front(reader, &front_page(Readiness::Coming, &[])));
        assert!(!page.contains("/play") && !page.contains("/new"));
        assert!(!page.contains("id=\"mine\"") && page.contains("id=\"open\""));
        assert!(page.contains("href=\"/replay\""));
    }
}

fn new_seat(word: &str, name: Text) -> NewSeat {
    NewSeat { word: word.to_owned(), name }
}

fn new_page(chosen: &[(&str, &str)], faults: Vec<Text>) -> NewTable {
    let option =
        |word| SetupOption { word, label: Text::same(word), help: text!("Help.", "Ayuda.") };
    let field = |key, kind| SetupField {
        key,
        rule: "DUEL-SETUP-03",
        label: Text::same(key),
        help: text!("Help.", "Ayuda."),
        kind,
        asked: Asked::OnForm,
        prominence: Prominence::Main,
        beside: &[""],
        usual: Usual::OfKind,
    };
    NewTable {
        game: game(),
        fields: vec![
            field("mode", SetupKind::OneOf(vec![option("short"), option("long")])),
            field("life", SetupKind::Number { least: 5, most: 20 }),
        ],
        deciding: Vec::new(),
        sides: vec![
            vec![new_seat("red", text!("red", "rojo"))],
            vec![new_seat("blue", text!("blue", "azul"))],
        ],
        faults,
        deck_faults: BTreeMap::new(),
        impossible: BTreeMap::new(),
        kept: Vec::new(),
        chosen: chosen
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect(),
        presets: vec![Preset {
            word: "first",
            label: text!("First game", "Primera partida"),
            help: text!("Against an easy bot.", "Contra un bot fácil."),
            setup: "mode=short",
            opponent: Opponent::EasyBot,
            decks: PresetDecks::OfSetup,
        }],
        fold: Fold::Closed,
        last: LastChoices::Unknown,
    }
}

#[test]
fn ready_made_tables_come_first_and_the_rest_is_folded_away() {
    for reader in READERS {
        let page = new_page(&[], Vec::new());
        let shown = whole(reader, &new_table(reader, &page));
        let at = |part: &str| shown.find(part).unwrap_or_else(|| panic!("{part} in {shown}"));
        let parts = ["value=\"first\" formnovalidate", "id=\"everything\"", "id=\"seat.red\""];
        let places = parts.map(at).into_iter().chain([at("id=\"more\""), at("name=\"clock\"")]);
        assert!(places.is_sorted(), "{shown}");
        assert!(!shown.contains("<details id=\"everything\" open") && !shown.contains("again"));
        let known = NewTable { fold: Fold::Open, last: LastChoices::Known, ..page };
        let shown = whole(reader, &new_table(reader, &known));
        assert!(shown.contains("<details id=\"everything\" open") && shown.contains("again"));
    }
}

#[test]
fn a_new_table_has_sensible_answers_to_begin_with() {
    for reader in READERS {
        let page = whole(reader, &new_table(reader, &new_page(&[], Vec::new())));
        for usual in [
            "name=\"set.mode\" value=\"short\" checked",
            "name=\"clock\" value=\"none\" checked",
            "name=\"away\" value=\"wait\" checked",
            "name=\"watch\" value=\"yes\" checked",
            "name=\"listed\" value=\"no\" checked",
            "value=\"me\" selected",
            "value=\"normal\" selected",
        ] {
            assert_eq!(page.matches(usual).count(), 1, "{usual}: {page}");
        }
        assert!(!page.contains("role=\"alert\"") && !page.contains("aria-invalid"));
    }
}

#[test]
fn seats_follow_from_the_setup_and_teams_are_shown() {
    let one = |word: &str, en, es| new_seat(word, Text::new(en, es));
    for reader in READERS {
        let mut page = new_page(&[("seat.gold", "hard")], Vec::new());
        let fixed = whole(reader, &new_table(reader, &page));
        assert!(!fixed.contains("update-seats") && !fixed.contains("data-decides"));
        assert!(!fixed.contains("class=\"team\""));
        page.deciding = vec!["mode"];
        page.sides = vec![
            vec![one("red", "red", "rojo"), one("green", "green", "verde")],
            vec![one("blue", "blue", "azul"), one("gold", "gold", "dorado")],
        ];
        let teams = whole(reader, &new_table(reader, &page));
        let names = ["seat.red", "seat.green", "seat.blue", "seat.gold"];
        let places = names.map(|name| teams.find(&format!("name=\"{name}\"")).expect(name));
        assert!(places.is_sorted(), "a team sits together: {places:?}");
        let mode = teams.find("name=\"set.mode\"").expect("the mode");
        assert!(mode < places[0], "the mode decides the seats and comes first");
        let button = "id=\"update-seats\" formmethod=\"get\" formaction=\"/new\"";
        assert!(teams.contains(button), "{teams}");
        assert_eq!(teams.matches("value=\"me\" selected").count(), 1);
        assert_eq!(teams.matches("value=\"normal\" selected").count(), 2);
        assert_eq!(teams.matches("value=\"hard\" selected").count(), 1);
        let together = ["red and green play together", "rojo y verde juegan juntos"];
        assert!(teams.contains(together[usize::from(reader.lang == Lang::Es)]), "{teams}");
    }
}

#[test]
fn a_new_table_keeps_what_was_sent_and_shows_the_fault_at_its_field() {
    let sent = [
        ("set.mode", "long"),
        ("set.life", "99"),
        ("seat.red", "hot"),
        ("clock", "bank:600+10"),
        ("watch", "maybe"),
        ("name", "\"><b>Zoe"),
    ];
    let fault = text!("Life is from 5 to 20.", "La vida va de 5 a 20.");
    for reader in READERS {
        let page = whole(reader, &new_table(reader, &new_page(&sent, vec![fault.clone()])));
        assert!(page.contains("role=\"alert\"") && page.contains(reader.say(&fault)));
        assert!(page.contains("id=\"set.life-fault\"") && page.contains("aria-invalid=\"true\""));
        assert!(page.contains("id=\"watch-fault\"") && !page.contains("id=\"clock-fault\""));
        assert!(page.contains("value=\"long\" checked") && page.contains("value=\"hot\" selected"));
        assert!(page.contains("value=\"bank:600+10\" checked"));
        assert!(!page.contains("<b>Zoe"));
    }
}

fn moment<'a>(board: &'a [Region], at: usize, fork: &[(String, Text)]) -> ReplayPage<'a> {
    ReplayPage {
        id: "t1",
        game: game(),
        setup: text!("10 life", "10 vidas"),
        has_table: true,
        at,
        last: 7,
        perspective: "red".to_owned(),
        perspectives: vec![
            ("red".to_owned(), text!("red", "rojo")),
            ("open".to_owned(), text!("everything", "todo")),
        ],
        board,
        events: PreEscaped("<li>…</li>".to_owned()),
        moves: Vec::new(),
        ended: (at == 7).then(|| text!("Red wins.", "Gana rojo.")),
        may_fork: fork.to_vec(),
    }
}

#[test]
fn a_replay_can_be_stepped_through_by_links_alone() {
    let board = [Region { id: "lines", html: PreEscaped("<p>…</p>".to_owned()) }];
    let fork = [("red".to_owned(), text!("red", "rojo"))];
    for reader in READERS {
        for (at, links) in [(0, vec![1, 7]), (3, vec![0, 2, 4, 7]), (7, vec![0, 6])] {
            let page = moment(&board, at, &fork);
            let text = replay(reader, &page, "/tables/t1/replay").0;
            html::check(&text);
            assert!(
                text.contains(&replay_part(reader, &page).0),
                "the part is what the page shows"
            );
            for to in 0..=7 {
                let link = format!("href=\"/tables/t1/replay?at={to}&amp;as=red\"");
                assert_eq!(text.contains(&link), links.contains(&to), "from {at} to {to}");
            }
            assert_eq!(text.contains("Red wins.") || text.contains("Gana rojo."), at == 7);
        }
        let watched = replay(reader, &moment(&board, 3, &[]), "/tables/t1/replay").0;
        assert!(!watched.contains("/fork"));
    }
}

#[test]
fn a_sideboard_keeps_what_was_typed_and_names_the_rule() {
    let spare = |id, copies, played| Spare { id, name: text!("<Card>", "<Carta>"), copies, played };
    let deck = |typed: &[(&str, &str)], faults| SideboardDeck {
        seat: "blue".to_owned(),
        side: text!("Blue", "Azul"),
        spares: vec![spare("wampa", 3, 3), spare("vanquish", 2, 0)],
        typed: typed.iter().map(|(id, n)| ((*id).to_owned(), (*n).to_owned())).collect(),
        faults,
    };
    for reader in READERS {
        let fresh = whole(reader, &sideboard(reader, &game(), &[deck(&[], vec![])], "/tables/t1"));
        let field = "name=\"card.wampa\" min=\"0\" max=\"3\" step=\"1\" value=\"3\"";
        assert!(fresh.contains(field), "{fresh}");
        assert!(
            fresh.find("card.vanquish") < fresh.find("card.wampa"),
            "what lies beside is first"
        );
        assert!(!fresh.contains("role=\"alert\"") && fresh.contains("/tables/t1/sideboard"));
        let fault = Refusal::rule("SWU-MATCH-04", text!("No.", "No."));
        let wrong = deck(&[("wampa", "1x\"")], vec![fault]);
        let wrong = whole(reader, &sideboard(reader, &game(), &[wrong], "/tables/t1"));
        assert!(wrong.contains("value=\"1x&quot;\"") && wrong.contains("role=\"alert\""));
        assert!(wrong.contains("href=\"/rules/SWU-MATCH-04\">§ SWU-MATCH-04"), "{wrong}");
    }
}

#[test]
fn the_small_pages_say_what_they_are_for() {
    let links: Vec<(String, Text)> = vec![("/".to_owned(), text!("Tables", "Mesas"))];
    for reader in READERS {
        let given = whole(reader, &hand_over(reader, "/handover#a\"b<c", "/tables/t1"));
        assert!(given.contains("a&quot;b&lt;c"));
        let taken = whole(reader, &take_over(reader));
        assert!(taken.contains("action=\"/handover\"") && taken.contains("name=\"code\""));
        let fault = text!("Line 3 is <damaged>.", "La línea 3 está <dañada>.");
        let opened = whole(reader, &open_replay(reader, Some(&fault)));
        assert!(opened.contains("role=\"alert\"") && opened.contains("&gt;."));
        assert!(!whole(reader, &open_replay(reader, None)).contains("role=\"alert\""));
        let title = text!("No such table", "No existe esa mesa");
        let text = text!("Look.", "Mira.");
        let page =
            whole(reader, &error_page(reader, &ErrorPage { title, text, links: links.clone() }));
        assert!(page.contains("class=\"button main\" href=\"/\""));
    }
}

#[test]
fn every_sentence_differs_between_the_languages() {
    let [en, es] = READERS.map(|reader| new_table(reader, &new_page(&[], Vec::new())).0);
    let sentences = |page: &str| -> BTreeMap<usize, String> {
        page.split("class=\"help\">")
            .skip(1)
            .map(|piece| piece.split('<').next().unwrap_or_default().to_owned())
            .enumerate()
            .collect()
    };
    let en = sentences(&en);
    let es = sentences(&es);
    assert_eq!(en.len(), es.len());
    for (place, sentence) in en {
        assert_ne!(Some(&sentence), es.get(&place), "not translated");
    }
}

fn kept(code: &str) -> KeptDeck {
    let mut sketch = Sketch::from(&from_code(code).expect("a draft"));
    sketch.name = Some("\"><b>Mine".to_owned());
    KeptDeck { id: "k1".to_owned(), sketch }
}

#[test]
fn the_deck_builder_is_a_proper_page_at_every_stage() {
    let faults = read("1 | Nobody").expect("a draft").faults().to_vec();
    let failed = Import { pasted: "<b>".to_owned(), faults, understood: Understood::Part };
    let stages = [
        (".", Saved::Never, Import::default()),
        ("5.", Saved::Yes, Import::default()),
        ("5.29.44x2.95x4~95", Saved::Changed, failed),
    ];
    for reader in READERS {
        for (deck, saved, import) in stages.clone() {
            let building =
                Building::read([("deck", deck), ("called", "\"><b>Mine"), ("kept", "k1")]);
            let page = BuilderPage { building, saved, import };
            let page = whole(reader, &deck_builder(reader, &page));
            assert!(!page.contains("<b>Mine") && page.contains("&lt;b&gt;Mine"));
            assert!(page.contains("name=\"deck\" value=\""));
        }
        for filter in
            [("words", "xyzzy"), ("sort", "event"), ("aspect", "none"), ("trait", "rebel")]
        {
            let building = Building::read([("deck", "5.29"), filter]);
            let page = BuilderPage { building, saved: Saved::Never, import: Import::default() };
            whole(reader, &deck_builder(reader, &page));
        }
    }
}

#[test]
fn the_shelf_and_the_decks_of_a_table_are_proper_pages() {
    for reader in READERS {
        for decks_kept in
            [Vec::new(), vec![kept("5.29.95"), KeptDeck { id: "k2".to_owned(), ..kept(".") }]]
        {
            let shelf = DeckShelf { decks: decks_kept, most: 40, ..DeckShelf::default() };
            assert!(!whole(reader, &decks(reader, &shelf)).contains("<b>Mine"));
        }
        let of_table = Starter::ALL.map(|starter| TableDeck {
            side: text!("blue", "azul"),
            list: DeckList::Open(Sketch::from(&starter.deck())),
        });
        let page = whole(reader, &table_decks(reader, &of_table, "/tables/t1"));
        assert!(page.contains("href=\"/tables/t1\"") && page.contains("/rules/SWU-OPEN-45"));
        assert!(!page.contains("name=\"do\""), "nothing can be changed");
    }
}

#[test]
fn a_new_table_asks_for_decks_and_keeps_what_was_pasted() {
    let option = SetupOption { word: "luke", label: text!("Luke", "Luke"), help: Text::default() };
    let field = SetupField {
        key: "red",
        rule: "SWU-COMP-01",
        label: text!("Red's deck", "Mazo de Rojo"),
        help: text!("Help.", "Ayuda."),
        kind: SetupKind::Deck { starters: vec![option], code: "5.29" },
        asked: Asked::OnForm,
        prominence: Prominence::Main,
        beside: &[""],
        usual: Usual::OfKind,
    };
    let sent = [("set.red", "pasted"), ("paste.red", "1 | <b>Nobody"), ("kept.red", "k1")];
    for reader in READERS {
        let mut page = new_page(&[], Vec::new());
        page.fields = vec![field.clone()];
        let usual = whole(reader, &new_table(reader, &page));
        assert!(usual.contains("value=\"luke\" checked") && !usual.contains("value=\"kept\""));
        page = NewTable { kept: vec![kept("5.29.95")], ..new_page(&sent, Vec::new()) };
        page.fields = vec![field.clone()];
        let faults = read("1 | Nobody").expect("a draft").faults().to_vec();
        page.deck_faults = BTreeMap::from([("red".to_owned(), faults)]);
        let faulty = whole(reader, &new_table(reader, &page));
        for said in [
            "value=\"pasted\" checked",
            "1 | &lt;b&gt;Nobody",
            "aria-invalid=\"true\"",
            "href=\"#deck-red\"",
            "/rules/SWU-DECK-02",
            "value=\"k1\" selected",
        ] {
            assert!(faulty.contains(said), "{said}: {faulty}");
        }
    }
}
