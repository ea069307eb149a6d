//! The Discord layer against the playground, over the real client: what people see, under every kind of fault.

mod acknowledging;
mod answering;
mod awaiting;
mod connecting;
mod deviations;
mod emoji;
mod full;
mod limits;
mod listening;
mod live;
mod refusals;
mod sending;
mod support;
mod typing;
