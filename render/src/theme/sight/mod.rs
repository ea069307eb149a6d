//! How colours and drawings are seen: the difference of two, for people who see all colours and for people who don't.

mod pairs;
mod seen;

use palette::color_difference::{Ciede2000, Wcag21RelativeContrast};
use palette::white_point::D65;
use palette::{FromColor, Lab, LinSrgb, Srgb};

pub use pairs::{Pair, pairs};
pub use seen::{DESKTOP, STEP, Seen};

use super::Rgb;

/// The distance from which two colours are told apart at a glance.
pub const GLANCE: f64 = 10.0;

/// A kind of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// All colours are seen.
    Normal,
    /// No receptors for green: the most frequent deficiency.
    Deutan,
    /// No receptors for red.
    Protan,
    /// No receptors for blue.
    Tritan,
    /// No colours at all, or a picture printed in grey.
    Grey,
}

/// A matrix from linear red, green and blue to those seen.
type Mixture = [[f64; 3]; 3];

/// The matrix for deutan sight, of severity 1.0; like the next ones from G. Machado, M. Oliveira, L. Fernandes: A
/// Physiologically-based Model for Simulation of Color Vision Deficiency (IEEE TVCG 15, 2009).
const DEUTAN: Mixture = [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_820, 0.042_940, 0.968_881],
];
const PROTAN: Mixture = [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
];
const TRITAN: Mixture = [
    [1.255_528, -0.076_749, -0.178_779],
    [-0.078_411, 0.930_809, 0.147_602],
    [0.004_733, 0.691_367, 0.303_900],
];
/// The luminance of sRGB's primaries.
const GREY: Mixture = [[0.2126, 0.7152, 0.0722]; 3];

impl Sight {
    /// All kinds of sight.
    pub const ALL: [Self; 5] = [Self::Normal, Self::Deutan, Self::Protan, Self::Tritan, Self::Grey];

    /// The head of its column.
    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Deutan => "deutan",
            Self::Protan => "protan",
            Self::Tritan => "tritan",
            Self::Grey => "grey",
        }
    }

    /// The people who have it, described without the name of the deficiency.
    #[must_use]
    pub fn people(self) -> &'static str {
        match self {
            Self::Normal => "who see all colours",
            Self::Deutan => "who don't see green (deutan)",
            Self::Protan => "who don't see red (protan)",
            Self::Tritan => "who don't see blue (tritan)",
            Self::Grey => "who see no colours (grey)",
        }
    }

    /// The colour as it is seen.
    #[must_use]
    pub fn sees(self, colour: Rgb) -> Lab<D65, f64> {
        let linear: LinSrgb<f64> = srgb(colour).into_linear();
        let mixture = match self {
            Self::Normal => return Lab::from_color(linear),
            Self::Deutan => DEUTAN,
            Self::Protan => PROTAN,
            Self::Tritan => TRITAN,
            Self::Grey => GREY,
        };
        let mixed = mixture.map(|[red, green, blue]| {
            (red * linear.red + green * linear.green + blue * linear.blue).clamp(0.0, 1.0)
        });
        Lab::from_color(LinSrgb::<f64>::new(mixed[0], mixed[1], mixed[2]))
    }
}

/// The distance of two colours as they are seen: CIEDE2000. Below 2 hardly anybody notices; from 10 on it shows at a glance.
#[must_use]
pub fn distance(one: Rgb, two: Rgb, sight: Sight) -> f64 {
    sight.sees(one).difference(sight.sees(two))
}

/// The contrast in luminance, from 1 to 21 (WCAG 2.1).
#[must_use]
pub fn contrast(one: Rgb, two: Rgb) -> f64 {
    srgb(one).relative_contrast(srgb(two))
}

fn srgb([red, green, blue]: Rgb) -> Srgb<f64> {
    Srgb::new(red, green, blue).into_format()
}
