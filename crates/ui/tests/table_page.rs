//! The page of a table: every state in both languages, stable bytes, escaped text.

mod html;

use maud::PreEscaped;
use prose::{Lang, Text, text};
use table::{Because, Offer, RuleId, Seat};
use ui::board::{Action, ActionBar, Sign, SignKind, Weight, left_over};
use ui::table_page::{
    Aside, ChatLine, Conceding, Contents, DeckChoice, DeckProgress, Frame, GameName, Happened,
    Hints, LineKind, LogLine, NextUp, Phrase, Place, Refused, Said, SeatLine, Sideboard, Sitter,
    Standing, Talk, Undo, Verdict, chat_lines, hash, log_lines, page, regions, sum,
};
use ui::{Concern, Reader, Region};

const READERS: [Reader; 2] = [Reader { lang: Lang::En }, Reader { lang: Lang::Es }];

fn seat(number: u8, word: &str, name: Text, sitter: Sitter, asked: bool) -> SeatLine {
    SeatLine {
        seat: Seat::new(number),
        word: word.to_owned(),
        name,
        side: None,
        sitter,
        asked,
        wants_more: false,
        clock: Some(61_001),
    }
}

fn offer(heading: &Text, words: &str) -> Offer {
    Offer { choice: (), words: words.to_owned(), heading: heading.clone(), text: Text::same(words) }
}

/// A match in which the reader is asked.
fn asked(reader: Reader) -> Frame<'static> {
    let ana = Sitter::Person { here: true };
    Frame {
        id: "t1",
        game: GameName { word: "duel", title: text!("The duel", "El duelo") },
        setup: text!("10 life", "10 vidas"),
        reader,
        place: Place::Seat(Seat::new(0)),
        seats: vec![
            seat(0, "empire", text!("the Empire", "el Imperio"), Sitter::You, true),
            seat(1, "rebels", text!("the Rebels", "los rebeldes"), ana, false),
        ],
        standing: Standing::Playing,
        question: Some(text!("What now?", "¿Y ahora?")),
        offers: vec![offer(&text!("Turn", "Turno"), "end turn")],
        idle: Vec::new(),
        bar: ActionBar::of_all(&[offer(&text!("Turn", "Turno"), "end turn")]),
        happened: None,
        guide: None,
        wanted: Vec::new(),
        talk: Talk::default(),
        verdict: None,
        undo: Undo::Free,
        hints: Hints::NotOffered,
        conceding: Conceding::Loses,
        ply: 12,
        next: NextUp::Match,
        decks: Vec::new(),
        carried_out: 4,
    }
}

/// A match that waits for the other side.
fn waiting(reader: Reader) -> Frame<'static> {
    let mut frame = asked(reader);
    frame.seats[0].asked = false;
    frame.seats[1].asked = true;
    Frame { question: None, offers: Vec::new(), bar: ActionBar::default(), ..frame }
}

fn part(frame: &Frame<'_>, id: &str) -> String {
    let found = regions(frame).into_iter().find(|region| region.id == id);
    found.expect("a part of this name").html.0
}

fn document(frame: &Frame<'_>, refused: Option<Refused>) -> String {
    let board = [Region { id: "lines", html: PreEscaped("<p>…</p>".to_owned()) }];
    let log = PreEscaped("<li id=\"l0\">…</li>".to_owned());
    let chat = PreEscaped("<li id=\"c0\">…</li>".to_owned());
    let contents = Contents {
        frame,
        board_class: "duel",
        board: &board,
        reference: vec![("/tables/t1/decks".to_owned(), text!("Decks", "Mazos"))],
        log,
        chat,
        seq: 9,
        refused,
    };
    page(&contents, "/tables/t1").0
}

#[test]
fn every_state_of_a_table_is_a_proper_page_in_both_languages() {
    let over = Standing::Over(text!("The Empire wins.", "Gana el Imperio."));
    let away = Sitter::Person { here: false };
    let rebels = text!("the Rebels", "los rebeldes");
    let turn = text!("The Rebels ended their turn.", "Los rebeldes terminaron su turno.");
    for reader in READERS {
        for standing in [Standing::Playing, Standing::Waiting, over.clone(), Standing::Frozen] {
            for place in [Place::Seat(Seat::new(0)), Place::Curtain(Seat::new(1)), Place::Watcher] {
                for sitter in [away.clone(), Sitter::Bot("hard".to_owned()), Sitter::Open] {
                    let [side, what] = [&rebels, &turn].map(Clone::clone);
                    let undo = [
                        Undo::Nothing,
                        Undo::Ask,
                        Undo::Asked(what.clone()),
                        Undo::AskedBy { side, what },
                    ];
                    for undo in undo {
                        let mut frame = asked(reader);
                        frame.seats[1].sitter = sitter.clone();
                        let frame = Frame { standing: standing.clone(), place, undo, ..frame };
                        html::check(&document(&frame, None));
                    }
                }
            }
        }
    }
}

#[test]
fn the_form_contains_the_number_of_the_question() {
    let text = document(&asked(READERS[0]), None);
    for wanted in [
        "action=\"/tables/t1/choices\"",
        "data-socket=\"/tables/t1/socket?form=compact&amp;lang=en\"",
        "data-seq=\"9\"",
        "name=\"n\" value=\"5\"",
        "name=\"ply\" value=\"12\"",
        "<button name=\"choice\" value=\"end turn\"><kbd>1</kbd>end turn</button>",
    ] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
}

#[test]
fn undo_is_beside_the_question() {
    let actions = part(&asked(READERS[0]), "actions");
    assert!(actions.starts_with("<h2 id=\"question\""), "{actions}");
    assert!(actions.contains("formaction=\"/tables/t1/undo\""), "{actions}");
}

#[test]
fn a_turn_that_ends_too_early_is_asked_about() {
    let mut frame = asked(READERS[1]);
    let end = Action {
        label: text!("End turn", "Terminar turno"),
        choices: vec!["end turn".to_owned()],
        weight: Weight::Ends,
    };
    frame.bar = ActionBar::of(vec![end], None);
    assert!(!part(&frame, "actions").contains("data-asks"));
    frame.bar.unspent = left_over([Some(text!("2 cards", "2 cartas"))]);
    let actions = part(&frame, "actions");
    assert!(actions.contains("data-asks=\"Terminar turno: ¿seguro?\""), "{actions}");
    assert!(actions.contains("Queda: 2 cartas"), "{actions}");
}

#[test]
fn several_choices_at_once_need_the_script_and_one_does_not() {
    let mut frame = asked(READERS[0]);
    let all = text!("Play all (2)", "Jugar todo (2)");
    let choices = vec!["play a".to_owned(), "play b".to_owned()];
    frame.bar = ActionBar::of(vec![Action::batch(all, choices)], None);
    let actions = part(&frame, "actions");
    assert!(actions.contains("data-batch=\"play a|play b\""), "{actions}");
    assert!(actions.contains("scripted") && !actions.contains("name=\"choice\""), "{actions}");
}

#[test]
fn answers_without_effect_are_folded_away() {
    let turn = text!("Turn", "Turno");
    let offers = vec![offer(&turn, "attack"), offer(&turn, "wait")];
    let frame = Frame { offers, idle: vec!["wait".to_owned()], ..asked(READERS[1]) };
    let prompt = part(&frame, "prompt");
    let (open, folded) = prompt.split_once("<details>").expect("a fold");
    assert!(open.contains("value=\"attack\"") && !open.contains("value=\"wait\""), "{open}");
    assert!(folded.starts_with("<summary>Sin efecto (1)</summary>"), "{folded}");
    assert!(folded.contains("value=\"wait\" data-idle"), "{folded}");
}

#[test]
fn the_turns_of_others_are_one_line_that_opens_into_steps() {
    let step = LogLine {
        number: 3,
        ply: 7,
        seat: None,
        text: text!("Dantooine took 4 damage.", "Dantooine sufrió 4 de daño."),
        concerns: Vec::new(),
        sign: None,
        kind: LineKind::Event,
    };
    let text = text!("The Rebels: 4 damage to Dantooine.", "Los rebeldes: 4 de daño a Dantooine.");
    let frame = Frame { happened: Some(Happened { text, lines: vec![step] }), ..asked(READERS[1]) };
    let happened = part(&frame, "happened");
    assert!(happened.contains("<summary>Los rebeldes: 4 de daño a Dantooine.</summary>"));
    assert!(happened.contains("href=\"/tables/t1/replay?at=7\">Dantooine sufrió 4 de daño."));
    assert_eq!(part(&asked(READERS[1]), "happened"), "");
}

#[test]
fn the_end_says_in_large_who_won() {
    let over = Standing::Over(text!("The Empire wins.", "Gana el Imperio."));
    for (verdict, words) in [
        (Some(Verdict::Won), "¡Has ganado!"),
        (Some(Verdict::Lost), "Has perdido"),
        (Some(Verdict::Drawn), "Empate"),
        (None, "Fin de la partida"),
    ] {
        let frame = Frame { standing: over.clone(), verdict, ..waiting(READERS[1]) };
        let ending = part(&frame, "ending");
        assert!(ending.contains(&format!("<b class=\"verdict\">{words}</b>")), "{ending}");
        assert!(ending.contains("Gana el Imperio."), "{ending}");
    }
    assert_eq!(part(&asked(READERS[0]), "ending"), "");
}

#[test]
fn sides_are_named_as_the_sentence_needs_them() {
    let [en, es] = READERS.map(waiting);
    assert!(part(&en, "actions").contains("Waiting for the Rebels…"));
    assert!(part(&es, "actions").contains("Esperando a los rebeldes…"));
    assert!(
        part(&es, "seats").contains("<b class=\"name\" title=\"Los rebeldes\">Los rebeldes</b>")
    );
    let mut sided = waiting(READERS[1]);
    sided.seats[1].side = Some(text!("Rebels", "Rebeldes"));
    let seats = part(&sided, "seats");
    assert!(seats.contains("data-initial=\"R\""), "{seats}");
    // A side that is the name already is not said again; beside the name of a person it is.
    assert!(seats.contains(">Rebeldes</b>") && !seats.contains("class=\"side\""), "{seats}");
    sided.seats[1].name = Text::same("Ana");
    let seats = part(&sided, "seats");
    assert!(seats.contains(">Ana</b>") && seats.contains("<span class=\"side\">Rebeldes</span>"));
    let curtain = Frame { place: Place::Curtain(Seat::new(0)), ..waiting(READERS[1]) };
    let prompt = part(&curtain, "actions");
    assert!(prompt.contains("Pasa el dispositivo al Imperio."), "{prompt}");
    assert!(prompt.contains("name=\"seat\" value=\"empire\" formaction=\"/tables/t1/lift\""));
}

#[test]
fn many_answers_of_one_kind_are_folded_and_the_first_others_have_digits() {
    let buy = text!("Buy", "Comprar");
    let other = text!("Other", "Otras");
    let many: Vec<Offer> = (0..9).map(|n| offer(&buy, &format!("buy {n}"))).collect();
    let few: Vec<Offer> = (0..8).map(|n| offer(&other, &format!("do {n}"))).collect();
    let both = Frame { offers: [many.clone(), few].concat(), ..asked(READERS[0]) };
    let prompt = part(&both, "prompt");
    assert!(
        prompt.contains("<summary>Buy (9)</summary><button name=\"choice\" value=\"buy 0\">buy 0")
    );
    assert!(
        prompt.contains("value=\"do 0\"><kbd>1</kbd>")
            && prompt.contains("value=\"do 7\"><kbd>8</kbd>")
    );
    let alone = Frame { offers: many, ..asked(READERS[0]) };
    let prompt = part(&alone, "prompt");
    assert!(!prompt.contains("<details") && prompt.contains("value=\"buy 8\"><kbd>9</kbd>"));
}

#[test]
fn a_number_is_its_own_key() {
    let how_many = text!("How many?", "¿Cuántos?");
    let offers = ["0", "1", "9", "10"].map(|number| offer(&how_many, number)).to_vec();
    let prompt = part(&Frame { offers, ..asked(READERS[0]) }, "prompt");
    for shown in ["\"0\"><kbd>0</kbd>0", "\"1\"><kbd>1</kbd>1", "\"9\"><kbd>9</kbd>9", "\"10\">10"]
    {
        assert!(prompt.contains(&format!("value={shown}</button>")), "{prompt}");
    }
}

#[test]
fn only_those_who_may_act_are_shown_how() {
    let frame = asked(READERS[0]);
    assert!(
        part(&frame, "controls").contains("/concede")
            && part(&frame, "controls").contains("/handover")
    );
    assert!(!part(&frame, "controls").contains("/record"), "the record would tell hidden cards");
    let watcher = Frame { place: Place::Watcher, undo: Undo::Nothing, ..waiting(READERS[0]) };
    let controls = part(&watcher, "controls");
    assert!(!controls.contains("<button"), "{controls}");
    let over = Standing::Over(text!("The Empire wins.", "Gana el Imperio."));
    let ended = Frame { standing: over, ..waiting(READERS[0]) };
    assert!(
        part(&ended, "ending").contains("/rematch") && part(&ended, "controls").contains("/record")
    );
    assert!(
        !part(&ended, "actions").contains("/undo") && part(&frame, "actions").contains("/undo")
    );
    let watched = Frame { place: Place::Watcher, ..ended };
    assert!(!part(&watched, "ending").contains("/rematch"));
}

#[test]
fn between_games_of_a_match_the_next_step_is_shown() {
    let prompt = |next, place| {
        let over = Standing::Over(text!("Blue won the game.", "Azul ganó la partida."));
        let frame = Frame { standing: over, next, place, ..waiting(READERS[0]) };
        html::check(&document(&frame, None));
        part(&frame, "ending")
    };
    let seat = Place::Seat(Seat::new(0));
    for (next, words, sideboard) in [
        (NextUp::Match, "Rematch with sides swapped", false),
        (NextUp::Again, "Play the game again", false),
        (NextUp::Game(Sideboard::Empty), "Next game of the match", false),
        (NextUp::Game(Sideboard::Open), "Exchange cards with the sideboard", true),
        (NextUp::Game(Sideboard::Exchanged), "Cards are exchanged.", true),
    ] {
        let prompt = prompt(next, seat);
        assert!(prompt.contains(words) && prompt.contains("/rematch"), "{prompt}");
        assert_eq!(prompt.contains("/tables/t1/sideboard"), sideboard, "{prompt}");
    }
    let watched = prompt(NextUp::Game(Sideboard::Open), Place::Watcher);
    assert!(!watched.contains("/sideboard") && !watched.contains("/rematch"), "{watched}");
}

#[test]
fn players_who_want_to_play_on_are_shown_to_the_others() {
    let over = || Standing::Over(text!("Blue won the game.", "Azul ganó la partida."));
    let prompt = |wants: [bool; 2]| {
        let mut frame = Frame { standing: over(), ..waiting(READERS[0]) };
        for (line, wants) in frame.seats.iter_mut().zip(wants) {
            line.wants_more = wants;
        }
        html::check(&document(&frame, None));
        part(&frame, "ending")
    };
    let [neither, other, own] = [[false, false], [false, true], [true, false]].map(prompt);
    assert!(neither.contains("/rematch") && !neither.contains("play on"), "{neither}");
    assert!(
        other.contains("/rematch") && other.contains("Ready to play on: the Rebels."),
        "{other}"
    );
    assert!(!own.contains("/rematch") && own.contains("Waiting for the Rebels…"), "{own}");
    // If the other player has left for good, the reader can play on against the bot in their seat.
    let mut left = Frame { standing: over(), ..waiting(READERS[0]) };
    left.seats[0].wants_more = true;
    left.seats[1].sitter = Sitter::Bot("normal".to_owned());
    assert!(part(&left, "ending").contains("/rematch"));
}

#[test]
fn many_answers_can_be_looked_through_by_typing() {
    let prompt = |answers: usize| {
        let heading = text!("Answer", "Responder");
        let offers = (0..answers).map(|n| offer(&heading, &format!("name {n}"))).collect();
        let frame = Frame { offers, ..asked(READERS[0]) };
        html::check(&document(&frame, None));
        part(&frame, "prompt")
    };
    assert!(!prompt(24).contains("data-sift"));
    assert_eq!(prompt(25).matches("data-sift").count(), 1);
}

#[test]
fn a_free_seat_can_be_taken_only_by_a_reader_without_one() {
    let mut frame = Frame { standing: Standing::Waiting, ..waiting(READERS[0]) };
    frame.seats[1].sitter = Sitter::Open;
    assert!(!part(&frame, "seats").contains("/seats/rebels"));
    assert!(part(&frame, "seats").contains("data-copy=\"/tables/t1\""));
    frame.place = Place::Watcher;
    assert!(part(&frame, "seats").contains("formaction=\"/tables/t1/seats/rebels\""));
}

#[test]
fn before_the_match_everyone_is_shown_who_has_chosen_a_deck() {
    let choice =
        |side: &str, sitter, progress| DeckChoice { name: Text::same(side), sitter, progress };
    let mut frame = Frame { standing: Standing::Waiting, ..waiting(READERS[0]) };
    assert_eq!(part(&frame, "deck-choices"), "", "nothing once the match has begun");
    frame.decks = vec![
        choice("Blue", Sitter::You, DeckProgress::Choosing),
        choice("Red", Sitter::Open, DeckProgress::Choosing),
    ];
    let shown = part(&frame, "deck-choices");
    assert!(shown.contains("choosing a deck") && shown.contains("not here yet"), "{shown}");
    assert!(shown.contains("href=\"/tables/t1/deck\"") && shown.contains("Choose my deck"));
    frame.decks[0].progress = DeckProgress::Ready;
    assert!(part(&frame, "deck-choices").contains("Change my deck"));
    frame.decks[0].sitter = Sitter::Person { here: true };
    frame.decks[0].name = Text::same("<b>");
    let shown = part(&frame, "deck-choices");
    assert!(!shown.contains("/deck\"") && shown.contains("&lt;b&gt;"), "{shown}");
    assert!(part(&frame, "actions").contains("when everyone has chosen a deck"));
}

#[test]
fn only_the_clock_of_the_asked_seat_runs() {
    let seats = part(&asked(READERS[0]), "seats");
    assert_eq!(seats.matches("data-clock=\"61001\"").count(), 2);
    assert_eq!(seats.matches("data-clock=\"61001\" data-run>1:02<").count(), 1);
    let over = Standing::Over(text!("It is over.", "Se acabó."));
    assert!(!part(&Frame { standing: over, ..asked(READERS[0]) }, "seats").contains("data-run"));
}

#[test]
fn names_and_chat_are_escaped() {
    let mut frame = asked(READERS[0]);
    frame.seats[1].name = Text::same("<i>Ana\" onclick=");
    let page = document(&frame, None);
    assert!(page.contains("&lt;i&gt;Ana") && !page.contains("<i>Ana") && !page.contains("Ana\""));
    let line = |said| ChatLine { number: 3, by: None, aside: Aside::Aloud, said };
    let by = Some((Seat::new(1), Text::same("<i>Ana")));
    let chat = chat_lines(READERS[0], &[ChatLine { by, ..line(Said::RefusedUndo) }]).0;
    assert!(chat.contains("<b class=\"seat-1\">&lt;i&gt;Ana</b> did not agree"), "{chat}");
    let said = [line(Said::Words("<script>".to_owned())), line(Said::Phrase(Phrase::GoodGame))];
    let chat = chat_lines(READERS[1], &said).0;
    assert!(
        chat.contains("<li id=\"c3\"><b>Alguien del público</b> &lt;script&gt;</li>"),
        "{chat}"
    );
    assert!(chat.contains("¡Buena partida!"));
}

#[test]
fn the_log_links_cards_rules_and_the_moment() {
    let line = LogLine {
        number: 33,
        ply: 12,
        seat: Some(Seat::new(1)),
        text: text!(
            "TIE Fighter Ace follows TIE Fighter & wins.",
            "As de TIE sigue a Caza TIE & gana."
        ),
        concerns: vec![
            Concern::Card("tie"),
            Concern::Card("ace"),
            Concern::Rule("X-1"),
            Concern::Card("gone"),
        ],
        sign: Some(Sign::on_card("tie#2", SignKind::Damage, Some(3))),
        kind: LineKind::Event,
    };
    let name = |id: &str| match id {
        "tie" => Some(text!("TIE Fighter", "Caza TIE")),
        "ace" => Some(text!("TIE Fighter Ace", "As de TIE")),
        _ => None,
    };
    let [en, es] =
        READERS.map(|reader| log_lines(reader, "t1", "duel", std::slice::from_ref(&line), name).0);
    assert_eq!(
        en,
        "<li id=\"l33\" class=\"seat-1\" data-on=\"tie#2\" data-sign=\"damage\" data-shows=\"−3\"><a class=\"at\" href=\"/tables/t1/replay?at=12\" aria-label=\"Choice 12\">12</a> \
         <a href=\"/cards/duel/ace\" data-card=\"ace\">TIE Fighter Ace</a> follows \
         <a href=\"/cards/duel/tie\" data-card=\"tie\">TIE Fighter</a> &amp; wins. \
         <a href=\"/rules/X-1\" aria-label=\"Rule X-1\">§</a></li>"
    );
    assert!(es.contains(
        ">As de TIE</a> sigue a <a href=\"/cards/duel/tie\" data-card=\"tie\">Caza TIE</a>"
    ));
}

#[test]
fn a_refusal_names_what_forbids_it() {
    let refused = |because| Some(Refused { text: text!("It costs <6>.", "Cuesta <6>."), because });
    let rule = document(&asked(READERS[0]), refused(Some(Because::Rule(RuleId("X-1")))));
    assert!(rule.contains("It costs &lt;6&gt;. <a href=\"/rules/X-1\">§ X-1</a>"));
    let card = document(&asked(READERS[1]), refused(Some(Because::Card("ace"))));
    assert!(card.contains("<a href=\"/cards/duel/ace\">Ver la carta</a>"));
    html::check(&card);
}

#[test]
fn phrases_read_back_as_they_are_written() {
    for phrase in Phrase::ALL {
        assert_eq!(Phrase::read(phrase.word()), Some(phrase));
    }
    assert_eq!(Phrase::read("shout"), None);
}

#[test]
fn the_same_frame_gives_the_same_bytes_and_a_new_choice_changes_few_parts() {
    let bytes = |frame: &Frame<'_>| regions(frame).iter().map(hash).collect::<Vec<_>>();
    let frame = asked(READERS[0]);
    assert_eq!(bytes(&frame), bytes(&asked(READERS[0])));
    let next = Frame {
        ply: 13,
        carried_out: 5,
        question: Some(text!("And?", "¿Y?")),
        ..asked(READERS[0])
    };
    let changed =
        bytes(&frame).iter().zip(bytes(&next)).filter(|(one, other)| **one != *other).count();
    assert_eq!(changed, 1, "only the question");
}

#[test]
fn hashes_and_their_sum_are_those_of_the_protocol() {
    // The check value published with the algorithm.
    let region = Region { id: "lines", html: PreEscaped("123456789".to_owned()) };
    assert_eq!(hash(&region), 0xcbf4_3926);
    // The example in the script.
    assert_eq!(sum(&[0xffff_ffff, 2]), 1);
    assert_eq!(sum(&[]), 0);
    let frame = asked(READERS[0]);
    let text = document(&frame, None);
    for region in regions(&frame) {
        let tag = format!(
            "id=\"{}\" data-h=\"{:08x}\">{}</section>",
            region.id,
            hash(&region),
            region.html.0
        );
        assert!(text.contains(&tag), "{tag}");
    }
}
