// Runs Fairy-Stockfish's WebAssembly build as a program that speaks UCI on its standard input and output.
//
//     node fairy.js target/fairy/node_modules/fairy-stockfish-nnue.wasm/stockfish.js VARIANTS_INI
//
// The variants are found by the option VariantPath as /variants.ini: the build reads files of its own memory alone.
"use strict";

const fs = require("fs");
const path = require("path");
const readline = require("readline");

// Taken away, since the build would read arguments as a command.
const [program, variants] = process.argv.splice(2);
// Where there is `fetch`, the build takes itself to be in a browser and asks for its file by URL.
delete globalThis.fetch;

async function main() {
  const engine = await require(path.resolve(program))();
  engine.addMessageListener((line) => process.stdout.write(`${line}\n`));
  engine.FS.writeFile("/variants.ini", fs.readFileSync(variants));
  for await (const line of readline.createInterface({ input: process.stdin })) {
    if (line === "quit") {
      break;
    }
    engine.postMessage(line);
  }
  // Its threads would keep the process alive.
  process.exit();
}

main();
