//! Faults for tests: in requests, in events, and deviations of this Discord.

use std::sync::Arc;
use std::time::Duration;

use crate::faults::{Effect, Fault, Likely, Route};
use crate::shared::Shared;
use crate::world::sessions::Out;

/// A handle for ordering faults.
pub struct Faults<'a> {
    pub(crate) shared: &'a Arc<Shared>,
}

impl Faults<'_> {
    /// Orders a fault; several may be open at a time, and the oldest strikes first.
    pub fn order(&self, fault: Fault) {
        let mut world = self.shared.look();
        let now = world.clock.now_ms();
        world.orders.order(fault, now);
    }

    /// Orders chaos: each request, of any route, meets one of these effects with this probability (0 to 1): see
    /// [`Faults::mix`]. Requests without which no bot can connect are spared.
    pub fn chaos(&self, seed: u64, probability: f64, effects: &[Effect]) {
        self.shared.look().orders.chaos(seed, probability, effects.to_vec());
    }

    /// Orders a mix: requests of each route meet these effects with the given probabilities. What happens to the n-th request
    /// of a route follows from seed, route and n alone. Requests without which no bot can connect are spared.
    pub fn mix(&self, seed: u64, mix: &[Likely]) {
        self.shared.look().orders.mix(seed, mix.to_vec());
    }

    /// Refuses every request in this way for a time by the playground's clock: an incident at Discord, or a blocked address.
    /// `Effect::Status(403)` is a server in front of Discord, with HTML; `Effect::Code(40333)` is Discord's own code for it.
    pub fn refuse_everything(&self, effect: Effect, time: Duration) {
        self.order(Fault::new(effect).always().lasting(time));
    }

    /// Cancels all faults, chaos included, and all deviations of events, gateway and the bot's standing.
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

    /// Cuts every gateway connection without a close frame; the sessions may be resumed.
    pub fn drop_gateway(&self) {
        self.tell(&Out::Cut);
    }

    /// Asks the bot to reconnect and resume.
    pub fn ask_reconnect(&self) {
        self.tell(&Out::Reconnect);
    }

    /// Invalidates the session: the bot may resume it, or must identify again.
    pub fn invalidate_session(&self, resumable: bool) {
        self.tell(&Out::Invalid { resumable });
    }

    /// Silences the gateway, or ends that: a silent one accepts connections and sends nothing. Connections made meanwhile stay
    /// silent for as long as the bot keeps them.
    pub fn silence_gateway(&self, silent: bool) {
        self.shared.change(|world| world.deviations.silent_gateway = silent);
    }

    /// Sends each of the next `count` events twice.
    pub fn double_events(&self, count: usize) {
        self.shared.look().sessions.doubled = count;
    }

    /// Delays the next `count` events; later ones overtake them, and they come in reverse order.
    pub fn delay_events(&self, count: usize, time: Duration) {
        self.shared.look().sessions.held = count;
        let shared = Arc::clone(self.shared);
        tokio::spawn(async move {
            tokio::time::sleep(time).await;
            shared.look().sessions.release();
        });
    }

    /// Sets whether interactions have unexpected fields and values. A client that reads only what is needed notices nothing.
    pub fn odd_interactions(&self, odd: bool) {
        self.shared.look().deviations.odd = odd;
    }

    /// Removes something indispensable from each of the next `count` interactions; id and token stay.
    pub fn halve_interactions(&self, count: usize) {
        self.shared.look().deviations.halved = count;
    }

    /// Sets whether people's messages are listed with values of unexpected kinds.
    pub fn odd_messages(&self, odd: bool) {
        self.shared.look().deviations.odd_messages = odd;
    }

    /// Sets whether answers have only the fields that Discord's description requires, plus an unknown one.
    pub fn lean_answers(&self, lean: bool) {
        self.shared.look().deviations.lean = lean;
    }

    /// Sets whether a repeated nonce is taken for a new one.
    pub fn forget_nonces(&self, on: bool) {
        self.shared.look().deviations.forgets_nonces = on;
    }

    /// Removes a path such as `/attachments/0/description` from answers of a route; `*` stands for all items of a list.
    pub fn withhold(&self, route: Route, path: &str) {
        self.shared.look().deviations.withheld.push((route, path.to_owned()));
    }

    /// Removes a path from interactions.
    pub fn withhold_from_interactions(&self, path: &str) {
        self.shared.look().deviations.untold.push(path.to_owned());
    }

    /// Quarantines the bot for spam, or ends that: it may not write to people whom it hasn't written to before.
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
