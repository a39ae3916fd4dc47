//! Spanish spelling that depends on sound: contractions, «y»/«e», «o»/«u», accents.

use crate::text::OPENING;

/// `a el` becomes `al` and `de el` becomes `del`.
///
/// Only the article contracts: a name beginning with a capital `El` and the pronoun `él` stay.
pub(crate) fn contract(text: String) -> String {
    const ARTICLE: &str = " el ";
    if !text.contains(ARTICLE) {
        return text;
    }
    let mut contracted = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(at) = rest.find(ARTICLE) {
        contracted += &rest[..at];
        contracted += if ends_with_preposition(&contracted) { "l" } else { " el" };
        rest = &rest[at + ARTICLE.len() - 1..]; // the space after the article may begin the next one
    }
    contracted + rest
}

fn ends_with_preposition(text: &str) -> bool {
    let word = text.rsplit(char::is_whitespace).next().unwrap_or_default();
    let bare = word.trim_start_matches(OPENING);
    // Inside a sentence a capital A is a letter («clase A»), not the preposition.
    let begins_sentence = word.len() == text.len() || bare.len() < word.len();
    match bare {
        "a" | "de" => true,
        "A" | "De" => begins_sentence,
        _ => false,
    }
}

/// «y», or «e» before the sound *i*: «naves e hijos», but «agua y hielo».
pub(crate) fn and_before(next: &str) -> &'static str {
    let word = beginning(next);
    let i = word.starts_with(['i', 'í']) || word.starts_with("hi") || word.starts_with("hí");
    if i && !word.starts_with("hie") { "e" } else { "y" }
}

/// «o», or «u» before the sound *o*, in figures too: «siete u ocho», «7 u 8».
pub(crate) fn or_before(next: &str) -> &'static str {
    let word = beginning(next);
    let figures: String = word.chars().take_while(char::is_ascii_digit).collect();
    let number = figures.starts_with('8') || figures == "11";
    let o = word.starts_with(['o', 'ó']) || word.starts_with("ho") || word.starts_with("hó");
    if o || number { "u" } else { "o" }
}

/// An imperative with an attached pronoun, which may need an accent to keep its stress: «descarta»
/// and «la» become «descártala», but «pon» and «la» become «ponla».
pub(crate) fn with_pronoun(order: &str, pronoun: &str) -> String {
    let syllables = vowel_groups(order);
    let accented = order.contains(['á', 'é', 'í', 'ó', 'ú']);
    let [.., stressed, _] = syllables.as_slice() else { return order.to_owned() + pronoun };
    if accented {
        return order.to_owned() + pronoun;
    }
    let (at, letter) = *stressed;
    let accent = match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ó',
        _ => 'ú',
    };
    format!("{}{accent}{}{pronoun}", &order[..at], &order[at + letter.len_utf8()..])
}

/// The place and letter of the vowel that can carry the stress in each syllable; in a group such as
/// «ue» the open one.
fn vowel_groups(word: &str) -> Vec<(usize, char)> {
    let mut groups: Vec<(usize, char)> = Vec::new();
    let mut last = None;
    for (at, letter) in word.char_indices() {
        if !"aeiou".contains(letter) {
            last = None;
            continue;
        }
        let open = |vowel: char| "aeo".contains(vowel);
        match (last, groups.last_mut()) {
            // A close vowel joins its neighbour: «cue», «bia».
            (Some(before), Some(group)) if !(open(before) && open(letter)) => {
                if !open(group.1) {
                    *group = (at, letter);
                }
            }
            _ => groups.push((at, letter)),
        }
        last = Some(letter);
    }
    groups
}

/// The first letters of a text, in lower case, without opening signs.
fn beginning(text: &str) -> String {
    text.trim_start_matches(OPENING).chars().take(3).collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_article_contracts_after_a_and_de() {
        for (apart, together) in [
            ("de el mazo", "del mazo"),
            ("De el mazo a el descarte", "Del mazo al descarte"),
            ("¿A el mazo?", "¿Al mazo?"),
            ("ataca a el objetivo de el jugador", "ataca al objetivo del jugador"),
        ] {
            assert_eq!(contract(apart.to_owned()), together);
        }
    }

    #[test]
    fn names_pronouns_and_other_words_stay_apart() {
        for text in ["de El Álamo", "a él le toca", "toda el arma", "la nave de", "clase A el día"]
        {
            assert_eq!(contract(text.to_owned()), text);
        }
    }

    #[test]
    fn an_order_with_a_pronoun_keeps_its_stress() {
        for (order, pronoun, together) in [
            ("descarta", "la", "descártala"),
            ("añade", "la", "añádela"),
            ("exilia", "los", "exílialos"),
            ("intercambia", "la", "intercámbiala"),
            ("destruye", "la", "destrúyela"),
            ("juega", "lo", "juégalo"),
            ("adquiere", "la", "adquiérela"),
            ("muestra", "las", "muéstralas"),
            ("pon", "la", "ponla"),
            ("da", "lo", "dalo"),
        ] {
            assert_eq!(with_pronoun(order, pronoun), together);
        }
    }

    #[test]
    fn and_becomes_e_before_the_sound_i() {
        for word in ["Imperio", "hijos", "«Iden»", "índices"] {
            assert_eq!(and_before(word), "e", "{word}");
        }
        for word in ["hielo", "rebeldes", "yates", "", "1 carta"] {
            assert_eq!(and_before(word), "y", "{word}");
        }
    }

    #[test]
    fn or_becomes_u_before_the_sound_o() {
        for word in ["Obi-Wan", "hombres", "8 cartas", "80", "11 cartas", "óxido"] {
            assert_eq!(or_before(word), "u", "{word}");
        }
        for word in ["cartas", "1 carta", "110", "18", "huir", ""] {
            assert_eq!(or_before(word), "o", "{word}");
        }
    }
}
