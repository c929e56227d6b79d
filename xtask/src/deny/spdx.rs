//! License expressions: `MIT OR (Apache-2.0 WITH LLVM-exception AND BSD-3-Clause)`.
//!
//! `AND` binds tighter than `OR`. The slash of old manifests means `OR`. A license with an
//! exception is one name, and must be allowed as such.

/// Whether the expression can be met with allowed licenses alone.
pub(crate) fn is_allowed(
    expression: &str,
    allowed: &dyn Fn(&str) -> bool,
) -> Result<bool, &'static str> {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut reader = Reader { words: spaced.split_whitespace().collect(), next: 0, allowed };
    let answer = reader.any_of()?;
    if reader.peek().is_some() {
        return Err("something follows the end of the expression");
    }
    Ok(answer)
}

/// Walks over the words of an expression.
struct Reader<'a> {
    words: Vec<&'a str>,
    next: usize,
    allowed: &'a dyn Fn(&str) -> bool,
}

impl Reader<'_> {
    fn peek(&self) -> Option<&str> {
        self.words.get(self.next).copied()
    }

    /// Steps over this word if it comes next.
    fn skip(&mut self, word: &str) -> bool {
        let is_next = self.peek() == Some(word);
        self.next += usize::from(is_next);
        is_next
    }

    fn any_of(&mut self) -> Result<bool, &'static str> {
        let mut answer = self.all_of()?;
        while self.skip("OR") {
            answer |= self.all_of()?;
        }
        Ok(answer)
    }

    fn all_of(&mut self) -> Result<bool, &'static str> {
        let mut answer = self.one()?;
        while self.skip("AND") {
            answer &= self.one()?;
        }
        Ok(answer)
    }

    fn one(&mut self) -> Result<bool, &'static str> {
        if self.skip("(") {
            let answer = self.any_of()?;
            return if self.skip(")") { Ok(answer) } else { Err("a parenthesis is not closed") };
        }
        let mut name = self.name()?;
        if self.skip("WITH") {
            name = format!("{name} WITH {}", self.name()?);
        }
        Ok((self.allowed)(&name))
    }

    fn name(&mut self) -> Result<String, &'static str> {
        let name = self.peek().ok_or("a license is missing at the end")?.to_owned();
        if ["AND", "OR", "WITH", "(", ")"].contains(&name.as_str()) {
            return Err("a license is missing");
        }
        self.next += 1;
        Ok(name)
    }
}

#[cfg(test)]
mod tests {
    use super::is_allowed;

    #[test]
    fn expressions_are_met_by_allowed_licenses_alone() {
        let allowed = |id: &str| ["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"].contains(&id);
        let table = [
            ("MIT", Ok(true)),
            ("GPL-3.0", Ok(false)),
            ("GPL-3.0 OR MIT", Ok(true)),
            ("GPL-3.0/MIT", Ok(true)),
            ("MIT AND GPL-3.0", Ok(false)),
            ("(MIT OR GPL-3.0) AND Zlib", Ok(true)),
            ("MIT OR GPL-3.0 AND Zlib", Ok(true)),
            ("GPL-3.0 OR MIT AND Zlib", Ok(true)),
            ("Apache-2.0 WITH LLVM-exception", Ok(true)),
            ("Apache-2.0", Ok(false)),
            ("(MIT", Err("a parenthesis is not closed")),
            ("MIT OR", Err("a license is missing at the end")),
            ("MIT Zlib", Err("something follows the end of the expression")),
            ("AND MIT", Err("a license is missing")),
        ];
        for (expression, answer) in table {
            assert_eq!(is_allowed(expression, &allowed), answer, "{expression}");
        }
    }
}
