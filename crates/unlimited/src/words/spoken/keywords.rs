//! Keywords and their explanations as text.

use prose::{Text, text};
use script::Names;

use super::amounts::number;
use crate::words::{Keyword, Num};

impl Keyword {
    /// Its name, without its value.
    #[must_use]
    pub fn name(self) -> Text {
        match self {
            Self::Sentinel => Text::new("Sentinel", "Centinela"),
            Self::Ambush => Text::new("Ambush", "Emboscada"),
            Self::Shielded => Text::new("Shielded", "Escudado"),
            Self::Overwhelm => Text::new("Overwhelm", "Formidable"),
            Self::Saboteur => Text::new("Saboteur", "Sabotaje"),
            Self::Grit => Text::new("Grit", "Tesón"),
            Self::Raid(_) => Text::new("Raid", "Incursión"),
            Self::Restore(_) => Text::new("Restore", "Recuperación"),
        }
    }

    fn value(self) -> Option<Num> {
        match self {
            Self::Raid(n) | Self::Restore(n) => Some(n),
            Self::Sentinel
            | Self::Ambush
            | Self::Shielded
            | Self::Overwhelm
            | Self::Saboteur
            | Self::Grit => None,
        }
    }
}

/// The keyword with its value: "Raid 2".
pub(crate) fn keyword(keyword: Keyword, names: &Names) -> Text {
    let name = keyword.name();
    match keyword.value() {
        None => name,
        Some(Num::Just(n)) => name.then(Text::same(n)),
        Some(n) => {
            let n = number(&n, names);
            name.then(text!("X, where X is {n}", "X, donde X es {n}", n = n))
        }
    }
}

/// The rules of a keyword, for players who do not know it.
pub(crate) fn reminder(keyword: Keyword) -> Text {
    match keyword {
        Keyword::Sentinel => text!(
            "Enemy units in this arena have to attack a Sentinel; other units and the base are \
             out of their reach.",
            "Las unidades enemigas de este campo de batalla tienen que atacar a un Centinela; las \
             demás unidades y la base quedan fuera de su alcance."
        ),
        Keyword::Ambush => text!(
            "Right after you play this unit, you may ready it and attack an enemy unit with it.",
            "Justo después de jugar esta unidad, puedes prepararla y atacar con ella a una unidad \
             enemiga."
        ),
        Keyword::Shielded => text!(
            "This unit comes into play with a Shield token.",
            "Esta unidad entra en juego con una ficha de Escudo."
        ),
        Keyword::Overwhelm => text!(
            "When this unit attacks a unit, damage beyond the remaining HP of the defending unit \
             goes to the enemy base.",
            "Cuando esta unidad ataca a otra, el daño que supere los PG restantes de la unidad \
             defensora va a la base enemiga."
        ),
        Keyword::Saboteur => text!(
            "This unit may attack past Sentinels, and its attack defeats all Shield tokens on the \
             defending unit first.",
            "Esta unidad puede atacar sin hacer caso a los Centinelas, y su ataque derrota primero \
             todas las fichas de Escudo de la unidad defensora."
        ),
        Keyword::Grit => text!(
            "This unit has 1 more power for each damage on it.",
            "Esta unidad tiene 1 más de Poder por cada punto de daño que tenga."
        ),
        Keyword::Raid(n) => {
            let n = number(&n, &Names::default());
            text!(
                "While it attacks, this unit has {n} more power.",
                "Mientras ataca, esta unidad tiene {n} más de Poder.",
                n = n
            )
        }
        Keyword::Restore(n) => {
            let n = number(&n, &Names::default());
            text!(
                "Whenever this unit attacks, heal {n} damage from your base.",
                "Siempre que esta unidad ataca, cura {n} de daño a tu base.",
                n = n
            )
        }
    }
}
