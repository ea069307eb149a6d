//! The files in `deploy/` and the table in docs/OPERATIONS.md name existing metrics and settings, and no others.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use menagerie::config::Config;
use metrics::names::{ALL, Described, Sort};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Every name a query may use, with its metric.
fn queried() -> BTreeMap<String, &'static Described> {
    let names = |metric: &'static Described| {
        let parts: &[&str] = match metric.sort {
            Sort::Histogram => &["_bucket", "_count", "_sum"],
            Sort::Counter | Sort::Gauge => &[""],
        };
        parts.iter().map(move |part| (format!("{}{part}", metric.queried()), metric))
    };
    ALL.iter().flat_map(names).collect()
}

/// The metrics that a text names, each with the labels it asks for.
fn named(text: &str) -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("menagerie_") {
        let rest = &text[at..];
        let length = rest.find(|c: char| !(c.is_ascii_lowercase() || c == '_')).unwrap_or(rest.len());
        let (name, after) = rest.split_at(length);
        let asked = after.strip_prefix('{').and_then(|inner| inner.split('}').next()).unwrap_or_default();
        let labels = asked
            .split(',')
            .filter_map(|one| one.split(['=', '!']).next())
            .map(|label| label.trim().to_owned())
            .filter(|label| !label.is_empty())
            .collect();
        found.push((name.to_owned(), labels));
    }
    found
}

#[test]
fn dashboard_and_alerts_name_every_metric_and_no_other() {
    let known = queried();
    let mut used = BTreeSet::new();
    for file in ["deploy/grafana/menagerie.json", "deploy/alerts.yaml"] {
        let text = read(file).replace("\\\"", "\"");
        for (name, labels) in named(&text) {
            let Some(metric) = known.get(&name) else { panic!("{file} asks for {name}, which there is not") };
            for label in labels {
                assert!(metric.labels.contains(&&*label), "{file}: {name} has no label {label}");
            }
            used.insert(metric.name);
        }
    }
    let unseen: Vec<&str> =
        ALL.iter().map(|metric| metric.name).filter(|name| !used.contains(name)).collect();
    assert_eq!(unseen, Vec::<&str>::new(), "nobody looks at these");
    let dashboard: serde_json::Value =
        serde_json::from_str(&read("deploy/grafana/menagerie.json")).expect("the dashboard is JSON");
    assert!(dashboard["panels"].as_array().is_some_and(|panels| panels.len() > 10));
}

#[test]
fn every_alert_has_its_page() {
    let guide = read("docs/OPERATIONS.md");
    let alerts = read("deploy/alerts.yaml");
    let mut count = 0;
    for alert in alerts.lines().filter_map(|line| line.trim().strip_prefix("- alert: ")) {
        assert!(guide.contains(&format!("`{alert}`")), "docs/OPERATIONS.md says nothing about {alert}");
        count += 1;
    }
    assert!(count > 8, "{count}");
}

#[test]
fn the_settings_of_the_containers_are_settings() {
    for file in
        ["deploy/config.docker.toml", "deploy/config.postgres-1.toml", "deploy/config.postgres-2.toml"]
    {
        let config = Config::load(Some(&root().join(file))).unwrap_or_else(|error| panic!("{error}"));
        assert!(config.operations.listen.is_some() && config.discord.token_file.is_some(), "{file}");
    }
    let compose = read("deploy/compose.sqlite.yaml")
        + &read("deploy/compose.postgres.yaml")
        + &read("deploy/Dockerfile");
    for file in
        ["deploy/Dockerfile", "config.postgres-1.toml", "config.postgres-2.toml", "deploy/config.docker.toml"]
    {
        assert!(compose.contains(file), "{file}");
    }
}

/// `MENAGERIE_BLESS=1` rewrites it.
#[test]
fn the_table_of_metrics_is_the_program_s() {
    const BEGIN: &str = "<!-- metrics: written by a test -->\n";
    const END: &str = "<!-- end of metrics -->";
    let guide = read("docs/OPERATIONS.md");
    let (before, rest) = guide.split_once(BEGIN).expect("where the table begins");
    let (table, after) = rest.split_once(END).expect("where the table ends");
    let mut wanted = String::from("| metric | labels | tells |\n|---|---|---|\n");
    for metric in ALL {
        let labels: Vec<String> = metric.labels.iter().map(|label| format!("`{label}`")).collect();
        wanted += &format!("| `{}` | {} | {} |\n", metric.queried(), labels.join(", "), metric.help);
    }
    if std::env::var_os("MENAGERIE_BLESS").is_some() {
        let text = format!("{before}{BEGIN}{wanted}{END}{after}");
        fs::write(root().join("docs/OPERATIONS.md"), text).expect("written");
        return;
    }
    assert_eq!(table, wanted, "MENAGERIE_BLESS=1 cargo test -p menagerie --test operations writes it anew");
}
