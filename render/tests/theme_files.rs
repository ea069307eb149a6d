//! Themes from files: what works, and a table of what is refused, each with its message, within a short time.

#[path = "support/hostile_files.rs"]
mod hostile_files;
#[path = "support/moments.rs"]
mod moments;

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use engine::catalogue;
use engine::scene::Tint;
use render::art::{PIECES, Sprites, TINTS};
use render::theme::file::{self, bounds};
use render::theme::{Pieces, check};
use render::{Look, Renderer, Theme};

use hostile_files::{Case, GOOD, cases, png, svg};

/// The longest time for a refusal in a build with little optimisation.
const SOON: Duration = Duration::from_secs(6);

/// The most bytes of a picture with a texture.
const MOST_BYTES: usize = 60_000;

/// Games with larger pictures than others, by seed and number of turns.
const LARGEST: [(&str, u64, usize); 3] = [("booster", 1, 53), ("cooperative", 6, 25), ("chess-golf", 1, 47)];

/// The example that is explained in docs/THEMES.md.
fn marble() -> Theme {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/theme-marble");
    // Its folder's name says what it is an example of, and becomes the word.
    file::read(&folder).unwrap_or_else(|flaw| panic!("{flaw}"))
}

#[test]
fn pictures_with_textures_stay_small() {
    let (renderer, marble) = (Renderer::new(), marble());
    for game in catalogue::all() {
        // Pictures with many cards are largest: the largest of eight games of each kind are among these.
        let (seed, turns) =
            LARGEST.iter().find(|(id, ..)| *id == game.info().id).map_or((5, 24), |found| (found.1, found.2));
        moments::play(*game, seed, turns, |number, table| {
            if number % 8 != turns % 8 {
                return;
            }
            for viewer in moments::viewers(*game) {
                let scene = table.scene_in_english(viewer);
                for theme in [marble, Theme::OAK] {
                    let bytes = renderer.picture(&scene, Look { theme, flipped: false }).png.len();
                    let title = game.info().title;
                    assert!(bytes <= MOST_BYTES, "{title} in {} after {number} turns: {bytes}", theme.word());
                }
            }
        });
    }
}

/// A folder with a theme in it.
fn written(description: &str, files: &[(&str, Vec<u8>)]) -> tempfile::TempDir {
    let folder =
        tempfile::Builder::new().prefix("theme-").rand_bytes(0).tempdir_in(scratch()).expect("a folder");
    fs::write(folder.path().join("theme.toml"), description).expect("theme.toml");
    for (name, bytes) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, bytes).expect("a file");
    }
    folder
}

/// A separate folder for every test, since the folder's name is the theme's word.
fn scratch() -> std::path::PathBuf {
    tempfile::tempdir().expect("a folder").keep()
}

#[test]
fn the_example_is_complete_and_in_its_own_style() {
    let theme = marble();
    assert_eq!((theme.word(), theme.title()), ("theme-marble", "Marble"));
    assert_eq!(theme.pieces().missing(), Vec::<&str>::new(), "every kind is drawn");
    let (own, toys) = (Sprites::new(theme, 84), Sprites::new(Theme::WOOD, 84));
    for (art, _) in PIECES {
        for tint in TINTS {
            let both = [&own, &toys].map(|sprites| sprites.piece(art, tint, 84).expect("a drawing"));
            assert_ne!(both[0], both[1], "{art} in {tint:?}");
        }
    }
    assert_eq!(marble(), theme, "reading again keeps nothing twice");
}

#[test]
fn built_in_sets_and_the_example_are_found_fit_and_what_is_bad_is_named() {
    let themes = Pieces::BUILT_IN.map(|set| Theme::WOOD.with_pieces(set));
    for theme in themes.into_iter().chain(Theme::ALL.iter().copied()).chain([marble()]) {
        let findings: Vec<_> = check::findings(theme).iter().map(ToString::to_string).collect();
        assert!(findings.is_empty(), "{theme:?}:\n{}", findings.join("\n"));
    }
    // All pieces white, on white squares.
    let description = "name = \"Fog\"\nbased-on = \"paper\"\n[colours]\ndark = \"#fffaf0\"\n\
                       [colours.black]\nbody = \"#ffffff\"\n[pieces]\nfolder = \"pieces\"\n";
    let blob = svg("<path fill=\"#fffaf0\" d=\"M20 20H80V89H20Z\"/>");
    let files = [("pieces/king.svg", blob.clone()), ("pieces/queen.svg", blob)];
    let folder = written(description, &files);
    let theme = file::read(folder.path()).unwrap_or_else(|flaw| panic!("{flaw}"));
    let findings: Vec<_> = check::findings(theme).iter().map(ToString::to_string).collect();
    for named in [
        [
            "light and dark squares: ",
            "contrast 1.0, at least 1.8 wanted",
            "; under [colours] make light or dark lighter",
        ],
        [
            "white king on light squares: ",
            "per cent that show for people who see all colours 0.0, at least",
            "outline = 3",
        ],
        [
            "white and black king: ",
            "per cent that differ for people who see no colours (grey) 0.0",
            "; make one side",
        ],
        [
            "white queen and king at 44 pixels: ",
            "per cent that differ 0.0, at least 6.0 wanted",
            "another silhouette",
        ],
    ] {
        let says = |finding: &String| {
            finding.starts_with(named[0]) && named.iter().all(|part| finding.contains(part))
        };
        assert!(findings.iter().filter(|finding| says(finding)).count() == 1, "{named:?} in {findings:#?}");
    }
}

#[test]
fn who_does_what_the_page_says_has_a_theme() {
    let page = include_str!("../../docs/THEMES.md");
    let blocks = |kind: &str| {
        let begun = page.split(&format!("```{kind}\n")).skip(1).map(ToOwned::to_owned).collect::<Vec<_>>();
        begun.iter().filter_map(|rest| Some(rest.split_once("```")?.0.to_owned())).collect::<String>()
    };
    let vein = |along: u32| if along % 40 < 4 { [90, 90, 90, 255] } else { [128, 128, 128, 255] };
    let files = [
        ("light.png", png(168, 168, |x, _| vein(x))),
        ("dark.png", png(168, 168, |_, y| vein(y))),
        ("pieces/king.svg", blocks("xml").trim().as_bytes().to_vec()),
    ];
    let theme = file::read(written(&blocks("toml"), &files).path()).unwrap_or_else(|flaw| panic!("{flaw}"));
    assert!(theme.grain().is_some() && !theme.pieces().missing().contains(&"king"));
    let findings: Vec<_> = check::findings(theme).iter().map(ToString::to_string).collect();
    assert!(findings.is_empty(), "{}", findings.join("\n"));
}

#[test]
fn what_a_deep_texture_hides_is_found() {
    // Veins as dark and as light as there are, of a quarter of the square; the colours alone are those of a board that is fit.
    let veins = png(168, 168, |x, _| match x / 10 % 8 {
        0 => [0, 0, 0, 255],
        4 => [255; 4],
        _ => [128, 128, 128, 255],
    });
    let findings = |depth: &str| {
        let text = format!(
            "name = \"Veins\"\nbased-on = \"wood\"\n[squares]\nlight = \"v.png\"\ndark = \"v.png\"\n{depth}"
        );
        let theme = file::read(written(&text, &[("v.png", veins.clone())]).path())
            .unwrap_or_else(|flaw| panic!("{flaw}"));
        check::findings(theme).iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(findings("depth = 3\nsteps = 1\n"), Vec::<String>::new());
    let deep = findings("depth = 12\nsteps = 2\n");
    for named in ["the outline of white pieces on squares: ", "black pieces on squares: "] {
        let found = deep.iter().find(|finding| finding.starts_with(named));
        let found = found.unwrap_or_else(|| panic!("{named} in {deep:#?}"));
        assert!(
            found.contains("; under [squares] make depth or steps smaller, or under [colours]"),
            "{found}"
        );
    }
}

#[test]
fn a_theme_has_room_for_pictures_and_not_for_any_number_of_pixels() {
    let large = png(2_000, 2_000, |x, _| if x < 900 { [200, 180, 40, 255] } else { [0; 4] });
    let kinds = PIECES.iter().take(12).map(|(art, _)| format!("pieces/{art}-white.png"));
    let names: Vec<String> = kinds.collect();
    let mut files: Vec<(&str, Vec<u8>)> = names.iter().map(|name| (name.as_str(), large.clone())).collect();
    let refused = file::read(written(&format!("{GOOD}[pieces]\nfolder = \"pieces\"\n"), &files).path());
    let reason = refused.expect_err("twelve of them").to_string();
    assert!(reason.contains("more than 45 million pixels; 250 by 250 are enough"), "{reason}");
    files.truncate(2);
    assert!(file::read(written(&format!("{GOOD}[pieces]\nfolder = \"pieces\"\n"), &files).path()).is_ok());
}

#[test]
fn names_and_words_are_each_ones_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |word: &str, name: &str| {
        fs::create_dir_all(folder.path().join(word)).expect("a folder");
        let text = format!("name = \"{name}\"\nbased-on = \"slate\"\n");
        fs::write(folder.path().join(word).join("theme.toml"), text).expect("written");
    };
    for (word, name) in [
        ("dusk", "Dusk"),
        ("evening", "dusk"),
        ("usual", "Fog"),
        ("-", "Dash"),
        ("timber", "WOOD"),
        ("a\u{202e}b\n", "Odd"),
    ] {
        write(word, name);
    }
    let (themes, flaws) = file::read_all(folder.path()).unwrap_or_else(|flaw| panic!("{flaw}"));
    assert_eq!(themes.iter().map(|theme| theme.word()).collect::<Vec<_>>(), ["dusk"]);
    let said: Vec<String> = flaws.iter().map(|(name, flaw)| format!("{name}: {}", flaw.reason)).collect();
    for named in [
        "evening: another theme is called dusk, too",
        "usual: usual is built in",
        "-: a theme's folder is called by",
        "timber: a built-in theme is called WOOD",
        "a?b?: a theme's folder is called by",
    ] {
        assert!(said.iter().any(|flaw| flaw.starts_with(named)), "{named} in {said:#?}");
    }
}

#[test]
fn a_photograph_that_was_cut_is_no_photograph() {
    let picture = png(120, 120, |x, y| [(x * 2) as u8, (y * 2) as u8, 90, 255]);
    let mut jpeg = std::io::Cursor::new(Vec::new());
    let decoded = image::load_from_memory(&picture).expect("a picture").to_rgb8();
    decoded.write_to(&mut jpeg, image::ImageFormat::Jpeg).expect("a JPEG");
    let whole = jpeg.into_inner();
    let read = |bytes: Vec<u8>| {
        let text = format!("{GOOD}[squares]\ntexture = \"stone.jpg\"\n");
        file::read(written(&text, &[("stone.jpg", bytes)]).path()).map_err(|flaw| flaw.to_string())
    };
    assert!(read(whole.clone()).is_ok());
    let cut = whole[..whole.len() / 2].to_vec();
    assert_eq!(read(cut), Err("stone.jpg: ends in the middle of the picture".to_owned()));
}

#[test]
fn pictures_of_every_format_are_read_and_what_is_missing_comes_from_another_set() {
    let picture =
        png(120, 200, |x, y| if (20..100).contains(&x) && y > 30 { [200, 180, 40, 255] } else { [0; 4] });
    let decoded = image::load_from_memory(&picture).expect("a picture");
    let mut webp = std::io::Cursor::new(Vec::new());
    decoded.write_to(&mut webp, image::ImageFormat::WebP).expect("a WebP");
    let mut jpeg = std::io::Cursor::new(Vec::new());
    decoded.to_rgb8().write_to(&mut jpeg, image::ImageFormat::Jpeg).expect("a JPEG");
    let description = "name = \"Test\"\nbased-on = \"slate\"\n[squares]\ntexture = \"stone.jpg\"\n\
                       [pieces]\nfolder = \"pieces\"\noutline = 3\nshadow = 2\n";
    let files = [
        ("stone.jpg", jpeg.into_inner()),
        ("pieces/king-white.png", picture),
        ("pieces/king-black.webp", webp.into_inner()),
        ("pieces/rook.svg", svg("<path class=\"body\" d=\"M20 20H80V89H20Z\"/>")),
    ];
    let folder = written(description, &files);
    let theme = file::read(folder.path()).unwrap_or_else(|flaw| panic!("{flaw}"));
    assert!(theme.grain().is_some());
    assert!(!theme.pieces().missing().contains(&"rook") && theme.pieces().missing().contains(&"king"));
    let (own, slate) = (Sprites::new(theme, 84), Sprites::new(Theme::SLATE, 84));
    let same = |art: &str, tint: Tint| own.piece(art, tint, 84) == slate.piece(art, tint, 84);
    assert!(!same("king", Tint::White) && !same("king", Tint::Black) && same("king", Tint::Neutral));
    assert!(!same("rook", Tint::Neutral) && same("queen", Tint::White));
    // Scaled to a square, the middle is the picture's colour and the corner is nothing.
    let king = own.piece("king", Tint::White, 84).expect("a drawing");
    assert_eq!((king.get_pixel(42, 60).0, king.get_pixel(1, 1)[3]), ([200, 180, 40, 255], 0));
}

#[test]
fn whatever_is_wrong_is_said_in_a_sentence_and_soon() {
    let all = cases();
    assert!(all.len() >= 100, "{} files", all.len());
    let mut wrong = Vec::new();
    for Case { what, description, files, link, says } in all {
        let files: Vec<_> = files.iter().map(|(name, bytes)| (name.as_str(), bytes.clone())).collect();
        let folder = written(&description, &files);
        if let Some((from, to)) = link {
            std::os::unix::fs::symlink(to, folder.path().join(from)).expect("a link");
        }
        let begun = Instant::now();
        let read = file::read(folder.path());
        let taken = begun.elapsed();
        match read {
            Ok(_) => wrong.push(format!("{what}: is taken")),
            Err(flaw) if !flaw.to_string().contains(says) => {
                wrong.push(format!("{what}: {flaw}; wanted: {says}"));
            }
            Err(flaw) => {
                let said = flaw.to_string();
                assert!(said.lines().count() == 1 && said.len() < 1_000, "{what}: {said}");
            }
        }
        if taken > SOON {
            wrong.push(format!("{what}: took {taken:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_broken_theme_is_left_out_and_named_and_the_others_are_there() {
    let parent = tempfile::tempdir().expect("a folder");
    for (name, text) in [("good", GOOD), ("broken", "name = 1"), ("Bad Name", GOOD)] {
        let folder = parent.path().join(name);
        fs::create_dir(&folder).expect("a folder");
        fs::write(folder.join("theme.toml"), text).expect("theme.toml");
    }
    fs::write(parent.path().join("README"), "not a theme").expect("a file");
    let (themes, flaws) = file::read_all(parent.path()).expect("the folder");
    assert_eq!(themes.iter().map(|theme| theme.word()).collect::<Vec<_>>(), ["good"]);
    let named: Vec<_> = flaws.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(named, ["Bad Name", "broken"]);
    assert!(file::read_all(&parent.path().join("nowhere")).is_err());
}

#[test]
fn many_files_are_too_many() {
    let files: Vec<_> = (0..=bounds::FILES).map(|n| (format!("pieces/{n}.svg"), Vec::new())).collect();
    let files: Vec<_> =
        files.iter().map(|(name, bytes): &(String, Vec<u8>)| (name.as_str(), bytes.clone())).collect();
    let folder = written(&format!("{GOOD}[pieces]\nfolder = \"pieces\"\n"), &files);
    let flaw = file::read(folder.path()).expect_err("too many").to_string();
    assert_eq!(flaw, "pieces: has more than 128 files");
}
