//! Which channels a person may see. An interaction tells its sender's permissions in its own channel only; other places
//! are asked for (`PermissionProbe::sees`). Where that can't be asked, a place counts as unseen.

use model::ids::ChannelId;

use super::Context;
use crate::Asker;

impl Context {
    /// Which of these places the asker certainly sees, in their order.
    pub(crate) async fn sees_places(&self, asker: &Asker, places: &[ChannelId]) -> Vec<bool> {
        let here = |place: &ChannelId| *place == asker.channel || Some(*place) == asker.parent;
        let mut elsewhere: Vec<ChannelId> = places.iter().copied().filter(|place| !here(place)).collect();
        elsewhere.sort_unstable();
        elsewhere.dedup();
        let seen = match (&self.probe, asker.guild) {
            (Some(probe), Some(guild)) if !elsewhere.is_empty() => {
                probe.sees(guild, asker.person, &asker.roles, &elsewhere).await
            }
            _ => Vec::new(),
        };
        let seen: Vec<ChannelId> =
            elsewhere.iter().zip(seen).filter(|(_, seen)| *seen).map(|(place, _)| *place).collect();
        places.iter().map(|place| here(place) || seen.contains(place)).collect()
    }

    /// Whether the asker certainly sees this place.
    pub(crate) async fn sees_place(&self, asker: &Asker, place: ChannelId) -> bool {
        self.sees_places(asker, &[place]).await == [true]
    }
}
