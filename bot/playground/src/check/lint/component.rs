//! Rules of buttons, menus and rows.

use serde_json::Value;

use super::{Lint, characters, items};
use crate::world::message::controls;

const BUTTON: u64 = 2;
const STRING_SELECT: u64 = 3;
const LINK: u64 = 5;
const PREMIUM: u64 = 6;

/// The number of components, at any depth.
pub(super) fn count(components: &[Value]) -> usize {
    let inside = |component: &Value| {
        count(items(&component["components"])) + usize::from(component["accessory"].is_object())
    };
    components.iter().map(|component| 1 + inside(component)).sum()
}

impl Lint {
    /// Checks the rules on a message's components that the description lacks.
    pub(super) fn components(&mut self, at: &str, components: &[Value]) {
        self.distinct_ids(at, components);
        self.rows(at, components);
    }

    pub(super) fn distinct_ids(&mut self, at: &str, components: &[Value]) {
        let mut ids: Vec<&str> =
            controls(components).iter().filter_map(|control| control["custom_id"].as_str()).collect();
        ids.sort_unstable();
        for pair in ids.windows(2) {
            let message = format!("two controls of the custom id {:?}", pair[0]);
            self.check(pair[0] != pair[1], at, "COMPONENT_CUSTOM_ID_DUPLICATED", &message);
        }
    }

    fn rows(&mut self, at: &str, components: &[Value]) {
        for (number, component) in components.iter().enumerate() {
            let path = format!("{at}/{number}");
            let inside = items(&component["components"]);
            match component["type"].as_u64() {
                Some(1) => {
                    let menus = inside.iter().filter(|one| one["type"] != BUTTON).count();
                    let fine = menus == 0 || inside.len() == 1;
                    self.check(fine, &path, "BASE_TYPE_BAD_LENGTH", "a row holds five buttons or one menu");
                }
                Some(BUTTON) => self.button(&path, component),
                Some(3..=8) => self.menu(&path, component),
                _ => {}
            }
            self.rows(&format!("{path}/components"), inside);
            if component["accessory"].is_object() {
                self.rows(&format!("{path}/accessory"), std::slice::from_ref(&component["accessory"]));
            }
        }
    }

    fn button(&mut self, path: &str, button: &Value) {
        let style = button["style"].as_u64();
        let (custom_id, url) = (button["custom_id"].is_string(), button["url"].is_string());
        match style {
            Some(LINK) => {
                self.check(
                    url && !custom_id,
                    path,
                    "BUTTON_LINK",
                    "a link button has an address and no custom id",
                );
            }
            Some(PREMIUM) => {
                let fine = !url && !custom_id && !button["sku_id"].is_null();
                self.check(fine, path, "BUTTON_PREMIUM", "a premium button has only a SKU");
                return;
            }
            _ => {
                self.check(
                    custom_id && !url,
                    path,
                    "BUTTON_CUSTOM_ID",
                    "a button has a custom id and no address",
                );
            }
        }
        let face = characters(&button["label"]) > 0 || button["emoji"].is_object();
        self.check(face, path, "BUTTON_LABEL_OR_EMOJI", "a button has a label or an emoji");
    }

    fn menu(&mut self, path: &str, menu: &Value) {
        let least = menu["min_values"].as_u64().unwrap_or(1);
        let most = menu["max_values"].as_u64().unwrap_or(1);
        self.check(least <= most, path, "BASE_TYPE_BAD_LENGTH", "min_values is greater than max_values");
        if menu["type"] != STRING_SELECT {
            return;
        }
        let options = items(&menu["options"]);
        let fits = least as usize <= options.len() && (most as usize <= options.len() || most == 1);
        self.check(fits, path, "BASE_TYPE_BAD_LENGTH", "more values are to be chosen than there are");
        let mut values: Vec<&str> = options.iter().filter_map(|option| option["value"].as_str()).collect();
        values.sort_unstable();
        let distinct = values.windows(2).all(|pair| pair[0] != pair[1]);
        self.check(distinct, path, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "two options of one value");
        let named = options.iter().all(|option| characters(&option["label"]) > 0);
        self.check(named, path, "BASE_TYPE_REQUIRED", "an option needs a label");
        let chosen = options.iter().filter(|option| option["default"] == true).count();
        self.check(chosen <= most as usize, path, "BASE_TYPE_BAD_LENGTH", "more defaults than may be chosen");
    }
}
