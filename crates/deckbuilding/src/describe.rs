//! The table in plain words, for a terminal or a screen reader.

use prose::{Conjunction, Subject, Text, text};
use table::{CardEntry, Copies, Described, Origin, Seat};

use crate::cards;
use crate::components::Piece;
use crate::game::{Choice, Deckbuilding, Hands, Mode, Neutral, SeenTarget, Setup, ShortGalaxy};
use crate::players::Players;
use crate::rules::State;
use crate::speech::{card_text, player_name, to_overcome};
use crate::view::{SeenBases, SeenInPlay, SeenPlayer, View};
use crate::words::lexicon::{ATTACK, CARD, HIT_POINT, RESOURCE};
use crate::words::{Card, Edition, Faction, Kind, Origins};

impl Described for Deckbuilding {
    fn say_game() -> Text {
        text!("The Deckbuilding Game", "El juego de construcción de mazos")
    }

    fn say_setup(setup: &Setup) -> Text {
        let first = begins(&setup.in_order());
        let begun = Self::say_setup_begun(setup);
        text!("{setup}; {first}", "{setup}; {first}", setup = begun, first = first)
    }

    fn say_setup_begun(setup: &Setup) -> Text {
        let mode = match setup.mode {
            Mode::Introductory => text!("introductory mode", "modo introductorio"),
            Mode::Full => text!("full galaxy", "galaxia completa"),
            Mode::Secret => text!("secret bases", "bases secretas"),
        };
        let bribing =
            if setup.bribing { text!(", bribing", ", sobornos") } else { Text::default() };
        let look = match setup.short_galaxy {
            ShortGalaxy::Reshuffled => Text::default(),
            ShortGalaxy::AsItIs => text!(", no reshuffle for a look", ", sin barajar para mirar"),
        };
        let boxes = match setup.neutral {
            Neutral::Usual => Vec::new(),
            Neutral::One(edition) => vec![edition],
            Neutral::Each(editions) => editions.to_vec(),
        };
        let neutral = if boxes.is_empty() {
            Text::default()
        } else {
            let boxes = Text::list(boxes.into_iter().map(Edition::title), Conjunction::And);
            text!(", neutral cards of {b}", ", cartas neutrales de {b}", b = boxes)
        };
        let hands = match setup.hands {
            Hands::Open => Text::default(),
            Hands::Closed => text!(", closed hands", ", manos ocultas"),
        };
        let goal = match setup.players {
            Players::Two(_) => {
                text!("{goal} bases to destroy", "{goal} bases por destruir", goal = setup.goal)
            }
            Players::Three(_) => text!(
                "{goal} bases to destroy, two of each rival among them",
                "{goal} bases por destruir, dos de cada rival entre ellas",
                goal = setup.goal
            ),
            Players::Teams(_) => text!(
                "{goal} bases of each opponent to destroy",
                "{goal} bases de cada adversario por destruir",
                goal = setup.goal
            ),
        };
        text!(
            "{who}, {mode}, {goal}{bribing}{look}{neutral}{hands}",
            "{who}, {mode}, {goal}{bribing}{look}{neutral}{hands}",
            who = say_players(&setup.players.in_order()),
            neutral = neutral,
            mode = mode,
            goal = goal,
            bribing = bribing,
            look = look,
            hands = hands
        )
    }

    fn say_seat(&self, view: &View, seat: Seat) -> Text {
        player_name(view, seat)
    }

    fn say_side(&self, view: &View, seat: Seat) -> Option<Text> {
        Some(view.player(seat).faction.title())
    }

    fn describe(&self, view: &View) -> Vec<Text> {
        let words = Words { view };
        let mut lines = vec![words.force()];
        let numbers = 0..view.galaxies.len();
        lines.extend(numbers.flat_map(|number| [words.row(number), words.galaxy(number)]));
        lines.extend(words.permanent());
        // The other players first: the reader's own side comes last.
        let reader = view.reader.unwrap_or(Seat::new(0));
        for seat in view.seating.after(reader).chain([reader]) {
            lines.extend(words.player(seat));
        }
        lines
    }

    fn piles(&self, view: &View) -> Vec<Text> {
        let words = Words { view };
        let galaxies = view.galaxies.iter().enumerate().map(|(number, galaxy)| {
            text!(
                "{where_}galaxy discard pile, top first: {cards}.",
                "{where_}pila de descartes de la galaxia, desde arriba: {cards}.",
                where_ = words.between(number),
                cards = titles(&galaxy.discard)
            )
            .capitalised()
        });
        let players = view.seating.seats().into_iter().flat_map(|seat| words.open_piles(seat));
        galaxies.chain(players).collect()
    }

    fn heading(&self, _: &State, choice: Choice) -> Text {
        match choice {
            Choice::Base(_) => text!("Bases", "Bases"),
            Choice::Play(_) => text!("Play", "Jugar"),
            Choice::Buy(_) | Choice::Bribe(_) => text!("Purchase", "Adquirir"),
            Choice::Use(_) | Choice::Trigger(_) | Choice::Skip => {
                text!("Use abilities", "Usar capacidades")
            }
            Choice::Assign(..) | Choice::Resolve(_) | Choice::Hit(..) | Choice::Split(_) => {
                text!("Attack", "Atacar")
            }
            Choice::End => text!("End", "Terminar"),
            Choice::GoOn => text!("Go on", "Seguir"),
            Choice::TakeReward | Choice::LeaveReward => text!("Reward", "Recompensa"),
            Choice::Place(_)
            | Choice::Answer(_)
            | Choice::By(_)
            | Choice::Against(_)
            | Choice::Galaxy(_) => text!("Answer", "Responder"),
        }
    }

    fn copies(&self, view: &View, choice: Choice) -> Copies {
        let (Some(reader), Choice::Play(card)) = (view.reader, choice) else { return Copies::ONE };
        let player = view.player(reader);
        let hand = player.hand.iter().flatten();
        // A card that is only lent is not the same as one that is kept.
        let kind = |piece: &Piece| (piece.title(), player.lent.contains(piece));
        let played = hand.clone().find(|piece| piece.card_id() == Some(card)).map(kind);
        Copies::among(
            hand,
            |piece| piece.card_id() == Some(card),
            |piece| Some(kind(piece)) == played,
        )
    }

    fn look_up(&self, words: &str) -> Option<Vec<Text>> {
        let wanted = words.trim().to_lowercase();
        let called = |card: &&&Card| {
            card.id == wanted || card.name.iter().any(|name| name.to_lowercase() == wanted)
        };
        cards::all().iter().find(called).map(|card| about(card))
    }

    fn cards(&self) -> Vec<CardEntry> {
        cards::all().iter().map(|card| entry(card)).collect()
    }
}

/// The factions: "the Empire against the Rebels".
fn say_players(players: &Players) -> Text {
    let against = |one: Text, other: Text| {
        text!("{one} against {other}", "{one} contra {other}", one = one, other = other)
    };
    let and = |one: Faction, other: Faction| {
        Text::list([one, other].map(Faction::mention), Conjunction::And)
    };
    match *players {
        Players::Two([one, other]) => against(one.mention(), other.mention()),
        Players::Three(factions) => {
            factions.map(Faction::mention).into_iter().reduce(against).unwrap_or_default()
        }
        Players::Teams([a, b, c, d]) => against(and(a, c), and(b, d)),
    }
}

/// The faction that begins, or that it is drawn by lot.
fn begins(setup: &Setup) -> Text {
    if let Players::Teams(_) = setup.players {
        return text!("the first team is drawn by lot", "se sortea qué equipo empieza");
    }
    if !setup.players.first_is_fixed() {
        return text!("the first player is drawn by lot", "se sortea quién empieza");
    }
    match setup.players.factions()[0].subject() {
        Subject::One(first) => text!("{first} begins", "empieza {first}", first = first),
        Subject::Many(first) => text!("{first} begin", "empiezan {first}", first = first),
        Subject::You => Text::default(),
    }
}

/// The card as an entry of the card reference.
fn entry(card: &Card) -> CardEntry {
    CardEntry {
        id: card.id,
        name: card.title(),
        kind: card.kind.noun().bare(),
        sides: vec![card.faction.title()],
        traits: card.traits.iter().map(|one| one.noun().bare()).collect(),
        cost: (card.kind != Kind::Base).then_some(card.cost),
        more: vec![card.sort(), card.edition.title()],
        naming: card.naming,
        origin: card.origins.of_face(),
        origins: origins(card),
    }
}

/// The whole description of a card: values, text, reward and origin.
pub(crate) fn about(card: &Card) -> Vec<Text> {
    let mut lines = vec![facts(card)];
    lines.extend(card_text(card));
    lines.extend(sources(card));
    lines
}

/// The box of the card, and the sources of its values.
fn sources(card: &Card) -> Vec<Text> {
    let edition = text!("From {edition}.", "De {edition}.", edition = card.edition.title());
    let of = |(what, origin): (Text, Origin)| {
        text!("{what}: {source}.", "{what}: {source}.", what = what, source = say_source(origin))
    };
    [edition].into_iter().chain(origins(card).into_iter().map(of)).collect()
}

/// The groups of values with their sources; a group is left out if its source is that of the
/// figures.
fn origins(card: &Card) -> Vec<(Text, Origin)> {
    let Origins { figures, ability, copies } = card.origins;
    let mut origins = vec![(text!("Figures", "Cifras"), figures)];
    if !card.abilities.is_empty() && ability != figures {
        origins.push((text!("Ability", "Capacidad"), ability));
    }
    if copies != figures {
        let n = card.copies;
        origins.push((text!("Number of copies ({n})", "Cantidad de copias ({n})", n = n), copies));
    }
    origins
}

fn say_source(origin: Origin) -> Text {
    match origin {
        Origin::Verified => {
            text!("according to two sources that agree", "según dos fuentes que coinciden")
        }
        Origin::SingleSource => text!("according to a single source", "según una sola fuente"),
        Origin::Inferred => text!(
            "a symbol is inferred from similar cards, because the only source is in doubt",
            "un símbolo se deduce de cartas parecidas, porque la única fuente es dudosa"
        ),
        Origin::Original => text!(
            "our value, because no public source has it",
            "valor nuestro, porque ninguna fuente pública lo recoge"
        ),
    }
}

/// "TIE Fighter: Imperial unit, Fighter, cost 1, 2 Attack, Target 1."
pub(crate) fn facts(card: &Card) -> Text {
    let mut kind = card.kind.noun().with(&card.faction.quality().alone);
    if card.unique {
        kind = kind.with(&crate::words::lexicon::UNIQUE);
    }
    let mut parts = vec![kind.bare()];
    if !card.traits.is_empty() {
        parts.push(Text::list(card.traits.iter().map(|one| one.noun().bare()), Conjunction::And));
    }
    parts.extend(figures(card));
    let parts = parts
        .into_iter()
        .reduce(|one, next| text!("{one}, {next}", "{one}, {next}", one = one, next = next));
    text!(
        "{name}: {parts}.",
        "{name}: {parts}.",
        name = card.title(),
        parts = parts.unwrap_or_default()
    )
}

/// The printed numbers that are not zero.
fn figures(card: &Card) -> Vec<Text> {
    let priced = card.is_purchasable();
    let cost = priced.then(|| text!("cost {n}", "coste {n}", n = card.cost));
    let target = card.target.map(|n| text!("Target {n}", "Objetivo {n}", n = n));
    let hit_points = (card.hit_points > 0).then(|| HIT_POINT.count(card.hit_points));
    cost.into_iter().chain(card.gains()).chain(target).chain(hit_points).collect()
}

struct Words<'a> {
    view: &'a View,
}

/// The items in a row, or a word for none.
fn listed(items: Vec<Text>) -> Text {
    let joined = items
        .into_iter()
        .reduce(|one, next| text!("{one}; {next}", "{one}; {next}", one = one, next = next));
    joined.unwrap_or_else(|| text!("nothing", "nada"))
}

/// The names of cards in a row.
fn titles(pieces: &[Piece]) -> Text {
    listed(pieces.iter().map(|piece| piece.card().title()).collect())
}

impl Words<'_> {
    fn who(&self, seat: Seat) -> Text {
        let name = player_name(self.view, seat).capitalised();
        if self.view.reader == Some(seat) {
            return text!("{name} (you)", "{name} (tú)", name = name);
        }
        name
    }

    fn force(&self) -> Text {
        let Some(seat) = self.view.force_is_with(self.view.force) else {
            return text!(
                "The Force marker is on the neutral space: the Force is with nobody.",
                "El indicador de la Fuerza está en la casilla neutral: la Fuerza no acompaña a nadie."
            );
        };
        text!(
            "The Force is with {who}: the marker is on space {n} of 3.",
            "La Fuerza acompaña a {who}: el indicador está en la casilla {n} de 3.",
            who = self.side(seat),
            n = self.view.force.distance()
        )
    }

    /// A player, or all players of a team.
    fn side(&self, seat: Seat) -> Text {
        let team = self.view.seating.team(seat).into_iter();
        if team.clone().count() == 1 {
            return self.view.player(seat).faction.mention();
        }
        Text::list(team.map(|seat| player_name(self.view, seat)), Conjunction::And)
    }

    /// The players who reach a galaxy, if there are several galaxies.
    fn between(&self, number: usize) -> Text {
        if self.view.galaxies.len() == 1 {
            return Text::default();
        }
        let players = self.view.galaxies[number].players.into_iter();
        let names = Text::list(players.map(|seat| player_name(self.view, seat)), Conjunction::And);
        text!("{names}, ", "{names}, ", names = names)
    }

    fn row(&self, number: usize) -> Text {
        let row = self.view.galaxies[number].row.iter().flatten();
        let cards = row.map(|&card| self.for_sale(card)).collect();
        text!(
            "{where_}galaxy row: {cards}.",
            "{where_}fila de la galaxia: {cards}.",
            where_ = self.between(number),
            cards = listed(cards)
        )
        .capitalised()
    }

    /// Cards beside the Force track that everyone may attack.
    fn permanent(&self) -> Option<Text> {
        let cards: Vec<Text> =
            self.view.permanent.iter().map(|&card| self.for_sale(card)).collect();
        (!cards.is_empty()).then(|| {
            text!(
                "Beside the Force track, for everyone to attack: {cards}.",
                "Junto al marcador de la Fuerza, al alcance de todos: {cards}.",
                cards = listed(cards)
            )
        })
    }

    /// A row card with the values that matter for purchasing or attacking it.
    fn for_sale(&self, card: Piece) -> Text {
        let facts = card.card();
        let noun = facts.sort();
        let figures = figures(facts).into_iter().fold(noun, |one, next| {
            text!("{one}, {next}", "{one}, {next}", one = one, next = next)
        });
        text!("{name} ({figures})", "{name} ({figures})", name = facts.title(), figures = figures)
    }

    fn galaxy(&self, number: usize) -> Text {
        let galaxy = &self.view.galaxies[number];
        let top = galaxy.discard.first().map_or_else(
            || text!("empty", "vacía"),
            |&card| {
                text!(
                    "{n}, {card} on top",
                    "{n}, con {card} encima",
                    n = CARD.count(galaxy.discard.len()),
                    card = card.card().mention()
                )
            },
        );
        let deck = text!(
            "Galaxy deck: {deck}. Galaxy discard pile: {top}.",
            "Mazo de la galaxia: {deck}. Pila de descartes de la galaxia: {top}.",
            deck = galaxy.deck.len(),
            top = top
        );
        // Three players share the pilots of the first galaxy.
        let sellers = self.view.seating.seats().into_iter().map(|seat| self.view.pilots(seat));
        if !sellers.into_iter().any(|pilots| std::ptr::eq(pilots, galaxy)) {
            return deck;
        }
        text!(
            "Outer Rim Pilots left: {pilots}. {deck}",
            "Pilotos del Borde Exterior: {pilots}. {deck}",
            pilots = galaxy.pilots,
            deck = deck
        )
    }

    fn player(&self, seat: Seat) -> Vec<Text> {
        let player = &self.view.players[seat.index()];
        let mut lines = vec![self.base(seat, player), self.piles(seat, player)];
        if !player.ships.is_empty() {
            lines.push(text!(
                "{who}, capital ships: {cards}.",
                "{who}, naves de línea: {cards}.",
                who = self.who(seat),
                cards = self.in_play(&player.ships)
            ));
        }
        if !player.units.is_empty() {
            lines.push(text!(
                "{who}, units in play: {cards}.",
                "{who}, unidades en juego: {cards}.",
                who = self.who(seat),
                cards = self.in_play(&player.units)
            ));
        }
        lines.extend(self.attacks(seat, player));
        lines.extend(self.this_turn(seat, player));
        lines
    }

    /// The other events and promises of this turn that still matter.
    fn this_turn(&self, seat: Seat, player: &SeenPlayer) -> Vec<Text> {
        let who = || self.who(seat);
        let lent = (!player.lent.is_empty()).then(|| {
            text!(
                "{who}, exiled at the end of the turn: {cards}.",
                "{who}, se exilia al final del turno: {cards}.",
                who = who(),
                cards = titles(&player.lent)
            )
        });
        let promises = (!player.promises.is_empty()).then(|| {
            text!(
                "{who}, cards that place the next purchase of this turn: {cards}.",
                "{who}, cartas que colocan la próxima adquisición de este turno: {cards}.",
                who = who(),
                cards = titles(&player.promises)
            )
        });
        let hunt = player.hunt_used.then(|| {
            text!(
                "{who}: the extra hunt of this turn is made.",
                "{who}: la cacería adicional de este turno está hecha.",
                who = who()
            )
        });
        let prevented = (player.prevented > 0).then(|| {
            text!(
                "{who}: {n} damage to the base prevented this turn.",
                "{who}: este turno se evitó daño a la base: {n}.",
                who = who(),
                n = player.prevented
            )
        });
        let tucked = player.tucked.map(|card| {
            text!(
                "{who}, face down under the base: {card}.",
                "{who}, boca abajo bajo la base: {card}.",
                who = who(),
                card = card.card().title()
            )
        });
        [lent, promises, hunt, prevented, tucked].into_iter().flatten().collect()
    }

    /// The piles of a player that every player may examine.
    fn open_piles(&self, seat: Seat) -> [Text; 3] {
        let player = self.view.player(seat);
        let who = || self.who(seat);
        [
            text!(
                "{who}, discard pile, top first: {cards}.",
                "{who}, pila de descartes, desde arriba: {cards}.",
                who = who(),
                cards = titles(&player.discard)
            ),
            text!(
                "{who}, exiled cards: {cards}.",
                "{who}, cartas exiliadas: {cards}.",
                who = who(),
                cards = titles(&player.exile)
            ),
            text!(
                "{who}, victory pile: {cards}.",
                "{who}, pila de victorias: {cards}.",
                who = who(),
                cards = titles(&player.victory)
            ),
        ]
    }

    fn base(&self, seat: Seat, player: &SeenPlayer) -> Text {
        let base = player.base.map_or_else(
            || text!("no base", "sin base"),
            |base| self.damaged_base(base, player.base_damage),
        );
        let left = match &player.base_deck {
            SeenBases::Known(bases) => bases.len(),
            SeenBases::Hidden(count) => usize::from(*count),
        };
        text!(
            "{who}: {base}; bases left {left}; bases destroyed {won} of {goal}.",
            "{who}: {base}; bases restantes {left}; bases destruidas {won} de {goal}.",
            who = self.who(seat),
            base = base,
            left = left,
            won = player.victory.len(),
            goal = self.view.goal
        )
    }

    fn damaged_base(&self, base: Piece, damage: u8) -> Text {
        let facts = base.card();
        text!(
            "base {name}, {damage} of {most} damage",
            "base {name}, {damage} de {most} de daño",
            name = facts.title(),
            damage = damage,
            most = facts.hit_points
        )
    }

    fn piles(&self, seat: Seat, player: &SeenPlayer) -> Text {
        let known: Vec<Text> =
            player.hand.iter().flatten().map(|&card| card.card().title()).collect();
        let unknown = player.hand.len() - known.len();
        let mut hand = known;
        match unknown {
            0 => {}
            1 => hand.push(text!("1 hidden card", "1 carta oculta")),
            n => hand.push(text!("{n} hidden cards", "{n} cartas ocultas", n = n)),
        }
        text!(
            "{who}: {pool}; hand: {hand}; deck {deck}, discard pile {discard}.",
            "{who}: {pool}; mano: {hand}; mazo {deck}, descartes {discard}.",
            who = self.who(seat),
            pool = RESOURCE.count(player.pool),
            hand = listed(hand),
            deck = player.deck.len(),
            discard = player.discard.len()
        )
    }

    fn in_play(&self, cards: &[SeenInPlay]) -> Text {
        let say = |seen: &SeenInPlay| {
            let facts = seen.card.card();
            let mut said = text!(
                "{name}, {attack}",
                "{name}, {attack}",
                name = facts.title(),
                attack = ATTACK.count(seen.attack)
            );
            if facts.kind == Kind::Ship {
                said = text!(
                    "{said}, {damage} of {most} damage",
                    "{said}, {damage} de {most} de daño",
                    said = said,
                    damage = seen.damage,
                    most = seen.hit_points
                );
            }
            if seen.used {
                said = text!("{said}, ability used", "{said}, capacidad usada", said = said);
            }
            match (seen.assigned, seen.attacked) {
                (Some(_), _) => text!("{said}, assigned", "{said}, asignada", said = said),
                (None, true) if seen.target_gone => {
                    text!(
                        "{said}, its target is gone",
                        "{said}, se quedó sin objetivo",
                        said = said
                    )
                }
                (None, true) => text!("{said}, has attacked", "{said}, ya atacó", said = said),
                (None, false) => said,
            }
        };
        listed(cards.iter().map(say).collect())
    }

    /// Attacks that are prepared but not resolved.
    fn attacks(&self, seat: Seat, player: &SeenPlayer) -> Vec<Text> {
        let mut lines = Vec::new();
        let mut in_play = player.units.iter().chain(&player.ships);
        if in_play.any(|seen| matches!(seen.assigned, Some(SeenTarget::Base(_)))) {
            lines.push(text!(
                "{who}: {n} Attack assigned to the enemy base.",
                "{who}: {n} de Ataque asignado a la base enemiga.",
                who = self.who(seat),
                n = player.base_attack
            ));
        }
        for &(card, total) in &player.row_attacks {
            let facts = card.card();
            lines.push(text!(
                "{who}: {n} Attack assigned to {card}, which has {target}.",
                "{who}: {n} de Ataque asignado a {card}, que tiene {target}.",
                who = self.who(seat),
                n = total,
                card = facts.mention(),
                target = to_overcome(facts)
            ));
        }
        lines
    }
}
