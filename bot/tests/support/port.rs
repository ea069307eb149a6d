//! Addresses on which nothing listens, and which no other process takes before a program does: they are on a loopback address of
//! this process's own. Processes that ask for any free port get one of 127.0.0.1, so none can take the port between choosing and
//! listening.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::sync::{Mutex, PoisonError};

/// The ports given so far: none is given twice, even if nothing listens on it yet.
static GIVEN: Mutex<Vec<u16>> = Mutex::new(Vec::new());

/// An address on which nothing listens.
pub(crate) fn free() -> SocketAddr {
    let [high, middle, low] = (std::process::id() & 0x7f_ffff).to_be_bytes()[1..] else {
        unreachable!("three bytes")
    };
    // 127.128 and above: never the usual one.
    let own = IpAddr::V4(Ipv4Addr::new(127, 128 | high, middle, low));
    let mut given = GIVEN.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        // If loopback has only one address, that has to do.
        let taken =
            TcpListener::bind((own, 0)).or_else(|_| TcpListener::bind("127.0.0.1:0")).expect("a port");
        let address = taken.local_addr().expect("its address");
        if !given.contains(&address.port()) {
            given.push(address.port());
            return address;
        }
    }
}
