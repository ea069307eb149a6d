//! The place of this process, and whether another one of the same place still runs.

use std::fs;

use store::ProcessRow;

/// The machine's name, for people; empty where it can't be read.
pub(super) fn host() -> String {
    line("/proc/sys/kernel/hostname")
}

/// The scope in which process ids are comparable: this boot of this machine, and this pid namespace (a container has its
/// own). Empty if unknown.
pub(super) fn place() -> String {
    let boot = line("/proc/sys/kernel/random/boot_id");
    let space = fs::read_link("/proc/self/ns/pid").map(|path| path.display().to_string()).unwrap_or_default();
    if boot.is_empty() || space.is_empty() { String::new() } else { format!("{boot} {space}") }
}

/// Whether a process ran since the machine's last boot: what it wrote can't have been lost by a power cut, however it ended.
pub(super) fn is_of_this_boot(row: &ProcessRow) -> bool {
    is_same_boot(&row.place, &place())
}

fn is_same_boot(one: &str, other: &str) -> bool {
    let boot = |place: &str| place.split(' ').next().unwrap_or_default().to_owned();
    !boot(one).is_empty() && boot(one) == boot(other)
}

/// Whether a process of this place has certainly ended, so that nobody has to wait for its heartbeat to lapse.
pub(super) fn is_dead(row: &ProcessRow) -> bool {
    if row.place.is_empty() {
        return false;
    }
    match fs::read_to_string(format!("/proc/{}/stat", row.pid)) {
        // The state follows the name in brackets: Z and X are ended processes.
        Ok(stat) => {
            stat.rsplit_once(") ").is_some_and(|(_, rest)| rest.starts_with('Z') || rest.starts_with('X'))
        }
        Err(error) => error.kind() == std::io::ErrorKind::NotFound,
    }
}

fn line(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_default().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_boot_is_told_in_any_name_space() {
        assert!(is_same_boot("b1 pid:[7]", "b1 pid:[8]"));
        assert!(!is_same_boot("b1 pid:[7]", "b2 pid:[7]"));
        assert!(!is_same_boot("", ""), "unknown is not the same");
    }
}
