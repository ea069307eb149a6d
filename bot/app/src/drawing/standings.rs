//! Pictures of tournaments' standings.

use model::screen::{Ranking, Recipe};
use render::standings::Standings;
use store::Tournament;

use super::picture::{NoPicture, Picture, Studio, drawn};
use crate::asking::rejection::Rejection;

/// Makes the table of a tournament after this many rounds, and its alternative text: computing standings is the
/// tournaments' business.
pub(crate) type Tabulate = fn(&Tournament, i64) -> (Standings, String);

impl Studio {
    /// Draws standings.
    pub(super) async fn ranking(&self, recipe: &Recipe, ranking: &Ranking) -> Result<Picture, NoPicture> {
        let looked_up = async {
            let found = self.store.tournament(ranking.tournament).await?;
            let mut found = found
                .ok_or_else(|| Rejection::Broken(format!("tournament {} is gone", ranking.tournament)))?;
            if let Some(person) = recipe.looker {
                found.lang = self.own_lang(person).await?.unwrap_or(found.lang);
            }
            let theme = self.theme_on(recipe.looker, Some(found.guild)).await?;
            Ok::<_, Rejection>((found, theme))
        };
        let (tournament, theme) =
            looked_up.await.map_err(|rejection| NoPicture::new(format!("{rejection:?}")))?;
        let (table, alt) = (self.tabulate)(&tournament, ranking.through);
        drawn(|| Picture { bytes: self.renderer.standings(&table, theme).png, alt, file_name: "board.png" })
    }
}
