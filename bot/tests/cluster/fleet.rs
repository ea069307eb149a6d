//! Two processes of the real program on one database, against one playground.

use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;

use playground::Playground;

use crate::database::Database;
use crate::process::Program;

/// The processes; a number stands for each.
pub(crate) struct Fleet {
    url: String,
    playground: Arc<Playground>,
    /// What is special in the settings of each.
    settings: [String; 2],
    running: [Option<Program>; 2],
}

impl Fleet {
    /// By shards of the gateway: the first has direct messages, the second the playground's server, by Discord's rule.
    pub(crate) async fn by_shards(database: &Database) -> Self {
        let world = playground::Config { shards: 3, ..playground::Config::default() };
        let settings = ["0/3", "1/3"].map(|shards| format!("shards = {shards:?}"));
        let fleet = Self::of(database, world, settings).await;
        let served = || {
            let shards = fleet.playground.shards();
            shards.contains(&(0, 3)) && shards.contains(&(1, 3)) && !fleet.playground.commands().is_empty()
        };
        fleet.playground.wait_until("both shards", served).await;
        fleet
    }

    /// Without a gateway, each listening to a load balancer.
    pub(crate) async fn behind_a_balancer(database: &Database) -> Self {
        let free = || TcpListener::bind("127.0.0.1:0").and_then(|port| port.local_addr()).expect("a port");
        let addresses = [free(), free()];
        let settings = addresses.map(|addr| format!("interactions = \"endpoint\"\nlisten = \"{addr}\""));
        let fleet = Self::of(database, playground::Config::default(), settings).await;
        for addr in addresses {
            let listening = async {
                while tokio::net::TcpStream::connect(addr).await.is_err() {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            };
            tokio::time::timeout(Duration::from_secs(20), listening).await.expect("it listens");
        }
        fleet.playground.wait_until("commands", || !fleet.playground.commands().is_empty()).await;
        fleet.playground.deliver_to(addresses.map(|addr| format!("http://{addr}/interactions")).to_vec());
        fleet
    }

    async fn of(database: &Database, world: playground::Config, settings: [String; 2]) -> Self {
        let playground = Arc::new(Playground::start(world).await.expect("a playground"));
        let mut fleet = Self { url: database.url.clone(), playground, settings, running: [None, None] };
        fleet.start(0);
        fleet.start(1);
        fleet
    }

    pub(crate) fn playground(&self) -> Arc<Playground> {
        Arc::clone(&self.playground)
    }

    pub(crate) fn size(&self) -> usize {
        self.settings.len()
    }

    /// The process id of one that runs.
    pub(crate) fn pid(&self, number: usize) -> Option<i64> {
        self.running[number].as_ref().map(|program| i64::from(program.id()))
    }

    /// Kills one as `kill -9` does.
    pub(crate) fn kill(&mut self, number: usize) {
        if let Some(mut program) = self.running[number].take() {
            program.kill();
        }
    }

    /// Starts one that doesn't run.
    pub(crate) fn start(&mut self, number: usize) {
        let program = Program::with(&self.url, &self.playground, &self.settings[number]);
        self.running[number] = Some(program);
    }
}
