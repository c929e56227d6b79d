//! The bytes of a value, field by field.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Fields, Member, Result};

/// The most variants whose places fit into a byte.
const VARIANTS_MAX: usize = 256;

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let body = match &input.data {
        Data::Struct(data) => of_struct(&data.fields),
        // There is no value of it, so nothing is ever written.
        Data::Enum(data) if data.variants.is_empty() => quote! { match *self {} },
        Data::Enum(data) if data.variants.len() <= VARIANTS_MAX => {
            let arms = data.variants.iter().zip(0u8..=u8::MAX).map(|(variant, place)| {
                let (pattern, writes) = of_variant(&variant.fields);
                let name = &variant.ident;
                quote! { Self::#name #pattern => { out.push(#place); #writes } }
            });
            quote! { match self { #(#arms)* } }
        }
        Data::Enum(_) | Data::Union(_) => {
            return Err(syn::Error::new(input.span(), "only structs and enums are written"));
        }
    };
    let (name, (generics, types, bounds)) = (&input.ident, input.generics.split_for_impl());
    Ok(quote! {
        impl #generics ::canon::Digest for #name #types #bounds {
            fn digest(&self, out: &mut ::std::vec::Vec<u8>) { #body }
        }
    })
}

fn of_struct(fields: &Fields) -> TokenStream {
    let writes = fields.iter().enumerate().map(|(place, field)| {
        let name = field.ident.clone().map_or(Member::from(place), Member::from);
        quote! { ::canon::Digest::digest(&self.#name, out); }
    });
    quote! { #(#writes)* }
}

/// The pattern that takes a variant apart, and what writes its fields.
fn of_variant(fields: &Fields) -> (TokenStream, TokenStream) {
    let bound: Vec<_> = (0..fields.len()).map(|place| format_ident!("field_{place}")).collect();
    let writes = quote! { #(::canon::Digest::digest(#bound, out);)* };
    let pattern = match fields {
        Fields::Named(named) => {
            let names = named.named.iter().map(|it| &it.ident);
            quote! { { #(#names: #bound),* } }
        }
        Fields::Unnamed(_) => quote! { (#(#bound),*) },
        Fields::Unit => TokenStream::new(),
    };
    (pattern, writes)
}
