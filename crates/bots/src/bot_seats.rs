//! The bots at a table, for as long as they sit there.

use table::{Game, Match, Notation, Seat, Seed, Spoken, Viewer};

use crate::{Bot, Evaluator, Fault, Memory, Player, Sight};

/// The seated bots that follow the match: a search that plans ahead, an engine.
pub struct BotSeats<G: Game> {
    seated: Vec<Sitting<G>>,
}

struct Sitting<G: Game> {
    seat: Seat,
    player: Player,
    bot: Box<dyn Bot<G>>,
}

impl<G: Game> Default for BotSeats<G> {
    fn default() -> Self {
        Self { seated: Vec::new() }
    }
}

impl<G: Evaluator + Notation + Spoken> BotSeats<G> {
    /// The player's choice for the seat. A player without memory is seated for this choice
    /// only, with whims that follow from seed and ply: so a saved match goes on as it would have.
    ///
    /// # Errors
    /// Why the player cannot go on.
    pub fn choose(
        &mut self,
        played: &Match<'_, G>,
        seat: Seat,
        player: &Player,
    ) -> Result<G::Choice, Fault> {
        let mut options = Vec::new();
        let sight = Sight::new(played.game(), played.state(), seat, &mut options);
        if player.memory() == Memory::None {
            return sit(played, player)?.choose(&sight);
        }
        let sits_here = |sitting: &Sitting<G>| sitting.seat == seat && sitting.player == *player;
        let place = match self.seated.iter().position(sits_here) {
            Some(place) => place,
            None => {
                self.seated.retain(|sitting| sitting.seat != seat);
                let bot = sit(played, player)?;
                self.seated.push(Sitting { seat, player: player.clone(), bot });
                self.seated.len() - 1
            }
        };
        self.seated[place].bot.choose(&sight)
    }

    /// Tells every bot the choice, as far as its seat may know it.
    pub fn hear(&mut self, game: &G, before: &G::State, chooser: Seat, choice: G::Choice) {
        for Sitting { seat, bot, .. } in &mut self.seated {
            let open = game.may_know_choice(before, chooser, choice, Viewer::Seat(*seat));
            bot.hear(chooser, open.then_some(choice));
        }
    }
}

fn sit<G: Evaluator + Notation + Spoken>(
    played: &Match<'_, G>,
    player: &Player,
) -> Result<Box<dyn Bot<G>>, Fault> {
    let mut bot = player.sit(whims(played.seed(), played.moves().len()))?;
    bot.begin(&played.game().write_setup(played.setup()));
    Ok(bot)
}

/// The whims of a bot that sits down after so many choices. They say nothing about luck to come.
fn whims(seed: Seed, ply: usize) -> Seed {
    let mut key = seed.bytes().map(|byte| byte ^ 0xB0);
    for (byte, ply) in key.iter_mut().zip(ply.to_le_bytes()) {
        *byte ^= ply;
    }
    Seed::from_bytes(key)
}
