//! Generates the text of an effect from its step tree, in both languages.
//!
//! A pick is expressed by the action that uses it: "exile 1 card from your hand", not "choose 1
//! card from your hand; exile it". A slot is therefore named in full at its first mention and by
//! "that card" afterwards; [`Names`] keeps track.

use prose::{
    Clause, Conjunction, NounPhrase, Subject, Text, for_each, if_, if_else, options, paragraph,
    text, while_,
};

use crate::phrase::Phrase;
use crate::{Count, Names, Slot, Step, Words};

/// The text of a game's words in both languages.
pub trait Vocabulary: Words {
    /// The player meant, as a subject: you, your opponent.
    fn say_who(who: &Self::Who, names: &Names) -> Subject;
    /// The subject and the action. Inside another player's pick, an action of "you" is done by that
    /// player.
    fn say_verb(verb: &Self::Verb, names: &Names) -> (Subject, Clause);
    /// A condition, to follow "if".
    fn say_test(test: &Self::Test, names: &Names) -> Text;
    /// An amount: a number, or a description of the things counted.
    fn say_number(num: &Self::Num, names: &Names) -> Text;
    /// The amount as a plain number, if it is printed.
    fn printed(num: &Self::Num) -> Option<u32>;
    /// The kind of thing a set holds: "card from your hand".
    fn say_set(set: &Self::Set, names: &Names) -> NounPhrase;
    /// A later point: "at the end of your turn".
    fn say_moment(moment: &Self::Moment) -> Text;

    /// One thing of the set at its first mention: "a card from your hand". Returns several
    /// alternatives if the game names the parts of the set one by one: "your opponent's base", "a
    /// capital ship".
    fn say_one(set: &Self::Set, names: &Names) -> Vec<Text> {
        vec![Self::say_set(set, names).a()]
    }

    /// The kind of thing a set holds at a later mention: "card", for "that card". By default the
    /// whole phrase.
    fn say_kind(set: &Self::Set, names: &Names) -> NounPhrase {
        Self::say_set(set, names)
    }

    /// A condition, to follow "while" or "until", where Spanish uses the subjunctive: «mientras
    /// haya», «hasta que muestres». By default the same as after "if".
    fn say_subjunctive(test: &Self::Test, names: &Names) -> Text {
        Self::say_test(test, names)
    }

    /// Things of the set as the object of "choose", where Spanish puts «a» before people: «elige a
    /// un jugador». By default unchanged.
    fn say_chosen(_set: &Self::Set, things: Text) -> Text {
        things
    }

    /// Whether the text says that a player who looks for a thing of this set may find none. A
    /// hidden card can always be left; the text says so where it asks for cards of a sort.
    fn may_find_none(_set: &Self::Set) -> bool {
        false
    }

    /// The condition under which the only possible thing of the set is there, once it was
    /// mentioned: "its cost is that number". By default none.
    fn say_found(_set: &Self::Set, _names: &Names) -> Option<Text> {
        None
    }

    /// Names the thing that a moment provides: the card of "when you next buy a card".
    fn name_moment(_moment: &Self::Moment, _names: &Names) {}
}

/// The effect as one or several sentences.
#[must_use]
pub fn say_effect<W: Vocabulary>(step: &Step<W>, names: &Names) -> Text {
    say_effect_after(Text::default(), step, names)
}

/// The effect after a lead that says when it happens: "when you play this unit,".
#[must_use]
pub fn say_effect_after<W: Vocabulary>(lead: Text, step: &Step<W>, names: &Names) -> Text {
    let mut sentences = Vec::new();
    tell(step, names, &mut sentences);
    let mut sentences = sentences.into_iter();
    let first = lead.then(sentences.next().unwrap_or_default());
    paragraph([first].into_iter().chain(sentences))
}

/// The effect as a part of a longer sentence, such as a cost before a colon.
#[must_use]
pub fn say_piece<W: Vocabulary>(step: &Step<W>, names: &Names) -> Text {
    phrase(step, names).text()
}

/// The question whether the reader wants to do the optional step: "do you want to draw 1 card?".
#[must_use]
pub fn say_offer<W: Vocabulary>(step: &Step<W>, names: &Names) -> Text {
    match step {
        Step::IfDone { first, then } => {
            let first = phrase(first, names);
            let if_done = first.if_done();
            let offer = first.offered();
            offer.then(consequence(if_done, then, names).sentence())
        }
        Step::If { test, then, otherwise: None } => {
            let test = W::say_test(test, names);
            if_(test, phrase(then, names).offered())
        }
        Step::OneOf { options, .. } => may_choose(Subject::You, options, names).offered(),
        step => phrase(step, names).offered(),
    }
}

/// Adds the sentences of a step. Steps that follow one another become sentences; those inside
/// another step share one.
fn tell<W: Vocabulary>(step: &Step<W>, names: &Names, sentences: &mut Vec<Text>) {
    match step {
        Step::Seq(steps) => steps.iter().for_each(|step| tell(step, names, sentences)),
        Step::Pick { count: Count::The, from, into, body, .. } => {
            name_the_only::<W>(from, *into, names);
            tell(body, names, sentences);
        }
        Step::Pick { who, count: Count::Found, from, into, body } if W::may_find_none(from) => {
            let [who, again] = [W::say_who(who, names), W::say_who(who, names)];
            sentences.push(match W::say_found(from, names) {
                Some(test) => {
                    names.set_kind(*into, Vec::new(), &W::say_kind(from, names));
                    if_(test, phrase(body, names).allowed_to(who, &again).text())
                }
                None => {
                    let said = pick(who.clone(), &Count::Found, from, *into, body, names);
                    said.allowed_to(who, &again).text()
                }
            });
        }
        Step::Pick { who, count: count @ (Count::One | Count::Found), from, into, body } => {
            let who = W::say_who(who, names);
            match body {
                Step::Seq([first, rest @ ..]) => {
                    sentences.push(pick(who, count, from, *into, first, names).text());
                    rest.iter().for_each(|step| tell(step, names, sentences));
                }
                body if can_name_picks_inline(body) => {
                    sentences.push(pick(who, count, from, *into, body, names).text());
                }
                body => {
                    sentences.push(pick(who, count, from, *into, &Step::Seq(&[]), names).text());
                    tell(body, names, sentences);
                }
            }
        }
        Step::May { who, body: Step::IfDone { first, then } } => {
            follow(allowed(who, first, names), then, names, sentences);
        }
        Step::IfDone { first, then } => follow(phrase(first, names), then, names, sentences),
        Step::If { test, then, otherwise: Some(otherwise) } => {
            let test = W::say_test(test, names);
            sentences.push(if_(test, phrase(then, names).text()));
            let mut rest = Vec::new();
            match otherwise {
                Step::If { .. } => tell(otherwise, names, &mut rest),
                other => rest.push(phrase(other, names).text()),
            }
            let mut lead = text!("otherwise,", "de lo contrario,");
            for sentence in rest {
                sentences.push(std::mem::take(&mut lead).then(sentence));
            }
        }
        _ => sentences.push(phrase(step, names).text()),
    }
}

/// "First. If you do, then."
fn follow<W: Vocabulary>(first: Phrase, then: &Step<W>, names: &Names, sentences: &mut Vec<Text>) {
    let if_done = first.if_done();
    sentences.push(first.text());
    sentences.push(consequence(if_done, then, names));
}

/// "If you do, then."
fn consequence<W: Vocabulary>(if_done: Text, then: &Step<W>, names: &Names) -> Text {
    let and = |test: &W::Test| {
        let test = W::say_test(test, names);
        text!("{done} and {test}", "{done} y {test}", done = if_done, test = test)
    };
    let (if_done, then) = match then {
        Step::If { test, then, otherwise: None } => (and(test), phrase(then, names).text()),
        Step::May { who, body: Step::If { test, then, otherwise: None } } => {
            (and(test), allowed(who, then, names).text())
        }
        then => (if_done, phrase(then, names).text()),
    };
    text!("{if_done}, {then}", "{if_done}, {then}", if_done = if_done, then = then)
}

/// Whether the step can name a picked thing where it first acts on it: "exile a card". An action
/// under a condition, repeated or postponed follows "choose a card" instead.
fn can_name_picks_inline<W: Words>(step: &Step<W>) -> bool {
    match step {
        Step::Do(_) => true,
        Step::Seq(steps) => steps.first().is_some_and(can_name_picks_inline),
        Step::Pick { body, .. } | Step::Gather { body, .. } | Step::May { body, .. } => {
            can_name_picks_inline(body)
        }
        Step::IfDone { first, .. } => can_name_picks_inline(first),
        Step::Each { .. }
        | Step::Number { .. }
        | Step::OneOf { .. }
        | Step::SomeOf { .. }
        | Step::If { .. }
        | Step::Times { .. }
        | Step::While { .. }
        | Step::Until { .. }
        | Step::Later { .. } => false,
    }
}

fn phrase<W: Vocabulary>(step: &Step<W>, names: &Names) -> Phrase {
    match step {
        Step::Do(verb) => {
            let (by, what) = W::say_verb(verb, names);
            Phrase::action(by, what)
        }
        Step::Seq(steps) => {
            let said = steps.iter().map(|step| phrase(step, names));
            said.reduce(Phrase::then).unwrap_or_else(Phrase::nothing)
        }
        Step::Pick { count: Count::The, from, into, body, .. }
        | Step::Gather { count: Count::The, from, into, body, .. } => {
            name_the_only::<W>(from, *into, names);
            phrase(body, names)
        }
        Step::Pick { who, count: count @ Count::UpTo(most), from, into, body }
            if W::printed(most) == Some(1) && can_name_picks_inline(body) =>
        {
            at_most_one(&W::say_who(who, names), count, from, *into, body, names)
        }
        Step::Pick { who, count, from, into, body }
        | Step::Gather { who, count, from, into, body } => {
            pick(W::say_who(who, names), count, from, *into, body, names)
        }
        Step::Each { of, into, body } => each(of, *into, body, names),
        Step::Number { who, from, to, into } => {
            names.set(*into, None, text!("that number", "ese número"));
            let range = text!(
                "a number from {from} to {to}",
                "un número del {from} al {to}",
                from = W::say_number(from, names),
                to = W::say_number(to, names)
            );
            Phrase::choose(W::say_who(who, names), range)
        }
        Step::OneOf { who, options } => {
            let one = text!("one", "una opción");
            menu(W::say_who(who, names), one, options, names)
        }
        Step::SomeOf { who, count, options } => {
            let n = W::say_number(count, names);
            let some = text!("{n} different options", "{n} opciones distintas", n = n);
            menu(W::say_who(who, names), some, options, names)
        }
        Step::May { who, body: Step::IfDone { first, then } } => {
            if_done(allowed(who, first, names), then, names)
        }
        Step::May { who, body: Step::If { test, then, otherwise: None } } => {
            let test = W::say_test(test, names);
            Phrase::Condition(if_(test, allowed(who, then, names).text()))
        }
        Step::May { who, body: Step::OneOf { who: chooser, options } } if who == chooser => {
            may_choose(W::say_who(who, names), options, names)
        }
        Step::May { who, body } => allowed(who, body, names),
        Step::If { test, then, otherwise } => {
            let test = W::say_test(test, names);
            let then = phrase(then, names).text();
            Phrase::Condition(match otherwise {
                None => if_(test, then),
                Some(otherwise) => if_else(test, then, phrase(otherwise, names).text()),
            })
        }
        Step::IfDone { first, then } => if_done(phrase(first, names), then, names),
        Step::Times { n, body } if W::printed(n) == Some(2) => Phrase::Condition(text!(
            "do this twice: {body}",
            "haz esto dos veces: {body}",
            body = phrase(body, names).text()
        )),
        Step::Times { n, body } => Phrase::Condition(text!(
            "do this {n} times: {body}",
            "haz esto {n} veces: {body}",
            n = W::say_number(n, names),
            body = phrase(body, names).text()
        )),
        Step::While { test, body } => {
            Phrase::Condition(while_(W::say_subjunctive(test, names), phrase(body, names).text()))
        }
        Step::Until { test, body } => repeated_until(test, body, names),
        Step::Later { at, body } => {
            let moment = W::say_moment(at);
            W::name_moment(at, names);
            let body = phrase(body, names).text();
            Phrase::Condition(text!("{at}, {body}", "{at}, {body}", at = moment, body = body))
        }
    }
}

/// "reveal a card until ...", or "repeat this until ...: ..." for more than one action.
fn repeated_until<W: Vocabulary>(test: &W::Test, body: &Step<W>, names: &Names) -> Phrase {
    let body = phrase(body, names);
    let test = W::say_subjunctive(test, names);
    let until = text!("until {test}", "hasta que {test}", test = test);
    match body {
        Phrase::Action { .. } => Phrase::words(body.by().clone(), body.text().then(until)),
        Phrase::Words { text, .. } | Phrase::Condition(text) => Phrase::Condition(text!(
            "repeat this {until}: {text}",
            "repite esto {until}: {text}",
            until = until,
            text = text
        )),
    }
}

/// The step as a permission for `who`.
fn allowed<W: Vocabulary>(who: &W::Who, step: &Step<W>, names: &Names) -> Phrase {
    let [first, again] = [W::say_who(who, names), W::say_who(who, names)];
    phrase(step, names).allowed_to(first, &again)
}

/// "first; if you do, then".
fn if_done<W: Vocabulary>(first: Phrase, then: &Step<W>, names: &Names) -> Phrase {
    let by = first.by().clone();
    let if_done = first.if_done();
    let text = text!(
        "{first}; {if_done}, {then}",
        "{first}; {if_done}, {then}",
        first = first.text(),
        if_done = if_done,
        then = phrase(then, names).text()
    );
    Phrase::words(by, text)
}

/// "ready each unit", or "for each unit, draw 1 card" if the body does not mention the thing.
fn each<W: Vocabulary>(of: &W::Set, into: Slot, body: &Step<W>, names: &Names) -> Phrase {
    let things = W::say_set(of, names);
    let kind = W::say_kind(of, names);
    let inline = names.clone();
    inline.set_kind(into, vec![things.each()], &kind);
    let said = phrase(body, &inline);
    let one_clause = matches!(said, Phrase::Action { .. }) || matches!(body, Step::May { .. });
    if one_clause && inline.unmentioned(into).is_none() {
        names.take_over(inline);
        return said;
    }
    names.set_kind(into, Vec::new(), &kind);
    let said = phrase(body, names);
    Phrase::words(said.by().clone(), for_each(things.bare(), said.text()))
}

/// "the top card of your deck" at first, "that card" afterwards.
fn name_the_only<W: Vocabulary>(set: &W::Set, into: Slot, names: &Names) {
    let the = W::say_set(set, names).the();
    let in_full = Some(the).filter(|the| !names.has_mentioned(the));
    names.set_kind(into, in_full.into_iter().collect(), &W::say_kind(set, names));
}

/// "you may discard a card" for up to 1, if the body is a single action.
fn at_most_one<W: Vocabulary>(
    who: &Subject,
    count: &Count<W>,
    from: &W::Set,
    into: Slot,
    body: &Step<W>,
    names: &Names,
) -> Phrase {
    let tried = names.clone();
    match pick(who.clone(), &Count::One, from, into, body, &tried) {
        said @ Phrase::Action { .. } => {
            names.take_over(tried);
            said.allowed_to(who.clone(), who)
        }
        Phrase::Words { .. } | Phrase::Condition(_) => {
            pick(who.clone(), count, from, into, body, names)
        }
    }
}

fn pick<W: Vocabulary>(
    who: Subject,
    count: &Count<W>,
    from: &W::Set,
    into: Slot,
    body: &Step<W>,
    names: &Names,
) -> Phrase {
    let things = match count {
        Count::One | Count::Found => W::say_one(from, names),
        count => vec![amount(count, &W::say_set(from, names), names)],
    };
    let kind = W::say_kind(from, names);
    if !can_name_picks_inline(body) {
        names.set_kind(into, Vec::new(), &kind);
        let chosen = W::say_chosen(from, Text::list(things, Conjunction::Or));
        return Phrase::choose(who, chosen).then(phrase(body, names));
    }
    names.set_kind(into, things, &kind);
    let said = match phrase(body, names) {
        // The body addresses the reader; if another player picks, that player acts.
        Phrase::Action { by: Subject::You, what } => Phrase::Action { by: who.clone(), what },
        said => said,
    };
    match names.unmentioned(into) {
        None => said,
        Some(thing) => Phrase::choose(who, W::say_chosen(from, thing)).then(said),
    }
}

fn amount<W: Vocabulary>(count: &Count<W>, things: &NounPhrase, names: &Names) -> Text {
    let counted = |num| {
        text!(
            "a number of {things} equal to {n}",
            "una cantidad de {things} igual a {n}",
            things = things.many(),
            n = W::say_number(num, names)
        )
    };
    match count {
        Count::One | Count::Found => things.a(),
        Count::The => things.the(),
        Count::Exactly(num) => W::printed(num).map_or_else(|| counted(num), |n| things.count(n)),
        Count::UpTo(num) | Count::UpToAgain(num) => W::printed(num).map_or_else(
            || text!("up to {amount}", "hasta {amount}", amount = counted(num)),
            |n| things.up_to(n),
        ),
        Count::Any | Count::AnyAgain => things.any_number(),
        Count::All => things.all(),
    }
}

/// "choose one: A; or B".
fn menu<W: Vocabulary>(who: Subject, some: Text, list: &[Step<W>], names: &Names) -> Phrase {
    let choice = Phrase::choose(who.clone(), some).text();
    listed(who, choice, list, names)
}

/// "you may choose one: A; or B".
fn may_choose<W: Vocabulary>(who: Subject, list: &[Step<W>], names: &Names) -> Phrase {
    let one = text!("one", "una opción");
    let choice = Phrase::choose(who.clone(), one).allowed_to(who.clone(), &who).text();
    listed(who, choice, list, names)
}

/// The choice, followed by its options.
fn listed<W: Vocabulary>(who: Subject, choice: Text, list: &[Step<W>], names: &Names) -> Phrase {
    let said = list.iter().map(|option| match &who {
        Subject::You => phrase(option, names).text(),
        chooser => phrase(option, names).option_of(chooser),
    });
    let said = options(said);
    Phrase::words(who, text!("{choice}: {said}", "{choice}: {said}", choice = choice, said = said))
}
