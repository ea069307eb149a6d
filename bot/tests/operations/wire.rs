//! A connection to a database that a test can cut and restore: open connections break, and new ones fail meanwhile.

use std::net::SocketAddr;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

/// The wire; connected at first.
pub(crate) struct Wire {
    here: SocketAddr,
    there: SocketAddr,
    cut: CancellationToken,
}

impl Wire {
    /// A wire to an address.
    pub(crate) async fn to(there: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let here = listener.local_addr().expect("its address");
        let wire = Self { here, there, cut: CancellationToken::new() };
        wire.carry(listener);
        wire
    }

    /// The address of its near end.
    pub(crate) fn end(&self) -> SocketAddr {
        self.here
    }

    /// Cuts it: connections break, and new ones are refused.
    pub(crate) async fn cut(&mut self) {
        self.cut.cancel();
        // Until nobody listens any more.
        while TcpStream::connect(self.here).await.is_ok() {
            tokio::task::yield_now().await;
        }
    }

    /// Restores it.
    pub(crate) async fn mend(&mut self) {
        self.cut = CancellationToken::new();
        let listener = TcpListener::bind(self.here).await.expect("the same port");
        self.carry(listener);
    }

    fn carry(&self, listener: TcpListener) {
        let (there, cut) = (self.there, self.cut.clone());
        let carrying = async move {
            let mut open = JoinSet::new();
            while let Ok((mut near, _)) = listener.accept().await {
                open.spawn(async move {
                    let Ok(mut far) = TcpStream::connect(there).await else { return };
                    // It breaks as wires do.
                    let _ = copy_bidirectional(&mut near, &mut far).await;
                });
            }
        };
        tokio::spawn(cut.run_until_cancelled_owned(carrying));
    }
}
