//! The course of a match as a drawing.

use maud::{Markup, html};

use super::{AnalysisPage, summary};
use crate::markup::Reader;

/// The size of the drawing area, in units of the drawing.
const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 200.0;
/// The room around it for labels.
const LEFT: f32 = 44.0;
const TOP: f32 = 10.0;

/// The colour and the dashes of each seat's line: lines are told apart by both. The colours have
/// enough contrast on light and dark backgrounds.
const STROKES: [(&str, &str); 4] =
    [("#d1495b", "none"), ("#2e86ab", "8 4"), ("#5b8c3a", "2 4"), ("#b07d12", "12 4 2 4")];

/// A line for each seat, with a mark at every turning point, and a legend.
pub(super) fn course(reader: Reader, page: &AnalysisPage) -> Markup {
    let x = |ply: usize| LEFT + WIDTH * ply as f32 / page.last.max(1) as f32;
    let view = format!("0 0 {} {}", LEFT + WIDTH + TOP, HEIGHT + 2.0 * TOP);
    let said = summary(page);
    html! {
        figure.course {
            svg role="img" aria-label=(reader.say(&said)) viewBox=(view) width="100%" {
                @for (share, label) in [(0.0, "0"), (0.5, "50"), (1.0, "100")] {
                    line.grid x1=(LEFT) x2=(LEFT + WIDTH) y1=(y(share)) y2=(y(share)) stroke="currentColor" stroke-opacity="0.3" {}
                    text x=(LEFT - 6.0) y=(y(share) + 4.0) text-anchor="end" font-size="13" fill="currentColor" { (label) }
                }
                @for (seat, (colour, dashes)) in page.seats.iter().zip(STROKES) {
                    polyline points=(points(&seat.course, x)) fill="none" stroke=(colour) stroke-dasharray=(dashes) stroke-width="2.5" stroke-linejoin="round" {}
                }
                @for (number, point) in page.turning_points.iter().enumerate() {
                    circle cx=(x(point.ply)) cy=(y(point.value)) r="9" fill="Canvas" stroke="currentColor" {}
                    text x=(x(point.ply)) y=(y(point.value) + 4.5) text-anchor="middle" font-size="13" fill="CanvasText" { (number + 1) }
                }
            }
            figcaption {
                ul.legend {
                    @for (seat, (colour, dashes)) in page.seats.iter().zip(STROKES) {
                        li {
                            svg aria-hidden="true" width="36" height="10" viewBox="0 0 36 10" {
                                line x1="0" x2="36" y1="5" y2="5" stroke=(colour) stroke-dasharray=(dashes) stroke-width="3" {}
                            }
                            " " (reader.say(&seat.name))
                        }
                    }
                }
            }
        }
    }
}

fn y(share: f32) -> f32 {
    TOP + HEIGHT * (1.0 - share.clamp(0.0, 1.0))
}

/// The points of a line, as SVG writes them.
fn points(course: &[(usize, f32)], x: impl Fn(usize) -> f32) -> String {
    let point = |(ply, share): &(usize, f32)| format!("{:.1},{:.1}", x(*ply), y(*share));
    course.iter().map(point).collect::<Vec<_>>().join(" ")
}
