//! Protocol lines: whatever comes in, one JSON object comes out, and the conversation goes on.

#![no_main]

use std::cell::RefCell;

use esagono::data;
use esagono::engine::Engine;
use libfuzzer_sys::fuzz_target;

/// A game to talk about; every conversation begins with it.
const NEW: &str = r#"{"id":0,"do":"new","scenario":"scs/mill-bridge"}"#;

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::new(Engine::new(data::registry()));
}

fuzz_target!(|text: &str| {
    ENGINE.with_borrow_mut(|engine| {
        for line in [NEW].into_iter().chain(text.lines()) {
            let answer = engine.answer(line);
            assert!(answer.starts_with('{') && !answer.contains('\n'), "one object per line");
        }
    });
});
