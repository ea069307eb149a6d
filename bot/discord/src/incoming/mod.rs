//! Incoming interactions, by the gateway or by HTTP: acknowledged, limited, passed to the app, answered.

pub(crate) mod connected;
pub(crate) mod dispatch;
pub(crate) mod events;
pub(crate) mod examined;
pub(crate) mod flood;
pub(crate) mod gateway;
pub(crate) mod inbound;
pub(crate) mod interaction;
pub(crate) mod latest;
pub(crate) mod listener;
pub(crate) mod repeated;
pub(crate) mod signature;
pub(crate) mod suggesting;
