//! The tour: conditional turns, and private notes.

use super::Tour;

pub(super) async fn walk(tour: &Tour) {
    let Tour { ada, ben, .. } = tour;
    let number = tour.game("chess").await;
    ada.command("move", &[("turn", "=e2e4")]).await;
    ben.wait_for("played e4").await;
    ada.command("game plan set", &[("lines", "=if e7e5 then Nf3; any a2a3")]).await;
    ada.wait_for("you play g1f3").await;
    ada.press_to("plans no").await;
    ada.wait_for("Nothing was planned").await;
    // Below one's own board, by a form.
    ada.command("board", &[]).await;
    ada.press_to("plans list").await;
    ada.press_to("plans write").await;
    ada.fill_form("if e7e5 then Nf3").await;
    ada.wait_for("you play g1f3").await;
    ada.press_to("plans set").await;
    ada.wait_for("your line is set").await;
    ada.command("game plan list", &[]).await;
    ada.press_to("plans drop").await;
    ada.wait_for("line 1 is forgotten").await;
    ada.command("game plan drop", &[]).await;
    ada.wait_for("nothing to forget").await;
    ada.command("game notes write", &[("text", "=Watch f7.")]).await;
    ada.wait_for("note 1 is kept").await;
    ada.press_to("plans note-write").await;
    ada.fill_form("And d5.").await;
    ada.wait_for("note 2 is kept").await;
    ada.command("game notes show", &[]).await;
    ada.choose("2").await;
    ada.wait_for("And d5.").await;
    ada.press_to("plans notes").await;
    ada.choose("1").await;
    ada.press_to("plans note-ask.1").await;
    ada.press_to("plans note-forget").await;
    ada.wait_for("the note is gone").await;
    ada.command("game notes delete", &[]).await;
    ada.press_to("plans note-all").await;
    ada.wait_for("one note is gone").await;
    tour.resign(&number).await;
}
