//! Metric types over a registry, with labels that can only be static texts.

use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::{Family, MetricConstructor};
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use super::names::Described;

type Labels<const N: usize> = [(&'static str, &'static str); N];
type AtomicGauge = Gauge<f64, std::sync::atomic::AtomicU64>;

/// Buckets from a millisecond to ten seconds, for what people wait for.
const QUICK: &[f64] = &[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];
/// Buckets from a tenth of a second to an hour, for what may wait.
const PATIENT: &[f64] = &[0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0, 60.0, 300.0, 900.0, 3600.0];

/// Makes histograms with given buckets.
#[derive(Clone)]
pub(super) struct Buckets(&'static [f64]);

impl MetricConstructor<Histogram> for Buckets {
    fn new_metric(&self) -> Histogram {
        Histogram::new(self.0.iter().copied())
    }
}

fn labels<const N: usize>(of: &Described, values: [&'static str; N]) -> Labels<N> {
    std::array::from_fn(|at| (of.labels.get(at).copied().unwrap_or_default(), values[at]))
}

/// Numbers that only grow.
pub(super) struct Counters<const N: usize>(Described, Family<Labels<N>, Counter>);

impl<const N: usize> Counters<N> {
    pub(super) fn register(of: Described, registry: &mut Registry) -> Self {
        debug_assert_eq!(of.labels.len(), N);
        let family = Family::default();
        registry.register(of.name, of.help, family.clone());
        Self(of, family)
    }

    pub(super) fn count(&self, values: [&'static str; N]) {
        self.1.get_or_create(&labels(&self.0, values)).inc();
    }
}

/// Numbers that go up and down.
pub(super) struct Gauges<const N: usize>(Described, Family<Labels<N>, AtomicGauge>);

impl<const N: usize> Gauges<N> {
    pub(super) fn register(of: Described, registry: &mut Registry) -> Self {
        debug_assert_eq!(of.labels.len(), N);
        let family = Family::default();
        registry.register(of.name, of.help, family.clone());
        Self(of, family)
    }

    pub(super) fn set(&self, values: [&'static str; N], value: f64) {
        self.1.get_or_create(&labels(&self.0, values)).set(value);
    }
}

/// Durations.
pub(super) struct Durations<const N: usize>(Described, Family<Labels<N>, Histogram, Buckets>);

impl<const N: usize> Durations<N> {
    /// A histogram of what people wait for.
    pub(super) fn quick(of: Described, registry: &mut Registry) -> Self {
        Self::register(of, QUICK, registry)
    }

    /// A histogram of what may wait.
    pub(super) fn patient(of: Described, registry: &mut Registry) -> Self {
        Self::register(of, PATIENT, registry)
    }

    fn register(of: Described, buckets: &'static [f64], registry: &mut Registry) -> Self {
        debug_assert_eq!(of.labels.len(), N);
        let family = Family::new_with_constructor(Buckets(buckets));
        registry.register(of.name, of.help, family.clone());
        Self(of, family)
    }

    pub(super) fn observe(&self, values: [&'static str; N], took: Duration) {
        self.1.get_or_create(&labels(&self.0, values)).observe(took.as_secs_f64());
    }
}
