//! Notifications to systemd (`Type=notify`): ready, stopping, watchdog. A datagram to the socket it names; nothing
//! without one.

use std::env;
use std::os::unix::net::UnixDatagram;
use std::time::Duration;

/// The variable with systemd's socket.
const SOCKET: &str = "NOTIFY_SOCKET";
/// The variable with the watchdog interval, in microseconds.
const WATCHDOG: &str = "WATCHDOG_USEC";

/// Sends systemd a notification such as `READY=1`. A failure is harmless: it is logged.
pub(super) fn notify(state: &str) {
    let Some(path) = env::var_os(SOCKET) else { return };
    let path = path.to_string_lossy();
    let told = UnixDatagram::unbound().and_then(|socket| send(&socket, &path, state.as_bytes()));
    if let Err(error) = told {
        tracing::debug!(%error, "systemd can't be told");
    }
}

fn send(socket: &UnixDatagram, path: &str, state: &[u8]) -> std::io::Result<usize> {
    #[cfg(target_os = "linux")]
    if let Some(name) = path.strip_prefix('@') {
        use std::os::linux::net::SocketAddrExt;
        let address = std::os::unix::net::SocketAddr::from_abstract_name(name)?;
        return socket.send_to_addr(state, &address);
    }
    socket.send_to(state, path)
}

/// How often to notify the watchdog: twice per interval; `None` without a watchdog.
pub(super) fn watchdog() -> Option<Duration> {
    let micros: u64 = env::var(WATCHDOG).ok()?.parse().ok()?;
    (micros > 0).then(|| Duration::from_micros(micros) / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_arrive_at_sockets_of_both_kinds() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("notify");
        let socket = UnixDatagram::unbound().expect("a socket");
        let mut heard = [0; 32];
        let ear = UnixDatagram::bind(&path).expect("bound");
        send(&socket, &path.to_string_lossy(), b"READY=1").expect("sent");
        let length = ear.recv(&mut heard).expect("heard");
        assert_eq!(&heard[..length], b"READY=1");
        #[cfg(target_os = "linux")]
        {
            use std::os::linux::net::SocketAddrExt;
            let name = format!("menagerie-test-{}", std::process::id());
            let address = std::os::unix::net::SocketAddr::from_abstract_name(&name).expect("a name");
            let ear = UnixDatagram::bind_addr(&address).expect("bound");
            send(&socket, &format!("@{name}"), b"STOPPING=1").expect("sent");
            let length = ear.recv(&mut heard).expect("heard");
            assert_eq!(&heard[..length], b"STOPPING=1");
        }
    }
}
