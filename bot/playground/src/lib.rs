//! Playground.
