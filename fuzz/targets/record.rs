//! Records: any bytes are read or refused; what is read is written back byte by byte.

#![no_main]

use kernel::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(record) = Record::parse_bytes(bytes) else { return };
    assert_eq!(record.to_text().as_bytes(), bytes, "a record has one form");
});
