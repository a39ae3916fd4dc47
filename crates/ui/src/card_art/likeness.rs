//! How much alike two pictures look: their figures are rasterised without scene, stars and colours,
//! so that only silhouette and composition count.

use super::Face;
use super::figure::{Place, Shape, Tone};
use super::pictures;

/// Samples in a row and in a column of the picture, five units apart.
const WIDE: u8 = 46;
const HIGH: u8 = 30;

/// The tone at each sample of a picture; zero where nothing is drawn.
type Raster = Vec<u8>;
type Point = [f32; 2];

/// An affine map: where a figure's unit vectors and its centre go.
#[derive(Clone, Copy)]
struct Map {
    right: Point,
    down: Point,
    at: Point,
}

const HERE: Map = Map { right: [1.0, 0.0], down: [0.0, 1.0], at: [0.0, 0.0] };

impl Map {
    fn apply(self, [x, y]: Point) -> Point {
        let Self { right, down, at } = self;
        [right[0] * x + down[0] * y + at[0], right[1] * x + down[1] * y + at[1]]
    }

    fn placed(self, place: Place) -> Self {
        let (sin, cos) = f32::from(place.turn).to_radians().sin_cos();
        let (wide, high) = (f32::from(place.wide) / 100.0, f32::from(place.high) / 100.0);
        let turned = |[x, y]: Point| {
            let [ox, oy] = self.apply([0.0, 0.0]);
            let [px, py] = self.apply([cos * x - sin * y, sin * x + cos * y]);
            [px - ox, py - oy]
        };
        let (x, y) = place.at;
        Self {
            right: turned([wide, 0.0]),
            down: turned([0.0, high]),
            at: self.apply([f32::from(x), f32::from(y)]),
        }
    }

    fn size(self) -> f32 {
        self.right[0].hypot(self.right[1])
    }
}

/// The figure of a card, rasterised.
pub(super) fn raster(face: &Face) -> Raster {
    let mut raster = vec![0; usize::from(WIDE) * usize::from(HIGH)];
    paint(&mut raster, &pictures::of(face).shapes, HERE);
    raster
}

/// The share of samples that differ among those where either picture has something, in per cent.
pub(super) fn difference(one: &Raster, other: &Raster) -> usize {
    let (mut drawn, mut differ) = (0_usize, 0_usize);
    for (one, other) in one.iter().zip(other) {
        drawn += usize::from(one | other != 0);
        differ += usize::from(one != other);
    }
    100 * differ / drawn.max(1)
}

fn paint(raster: &mut Raster, shapes: &[Shape], map: Map) {
    for shape in shapes {
        match *shape {
            Shape::On(figure) | Shape::In(_, figure) => paint(raster, figure, map),
            Shape::Fill(tone, path) => {
                let lines = outline(path, map);
                cover(raster, tone, &lines, 0.0, |point| winding(&lines, point) != 0);
            }
            Shape::Line(tone, width, path) => {
                let lines = outline(path, map);
                let reach = f32::from(width) * map.size() / 2.0;
                let covers = |point| lines.iter().any(|line| near(line, point, reach));
                cover(raster, tone, &lines, reach, covers);
            }
            Shape::At(..) | Shape::Flip(..) | Shape::Turn(..) => {
                if let Some((figure, place)) = shape.placed() {
                    paint(raster, figure, map.placed(place));
                }
            }
        }
    }
}

/// Sets the samples that are covered; those further than `reach` from all lines are not asked about.
fn cover(
    raster: &mut Raster,
    tone: Tone,
    lines: &[Vec<Point>],
    reach: f32,
    covers: impl Fn(Point) -> bool,
) {
    let class = match tone {
        // Shadows and lights do not change what is seen.
        Tone::Shade | Tone::Shine => return,
        Tone::Light => 1,
        Tone::Rim => 2,
        Tone::Glow => 3,
        Tone::Dark => 4,
        Tone::Skin => 5,
        Tone::Hair => 6,
        Tone::Cloth => 7,
        Tone::Trim => 8,
    };
    let ends = |axis: usize| {
        let all = || lines.iter().flatten().map(move |point| point[axis]);
        let (least, most) = (all().fold(f32::MAX, f32::min), all().fold(f32::MIN, f32::max));
        least - reach..=most + reach
    };
    let (across, down) = (ends(0), ends(1));
    let rows = (0..HIGH).flat_map(|y| (0..WIDE).map(move |x| (x, y)));
    for (sample, (x, y)) in raster.iter_mut().zip(rows) {
        let [x, y] = [f32::from(x) * 5.0 - 112.5, f32::from(y) * 5.0 - 72.5];
        if across.contains(&x) && down.contains(&y) && covers([x, y]) {
            *sample = class;
        }
    }
}

/// How often the lines go around a point.
fn winding(lines: &[Vec<Point>], [x, y]: Point) -> i32 {
    let mut around = 0;
    for line in lines {
        let next = line.iter().cycle().skip(1);
        for ([ax, ay], [bx, by]) in line.iter().zip(next) {
            let left = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
            if *ay <= y && *by > y && left > 0.0 {
                around += 1;
            } else if *ay > y && *by <= y && left < 0.0 {
                around -= 1;
            }
        }
    }
    around
}

fn near(line: &[Point], [x, y]: Point, reach: f32) -> bool {
    line.iter().zip(line.iter().skip(1)).any(|([ax, ay], [bx, by])| {
        let (dx, dy) = (bx - ax, by - ay);
        let along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy).max(0.001);
        let along = along.clamp(0.0, 1.0);
        (x - ax - along * dx).hypot(y - ay - along * dy) <= reach
    })
}

/// The lines of a path, with curves as short pieces.
fn outline(path: &str, map: Map) -> Vec<Vec<Point>> {
    let lines = super::traced_path::trace(path);
    lines.into_iter().map(|line| line.into_iter().map(|point| map.apply(point)).collect()).collect()
}
