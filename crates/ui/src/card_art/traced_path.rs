//! Reads the paths of figures, for the tests that look at pictures.

type Point = [f32; 2];

/// The pieces a curve is cut into.
const PIECES: u8 = 8;

/// The lines of a path, with curves as short pieces.
pub(super) fn trace(path: &str) -> Vec<Vec<Point>> {
    let mut tracer = Tracer { lines: Vec::new(), at: [0.0; 2], bend: [0.0; 2] };
    let starts: Vec<usize> =
        path.match_indices(|letter: char| letter.is_alphabetic()).map(|(at, _)| at).collect();
    for (at, start) in starts.iter().enumerate() {
        let end = starts.get(at + 1).copied().unwrap_or(path.len());
        let letter = path[*start..].chars().next().expect("a letter");
        tracer.command(letter, &numbers(&path[start + 1..end]));
    }
    tracer.lines
}

fn numbers(text: &str) -> Vec<f32> {
    let spaced = text.replace('-', " -");
    spaced.split_whitespace().map(|word| word.parse().expect("a number")).collect()
}

struct Tracer {
    lines: Vec<Vec<Point>>,
    at: Point,
    /// The last control point, for curves that go on smoothly.
    bend: Point,
}

impl Tracer {
    fn command(&mut self, letter: char, numbers: &[f32]) {
        let relative = letter.is_lowercase();
        let count = match letter.to_ascii_uppercase() {
            'Z' => {
                if let Some(first) = self.lines.last().and_then(|line| line.first()) {
                    self.to(*first);
                }
                return;
            }
            'H' | 'V' => 1,
            'M' | 'L' | 'T' => 2,
            'Q' | 'S' => 4,
            'C' => 6,
            'A' => 7,
            other => panic!("an unknown command: {other}"),
        };
        assert!(!numbers.is_empty() && numbers.len().is_multiple_of(count), "{letter} {numbers:?}");
        for (round, some) in numbers.chunks(count).enumerate() {
            let [ox, oy] = if relative { self.at } else { [0.0; 2] };
            let point = |at: usize| [some[at] + ox, some[at + 1] + oy];
            let [bx, by] = self.bend;
            let smooth = [2.0 * self.at[0] - bx, 2.0 * self.at[1] - by];
            match letter.to_ascii_uppercase() {
                'M' if round == 0 => {
                    self.lines.push(vec![point(0)]);
                    self.at = point(0);
                    self.bend = self.at;
                }
                'H' => self.to([some[0] + ox, self.at[1]]),
                'V' => self.to([self.at[0], some[0] + oy]),
                'Q' => self.curve(point(0), point(0), point(2), 2.0 / 3.0),
                'T' => self.curve(smooth, smooth, point(0), 2.0 / 3.0),
                'C' => self.curve(point(0), point(2), point(4), 1.0),
                'S' => self.curve(smooth, point(0), point(2), 1.0),
                'A' => self.arc(some, point(5)),
                _ => self.to(point(0)),
            }
        }
    }

    fn to(&mut self, point: Point) {
        if let Some(line) = self.lines.last_mut() {
            line.push(point);
        }
        self.at = point;
        self.bend = point;
    }

    /// A curve; one with a single control point is pulled towards it by `pull`.
    fn curve(&mut self, first: Point, second: Point, end: Point, pull: f32) {
        let start = self.at;
        let towards = |from: Point, to: Point| {
            [from[0] + (to[0] - from[0]) * pull, from[1] + (to[1] - from[1]) * pull]
        };
        let (one, two) = (towards(start, first), towards(end, second));
        for piece in 1..=PIECES {
            let t = f32::from(piece) / f32::from(PIECES);
            let u = 1.0 - t;
            let mix = |axis: usize| {
                u * u * u * start[axis]
                    + 3.0 * u * u * t * one[axis]
                    + 3.0 * u * t * t * two[axis]
                    + t * t * t * end[axis]
            };
            self.to([mix(0), mix(1)]);
        }
        self.bend = second;
    }

    /// Part of an ellipse that is not turned.
    fn arc(&mut self, some: &[f32], end: Point) {
        let (rx, ry) = (some[0], some[1]);
        let (large, clockwise) = (some[3] > 0.0, some[4] > 0.0);
        let (sx, sy) = (self.at[0] / rx, self.at[1] / ry);
        let (ex, ey) = (end[0] / rx, end[1] / ry);
        let (dx, dy) = (ex - sx, ey - sy);
        let half = dx.hypot(dy) / 2.0;
        let away = (1.0 - half * half).max(0.0).sqrt() / half.max(0.001) / 2.0;
        let away = if large == clockwise { -away } else { away };
        let (cx, cy) = ((sx + ex) / 2.0 - dy * away, (sy + ey) / 2.0 + dx * away);
        let from = (sy - cy).atan2(sx - cx);
        let mut sweep = (ey - cy).atan2(ex - cx) - from;
        let whole = std::f32::consts::TAU;
        if clockwise && sweep <= 0.0 {
            sweep += whole;
        } else if !clockwise && sweep >= 0.0 {
            sweep -= whole;
        }
        for piece in 1..=PIECES {
            let angle = from + sweep * f32::from(piece) / f32::from(PIECES);
            self.to([(cx + angle.cos()) * rx, (cy + angle.sin()) * ry]);
        }
    }
}

#[test]
fn paths_are_traced() {
    assert_eq!(
        trace("M1 2h3v-4L0 0Z"),
        [[[1.0, 2.0], [4.0, 2.0], [4.0, -2.0], [0.0, 0.0], [1.0, 2.0]]]
    );
    let circle = &trace("M-5 0a5 5 0 1 1 10 0 5 5 0 1 1-10 0Z")[0];
    assert!(circle.iter().all(|[x, y]| (x.hypot(*y) - 5.0).abs() < 0.01), "{circle:?}");
    assert!(circle.iter().any(|[_, y]| *y < -4.9) && circle.iter().any(|[_, y]| *y > 4.9));
    let curve = &trace("M0 0Q10 10 20 0T40 0")[0];
    assert_eq!((curve[4], curve[12]), ([10.0, 5.0], [30.0, -5.0]));
}
