//! The form in which a visitor gives a name, on the front page.

use maud::{Markup, html};
use prose::text;
use table::PlayerName;

use crate::markup::Reader;

/// The name others see, which is remembered for this browser.
pub(super) fn own_name(reader: Reader, name: Option<&PlayerName>) -> Markup {
    let label = text!("Your name at the table", "Tu nombre en la mesa");
    html! {
        form.own-name.row method="post" action="/name" {
            label for="own-name" { (reader.say(&label)) }
            input #own-name name="name" maxlength=(PlayerName::LONGEST) autocomplete="nickname"
                value=[name.map(PlayerName::as_str)];
            button.button { (reader.say(&text!("Save", "Guardar"))) }
        }
    }
}
