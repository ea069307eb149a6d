//! Scenes that differ in one thing.

use engine::rules::English;
use engine::scene::Scene;
use render::{Look, alt_text, listing};

use crate::support::{RENDERER, decoded};

/// A possible difference in a scene.
pub(crate) type Change = (&'static str, fn(&mut Scene));

/// Makes each change to the same scene: no two results may look or read alike.
pub(crate) fn seen_and_said(base: &Scene, changes: &[Change], look: Look) {
    let mut known: Vec<(&str, _, [String; 2])> = Vec::new();
    for (name, change) in changes {
        let mut scene = base.clone();
        change(&mut scene);
        let picture = decoded(&RENDERER.picture(&scene, look).png);
        let words = [alt_text(&scene, &English::PLAIN), listing(&scene, &English::PLAIN)];
        for (other, seen, said) in &known {
            assert!(*seen != picture, "{name} and {other} look alike");
            for (said, words) in said.iter().zip(&words) {
                assert_ne!(said, words, "{name} and {other} read alike");
            }
        }
        known.push((name, picture, words));
    }
}
