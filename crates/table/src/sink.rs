//! Where events go while a choice is carried out.

/// Receives events. The event is built only if somebody listens.
pub trait Sink<E> {
    /// Takes one event.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// Listens to nothing: the sink of playouts and benchmarks.
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
