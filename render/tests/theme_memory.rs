//! Hostile files of themes, and the memory that refusing each of them takes.
//!
//! A process of its own: what is measured is the most that the whole of it has, so nothing else may run beside.
#![cfg(target_os = "linux")]

#[path = "support/hostile_files.rs"]
#[allow(dead_code, reason = "the suite of themes asks for more")]
mod hostile_files;

use std::fs;
use std::hint::black_box;

use hostile_files::{Case, cases};
use render::theme::file;

/// The most memory that refusing one may take, in kB: the limit for decoding a picture, and half as much for files, lists and other
/// data.
const MOST: u64 = (file::bounds::DECODING >> 10) * 3 / 2;

/// A line of the system's information about this process, in kB.
fn known(line: &str) -> u64 {
    let status = fs::read_to_string("/proc/self/status").expect("what the system knows");
    let found = status.lines().find_map(|known| known.strip_prefix(line)).expect(line);
    found.trim_end_matches("kB").trim().parse().expect("a number")
}

/// How much more memory than before was used meanwhile, in kB.
fn more_memory(doing: impl FnOnce()) -> u64 {
    // The most so far is forgotten.
    fs::write("/proc/self/clear_refs", "5").expect("Linux forgets it when told");
    let before = known("VmRSS:");
    doing();
    known("VmHWM:").saturating_sub(before)
}

#[test]
fn no_file_takes_more_memory_than_a_picture_may() {
    let measured = more_memory(|| drop(black_box(vec![1_u8; 2 * MOST as usize * 1024])));
    assert!(measured > MOST, "what takes too much is seen: {measured} kB");
    for Case { what, description, files, link, .. } in cases() {
        let folder = tempfile::Builder::new().prefix("theme-").tempdir().expect("a folder");
        let path = folder.path().join("hostile");
        fs::create_dir(&path).expect("a folder");
        fs::write(path.join("theme.toml"), description).expect("theme.toml");
        for (name, bytes) in &files {
            fs::create_dir_all(path.join(name).parent().expect("a folder")).expect("a folder");
            fs::write(path.join(name), bytes).expect("a file");
        }
        if let Some((from, to)) = link {
            std::os::unix::fs::symlink(to, path.join(from)).expect("a link");
        }
        drop(files);
        let measured = more_memory(|| assert!(file::read(&path).is_err(), "{what}: is taken"));
        assert!(measured <= MOST, "{what}: {measured} kB, where {MOST} are the most");
    }
}
