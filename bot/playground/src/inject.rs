//! Faults on order, as tests ask for them: in requests, in events, in what Discord is like.

use std::sync::Arc;
use std::time::Duration;

use crate::faults::{Effect, Fault, Likely, Route};
use crate::shared::Shared;
use crate::world::sessions::Out;

/// Orders for things to go wrong.
pub struct Faults<'a> {
    pub(crate) shared: &'a Arc<Shared>,
}

impl Faults<'_> {
    /// Orders one; several may be open at a time, and the oldest strikes first.
    pub fn order(&self, fault: Fault) {
        let mut world = self.shared.look();
        let now = world.clock.now_ms();
        world.orders.order(fault, now);
    }

    /// From now on, each request meets one of these effects with this probability (0 to 1), of any kind: see
    /// [`Faults::mix`]. Requests without which no bot could connect are spared.
    pub fn chaos(&self, seed: u64, probability: f64, effects: &[Effect]) {
        self.shared.look().orders.chaos(seed, probability, effects.to_vec());
    }

    /// From now on, requests of each kind meet these effects as likely as said. What happens to the n-th request of a kind
    /// follows from seed, kind and n alone. Requests without which no bot could connect are spared.
    pub fn mix(&self, seed: u64, mix: &[Likely]) {
        self.shared.look().orders.mix(seed, mix.to_vec());
    }

    /// For so long, by the playground's clock, every request whatsoever is refused in this way: an incident at Discord, or an
    /// address that was shut out. `Effect::Status(403)` is what stands before Discord saying so, in HTML; `Effect::Code(40333)`
    /// Discord's own word for it.
    pub fn refuse_everything(&self, effect: Effect, time: Duration) {
        self.order(Fault::new(effect).always().lasting(time));
    }

    /// Takes all orders back, chaos included, and what was switched on about events, the gateway and the bot's standing.
    pub fn clear(&self) {
        self.shared.change(|world| {
            world.orders.clear();
            let commands_only = world.deviations.commands_only;
            world.deviations = crate::world::deviations::Deviations::default();
            world.deviations.commands_only = commands_only;
        });
    }

    /// How many ordered faults have not struck, or not often enough yet.
    #[must_use]
    pub fn pending(&self) -> usize {
        self.shared.look().orders.pending()
    }

    /// Cuts every gateway connection without a word; the sessions may be resumed.
    pub fn drop_gateway(&self) {
        self.tell(&Out::Cut);
    }

    /// Asks the bot to reconnect and resume.
    pub fn ask_reconnect(&self) {
        self.tell(&Out::Reconnect);
    }

    /// Calls the session invalid: it may be resumed, or the bot must identify anew.
    pub fn invalidate_session(&self, resumable: bool) {
        self.tell(&Out::Invalid { resumable });
    }

    /// From now on the gateway takes connections and never says a word on them, or it does again. Those that were made
    /// meanwhile stay silent for as long as the bot holds on to them.
    pub fn silence_gateway(&self, silent: bool) {
        self.shared.change(|world| world.deviations.silent_gateway = silent);
    }

    /// Sends each of the next so many events twice.
    pub fn double_events(&self, count: usize) {
        self.shared.look().sessions.doubled = count;
    }

    /// Holds the next so many events back for so long; later ones overtake them, and they come in turned order.
    pub fn delay_events(&self, count: usize, time: Duration) {
        self.shared.look().sessions.held = count;
        let shared = Arc::clone(self.shared);
        tokio::spawn(async move {
            tokio::time::sleep(time).await;
            shared.look().sessions.release();
        });
    }

    /// From now on interactions carry fields and values that no client library expects, or no longer. Somebody who reads only what
    /// is needed notices nothing.
    pub fn odd_interactions(&self, odd: bool) {
        self.shared.look().deviations.odd = odd;
    }

    /// Takes from each of the next so many interactions something without which it can't be understood; id and token stay.
    pub fn halve_interactions(&self, count: usize) {
        self.shared.look().deviations.halved = count;
    }

    /// From now on what people wrote is listed with values of kinds that no client library expects, or as it is again.
    pub fn odd_messages(&self, odd: bool) {
        self.shared.look().deviations.odd_messages = odd;
    }

    /// From now on answers hold only fields that Discord's description requires, and something new; or all of them again.
    pub fn lean_answers(&self, lean: bool) {
        self.shared.look().deviations.lean = lean;
    }

    /// From now on a nonce that was used before is taken for a new one, or is known again.
    pub fn forget_nonces(&self, on: bool) {
        self.shared.look().deviations.forgets_nonces = on;
    }

    /// From now on answers of a kind lack what stands at a path such as `/attachments/0/description`; `*` stands for all of a list.
    pub fn withhold(&self, route: Route, path: &str) {
        self.shared.look().deviations.withheld.push((route, path.to_owned()));
    }

    /// From now on interactions lack what stands at a path.
    pub fn withhold_from_interactions(&self, path: &str) {
        self.shared.look().deviations.untold.push(path.to_owned());
    }

    /// Quarantines the bot for spam, or lets it out: it may write to nobody whom it hasn't written to before.
    pub fn quarantine(&self, on: bool) {
        self.shared.look().deviations.quarantined = on;
    }

    fn tell(&self, what: &Out) {
        self.shared.change(|world| {
            let now = world.clock.now_ms();
            world.sessions.tell(what, now);
        });
    }
}
