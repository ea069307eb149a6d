//! Parses forms with files (`multipart/form-data`, RFC 7578). The whole body is in memory already.

use memchr::memmem;

/// The most parts of a form: a limit against millions of empty ones.
const MOST: usize = 100;

/// A part of a form.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Part<'a> {
    pub(super) name: String,
    /// The file name, if it is a file.
    pub(super) file: Option<String>,
    pub(super) bytes: &'a [u8],
}

/// The parts of a form by its content type and body; `None` for anything malformed: without a boundary, names or an end.
pub(super) fn parts<'a>(kind: &str, body: &'a [u8]) -> Option<Vec<Part<'a>>> {
    let between = format!("\r\n--{}", parameter(kind, "boundary")?);
    // The first boundary may be at the very beginning.
    let mut rest = match body.strip_prefix(&between.as_bytes()[2..]) {
        Some(rest) => rest,
        None => cut(body, between.as_bytes())?.1,
    };
    let mut parts = Vec::new();
    while !rest.starts_with(b"--") {
        let (head, after) = cut(rest, b"\r\n\r\n")?;
        let (bytes, next) = cut(after, between.as_bytes())?;
        parts.push(part(std::str::from_utf8(head).ok()?, bytes)?);
        rest = next;
        if parts.len() > MOST {
            return None;
        }
    }
    Some(parts)
}

/// A part with its header lines.
fn part<'a>(head: &str, bytes: &'a [u8]) -> Option<Part<'a>> {
    let lines = head.lines().filter_map(|line| line.split_once(':'));
    let (_, disposition) =
        lines.into_iter().find(|(name, _)| name.trim().eq_ignore_ascii_case("content-disposition"))?;
    Some(Part { name: parameter(disposition, "name")?, file: parameter(disposition, "filename"), bytes })
}

/// Splits bytes at the first occurrence of a separator.
fn cut<'a>(bytes: &'a [u8], at: &[u8]) -> Option<(&'a [u8], &'a [u8])> {
    let found = memmem::find(bytes, at)?;
    Some((&bytes[..found], &bytes[found + at.len()..]))
}

/// A parameter of a header's value: `name=value`, `name="value"` or, with letters beyond ASCII, `name*=utf-8''value`.
fn parameter(header: &str, wanted: &str) -> Option<String> {
    let (_, mut rest) = header.split_once(';')?;
    loop {
        let (name, after) = rest.split_once('=')?;
        let (value, next) = match after.strip_prefix('"') {
            Some(quoted) => unquoted(quoted)?,
            None => after
                .split_once(';')
                .map_or((after.trim().to_owned(), ""), |(value, next)| (value.trim().to_owned(), next)),
        };
        let name = name.trim_matches(|letter: char| letter == ';' || letter.is_ascii_whitespace());
        if name.eq_ignore_ascii_case(wanted) {
            return Some(value);
        }
        if name.strip_suffix('*').is_some_and(|name| name.eq_ignore_ascii_case(wanted)) {
            return decoded(value.strip_prefix("utf-8''").or_else(|| value.strip_prefix("UTF-8''"))?);
        }
        rest = next;
    }
}

/// A text up to its closing quotation mark, and the rest.
fn unquoted(text: &str) -> Option<(String, &str)> {
    let mut value = String::new();
    let mut letters = text.char_indices();
    loop {
        match letters.next()? {
            (at, '"') => return Some((value, &text[at + 1..])),
            (_, '\\') => value.push(letters.next()?.1),
            (_, letter) => value.push(letter),
        }
    }
}

/// Decodes percent-encoded UTF-8, such as `%C3%A9`.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        if *first == b'%' {
            let (digits, after) = rest.split_at_checked(2)?;
            bytes.push(u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?);
            rest = after;
        } else {
            bytes.push(*first);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: &str = "multipart/form-data; boundary=x-1";

    fn read(kind: &str, body: &str) -> Option<Vec<(String, Option<String>, String)>> {
        let parts = parts(kind, body.as_bytes())?;
        let text = |part: &Part<'_>| String::from_utf8_lossy(part.bytes).into_owned();
        Some(parts.iter().map(|part| (part.name.clone(), part.file.clone(), text(part))).collect())
    }

    #[test]
    fn parts_have_names_files_and_all_their_bytes() {
        let body = "--x-1\r\nContent-Disposition: form-data; name=\"files[0]\"; filename=\"a;\\\"b\\\".png\"\r\n\
                    Content-Type: image/png\r\n\r\n\r\n--x-\r\n\r\n--x-1\r\ncontent-disposition:form-data;name=payload_json\r\n\r\n{}\
                    \r\n--x-1--\r\n";
        let expected = Some(vec![
            ("files[0]".to_owned(), Some("a;\"b\".png".to_owned()), "\r\n--x-\r\n".to_owned()),
            ("payload_json".to_owned(), None, "{}".to_owned()),
        ]);
        assert_eq!(read(KIND, body), expected);
        assert_eq!(read("multipart/form-data; charset=utf-8; boundary=\"x-1\"", body), expected);
        assert_eq!(read(KIND, &format!("before\r\n{body}after")), expected);
        assert_eq!(read(KIND, "--x-1--"), Some(Vec::new()));
    }

    #[test]
    fn names_beyond_ascii_are_read() {
        let body = "--x-1\r\nContent-Disposition: form-data; name=\"files[1]\"; filename*=utf-8''caf%C3%A9%20.png\r\n\r\n\r\n--x-1--";
        let expected = ("files[1]".to_owned(), Some("café .png".to_owned()), String::new());
        assert_eq!(read(KIND, body), Some(vec![expected]));
    }

    #[test]
    fn what_is_no_form_is_refused() {
        for (kind, body) in [
            ("multipart/form-data", "--x-1--"),
            (KIND, ""),
            (KIND, "--x-2--"),
            (KIND, "--x-1\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nno end"),
            (KIND, "--x-1\r\nContent-Disposition: form-data\r\n\r\n\r\n--x-1--"),
            (KIND, "--x-1\r\nContent-Disposition: form-data; name=\"a\r\n\r\n\r\n--x-1--"),
            (KIND, "--x-1\r\nContent-Type: text/plain\r\n\r\n\r\n--x-1--"),
            (KIND, "--x-1\r\nno end of the head"),
        ] {
            assert_eq!(read(kind, body), None, "{kind}: {body:?}");
        }
        let many = "--x-1\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n".repeat(200) + "--x-1--";
        assert_eq!(read(KIND, &many), None);
    }
}
