//! Files that a theme's folder should not have: bombs, truncated files, wrong types, links to the outside.

use std::io::Write as _;

/// A faulty file or folder, and a part of the message about it.
pub(crate) struct Case {
    pub(crate) what: String,
    pub(crate) description: String,
    pub(crate) files: Vec<(String, Vec<u8>)>,
    /// A link in the folder, and where it leads.
    pub(crate) link: Option<(&'static str, &'static str)>,
    pub(crate) says: &'static str,
}

/// A description without faults.
pub(crate) const GOOD: &str = "name = \"Test\"\nbased-on = \"wood\"\n";

/// A drawing of a hundred by a hundred.
pub(crate) fn svg(inside: &str) -> Vec<u8> {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">{inside}</svg>").into_bytes()
}

/// A picture.
pub(crate) fn png(width: u32, height: u32, pixel: impl Fn(u32, u32) -> [u8; 4]) -> Vec<u8> {
    let picture = image::RgbaImage::from_fn(width, height, |x, y| image::Rgba(pixel(x, y)));
    let mut file = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut file, image::ImageFormat::Png).expect("a PNG");
    file.into_inner()
}

/// A PNG whose header claims a size, with no data for it.
fn claimed(width: u32, height: u32) -> Vec<u8> {
    let mut file = Vec::new();
    {
        let mut encoder = png::Encoder::new(&mut file, 16, 16);
        encoder.set_color(png::ColorType::Rgba);
        let mut writer = encoder.write_header().expect("a head");
        writer.write_image_data(&[9; 16 * 16 * 4]).expect("pixels");
    }
    file[16..20].copy_from_slice(&width.to_be_bytes());
    file[20..24].copy_from_slice(&height.to_be_bytes());
    let sum = crc32fast::hash(&file[12..29]);
    file[29..33].copy_from_slice(&sum.to_be_bytes());
    file
}

fn jpeg(width: u32, height: u32) -> Vec<u8> {
    let picture = image::RgbImage::from_pixel(width, height, image::Rgb([90, 120, 60]));
    let mut file = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut file, image::ImageFormat::Jpeg).expect("a JPEG");
    file.into_inner()
}

fn webp(width: u32, height: u32) -> Vec<u8> {
    let picture = image::RgbaImage::from_pixel(width, height, image::Rgba([90, 120, 60, 0]));
    let mut file = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut file, image::ImageFormat::WebP).expect("a WebP");
    file.into_inner()
}

/// All of them.
pub(crate) fn cases() -> Vec<Case> {
    let mut all = Vec::new();
    all.extend(descriptions());
    all.extend(drawings());
    all.extend(pictures());
    all.extend(folders());
    all
}

fn case(what: &str, description: String, files: Vec<(String, Vec<u8>)>, says: &'static str) -> Case {
    Case { what: what.to_owned(), description, files, link: None, says }
}

/// Faulty `theme.toml` files.
fn descriptions() -> Vec<Case> {
    let long = format!("{GOOD}# {}", "x".repeat(70_000));
    let deep = format!("{GOOD}[squares]\nlight = {}{}", "[".repeat(5_000), "]".repeat(5_000));
    let texts: Vec<(String, &'static str)> = vec![
        (String::new(), "theme.toml, line 1: missing field `name`"),
        ("name = \"Test\"".into(), "missing field `based-on`"),
        ("name = 5\nbased-on = \"wood\"".into(), "line 1: "),
        ("name = \"\"\nbased-on = \"wood\"".into(), "line 1: a name has up to 24"),
        ("name = \"<@&1> everyone\"\nbased-on = \"wood\"".into(), "a name has up to 24"),
        (format!("name = \"{}\"\nbased-on = \"wood\"", "x".repeat(25)), "a name has up to 24"),
        ("name = \"a\\nb\"\nbased-on = \"wood\"".into(), "a name has up to 24"),
        ("name = \"\\u202eTest\"\nbased-on = \"wood\"".into(), "a name has up to 24"),
        (
            "name = \"Test\"\nbased-on = \"plaid\"".into(),
            "line 2: there is no built-in theme \"plaid\"; there are wood",
        ),
        ("name = \"Test\"\nbased-on = \"../wood\"".into(), "there is no built-in theme"),
        (format!("{GOOD}colour = 1"), "line 3: unknown field `colour`"),
        (format!("{GOOD}[colours]\nlihgt = \"#ffffff\""), "line 4: unknown field `lihgt`"),
        (
            format!("{GOOD}[colours]\nlight = \"red\""),
            "line 4: invalid value: string \"red\", expected a colour",
        ),
        (format!("{GOOD}[colours]\nlight = \"#fff\""), "line 4: invalid value"),
        (format!("{GOOD}[colours]\nlight = \"#gggggg\""), "line 4: invalid value"),
        (format!("{GOOD}[colours]\nlight = \"#+12345\""), "line 4: invalid value"),
        (format!("{GOOD}[colours]\nlight = \"#éé12\""), "line 4: invalid value"),
        (format!("{GOOD}[colours]\nlight = 16777215"), "line 4: invalid type"),
        (format!("{GOOD}[colours]\nlight = [255, 0, 0]"), "line 4: invalid type"),
        (format!("{GOOD}[colours.white]\nhalo = \"thin\""), "line 4: a halo is a colour"),
        (format!("{GOOD}[colours.white]\nface = \"#ffffff\""), "line 4: unknown field `face`"),
        (format!("{GOOD}[colours.green]\nbody = \"#ffffff\""), "unknown field `green`"),
        (format!("{GOOD}[pieces]\noutline = 9"), "line 4: 9 isn't between 0 and 8"),
        (format!("{GOOD}[pieces]\nshadow = -1"), "line 4: -1 isn't between 0 and 8"),
        (format!("{GOOD}[pieces]\noutline = 99999999999999999999"), "line 4: "),
        (format!("{GOOD}[pieces]\noutline = 1.5"), "line 4: invalid type"),
        (
            format!("{GOOD}[pieces]\nset = \"dragons\""),
            "no built-in set of pieces \"dragons\"; there are toys",
        ),
        (format!("{GOOD}[squares]\ndepth = 0"), "line 4: 0 isn't between 1 and 12"),
        (format!("{GOOD}[squares]\nsteps = 3"), "line 4: 3 isn't between 1 and 2"),
        (format!("{GOOD}[squares]\nlight = \"a.png\""), "[squares] has either"),
        (format!("{GOOD}[squares]\ntexture = \"a.png\"\nlight = \"b.png\""), "[squares] has either"),
        (format!("{GOOD}[squares]\ntexture = \"a.png\""), "a.png: isn't there"),
        (
            format!("{GOOD}[squares]\ntexture = \"/etc/passwd\""),
            "/etc/passwd: is no name of a file in the theme's folder",
        ),
        (format!("{GOOD}[squares]\ntexture = \"../a.png\""), "../a.png: is no name of a file"),
        (format!("{GOOD}[squares]\ntexture = \"a/../../b.png\""), "is no name of a file"),
        (format!("{GOOD}[squares]\ntexture = \"a/b/c.png\""), "is no name of a file"),
        (format!("{GOOD}[squares]\ntexture = \"\""), "is no name of a file"),
        (format!("{GOOD}[squares]\ntexture = \"a\\\\b.png\""), "is no name of a file"),
        (format!("{GOOD}[squares]\ntexture = \"a\\u0000.png\""), "is no name of a file"),
        (format!("{GOOD}[squares]\ntexture = \".git/config\""), "is no name of a file"),
        (format!("{GOOD}[squares]\ntexture = \"http://example.com/a.png\""), "is no name of a file"),
        (format!("{GOOD}[pieces]\nfolder = \"..\""), "is no name of a file"),
        (format!("{GOOD}[pieces]\nfolder = \"nowhere\""), "nowhere: isn't there"),
        (format!("{GOOD}[pieces]\nfolder = \"theme.toml\""), "theme.toml: is no folder"),
        ("name = \"Test".into(), "theme.toml, line 1: "),
        ("name = \"Test\"\nname = \"Test\"".into(), "line 2: duplicate key"),
        (long, "theme.toml: has more than the 64 kB"),
        (deep, "theme.toml, line 4: "),
        (format!("{GOOD}{}", "[a]\n".repeat(2)), "line 4: duplicate key"),
    ];
    texts.into_iter().map(|(text, says)| case(&format!("{text:.60?}"), text, Vec::new(), says)).collect()
}

/// A theme with one file among its pieces.
fn piece(name: &str, bytes: Vec<u8>, says: &'static str) -> Case {
    let description = format!("{GOOD}[pieces]\nfolder = \"pieces\"\n");
    let what = format!("{name}: {:.60?}", String::from_utf8_lossy(&bytes));
    case(&what, description, vec![(format!("pieces/{name}"), bytes)], says)
}

/// Faulty drawings.
fn drawings() -> Vec<Case> {
    let shape = "<path class=\"body\" d=\"M20 20H80V89H20Z\"/>";
    let with = |inside: &str| svg(&format!("{shape}{inside}"));
    let king = |bytes: Vec<u8>, says| piece("king.svg", bytes, says);
    let laughs = format!(
        "<!DOCTYPE svg [<!ENTITY a \"ha\">{}]><svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"><title>&i;</title></svg>",
        ('b'..='i')
            .map(|name| format!(
                "<!ENTITY {name} \"{}\">",
                format!("&{};", (name as u8 - 1) as char).repeat(10)
            ))
            .collect::<String>()
    );
    let outside = "<!DOCTYPE svg [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><svg xmlns=\"http://www.w3.org/2000/svg\"><text>&a;</text></svg>";
    let nested = format!("{}{}", "<g>".repeat(3_000), "</g>".repeat(3_000));
    let chain: String = (1..30)
        .map(|n| format!("<g id=\"g{n}\"><use href=\"#g{}\"/><use href=\"#g{}\"/></g>", n - 1, n - 1))
        .collect();
    vec![
        king(Vec::new(), "pieces/king.svg, line 1: is no XML"),
        king(b"<svg".to_vec(), "is no XML"),
        king(vec![0xff; 100], "pieces/king.svg, line 1: is no text in UTF-8"),
        king(b"<html><body/></html>".to_vec(), "line 1: is no drawing: its first element has to be <svg>"),
        king(b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>".to_vec(), "needs a viewBox"),
        king(svg(""), "shows next to nothing"),
        king(
            svg("<rect width=\"100\" height=\"100\" class=\"body\" stroke-width=\"9\"/>"),
            "covers all of its square",
        ),
        king(svg("<path class=\"body\" d=\"M1 1H2V2H1Z\"/>"), "shows next to nothing"),
        king(
            svg("<path fill=\"red\" d=\"M nan nan L 1e999 -1e999 Z\"/>"),
            "line 1: d has numbers beyond a hundred thousand",
        ),
        king(
            svg("<path class=\"body\" d=\"M20 20A1e30 5E+1 0 1 1 80 89Z\"/>"),
            "d has numbers beyond a hundred thousand",
        ),
        king(
            svg("<path class=\"body\" d=\"M20.5.5L-100001 89Z\"/>"),
            "d has numbers beyond a hundred thousand",
        ),
        king(
            svg("<path class=\"body\" d=\"M20 20a50 1e-40 0 1 1 60 69Z\"/>"),
            "d has arcs and numbers below a thousandth",
        ),
        king(
            svg("<rect class=\"body\" width=\"9e30\" height=\"9e30\" rx=\"4e30\"/>"),
            "width has numbers beyond a hundred thousand",
        ),
        king(
            with("<path class=\"body\" stroke-width=\"1e30\" d=\"M-1e38 0H1e38\"/>"),
            "line 1: stroke-width has numbers beyond",
        ),
        // As many of the longest arcs as there may be.
        king(
            svg(&format!(
                "<path class=\"body\" d=\"M20 20{}Z\"/>",
                "a99999 .001 0 1 1 60 69a99999 .001 0 1 0-60-69".repeat(2_700)
            )),
            "reaches more than 8 times its size",
        ),
        king(with("<path class=\"body\" d=\"M20 20H8000V89H20Z\"/>"), "reaches more than 8 times its size"),
        king(laughs.into_bytes(), "has a document type"),
        king(outside.as_bytes().to_vec(), "has a document type"),
        king(with("<script>alert(1)</script>"), "<script> isn't read; shapes alone are drawn"),
        king(with("\n\n<foreignObject><p/></foreignObject>"), "line 3: <foreignObject> isn't read"),
        king(with("<image href=\"file:///etc/passwd\"/>"), "<image> isn't read"),
        king(with("<image href=\"https://example.com/a.png\"/>"), "<image> isn't read"),
        king(with("<image href=\"data:image/png;base64,AAAA\"/>"), "<image> isn't read"),
        king(with("<text>King</text>"), "<text> isn't read"),
        king(with("<a href=\"#x\"/>"), "<a> isn't read"),
        king(with("<animate attributeName=\"x\" dur=\"1s\"/>"), "<animate> isn't read"),
        king(with("<set attributeName=\"x\"/>"), "<set> isn't read"),
        king(
            with("<filter id=\"f\"><feGaussianBlur stdDeviation=\"9999\"/></filter>"),
            "<filter> isn't read",
        ),
        king(with("<g filter=\"url(#f)\"/>"), "filter: filters take too long"),
        king(with("<mask id=\"m\"/>"), "<mask> isn't read"),
        king(with("<g mask=\"url(#m)\"/>"), "mask: masks take too long"),
        king(with("<clipPath id=\"c\"/>"), "<clipPath> isn't read"),
        king(with("<g clip-path=\"url(#c)\"/>"), "clip-path: clipping takes too long"),
        king(with("<pattern id=\"p\" width=\".0001\" height=\".0001\"/>"), "<pattern> isn't read"),
        king(with("<marker id=\"m\"/>"), "<marker> isn't read"),
        king(with("<symbol id=\"s\"/>"), "<symbol> isn't read"),
        king(with("<switch/>"), "<switch> isn't read"),
        king(
            with("<path stroke-dasharray=\".00001\" d=\"M0 0H99\"/>"),
            "stroke-dasharray: dashes take too long",
        ),
        king(
            with("<path style=\"STROKE-DASHARRAY:1\" d=\"M0 0H99\"/>"),
            "stroke-dasharray: dashes take too long",
        ),
        king(with("<style>@import url(https://example.com/a.css);</style>"), "leads outside"),
        king(
            with("<style>.a{fill:url(https://example.com/a.svg#a)}</style>"),
            "leads outside; only url(#name)",
        ),
        king(with("<style>.a{fill:u\\72l(#a)}</style>"), "leads outside, or hides"),
        king(with("<path fill=\"url( 'other.svg#a' )\" d=\"M0 0H9V9Z\"/>"), "leads outside; only url(#name)"),
        king(with("<use href=\"other.svg#king\"/>"), "leads outside; only href=\"#name\""),
        king(
            with("<use xmlns:xlink=\"http://www.w3.org/1999/xlink\" xlink:href=\"file:///a#b\"/>"),
            "leads outside",
        ),
        king(with("<path onclick=\"alert(1)\" d=\"M0 0H9\"/>"), "onclick: drawings do nothing"),
        king(svg("<g onload=\"alert(1)\"/>"), "onload: drawings do nothing"),
        king(with("<use href=\"#nowhere\"/>"), "draws \"nowhere\" again, which isn't there"),
        king(with("<g id=\"a\"><use href=\"#a\"/></g>"), "draws again what itself is drawn again"),
        king(
            with("<g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g>"),
            "draws again what itself",
        ),
        king(
            with(&format!("<g id=\"g0\">{shape}</g>{chain}<use href=\"#g29\"/>")),
            "draws again what itself",
        ),
        king(
            with("<path id=\"a\" d=\"M0 0H9V9Z\"/><g id=\"a\"><use href=\"#a\"/></g>"),
            "draws again what itself",
        ),
        king(
            with(&format!("<g id=\"a\">{}</g><use href=\"#a\"/>", "<g/>".repeat(30))),
            "draws more than 20 elements again",
        ),
        king(with(&"<g/>".repeat(500)), "has more than 400 elements"),
        king(with(&"<g/>\n".repeat(5_000)), "has too many parts"),
        king(with(&nested), ""),
        king(
            with(&format!("{}{}", "<g>".repeat(30), "</g>".repeat(30))),
            "has more than 24 elements in one another",
        ),
        king(
            with(&format!("<g {}/>", (0..4_100).map(|n| format!("a{n}=\"\" ")).collect::<String>())),
            "has more than 4000 attributes",
        ),
        king(with(&format!("<!--{}-->", "x".repeat(140_000))), "has more than the 128 kB"),
        piece("king", svg(shape), "is no SVG, PNG, WebP or JPEG by its name"),
        piece("king.gif", svg(shape), "is no SVG, PNG, WebP or JPEG by its name"),
        piece("wizard.svg", svg(shape), "is called by no kind of piece; kinds are pawn"),
        piece("king-green.svg", svg(shape), "is called by no kind of piece"),
        piece("king\u{1b}[2J.svg", svg(shape), "king?[2J.svg: is called by no kind"),
    ]
}

/// Faulty pictures.
fn pictures() -> Vec<Case> {
    let white = |bytes: Vec<u8>, says| piece("king-white.png", bytes, says);
    let good = png(64, 64, |x, _| if x < 32 { [9, 9, 9, 255] } else { [0; 4] });
    let mut text_bomb = good.clone();
    let mut packed = flate(&vec![0; 30 << 20]);
    let mut chunk = b"zTXtComment\0\0".to_vec();
    chunk.append(&mut packed);
    let length = (chunk.len() as u32 - 4).to_be_bytes();
    let sum = crc32fast::hash(&chunk).to_be_bytes();
    text_bomb.splice(33..33, length.into_iter().chain(chunk).chain(sum));
    text_bomb.truncate(text_bomb.len() - 30);
    let mut broken = good.clone();
    let middle = broken.len() / 2;
    broken[middle] ^= 0xff;
    vec![
        white(Vec::new(), "is no picture inside"),
        white(b"GIF89a".to_vec(), "is Gif inside"),
        white(b"hello".to_vec(), "is no picture inside"),
        white(jpeg(64, 64), "is Jpeg inside; its name has to say so"),
        white(webp(64, 64), "is WebP inside; its name has to say so"),
        piece("king-white.jpg", good.clone(), "is Png inside"),
        piece("king-white.webp", jpeg(64, 64), "is Jpeg inside"),
        white(good[..20].to_vec(), "can't be read"),
        white(good[..good.len() / 2].to_vec(), "can't be read"),
        white(broken, "can't be read"),
        white(text_bomb, "can't be read"),
        white(claimed(u32::MAX, u32::MAX), ""),
        white(claimed(60_000, 60_000), "60000 by 60000 pixels; 2048 by 2048 are the most"),
        white(claimed(2_049, 16), "is 2049 by 16 pixels"),
        white(claimed(2_048, 2_048), "can't be read"),
        white(claimed(0, 16), ""),
        white(png(8, 8, |_, _| [9; 4]), "is 8 by 8 pixels; 16 by 16 are the least"),
        white(png(64, 64, |_, _| [0; 4]), "shows next to nothing"),
        white(png(64, 64, |_, _| [9, 9, 9, 255]), "covers all of its square"),
        white(vec![0x89; 3 << 20], "has more than the 2048 kB"),
        piece("king-white.jpg", jpeg(64, 64), "covers all of its square"),
        piece("king-white.jpg", jpeg(64, 64)[..100].to_vec(), "can't be read"),
        piece("king-white.jpeg", jpeg(2_050, 16), "is 2050 by 16 pixels"),
        piece("king-white.webp", webp(64, 64), "shows next to nothing"),
        piece("king-white.webp", webp(64, 64)[..30].to_vec(), "can't be read"),
        piece("king-white.webp", b"RIFF\x04\0\0\0WEBP".to_vec(), "can't be read"),
        piece("king.png", good.clone(), "a picture has one colour's pieces: king-white.png"),
        case(
            "two of one",
            format!("{GOOD}[pieces]\nfolder = \"pieces\"\n"),
            vec![
                ("pieces/king-white.png".into(), good.clone()),
                ("pieces/king-white.svg".into(), svg("<path class=\"body\" d=\"M20 20H80V89H20Z\"/>")),
            ],
            "is drawn by another file, too",
        ),
    ]
}

fn flate(bytes: &[u8]) -> Vec<u8> {
    // Stored blocks would not be small: this is one long run.
    let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes).expect("memory takes everything");
    encoder.finish().expect("memory takes everything")
}

/// Faulty folders.
fn folders() -> Vec<Case> {
    let pieces = format!("{GOOD}[pieces]\nfolder = \"pieces\"\n");
    let texture = format!("{GOOD}[squares]\ntexture = \"a.png\"\n");
    let linked = |what: &str,
                  description: &str,
                  from: &'static str,
                  to: &'static str,
                  files: Vec<(String, Vec<u8>)>| Case {
        link: Some((from, to)),
        ..case(what, description.to_owned(), files, "is a link; a theme's files have to be in its folder")
    };
    let some = vec![("pieces/pawn.txt".to_owned(), Vec::new())];
    vec![
        linked("a link to a file", &texture, "a.png", "/etc/passwd", Vec::new()),
        linked("a link to itself", &texture, "a.png", "a.png", Vec::new()),
        linked("a link to nowhere", &texture, "a.png", "nowhere", Vec::new()),
        linked("a link to a device", &texture, "a.png", "/dev/zero", Vec::new()),
        linked("a folder's link to its parent", &pieces, "pieces", "..", Vec::new()),
        linked("a folder's link to itself", &pieces, "pieces", ".", Vec::new()),
        linked("a folder's link outside", &pieces, "pieces", "/", Vec::new()),
        Case {
            link: Some(("pieces/king.svg", "../../theme.toml")),
            says: "is ",
            ..case("a piece's link", pieces.clone(), vec![("pieces/king-black.svg".into(), Vec::new())], "")
        },
        case("no picture of a piece", pieces.clone(), some, "is no SVG, PNG, WebP or JPEG by its name"),
        case(
            "a hidden file alone",
            pieces.clone(),
            vec![("pieces/.keep".into(), Vec::new())],
            "has no pictures of pieces",
        ),
        case(
            "a folder for a file",
            texture.clone(),
            vec![("a.png/b".into(), Vec::new())],
            "a.png: is no ordinary file",
        ),
        case(
            "a folder for a piece",
            pieces,
            vec![("pieces/king.svg/b".into(), Vec::new())],
            "is no ordinary file",
        ),
    ]
}
