//! Drawings (SVG): shapes and colours only. Anything that could reach outside, take unlimited resources or act is
//! refused by name before the drawing is rasterised.

use resvg::usvg::roxmltree::{Document, Error, Node, ParsingOptions};

use super::bounds;
use super::flaw::Flaw;

/// The elements that are allowed.
const ELEMENTS: [&str; 16] = [
    "svg", "g", "defs", "title", "desc", "metadata", "style", "path", "rect", "circle", "ellipse", "line",
    "polyline", "polygon", "use", "stop",
];
/// The elements that are gradients.
const GRADIENTS: [&str; 2] = ["linearGradient", "radialGradient"];
/// Attributes and styles that are refused, with the reason.
const REFUSED: [(&str, &str); 6] = [
    ("filter", "filters take too long"),
    ("mask", "masks take too long"),
    ("clip-path", "clipping takes too long"),
    ("stroke-dasharray", "dashes take too long; draw them as lines"),
    ("marker", "markers aren't drawn"),
    ("mix-blend-mode", "blending isn't drawn the same everywhere"),
];

/// Checks a drawing.
pub(super) fn check(name: &str, text: &str) -> Result<(), Flaw> {
    let options = ParsingOptions { allow_dtd: false, nodes_limit: NODES, ..ParsingOptions::default() };
    let document = Document::parse_with_options(text, options).map_err(|error| {
        let line = usize::try_from(error.pos().row).ok();
        let reason = match error {
            Error::DtdDetected => {
                "has a document type, which drawings don't need; entities aren't read".to_owned()
            }
            Error::NodesLimitReached => "has too many parts".to_owned(),
            other => format!("is no XML: {other}"),
        };
        Flaw { line, ..Flaw::of(name, reason) }
    })?;
    let root = document.root_element();
    let flaw = |node: Node<'_, '_>, reason: String| Flaw::at(name, text, node.range().start, reason);
    if root.tag_name().name() != "svg" {
        return Err(flaw(root, "is no drawing: its first element has to be <svg>".to_owned()));
    }
    if root.attribute("viewBox").is_none() && root.attribute("width").is_none() {
        return Err(flaw(root, "needs a viewBox, such as \"0 0 100 100\"".to_owned()));
    }
    let mut attributes = 0;
    for (count, node) in root.descendants().filter(Node::is_element).enumerate() {
        if count >= bounds::ELEMENTS {
            return Err(flaw(node, format!("has more than {} elements", bounds::ELEMENTS)));
        }
        if node.ancestors().nth(bounds::DEPTH + 1).is_some() {
            return Err(flaw(node, format!("has more than {} elements in one another", bounds::DEPTH)));
        }
        attributes += node.attributes().len();
        if attributes > bounds::ATTRIBUTES {
            return Err(flaw(node, format!("has more than {} attributes", bounds::ATTRIBUTES)));
        }
        element(node).map_err(|reason| flaw(node, reason))?;
    }
    Ok(())
}

/// The most nodes that are parsed: elements, and the whitespace between them.
const NODES: u32 = 4 * bounds::ELEMENTS as u32;

/// Checks an element.
fn element(node: Node<'_, '_>) -> Result<(), String> {
    let tag = node.tag_name().name();
    if !ELEMENTS.contains(&tag) && !GRADIENTS.contains(&tag) {
        // Editors' own data has other namespaces and isn't drawn.
        let foreign = node.tag_name().namespace().is_some_and(|space| space != SVG);
        return if foreign { Ok(()) } else { Err(format!("<{tag}> isn't read; shapes alone are drawn")) };
    }
    for attribute in node.attributes() {
        let (key, value) = (attribute.name(), attribute.value());
        if key.starts_with("on") {
            return Err(format!("{key}: drawings do nothing"));
        }
        if key == "href" && !value.starts_with('#') {
            return Err("leads outside; only href=\"#name\" is followed".to_owned());
        }
        style(key)?;
        style(value)?;
        if PLACES.contains(&key) {
            places(key, value)?;
        }
    }
    match tag {
        "style" => node.text().map_or(Ok(()), style),
        "use" => used(node),
        _ => Ok(()),
    }
}

/// The attributes with places and sizes of shapes.
const PLACES: [&str; 21] = [
    "d",
    "points",
    "transform",
    "gradientTransform",
    "viewBox",
    "x",
    "y",
    "width",
    "height",
    "r",
    "rx",
    "ry",
    "cx",
    "cy",
    "x1",
    "x2",
    "y1",
    "y2",
    "fx",
    "fy",
    "stroke-width",
];
/// The largest number in these attributes, and the smallest in a path with arcs. The number of curves of an arc
/// grows with its radius, which is scaled up when the other one is too small: without limits there would be
/// endless ones.
const LARGEST: f64 = 100_000.0;
const SMALLEST: f64 = 0.001;

/// Checks the numbers of an attribute.
fn places(key: &str, value: &str) -> Result<(), String> {
    let has_arcs = key == "d" && value.contains(['a', 'A']);
    let mut rest = value;
    while let Some(start) = rest.find(|sign: char| sign.is_ascii_digit() || sign == '.') {
        rest = &rest[start..];
        let length = number(rest.as_bytes());
        // What is no number is left to code that reads it as one.
        let number = rest[..length].parse().unwrap_or(0.0);
        if number > LARGEST {
            return Err(format!("{key} has numbers beyond a hundred thousand; nobody draws that far out"));
        }
        if has_arcs && number > 0.0 && number < SMALLEST {
            return Err(format!("{key} has arcs and numbers below a thousandth; 0 does as well"));
        }
        rest = &rest[length..];
    }
    Ok(())
}

/// The length of the number at the beginning of a text: digits, a dot and digits, perhaps an exponent.
fn number(text: &[u8]) -> usize {
    let digits = |from: usize| text[from..].iter().take_while(|sign| sign.is_ascii_digit()).count();
    let mut end = digits(0);
    if text.get(end) == Some(&b'.') {
        end += 1;
        end += digits(end);
    }
    if let Some(b'e' | b'E') = text.get(end) {
        let sign = usize::from(matches!(text.get(end + 1), Some(b'+' | b'-')));
        let exponent = text.get(end + 1 + sign..).map_or(0, |_| digits(end + 1 + sign));
        if exponent > 0 {
            end += 1 + sign + exponent;
        }
    }
    end
}

/// The namespace of SVG.
const SVG: &str = "http://www.w3.org/2000/svg";

/// Checks an attribute's name or value, or a style sheet.
fn style(text: &str) -> Result<(), String> {
    let text = text.to_ascii_lowercase();
    if let Some((what, why)) = REFUSED.iter().find(|(what, _)| text.contains(what)) {
        return Err(format!("{what}: {why}"));
    }
    if text.contains("@import") || text.contains("data:") || text.contains('\\') {
        return Err("leads outside, or hides where it leads".to_owned());
    }
    let mut rest = text.as_str();
    while let Some((_, inside)) = rest.split_once("url(") {
        if !inside.trim_start_matches([' ', '"', '\'']).starts_with('#') {
            return Err("leads outside; only url(#name) is followed".to_owned());
        }
        rest = inside;
    }
    Ok(())
}

/// Checks a <use>, which may repeat shapes but not another <use>: copies of copies would never end.
fn used(node: Node<'_, '_>) -> Result<(), String> {
    let href = node.attributes().find(|attribute| attribute.name() == "href");
    let Some(name) = href.and_then(|href| href.value().strip_prefix('#')) else { return Ok(()) };
    let named = |other: &Node<'_, '_>| other.attribute("id") == Some(name);
    let mut found = node.document().descendants().filter(named).peekable();
    if found.peek().is_none() {
        return Err(format!("draws {name:?} again, which isn't there"));
    }
    let copied: Vec<_> = found.flat_map(|found| found.descendants()).filter(Node::is_element).collect();
    if copied.iter().any(|part| part.tag_name().name() == "use") {
        return Err("draws again what itself is drawn again".to_owned());
    }
    if copied.len() > COPIED {
        return Err(format!("draws more than {COPIED} elements again"));
    }
    Ok(())
}

/// The most elements that one <use> repeats.
const COPIED: usize = 20;
