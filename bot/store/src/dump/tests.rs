use super::super::Store;
use super::super::schema::MIGRATIONS;
use super::{Arrival, DumpError, import, inspect};

fn refused(text: &str) -> DumpError {
    inspect(text.as_bytes()).err().unwrap_or_else(|| panic!("{text} is taken"))
}

fn header(format: i64, tables: &str) -> String {
    format!(
        "{{\"menagerie\":\"export\",\"format\":{format},\"program\":\"x\",\"schema\":1,\"made_ms\":5,\"tables\":{tables}}}\n"
    )
}

#[test]
fn what_is_no_export_or_of_another_format_is_told_apart_from_what_is_damaged() {
    for text in ["", "\n", "[]\n", "{}\n", "{\"menagerie\":\"export\"}\n", "SQLite format 3\0\n"] {
        assert!(matches!(refused(text), DumpError::NoExport | DumpError::Short(1)), "{text}");
    }
    assert!(matches!(refused(&header(2, "[]")), DumpError::Format(2)));
    for tables in ["[[\"passwords\",1]]", "[[\"seats\",1],[\"games\",1]]", "[[\"games\",1],[\"games\",1]]"] {
        assert!(matches!(refused(&header(1, tables)), DumpError::UnknownTable(_)), "{tables}");
    }
    let one = header(1, "[[\"games\",1]]");
    assert!(matches!(refused(&one), DumpError::Short(2)));
    for second in
        ["{\"table\":\"seats\",\"columns\":[\"id\"]}\n", "{\"table\":\"games\",\"columns\":[]}\n", "7\n"]
    {
        assert!(matches!(refused(&format!("{one}{second}")), DumpError::Damaged(2)), "{second}");
    }
    let two = format!("{one}{{\"table\":\"games\",\"columns\":[\"id\"]}}\n");
    for row in ["[1,2]", "[]", "[1.5]", "[true]", "[[1]]", "[9223372036854775808]", "[\"\\ud800\"]", "{}"] {
        assert!(matches!(refused(&format!("{two}{row}\n")), DumpError::Damaged(3)), "{row}");
    }
    assert!(matches!(refused(&format!("{two}[1]\n{{\"end\":1}}\n")), DumpError::Altered));
    // A count that nothing could hold takes no memory.
    assert!(matches!(refused(&header(1, "[[\"games\",18446744073709551615]]")), DumpError::Short(2)));
}

#[test]
fn a_line_without_end_is_not_read_into_memory_for_ever() {
    let endless = std::io::BufReader::new(std::io::repeat(b'['));
    assert!(matches!(inspect(endless), Err(DumpError::Damaged(1))));
}

#[tokio::test]
async fn a_file_of_an_older_version_is_migrated_when_it_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
    let old = Store::open_as_it_is(&url("old.db")).await.expect("a store");
    MIGRATIONS.run_to(3, &old.writing).await.expect("a schema of then");
    sqlx::query(
        "INSERT INTO games (id, rules, options, status, version, entries, host, thread_wanted, shuffle_seats, seed, salt, \
         created_ms, changed_ms) VALUES (7, 'chess', '{}', 'running', 5, 3, 11, 0, 0, '', '', 1, 2)",
    )
    .execute(&old.writing)
    .await
    .expect("a row of then");
    let mut file = Vec::new();
    assert_eq!(old.export(&mut file, 5).await.expect("exported"), 1);
    assert_eq!(inspect(&*file).expect("whole").0.schema, 3);
    let (new, rows) = import(&url("new.db"), &*file, Arrival::Moved).await.expect("imported");
    assert_eq!(rows, 1);
    // What the sixth migration makes of it.
    let row = sqlx::query_as::<_, (i64, i64)>("SELECT board_entries, version FROM games WHERE id = 7");
    assert_eq!(row.fetch_one(&new.writing).await.expect("the game"), (3, 5));
    let (there, here) = new.versions().await.expect("the schema");
    assert_eq!(there, here);
    new.close().await;
    drop(new);
    // A database that is newer than the file, though empty, can't be of its schema.
    Store::open(&url("newer.db")).await.expect("a store").close().await;
    let error = import(&url("newer.db"), &*file, Arrival::Moved).await.err().expect("it was taken");
    assert!(matches!(error, DumpError::Ahead { there: 3, .. }), "{error}");
}

#[tokio::test]
async fn values_that_their_columns_should_not_hold_are_refused_on_either_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
    let store = Store::open(&url("odd.db")).await.expect("a store");
    sqlx::query("INSERT INTO facts (name, value) VALUES ('one', 'x')")
        .execute(&store.writing)
        .await
        .expect("kept");
    let mut file = Vec::new();
    store.export(&mut file, 5).await.expect("exported");
    let file = String::from_utf8(file).expect("text");
    // Sums that fit, and rows that don't.
    for (row, odd) in [("[\"one\",\"x\"]", "[\"one\",5]"), ("[\"one\",\"x\"]", "[\"one\",null]")] {
        let (body, _) = file.split_once("{\"end\"").expect("an end");
        let body = body.replace(row, odd);
        let mut hash = <sha2::Sha256 as sha2::Digest>::new();
        sha2::Digest::update(&mut hash, &body);
        let odd = format!("{body}{}", super::lines::end_line(1, hash));
        assert!(inspect(odd.as_bytes()).is_ok(), "its form is right");
        let error = import(&url("new.db"), odd.as_bytes(), Arrival::Moved).await.err().expect("it was taken");
        assert!(matches!(error, DumpError::Damaged(_)), "{error}");
    }
    // SQLite keeps what it is given.
    sqlx::query("UPDATE facts SET value = CAST('x' AS BLOB)").execute(&store.writing).await.expect("spoilt");
    let error = store.export(std::io::sink(), 5).await.expect_err("a blob").to_string();
    assert!(error.contains("facts"), "{error}");
}

/// PostgreSQL stores NUL in no text, and one stored text with it must not keep a database from being moved there.
#[tokio::test]
async fn texts_arrive_without_nul() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
    let store = Store::open(&url("nul.db")).await.expect("a store");
    let insert = "INSERT INTO facts (name, value) VALUES ('one', 'x' || char(0) || 'y')";
    sqlx::query(insert).execute(&store.writing).await.expect("kept");
    let mut file = Vec::new();
    store.export(&mut file, 5).await.expect("exported");
    assert!(String::from_utf8_lossy(&file).contains("x\\u0000y"), "the file says what was stored");
    let (there, _) = import(&url("there.db"), &*file, Arrival::Moved).await.expect("imported");
    let read = sqlx::query_scalar::<_, String>("SELECT value FROM facts WHERE name = 'one'");
    assert_eq!(read.fetch_one(&there.writing).await.expect("it is there"), "xy");
}
