//! Line wrapping for terminals.

/// The width of printed pages, in columns.
pub(crate) const WIDTH: usize = 80;

/// Breaks a text between words. Every line after the first begins with `indent` spaces; the first
/// is assumed to begin in that column already.
pub(crate) fn wrap(text: &str, indent: usize) -> String {
    let mut wrapped = String::new();
    let mut column = indent;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if column > indent && column + 1 + length > WIDTH {
            wrapped.push('\n');
            wrapped.push_str(&" ".repeat(indent));
            column = indent;
        } else if column > indent {
            wrapped.push(' ');
            column += 1;
        }
        wrapped.push_str(word);
        column += length;
    }
    wrapped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_to_the_width_and_the_indent() {
        let text = "acción ".repeat(40);
        let wrapped = format!("     {}", wrap(&text, 5));
        assert!(wrapped.lines().count() > 1);
        for line in wrapped.lines() {
            assert!(line.starts_with("     a") && line.chars().count() <= WIDTH, "{line}");
        }
        assert_eq!(wrapped.split_whitespace().count(), 40);
    }

    #[test]
    fn a_word_that_is_too_long_stays_whole() {
        let long = "x".repeat(100);
        assert_eq!(wrap(&format!("a {long} b"), 2), format!("a\n  {long}\n  b"));
    }
}
