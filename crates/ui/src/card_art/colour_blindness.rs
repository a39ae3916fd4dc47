//! Colours as colour-blind eyes see them, for the test that keeps the factions apart.

/// A colour in linear light: red, green, blue.
type Linear = [f64; 3];

/// What each kind of eye makes of linear light, after Machado, Oliveira and Fernandes (2009), at full severity.
const EYES: [(&str, [Linear; 3]); 4] = [
    ("all colours", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

fn linear(colour: &str) -> Linear {
    [1, 3, 5].map(|at| {
        let part = u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour like #aabbcc");
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn dot(one: Linear, other: Linear) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Lightness and two colour axes (CIELAB), in which distances are about as large as they look.
fn lab(light: Linear) -> Linear {
    let curve = |part: f64| {
        if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 }
    };
    let x = curve(dot(light, [0.4124, 0.3576, 0.1805]) / 0.950_47);
    let y = curve(dot(light, [0.2126, 0.7152, 0.0722]));
    let z = curve(dot(light, [0.0193, 0.1192, 0.9505]) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How different two colours look to each kind of eye.
pub(super) fn differences(one: &str, other: &str) -> impl Iterator<Item = (&'static str, f64)> {
    let [one, other] = [one, other].map(linear);
    EYES.into_iter().map(move |(eye, rows)| {
        let seen = |light| lab(rows.map(|row| dot(row, light).clamp(0.0, 1.0)));
        let apart = seen(one).iter().zip(seen(other)).map(|(a, b)| (a - b).powi(2)).sum::<f64>();
        (eye, apart.sqrt())
    })
}

/// The contrast of two colours as WCAG counts it.
pub(super) fn contrast(one: &str, other: &str) -> f64 {
    contrast_of([one, other].map(linear))
}

/// The contrast of two colours for each kind of eye.
pub(super) fn contrasts(one: &str, other: &str) -> impl Iterator<Item = (&'static str, f64)> {
    let colours = [one, other].map(linear);
    EYES.into_iter().map(move |(eye, rows)| {
        let seen = |light| rows.map(|row| dot(row, light).clamp(0.0, 1.0));
        (eye, contrast_of(colours.map(seen)))
    })
}

fn contrast_of(colours: [Linear; 2]) -> f64 {
    let [one, other] = colours.map(|light| dot(light, [0.2126, 0.7152, 0.0722]) + 0.05);
    (one / other).max(other / one)
}
