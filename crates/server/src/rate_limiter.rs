//! Limits how often something may be done.

use std::time::Instant;

/// A token bucket: so many at once, and so many a second.
#[derive(Debug)]
pub(crate) struct RateLimiter {
    per_second: f64,
    burst: f64,
    /// How often it may be done now.
    tokens: f64,
    /// The time at which `tokens` was true.
    since: Instant,
}

impl RateLimiter {
    pub(crate) fn new(per_second: f64, burst: f64) -> Self {
        Self { per_second, burst, tokens: burst, since: Instant::now() }
    }

    /// Whether it may be done now; if so, it is counted.
    pub(crate) fn allow(&mut self) -> bool {
        let passed = self.since.elapsed().as_secs_f64();
        self.since = Instant::now();
        self.tokens = (self.tokens + passed * self.per_second).min(self.burst);
        let allowed = self.tokens >= 1.0;
        if allowed {
            self.tokens -= 1.0;
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_are_allowed_at_once_and_more_after_a_while() {
        let mut limiter = RateLimiter::new(20.0, 2.0);
        assert_eq!([(); 3].map(|()| limiter.allow()), [true, true, false]);
        std::thread::sleep(std::time::Duration::from_millis(60));
        assert_eq!([(); 2].map(|()| limiter.allow()), [true, false]);
    }
}
