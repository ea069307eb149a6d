//! The playground without a bot: `cargo run -p playground --example alone`. Prints its address and its token, a line each, and goes on
//! until its standard input ends. For trying a program that is built or installed already.

use std::error::Error;

use playground::{Config, Playground};
use tokio::io::AsyncReadExt;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let playground = Playground::start(Config::default()).await?;
    println!("{}\n{}", playground.base_url(), playground.token());
    tokio::io::stdin().read_to_end(&mut Vec::new()).await?;
    playground.stop().await;
    Ok(())
}
