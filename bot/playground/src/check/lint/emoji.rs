//! Rules of emoji.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::Value;

use super::Lint;

/// The most bytes of a picture.
const LIMIT: usize = 256 * 1024;
/// The first bytes of a PNG file.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

/// The bytes of a picture in a data URL.
pub(crate) fn picture(address: &str) -> Option<Vec<u8>> {
    let (kind, data) = address.strip_prefix("data:image/")?.split_once(";base64,")?;
    let known = matches!(kind, "png" | "gif" | "jpeg" | "webp" | "avif");
    BASE64_STANDARD.decode(data).ok().filter(|_| known)
}

impl Lint {
    /// Checks a new emoji, or with `new` false a renamed one.
    pub(super) fn emoji(&mut self, json: &Value, new: bool) {
        let name = json["name"].as_str().unwrap_or_default();
        let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        self.check(plain, "/name", "STRING_TYPE_REGEX", "a name is made of letters, digits and _");
        if !new {
            return;
        }
        let Some(bytes) = json["image"].as_str().and_then(picture) else {
            self.check(false, "/image", "IMAGE_INVALID", "a picture comes as data:image/png;base64,…");
            return;
        };
        self.check(
            bytes.len() <= LIMIT,
            "/image",
            "BINARY_TYPE_MAX_SIZE",
            "File cannot be larger than 256.0 kb.",
        );
        let whole = !json["image"].as_str().is_some_and(|image| image.starts_with("data:image/png"))
            || bytes.starts_with(PNG);
        self.check(whole, "/image", "IMAGE_INVALID", "this is no PNG file");
    }
}
