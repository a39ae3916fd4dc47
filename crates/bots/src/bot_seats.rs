//! The bots at a table, which are kept between choices.

use table::{Game, Match, Notation, Seat, Seed, Spoken, Viewer};

use crate::{Bot, Evaluator, Memory, Player, PlayerFault, SecondThoughts, Sight};

/// The bots of a table that remember something between choices, searches and engines, and what all
/// of them declined.
pub struct BotSeats<G: Game> {
    seated: Vec<SeatedBot<G>>,
    second_thoughts: SecondThoughts<G>,
}

struct SeatedBot<G: Game> {
    seat: Seat,
    player: Player,
    bot: Box<dyn Bot<G>>,
}

impl<G: Game> Default for BotSeats<G> {
    fn default() -> Self {
        Self { seated: Vec::new(), second_thoughts: SecondThoughts::default() }
    }
}

impl<G: Evaluator + Notation + Spoken> BotSeats<G> {
    /// Returns the player's choice for the seat. For a player without memory, a bot is made for
    /// this choice only; its randomness depends on seed and ply, so a restored match continues as
    /// the original would have.
    ///
    /// # Errors
    /// The reason why the player cannot choose.
    pub fn choose(
        &mut self,
        played: &Match<'_, G>,
        seat: Seat,
        player: &Player,
    ) -> Result<G::Choice, PlayerFault> {
        let mut options = Vec::new();
        let sight = Sight::new(played.game(), played.state(), seat, &mut options);
        self.second_thoughts.asked(&sight);
        if player.memory() == Memory::None {
            return start_bot(played, player)?.choose(&sight);
        }
        let is_same = |seated: &SeatedBot<G>| seated.seat == seat && seated.player == *player;
        let index = match self.seated.iter().position(is_same) {
            Some(index) => index,
            None => {
                self.seated.retain(|seated| seated.seat != seat);
                let bot = start_bot(played, player)?;
                self.seated.push(SeatedBot { seat, player: player.clone(), bot });
                self.seated.len() - 1
            }
        };
        self.seated[index].bot.choose(&sight)
    }

    /// What the bot in this seat does although nobody asks it, after a choice of its teammate: it was
    /// done with the turn that they share, and now there is something new for it to do.
    #[must_use]
    pub fn go_on(&self, played: &Match<'_, G>, seat: Seat) -> Option<G::Choice> {
        let (game, state) = (played.game(), played.state());
        if !game.unasked(state).contains(seat) {
            return None;
        }
        self.second_thoughts.go_on(&Sight::new(game, state, seat, &mut Vec::new()))
    }

    /// Informs every bot of a choice, as far as its seat may know it.
    pub fn observe(&mut self, game: &G, before: &G::State, chooser: Seat, choice: G::Choice) {
        for SeatedBot { seat, bot, .. } in &mut self.seated {
            let known = game.may_know_choice(before, chooser, choice, Viewer::Seat(*seat));
            bot.observe(chooser, known.then_some(choice));
        }
    }
}

fn start_bot<G: Evaluator + Notation + Spoken>(
    played: &Match<'_, G>,
    player: &Player,
) -> Result<Box<dyn Bot<G>>, PlayerFault> {
    let mut bot = player.start_bot(bot_seed(played.seed(), played.moves().len()))?;
    bot.begin(&played.game().write_setup(played.setup()));
    Ok(bot)
}

/// The seed of a bot that is made after `ply` choices. It reveals nothing about the luck to come.
fn bot_seed(seed: Seed, ply: usize) -> Seed {
    let mut key = seed.bytes().map(|byte| byte ^ 0xB0);
    for (byte, ply) in key.iter_mut().zip(ply.to_le_bytes()) {
        *byte ^= ply;
    }
    Seed::from_bytes(key)
}
