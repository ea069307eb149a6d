#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz_support::targets::find("look").run(data));
