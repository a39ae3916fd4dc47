//! Receivers of the events of a choice.

use std::fmt;

/// Receives events.
pub trait Sink<E> {
    /// Whether events are wanted at all. Where they are not, none is built.
    fn listens(&self) -> bool {
        true
    }

    /// Takes one event.
    fn emit(&mut self, event: E);
}

/// Discards all events: the sink of playouts and benchmarks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    fn listens(&self) -> bool {
        false
    }

    fn emit(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// The sink of one choice, as the rules of a game use it. It is one type whoever listens, so that
/// the rules are compiled once, in the crate of their game; and it asks the sink only once whether
/// it listens, so that playouts pay a comparison per event.
pub struct Log<'a, E>(Option<&'a mut dyn Sink<E>>);

impl<'a, E> Log<'a, E> {
    /// Sends events to this sink, if it listens.
    pub fn to(sink: &'a mut dyn Sink<E>) -> Self {
        Self(sink.listens().then_some(sink))
    }

    /// Sends one event, which is built only if the sink listens.
    #[inline]
    pub fn emit(&mut self, event: impl FnOnce() -> E) {
        if let Some(sink) = &mut self.0 {
            sink.emit(event());
        }
    }
}

impl<E> fmt::Debug for Log<'_, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Log(listening)" } else { "Log(silent)" })
    }
}
