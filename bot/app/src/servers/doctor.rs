//! `/club doctor`: the bot's missing permissions, here and wherever it matters on the server.

use model::ids::ChannelId;
use model::screen::Screen;
use words::Lang;
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::context::probe::Finding;
use crate::policy::{holding, permissions};

/// The most places that are checked.
const MOST: i64 = 20;

/// `/club doctor`. Everybody may know what is wrong here; other channels may be secret, so only managers see them.
pub(super) async fn doctor(context: &Context, asker: &Asker) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    let Some(guild) = asker.guild else {
        return Ok(Screen::text(say!(lang, "doctor-direct")));
    };
    if let Some(word) = holding::half_here(context, asker).await {
        return Ok(Screen::text(word));
    }
    let mut text = say!(lang, "doctor-heading");
    let here = permissions::finding_here(asker);
    text.push('\n');
    text.push_str(&diagnosis(context, lang, asker.channel, here).await?);
    if !asker.manages {
        text.push_str(&format!("\n{}", say!(lang, "doctor-only-here")));
        return Ok(Screen::text(text));
    }
    let mut places = context.store.places_on(guild, MOST + 1).await?;
    places.retain(|place| *place != asker.channel);
    let all = places.len();
    places.truncate(MOST as usize);
    let findings = match &context.probe {
        Some(probe) if !places.is_empty() => probe.look(guild, &places).await,
        _ => Vec::new(),
    };
    let mut well = 0;
    for (place, finding) in places.iter().zip(findings) {
        let lines = diagnosis(context, lang, *place, finding).await?;
        // Discord takes no more than 2000 characters.
        if is_well(finding) || text.len() + lines.len() > 1700 {
            well += usize::from(is_well(finding));
            continue;
        }
        text.push_str(&format!("\n{lines}"));
    }
    if well > 0 {
        text.push_str(&format!("\n{}", say!(lang, "doctor-well", places = well)));
    }
    if all > places.len() {
        text.push_str(&format!("\n{}", say!(lang, "doctor-more", most = MOST)));
    }
    Ok(Screen::text(text))
}

/// A finding in words. If nothing prevents games there any more, suspended ones are resumed at once.
async fn diagnosis(
    context: &Context,
    lang: Lang,
    place: ChannelId,
    finding: Finding,
) -> Result<String, Rejection> {
    let name = format!("<#{place}>");
    let Finding::Allowed { bits, place: kind } = finding else {
        return Ok(match finding {
            Finding::Gone => say!(lang, "doctor-gone", place = name),
            Finding::Unseen => format!("{name}\n• {}", permissions::Permission::View.words(lang)),
            _ => say!(lang, "doctor-unknown", place = name),
        });
    };
    if permissions::essential(bits, kind, false).is_empty() {
        try_again(context, place).await?;
    }
    let missing = permissions::missing(bits, kind);
    if missing.is_empty() {
        return Ok(say!(lang, "doctor-fine", place = name));
    }
    Ok(format!("{}{}", say!(lang, "doctor-missing", place = name), permissions::lines(lang, &missing)))
}

async fn try_again(context: &Context, place: ChannelId) -> Result<(), Rejection> {
    if context.store.broken_place(place).await?.is_some() {
        let mut tx = context.store.begin().await?;
        tx.try_place(place, context.now()).await?;
        tx.commit().await?;
    }
    Ok(())
}

fn is_well(finding: Finding) -> bool {
    matches!(finding, Finding::Allowed { bits, place } if permissions::missing(bits, place).is_empty())
}
