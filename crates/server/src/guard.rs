//! Who may speak to a table on this machine: its own page and programs that name it rightly.
//!
//! A page from elsewhere cannot read our answers, but it could have them sent: through a name that
//! it makes point to this machine, or through a WebSocket, which no browser holds back. Both give
//! themselves away by `Host` or `Origin`.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::ctx::Shared;
use crate::error::ApiError;

/// The page loads everything from here and runs no script that stands in a document.
///
/// Counters and highlights are placed by style attributes; pictures are also made by the page.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; \
                      style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; \
                      connect-src 'self'; object-src 'none'; base-uri 'none'; \
                      form-action 'none'; frame-ancestors 'none'";

/// What every response says about itself, unless it says it in its own way.
const HEADERS: [(HeaderName, HeaderValue); 5] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// Lets through what is addressed to this table and comes from nowhere else.
pub(crate) async fn guard(
    State(shared): State<Arc<Shared>>,
    request: Request,
    next: Next,
) -> Response {
    let path = request.uri().path();
    let mut response = if !is_ours(request.headers(), shared.port) {
        ApiError::Foreign.into_response()
    } else if !is_text(path) {
        ApiError::NoAddress(path.to_owned()).into_response()
    } else {
        next.run(request).await
    };
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(value);
    }
    response
}

/// Whether the bytes that a path stands for are a text: nothing has a name that is none.
fn is_text(path: &str) -> bool {
    let (mut bytes, mut rest) = (Vec::new(), path.as_bytes());
    while let [first, after @ ..] = rest {
        let digits = after.get(..2).filter(|_| *first == b'%');
        let digits = digits.and_then(|it| std::str::from_utf8(it).ok());
        let coded = digits.and_then(|it| u8::from_str_radix(it, 16).ok());
        bytes.push(coded.unwrap_or(*first));
        rest = if coded.is_some() { &after[2..] } else { after };
    }
    String::from_utf8(bytes).is_ok()
}

fn is_ours(headers: &HeaderMap, port: u16) -> bool {
    let host = headers.get(header::HOST).is_some_and(|it| names_us(it, port));
    let origin = headers.get(header::ORIGIN).is_none_or(|origin| {
        let authority = origin.to_str().ok().and_then(|it| it.strip_prefix("http://"));
        authority.is_some_and(|it| is_this_table(it, port))
    });
    host && origin
}

fn names_us(host: &HeaderValue, port: u16) -> bool {
    host.to_str().is_ok_and(|it| is_this_table(it, port))
}

/// Whether a host with its port is this table; browsers leave out port 80.
fn is_this_table(authority: &str, port: u16) -> bool {
    ["localhost", "127.0.0.1", "[::1]"].iter().any(|name| {
        let rest = authority
            .get(..name.len())
            .filter(|it| it.eq_ignore_ascii_case(name))
            .map(|_| &authority[name.len()..]);
        rest.is_some_and(|rest| match rest.strip_prefix(':') {
            Some(digits) => digits.parse() == Ok(port),
            None => rest.is_empty() && port == 80,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_this_machine_with_the_right_port_are_ours() {
        for ours in ["localhost:7777", "LocalHost:7777", "127.0.0.1:7777", "[::1]:7777"] {
            assert!(is_this_table(ours, 7777), "{ours}");
        }
        for foreign in [
            "localhost",
            "localhost:7778",
            "localhost:",
            "localhost.evil.example:7777",
            "evil.example:7777",
            "127.0.0.1.evil.example:7777",
            "127.0.0.1",
            "",
            "ü:7777",
        ] {
            assert!(!is_this_table(foreign, 7777), "{foreign}");
        }
        assert!(is_this_table("localhost", 80));
    }

    #[test]
    fn a_path_is_a_text_if_its_bytes_are() {
        for text in ["/", "/api/games/x", "/%C3%A8", "/100%", "/%zz", "/%41%", "/%c3%a8%"] {
            assert!(is_text(text), "{text}");
        }
        for broken in ["/%ff", "/%c3", "/api/games/%fe%ff/record", "/%e8x"] {
            assert!(!is_text(broken), "{broken}");
        }
    }

    #[test]
    fn an_origin_must_be_ours_if_there_is_one() {
        let headers = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("127.0.0.1:7777"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            headers
        };
        assert!(is_ours(&headers(None), 7777));
        assert!(is_ours(&headers(Some("http://localhost:7777")), 7777));
        for foreign in ["null", "https://127.0.0.1:7777", "http://evil.example", ""] {
            assert!(!is_ours(&headers(Some(foreign)), 7777), "{foreign}");
        }
        assert!(!is_ours(&HeaderMap::new(), 7777));
    }
}
