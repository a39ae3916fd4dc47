//! Receivers of the events of a choice.

/// Receives events. Takes a function, so that an event that is not kept need not be built.
pub trait Sink<E> {
    /// Receives one event.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// Discards all events: the sink of playouts and benchmarks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
