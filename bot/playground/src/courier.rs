//! Delivers interactions by HTTP: signed with the application's key, to several addresses in turn, like Discord and a load
//! balancer together.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::mpsc;

use crate::delivery::{Delivery, Parcel};
use crate::shared::Shared;

/// How long an address may take to answer.
const ANSWER: Duration = Duration::from_secs(3);

/// Delivers interactions until the end.
pub(crate) async fn run(shared: Arc<Shared>) {
    let (out, mut parcels) = mpsc::unbounded_channel();
    shared.look().addresses.out = Some(out);
    let client = reqwest::Client::builder().no_proxy().timeout(ANSWER).build().expect("an HTTP client");
    loop {
        let parcel = tokio::select! {
            Some(parcel) = parcels.recv() => parcel,
            () = shared.stop.cancelled() => return,
        };
        let (shared, client) = (Arc::clone(&shared), client.clone());
        tokio::spawn(async move { bring(&shared, &client, &parcel).await });
    }
}

/// Tries one address after the other until one accepts.
async fn bring(shared: &Shared, client: &reqwest::Client, parcel: &Parcel) {
    let body = parcel.event.to_string();
    let addresses = shared.look().addresses.by_turns();
    for address in &addresses {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs().to_string();
        let signature = shared.key.sign(&now, &body);
        let answer = client
            .post(address)
            .header("content-type", "application/json")
            .header("user-agent", "Discord-Interactions/1.0 (+https://discord.com)")
            .header("x-signature-ed25519", &signature)
            .header("x-signature-timestamp", &now)
            .body(body.clone())
            .send()
            .await;
        match answer.map(|answer| answer.status().as_u16()) {
            Ok(202) => {
                let address = address.clone();
                let delivery = Delivery { address, timestamp: now, signature, body };
                shared.look().addresses.log.push(delivery);
                return;
            }
            // A balancer tries the next one if an address is unreachable or overloaded.
            Ok(502..=504) | Err(_) => {}
            Ok(status) => {
                shared.look().audit.violation(format!("an interaction was answered with {status}"));
                break;
            }
        }
    }
    shared.change(|world| world.fail(parcel.interaction));
}
