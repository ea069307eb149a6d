//! Several processes of the real program on one database, against one playground.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use playground::Playground;

use crate::database::Database;
use crate::process::Program;

/// The number of shards; the playground's server belongs to the second, direct messages to the first.
const SHARDS: u32 = 3;

/// The processes, identified by numbers.
pub(crate) struct Fleet {
    url: String,
    playground: Arc<Playground>,
    /// Special settings of each process.
    settings: Vec<String>,
    running: Vec<Option<Program>>,
    /// Addresses of the processes without a gateway.
    endpoints: Vec<SocketAddr>,
}

impl Fleet {
    /// Two processes by shards of the gateway: the first has direct messages, the second the playground's server, by Discord's
    /// rule.
    pub(crate) async fn by_shards(database: &Database) -> Self {
        Self::of(database, &["0/3", "1/3"], 0, "").await
    }

    /// This many processes without a gateway, behind a load balancer.
    pub(crate) async fn behind_a_balancer(database: &Database, size: usize) -> Self {
        Self::of(database, &[], size, "").await
    }

    /// Two processes by shards and two behind a balancer, which gets the interactions at first.
    pub(crate) async fn mixed(database: &Database) -> Self {
        Self::of(database, &["0/3", "1-2/3"], 2, "").await
    }

    /// The processes of the gateway, then those behind a balancer, all with these lines in their settings; waits until they are
    /// ready.
    pub(crate) async fn of(database: &Database, gateways: &[&str], endpoints: usize, more: &str) -> Self {
        let mut fleet = Self::new(database, gateways, endpoints, more).await;
        for number in 0..fleet.size() {
            fleet.start(number);
        }
        fleet.are_at_work().await;
        fleet
    }

    /// Like `of`, before any process is started.
    pub(crate) async fn new(database: &Database, gateways: &[&str], endpoints: usize, more: &str) -> Self {
        let world = playground::Config { shards: SHARDS, guests: 2, ..playground::Config::default() };
        let playground = Arc::new(Playground::start(world).await.expect("a playground"));
        let endpoints: Vec<SocketAddr> = (0..endpoints).map(|_| crate::port::free()).collect();
        let by_gateway = gateways.iter().map(|shards| format!("shards = {shards:?}\n{more}"));
        let by_http =
            endpoints.iter().map(|addr| format!("interactions = \"endpoint\"\nlisten = \"{addr}\"\n{more}"));
        let settings: Vec<String> = by_gateway.chain(by_http).collect();
        let running = settings.iter().map(|_| None).collect();
        Self { url: database.url.clone(), playground, settings, running, endpoints }
    }

    /// Waits until every started process gets interactions, and the commands are registered.
    pub(crate) async fn are_at_work(&self) {
        let started = |number: &usize| self.running[*number].is_some();
        let gateways = self.size() - self.endpoints.len();
        let wanted: usize = (0..gateways).filter(started).map(|number| self.shards(number)).sum();
        self.playground.wait_until("the shards", || self.playground.shards().len() == wanted).await;
        for (at, addr) in self.endpoints.iter().enumerate().filter(|(at, _)| started(&(gateways + at))) {
            let listening = async {
                while tokio::net::TcpStream::connect(addr).await.is_err() {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            };
            let waited = tokio::time::timeout(Duration::from_secs(180), listening).await;
            assert!(waited.is_ok(), "process {} doesn't listen: {}", gateways + at, self.log(gateways + at));
        }
        self.playground.wait_until("commands", || !self.playground.commands().is_empty()).await;
        self.by_endpoints(!self.endpoints.is_empty());
    }

    /// Whether interactions go to the balancer or to the gateway: like an operator who sets the application's endpoint address or
    /// removes it.
    pub(crate) fn by_endpoints(&self, yes: bool) {
        let addresses =
            self.endpoints.iter().filter(|_| yes).map(|addr| format!("http://{addr}/interactions"));
        self.playground.deliver_to(addresses.collect());
    }

    /// Whether interactions may come by both ways.
    pub(crate) fn has_both_ways(&self) -> bool {
        !self.endpoints.is_empty() && self.endpoints.len() < self.size()
    }

    /// How many shards a process serves.
    fn shards(&self, number: usize) -> usize {
        if self.settings[number].contains("1-2/3") { 2 } else { 1 }
    }

    pub(crate) fn playground(&self) -> Arc<Playground> {
        Arc::clone(&self.playground)
    }

    pub(crate) fn size(&self) -> usize {
        self.settings.len()
    }

    /// The process id of a running process.
    pub(crate) fn pid(&self, number: usize) -> Option<i64> {
        self.running[number].as_ref().map(|program| i64::from(program.id()))
    }

    /// The log of a running process.
    pub(crate) fn log(&self, number: usize) -> String {
        self.running[number].as_ref().map(Program::log).unwrap_or_default()
    }

    /// Kills a process as `kill -9` does.
    pub(crate) fn kill(&mut self, number: usize) {
        if let Some(mut program) = self.running[number].take() {
            program.kill();
        }
    }

    /// Suspends a running process for a while.
    pub(crate) async fn stall(&self, number: usize, time: Duration) {
        let program = self.running[number].as_ref().expect("it runs");
        program.pause();
        tokio::time::sleep(time).await;
        program.go_on();
    }

    /// Starts a process that doesn't run.
    pub(crate) fn start(&mut self, number: usize) {
        let program = Program::with(&self.url, &self.playground, &self.settings[number]);
        self.running[number] = Some(program);
    }
}
