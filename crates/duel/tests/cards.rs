//! x
#[test]
fn p() {
    for t in duel::Title::ALL {
        println!("{t:?}\n  {}\n  {}", duel::Duel::card_text(t).en, duel::Duel::card_text(t).es);
    }
}
