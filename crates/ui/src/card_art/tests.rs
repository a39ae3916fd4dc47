use std::collections::BTreeSet;

use prose::{Lang, Text};

use super::likeness::{difference, raster};
use super::{
    Allegiance, EDGE, Emblem, Face, Stat, back, colour_blindness, frame_colours, picture_svg,
    pictures, svg,
};
use crate::board::{deckbuilding, unlimited};

/// The faces of every card of every game.
fn faces() -> Vec<Face> {
    [deckbuilding::face::faces(), unlimited::face::faces()].concat()
}

/// Checks that a document is well-formed XML.
fn check_xml(document: &str) -> Result<(), String> {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = document;
    while let Some((text, after)) = rest.split_once('<') {
        check_entities(text)?;
        let (tag, after) = after.split_once('>').ok_or("a tag without end")?;
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Err(format!("</{name}> closes nothing"));
            }
        } else {
            let (tag, closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
            let name = tag.split(' ').next().unwrap_or_default();
            check_attributes(&tag[name.len()..])?;
            if !closed {
                open.push(name);
            }
        }
        rest = after;
    }
    check_entities(rest)?;
    if open.is_empty() { Ok(()) } else { Err(format!("left open: {open:?}")) }
}

fn check_entities(text: &str) -> Result<(), String> {
    let known = ["amp;", "lt;", "gt;", "quot;"];
    let bad = text.split('&').skip(1).find(|after| !known.iter().any(|one| after.starts_with(one)));
    bad.map_or(Ok(()), |after| Err(format!("an unknown entity: &{after}")))
}

fn check_attributes(text: &str) -> Result<(), String> {
    let parts: Vec<&str> = text.split('"').collect();
    let (last, pairs) = parts.split_last().ok_or("no attributes")?;
    if !pairs.len().is_multiple_of(2) || !last.trim().is_empty() {
        return Err(format!("attributes that do not end: {text}"));
    }
    let mut names = Vec::new();
    for pair in pairs.chunks(2) {
        let name = pair[0].strip_prefix(' ').and_then(|name| name.strip_suffix('='));
        let name = name.ok_or_else(|| format!("no attribute: {}", pair[0]))?;
        if name.is_empty() || name.contains(' ') || names.contains(&name) {
            return Err(format!("a wrong or repeated attribute: {name}"));
        }
        check_entities(pair[1])?;
        names.push(name);
    }
    Ok(())
}

/// The contents of the elements with this name, in order.
fn written<'a>(document: &'a str, element: &str) -> Vec<&'a str> {
    let start = format!("<{element} ");
    let end = format!("</{element}>");
    let inside = |part: &'a str| Some(part.split_once('>')?.1.split_once(&*end)?.0);
    document.split(&*start).skip(1).filter_map(inside).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[test]
fn the_check_finds_what_is_not_well_formed() {
    assert_eq!(check_xml("<a b=\"c &amp; d\"><e></e></a>"), Ok(()));
    for wrong in ["<a>", "<a></b>", "<a b=c></a>", "<a b=\"1\" b=\"2\"></a>", "<a>R & B</a>", "<a"]
    {
        assert!(check_xml(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn every_card_is_a_small_well_formed_document() {
    for face in faces() {
        for lang in Lang::ALL {
            let drawing = svg(&face, lang);
            assert_eq!(check_xml(&drawing), Ok(()), "{} {lang}", face.id);
            assert!(drawing.len() < 5_400, "{} {lang}: {} bytes", face.id, drawing.len());
            assert!(drawing.starts_with("<svg xmlns="), "{}", face.id);
        }
    }
}

#[test]
fn the_picture_alone_is_a_document_without_writing() {
    for face in faces() {
        let drawing = picture_svg(&face);
        assert_eq!(check_xml(&drawing), Ok(()), "{}", face.id);
        assert!(!drawing.contains("<text") && drawing.len() < svg(&face, Lang::En).len());
    }
}

#[test]
fn a_card_has_three_and_a_half_kilobytes_on_average() {
    let faces = faces();
    let all: usize = faces.iter().map(|face| svg(face, Lang::En).len()).sum();
    assert!(all < 3_500 * faces.len(), "{} bytes", all / faces.len());
}

#[test]
fn a_card_shows_its_whole_name_kind_and_numbers() {
    for face in faces() {
        for lang in Lang::ALL {
            let drawing = svg(&face, lang);
            let texts = written(&drawing, "text");
            let name = escaped(face.name.get(lang));
            let begun = texts[0] == name || format!("{} {}", texts[0], texts[1]) == name;
            assert!(begun, "{} {lang}: {texts:?}", face.id);
            let kinds = std::iter::once(&face.kind).chain(&face.short_kind);
            let mut kinds = kinds.map(|kind| escaped(kind.get(lang)));
            assert!(kinds.any(|kind| texts.contains(&&*kind)), "{} {lang}", face.id);
            let below = escaped(face.subtitle.get(lang));
            assert!(below.is_empty() || texts.contains(&&*below), "{} {lang}: {below}", face.id);
            for mark in &face.marks {
                assert!(texts.contains(&mark.letters().get(lang)), "{} {lang}", face.id);
            }
            for (stat, value) in &face.stats {
                let labelled = texts
                    .windows(2)
                    .any(|pair| pair == [&*stat.written(*value), stat.label().get(lang)]);
                assert!(labelled, "{} {lang}: {stat:?} {value} in {texts:?}", face.id);
            }
        }
    }
}

#[test]
fn no_writing_is_wider_than_the_card() {
    for face in faces() {
        for lang in Lang::ALL {
            let drawing = svg(&face, lang);
            for told in drawing.split("textLength=\"").skip(1) {
                let width: i32 = told.split('"').next().unwrap().parse().unwrap();
                assert!((1..=224).contains(&width), "{} {lang}: {width}", face.id);
            }
        }
    }
}

#[test]
fn a_card_is_always_drawn_the_same() {
    for face in faces() {
        assert_eq!(svg(&face, Lang::En), svg(&face, Lang::En));
    }
}

/// Pairs of cards whose figures differ less than this share of what is drawn look alike.
const LOOK_ALIKE: usize = 20;

/// The pairs of these cards that look alike, whatever their colours, scenes and stars.
fn look_alikes(faces: &[Face]) -> Vec<(usize, &'static str, &'static str)> {
    let drawn: Vec<_> = faces.iter().map(|face| (face.id, raster(face))).collect();
    let mut found = Vec::new();
    for (at, (id, one)) in drawn.iter().enumerate() {
        for (other_id, other) in &drawn[at + 1..] {
            let difference = difference(one, other);
            if difference < LOOK_ALIKE {
                found.push((difference, *id, *other_id));
            }
        }
    }
    found.sort_unstable();
    found
}

#[test]
fn no_two_titles_of_a_game_share_a_drawing() {
    for faces in [deckbuilding::face::faces(), unlimited::face::faces()] {
        assert_eq!(look_alikes(&faces), []);
    }
}

#[test]
fn stars_colours_and_small_shifts_do_not_make_another_drawing() {
    let x_wing = faces().into_iter().find(|face| face.id == "x-wing").expect("a card");
    let repainted = Face { allegiance: Allegiance::Empire, ..x_wing.clone() };
    assert_eq!(look_alikes(&[x_wing, repainted]).len(), 1);
}

#[test]
fn every_card_of_the_games_has_a_picture_of_its_own_and_no_entry_is_left_over() {
    let mut known: Vec<&str> = faces().iter().map(|face| face.id).collect();
    known.sort_unstable();
    known.dedup();
    let mut drawn: Vec<&str> = pictures::ids().collect();
    drawn.sort_unstable();
    assert_eq!(drawn, known);
}

#[test]
fn cards_without_an_entry_are_told_apart_too() {
    const IDS: [&str; 12] =
        ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8", "i9", "j10", "k11", "l12"];
    let people = [Emblem::Officer, Emblem::Trooper, Emblem::Jedi, Emblem::Scoundrel];
    let things = [Emblem::Fighter, Emblem::Ship, Emblem::Base, Emblem::Event, Emblem::Upgrade];
    for emblem in people.into_iter().chain(things) {
        let faces = IDS.map(|id| Face { id, emblem, ..made_up("Nobody") });
        for face in &faces {
            assert_eq!(check_xml(&svg(face, Lang::En)), Ok(()));
        }
        let alike = look_alikes(&faces).into_iter().filter(|(difference, ..)| *difference < 5);
        assert!(alike.count() <= 2, "{emblem:?}: {:?}", look_alikes(&faces));
    }
}

#[test]
fn words_of_a_name_decide_what_is_drawn() {
    let face = |id, name| Face { id, emblem: Emblem::Fighter, ..made_up(name) };
    let drawn = |face: &Face| svg(face, Lang::En);
    let nose = "M-5-70H5L12 10V52H-12V10Z";
    assert!(drawn(&face("new-one", "Blue X-wing")).contains(nose));
    assert!(!drawn(&face("new-two", "Blue Y-wing")).contains(nose));
}

fn made_up(name: &str) -> Face {
    Face {
        id: "made-up",
        name: Text::same(name),
        subtitle: Text::default(),
        allegiance: Allegiance::Neutral,
        emblem: Emblem::Traveller,
        kind: Text::same("a < b"),
        short_kind: None,
        marks: Vec::new(),
        unique: false,
        stats: vec![(Stat::Cost, 0)],
        has_text: false,
    }
}

#[test]
fn xml_characters_in_a_name_are_escaped() {
    let drawing = svg(&made_up("R<2 & \"D\""), Lang::Es);
    assert_eq!(check_xml(&drawing), Ok(()));
    assert!(drawing.contains("R&lt;2 &amp;"));
}

#[test]
fn unique_cards_and_abilities_are_marked() {
    let plain = made_up("Plain");
    let parts = |face: &Face| svg(face, Lang::En).matches("<path").count();
    let unique = Face { unique: true, ..plain.clone() };
    let able = Face { has_text: true, stats: vec![(Stat::Attack, 1)], ..plain.clone() };
    assert!(parts(&unique) > parts(&plain));
    let unable = Face { has_text: false, ..able.clone() };
    assert!(parts(&able) > parts(&unable));
}

#[test]
fn factions_differ_in_outline_and_every_back_is_well_formed() {
    let outline = |allegiance: Allegiance| {
        let drawing = back(Some(allegiance));
        assert_eq!(check_xml(&drawing), Ok(()));
        written_shape(&drawing)
    };
    let outlines: BTreeSet<String> = Allegiance::FACTIONS.into_iter().map(outline).collect();
    assert_eq!(outlines.len(), Allegiance::FACTIONS.len());
    assert_eq!(check_xml(&back(None)), Ok(()));
    assert_ne!(back(None), back(Some(Allegiance::Neutral)));
}

/// A difference that is seen at a glance; 2 is just noticeable.
const APART: f64 = 15.0;

#[test]
fn the_colours_of_factions_differ_for_colour_blind_eyes_too() {
    let rims = Allegiance::FACTIONS.map(|one| (one, frame_colours(one)[0]));
    for (at, (one, rim)) in rims.iter().enumerate() {
        for (other, other_rim) in &rims[at + 1..] {
            for (eye, apart) in colour_blindness::differences(rim, other_rim) {
                assert!(apart > APART, "{one:?} and {other:?} with {eye}: {apart}");
            }
        }
    }
}

#[test]
fn a_frame_can_be_seen_and_read() {
    for one in Allegiance::FACTIONS {
        let [rim, banner, panel, light] = frame_colours(one);
        let contrast = colour_blindness::contrast;
        assert!(contrast(rim, panel) >= 3.0, "{one:?}: {}", contrast(rim, panel));
        for ground in [banner, panel] {
            assert!(contrast(light, ground) >= 4.5, "{one:?}: {}", contrast(light, ground));
        }
    }
}

/// The colours of a page and its parts in the two schemes, from the style sheet.
fn grounds() -> Vec<[String; 2]> {
    let style = include_str!("../../style/base.css");
    let both = |name: &str| {
        let start = format!("  --{name}: light-dark(");
        let (_, rest) = style.split_once(&start).expect("a colour of the page");
        let (light, rest) = rest.split_once(", ").expect("two colours");
        let (dark, _) = rest.split_once(')').expect("an end");
        [light.to_owned(), dark.to_owned()]
    };
    ["ground", "raised", "sunken"].map(both).into()
}

#[test]
fn a_card_can_be_told_from_every_page_also_by_colour_blind_eyes() {
    for one in Allegiance::FACTIONS {
        let [rim, ..] = frame_colours(one);
        for [light, dark] in grounds() {
            // On a light page the dark edge does it, whatever the rim.
            for (edge, ground) in [(EDGE, light), (rim, dark)] {
                for (eye, contrast) in colour_blindness::contrasts(edge, &ground) {
                    assert!(contrast >= 3.0, "{one:?} on {ground} with {eye}: {contrast}");
                }
            }
        }
    }
}

/// The first path of a drawing.
fn written_shape(drawing: &str) -> String {
    let path = drawing.split("<path d=\"").nth(1).expect("an outline");
    path.split('"').next().unwrap_or_default().to_owned()
}
