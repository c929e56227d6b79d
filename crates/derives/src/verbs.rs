//! The texts of an action: its verb and what the verb is about.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Error, Fields, LitStr, Result, Type, Variant};

/// One variant: its name, its verb, and the types of what it is about.
struct Verb<'a> {
    variant: &'a Variant,
    text: LitStr,
    nouns: Vec<&'a Type>,
}

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new(input.span(), "an action is an enum, one variant a verb"));
    };
    let scenario = scenario_of(input)?;
    let verbs = data.variants.iter().map(read_variant).collect::<Result<Vec<_>>>()?;
    let name = &input.ident;
    let words: Vec<&LitStr> = verbs.iter().map(|it| &it.text).collect();
    let (spoken, written) = (verbs.iter().map(spoken), verbs.iter().map(written));
    let (read, listed) = (verbs.iter().map(read), verbs.iter().map(listed));
    Ok(quote! {
        impl #name {
            /// Every verb, in the order of the actions.
            pub const VERBS: &'static [&'static str] = &[#(#words),*];

            /// The verb, as it is written.
            pub fn verb(&self) -> &'static str {
                match self { #(#spoken)* }
            }

            /// The text of the action: the verb, and what it is about.
            pub fn text(&self, scenario: &#scenario) -> ::std::string::String {
                let mut out = ::std::string::String::from(self.verb());
                match self { #(#written)* }
                out
            }

            /// Reads the text of an action; the inverse of `text`.
            pub fn read(
                text: &str,
                scenario: &#scenario,
            ) -> ::std::result::Result<Self, ::kernel::NotAnAction> {
                ::kernel::words::read(text, Self::VERBS, |verb, words| {
                    ::std::result::Result::Ok(match verb {
                        #(#read)*
                        _ => ::std::unreachable!("only verbs of the list are found"),
                    })
                })
            }

            /// Every action that can be written: each verb with all it could be about, in a fixed
            /// order.
            pub fn vocabulary(scenario: &#scenario) -> ::std::vec::Vec<Self> {
                let mut all = ::std::vec::Vec::new();
                #(#listed)*
                all
            }
        }
    })
}

/// `#[verbs(scenario = Scenario)]`
fn scenario_of(input: &DeriveInput) -> Result<Type> {
    let mut found = None;
    for attribute in input.attrs.iter().filter(|it| it.path().is_ident("verbs")) {
        attribute.parse_nested_meta(|meta| {
            if !meta.path.is_ident("scenario") {
                return Err(meta.error("write `scenario = Type`"));
            }
            found = Some(meta.value()?.parse()?);
            Ok(())
        })?;
    }
    found.ok_or_else(|| {
        Error::new(input.span(), "say what names the nouns: #[verbs(scenario = Scenario)]")
    })
}

/// `#[verb("fire")] Fire(HexId)`
fn read_variant(variant: &Variant) -> Result<Verb<'_>> {
    let attribute = variant.attrs.iter().find(|it| it.path().is_ident("verb"));
    let attribute = attribute
        .ok_or_else(|| Error::new(variant.span(), "say how it is written: #[verb(\"fire\")]"))?;
    let nouns = match &variant.fields {
        Fields::Unit => Vec::new(),
        Fields::Unnamed(fields) => fields.unnamed.iter().map(|it| &it.ty).collect(),
        Fields::Named(fields) => {
            return Err(Error::new(fields.span(), "what a verb is about has no names"));
        }
    };
    Ok(Verb { variant, text: attribute.parse_args()?, nouns })
}

fn spoken(verb: &Verb<'_>) -> TokenStream {
    let (name, text) = (&verb.variant.ident, &verb.text);
    let rest = if verb.nouns.is_empty() {
        TokenStream::new()
    } else {
        quote! { (..) }
    };
    quote! { Self::#name #rest => #text, }
}

fn written(verb: &Verb<'_>) -> TokenStream {
    let name = &verb.variant.ident;
    let bound = bound(verb);
    if bound.is_empty() {
        return quote! { Self::#name => {} };
    }
    quote! {
        Self::#name(#(#bound),*) => {
            #(::kernel::words::write(#bound, scenario, &mut out);)*
        }
    }
}

fn read(verb: &Verb<'_>) -> TokenStream {
    let (name, text, nouns) = (&verb.variant.ident, &verb.text, &verb.nouns);
    if nouns.is_empty() {
        return quote! { #text => Self::#name, };
    }
    quote! {
        #text => Self::#name(#(<#nouns as ::kernel::words::Noun<_>>::read(scenario, words)?),*),
    }
}

/// Nested loops over all that the verb could be about.
fn listed(verb: &Verb<'_>) -> TokenStream {
    let name = &verb.variant.ident;
    let bound = bound(verb);
    if bound.is_empty() {
        return quote! { all.push(Self::#name); };
    }
    let innermost = quote! { all.push(Self::#name(#(#bound.clone()),*)); };
    verb.nouns.iter().zip(&bound).rev().fold(innermost, |inner, (noun, it)| {
        quote! {
            for #it in &<#noun as ::kernel::words::Noun<_>>::all(scenario) { #inner }
        }
    })
}

fn bound(verb: &Verb<'_>) -> Vec<proc_macro2::Ident> {
    (0..verb.nouns.len()).map(|place| format_ident!("noun_{place}")).collect()
}
