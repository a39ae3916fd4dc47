//! The filters of the card list.

use maud::{Markup, html};
use prose::{Text, text};
use unlimited::Aspect;
use unlimited::decks::{COLUMNS, Penalised, Sort, Sought, aspect_word, deck_traits, trait_word};

use super::building::Step;
use super::mark;
use crate::markup::Reader;

/// All filters. The first button of the form is the one that Enter presses. On a small screen the
/// script folds away the filters that are not used.
pub(super) fn filter(reader: Reader, sought: &Sought) -> Markup {
    let search = text!("Name, trait or text", "Nombre, rasgo o texto");
    html! {
        div.filter {
            div.seek {
                label.unseen for="words" { (reader.say(&search)) }
                input #words type="search" name="words" value=(sought.words) autocomplete="off"
                    placeholder=(reader.say(&search));
                button.button name="do" value=(Step::Show.word()) { (reader.say(&text!("Show", "Mostrar"))) }
            }
            details #narrow open data-idle[*sought == words_only(sought)] {
                summary { (reader.say(&text!("Filter", "Filtrar"))) }
                div.pills {
                    (sorts(reader, sought)) (aspects(reader, sought)) (costs(reader, sought))
                    (rest(reader, sought))
                }
            }
        }
    }
}

/// The same filters with only the words.
fn words_only(sought: &Sought) -> Sought {
    Sought { words: sought.words.clone(), ..Sought::default() }
}

/// A checkbox.
fn pill(name: &str, value: &str, ticked: bool, inside: &Markup) -> Markup {
    html! {
        label.pill { input type="checkbox" name=(name) value=(value) checked[ticked]; (inside) }
    }
}

fn group(reader: Reader, title: &Text, pills: &Markup) -> Markup {
    html! { fieldset { legend { (reader.say(title)) } div.row { (pills) } } }
}

fn sorts(reader: Reader, sought: &Sought) -> Markup {
    let pills = html! {
        @for sort in Sort::ALL {
            (pill("sort", sort.word(), sought.sorts.contains(&sort), &html! { (reader.say(&sort.name())) }))
        }
    };
    group(reader, &text!("Type", "Tipo"), &pills)
}

fn aspects(reader: Reader, sought: &Sought) -> Markup {
    let ticked = |aspect| sought.aspects.contains(&aspect);
    let none = html! { (reader.say(&text!("none", "ninguno"))) };
    let pills = html! {
        @for aspect in Aspect::ALL {
            (pill("aspect", &aspect_word(Some(aspect)), ticked(Some(aspect)), &mark::aspect(reader, aspect)))
        }
        (pill("aspect", &aspect_word(None), ticked(None), &none))
    };
    group(reader, &text!("Aspect", "Aspecto"), &pills)
}

fn costs(reader: Reader, sought: &Sought) -> Markup {
    let label =
        |cost: usize| if cost + 1 == COLUMNS { format!("{cost}+") } else { cost.to_string() };
    let pills = html! {
        @for cost in 0..COLUMNS {
            (pill("cost", &cost.to_string(), sought.costs.contains(&cost), &html! { (label(cost)) }))
        }
    };
    group(reader, &text!("Cost", "Coste"), &pills)
}

fn rest(reader: Reader, sought: &Sought) -> Markup {
    let hidden = sought.penalised == Penalised::Hidden;
    let without = html! { (reader.say(&text!("Only without penalty", "Solo sin penalización"))) };
    let mut traits: Vec<_> = deck_traits().map(|one| (one, one.name())).collect();
    traits.sort_by(|(_, one), (_, other)| reader.say(one).cmp(reader.say(other)));
    html! {
        div.row.more {
            label for="trait" { (reader.say(&text!("Trait", "Rasgo"))) }
            select #trait name="trait" {
                option value="" { (reader.say(&text!("any", "cualquiera"))) }
                @for (one, name) in &traits {
                    option value=(trait_word(*one)) selected[sought.of_trait == Some(*one)] {
                        (reader.say(name))
                    }
                }
            }
            (pill("penalised", "hidden", hidden, &without))
            button.button name="do" value=(Step::ShowAll.word()) {
                (reader.say(&text!("Reset", "Quitar filtros")))
            }
        }
    }
}
