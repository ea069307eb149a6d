//! Disks that fill up and get room again, and disks that lose writes: for the real program.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// A folder on a disk with ordered faults.
pub(crate) struct Disk {
    folder: TempDir,
    kind: Kind,
}

enum Kind {
    /// A small disk in memory: mounting needs root.
    Mounted,
    /// A layer between the program and its C library: works everywhere.
    Shim,
}

impl Disk {
    /// A small mounted disk; `None` without the right to mount.
    pub(crate) fn mounted() -> Option<Self> {
        let folder = tempfile::tempdir().expect("a folder");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=24m,mode=700", "menagerie-test"]).arg(folder.path());
        let mounted = mount.output().is_ok_and(|output| output.status.success());
        mounted.then_some(Self { folder, kind: Kind::Mounted })
    }

    /// A disk whose faults are made by a layer above it, built here.
    pub(crate) fn shim() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/operations/faulty_disk.c");
        let mut compiler = Command::new("cc");
        compiler
            .args(["-shared", "-fPIC", "-O1", "-o"])
            .arg(folder.path().join("shim.so"))
            .arg(source)
            .arg("-ldl");
        let built = compiler.output().expect("a C compiler, as SQLite needs one, too");
        assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
        Self { folder, kind: Kind::Shim }
    }

    /// The address of a database on it.
    pub(crate) fn url(&self) -> String {
        format!("sqlite:{}", self.folder.path().join("data/games.db").display())
    }

    /// The program's environment for this disk.
    pub(crate) fn environment(&self) -> Vec<(&'static str, PathBuf)> {
        match self.kind {
            Kind::Mounted => Vec::new(),
            Kind::Shim => vec![
                ("LD_PRELOAD", self.folder.path().join("shim.so")),
                ("DISK_FAULT", self.order()),
                ("DISK_OF", PathBuf::from("games.db")),
            ],
        }
    }

    fn order(&self) -> PathBuf {
        self.folder.path().join("order")
    }

    /// Fills the disk.
    pub(crate) fn fill(&self) {
        match self.kind {
            Kind::Mounted => fill(&self.folder.path().join("filler")),
            Kind::Shim => fs::write(self.order(), "f").expect("ordered"),
        }
    }

    /// Makes syncing fail; only the shim can do that.
    pub(crate) fn forget(&self) {
        assert!(matches!(self.kind, Kind::Shim));
        fs::write(self.order(), "s").expect("ordered");
    }

    /// Ends the fault.
    pub(crate) fn mend(&self) {
        match self.kind {
            Kind::Mounted => fs::remove_file(self.folder.path().join("filler")).expect("room"),
            Kind::Shim => fs::write(self.order(), "").expect("ordered"),
        }
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if let Kind::Mounted = self.kind {
            // Lazily: the program may end only now.
            let _ = Command::new("umount").arg("--lazy").arg(self.folder.path()).status();
        }
    }
}

/// Writes until the disk is full.
fn fill(path: &Path) {
    let mut file = File::create(path).expect("a file");
    for size in [1 << 20, 4096, 1] {
        while file.write_all(&vec![7; size]).is_ok() {}
    }
}
