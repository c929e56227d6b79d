//! Values as bytes: equal values, equal bytes, on every machine.
//!
//! A situation is hashed from these bytes. They are derived from the type, so that no field can be
//! forgotten: what must not count has to stand in another struct. The bytes are not meant to be
//! read back; they change whenever a type does, and with it the rules version of its module.

// The derive speaks of this crate by its name, in its own tests too.
#[cfg(test)]
extern crate self as canon;

use std::collections::{BTreeMap, BTreeSet};

/// Writes every field in its order, of an enum first the place of the variant.
pub use derives::Digest;

/// A value that can be written as bytes.
pub trait Digest {
    /// Writes all that makes the value equal or unequal to another.
    fn digest(&self, out: &mut Vec<u8>);
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Digest for $number {
            fn digest(&self, out: &mut Vec<u8>) {
                out.extend(self.to_le_bytes());
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, i8, i16, i32, i64);

impl Digest for bool {
    fn digest(&self, out: &mut Vec<u8>) {
        out.push(u8::from(*self));
    }
}

impl Digest for char {
    fn digest(&self, out: &mut Vec<u8>) {
        u32::from(*self).digest(out);
    }
}

impl Digest for str {
    fn digest(&self, out: &mut Vec<u8>) {
        self.as_bytes().digest(out);
    }
}

impl Digest for String {
    fn digest(&self, out: &mut Vec<u8>) {
        self.as_str().digest(out);
    }
}

impl<T: Digest + ?Sized> Digest for &T {
    fn digest(&self, out: &mut Vec<u8>) {
        (**self).digest(out);
    }
}

impl<T: Digest + ?Sized> Digest for Box<T> {
    fn digest(&self, out: &mut Vec<u8>) {
        (**self).digest(out);
    }
}

impl<T: Digest> Digest for Option<T> {
    fn digest(&self, out: &mut Vec<u8>) {
        self.is_some().digest(out);
        if let Some(value) = self {
            value.digest(out);
        }
    }
}

/// A list is written with its length, so that two lists in a row do not run together.
impl<T: Digest> Digest for [T] {
    fn digest(&self, out: &mut Vec<u8>) {
        u32::try_from(self.len()).expect("lists of a situation are short").digest(out);
        for value in self {
            value.digest(out);
        }
    }
}

impl<T: Digest> Digest for Vec<T> {
    fn digest(&self, out: &mut Vec<u8>) {
        self.as_slice().digest(out);
    }
}

impl<T: Digest, const N: usize> Digest for [T; N] {
    fn digest(&self, out: &mut Vec<u8>) {
        for value in self {
            value.digest(out);
        }
    }
}

impl<T: Digest> Digest for BTreeSet<T> {
    fn digest(&self, out: &mut Vec<u8>) {
        self.iter().collect::<Vec<_>>().digest(out);
    }
}

impl<K: Digest, V: Digest> Digest for BTreeMap<K, V> {
    fn digest(&self, out: &mut Vec<u8>) {
        self.iter().collect::<Vec<_>>().digest(out);
    }
}

macro_rules! tuples {
    ($(($($field:ident)+)),*) => {$(
        impl<$($field: Digest),+> Digest for ($($field,)+) {
            fn digest(&self, out: &mut Vec<u8>) {
                #[expect(non_snake_case, reason = "the fields are named by their types")]
                let ($($field,)+) = self;
                $($field.digest(out);)+
            }
        }
    )*};
}
tuples!((A), (A B), (A B C), (A B C D));

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Digest)]
    struct Hex(u16);

    #[derive(Digest)]
    enum Place {
        Map(Hex),
        Box { number: u8, full: bool },
        Nowhere,
    }

    #[derive(Digest)]
    struct Unit {
        place: Place,
        marks: Vec<u8>,
        group: Option<u8>,
    }

    fn bytes(value: &impl Digest) -> Vec<u8> {
        let mut out = Vec::new();
        value.digest(&mut out);
        out
    }

    #[test]
    fn every_field_is_written_in_its_order() {
        let unit = Unit { place: Place::Map(Hex(0x0102)), marks: vec![7], group: None };
        assert_eq!(bytes(&unit), [0, 2, 1, 1, 0, 0, 0, 7, 0]);
        let unit = Unit { place: Place::Nowhere, marks: vec![], group: Some(9) };
        assert_eq!(bytes(&unit), [2, 0, 0, 0, 0, 1, 9]);
        assert_eq!(bytes(&Place::Box { number: 3, full: true }), [1, 3, 1]);
    }

    #[test]
    fn lists_do_not_run_together() {
        assert_ne!(bytes(&(vec![1u8, 2], vec![3u8])), bytes(&(vec![1u8], vec![2u8, 3])));
        assert_ne!(bytes(&(Some(0u8), None::<u8>)), bytes(&(None::<u8>, Some(0u8))));
    }

    #[test]
    fn numbers_are_written_alike_on_every_machine() {
        assert_eq!(bytes(&0x0102u16), [2, 1]);
        assert_eq!(bytes(&-2i16), [0xfe, 0xff]);
        assert_eq!(bytes(&"ab"), [2, 0, 0, 0, b'a', b'b']);
    }
}
