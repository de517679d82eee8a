//! Inputs that broke something once.

const ASKED: &str = "cookie: {me}\ncontent-type: application/x-www-form-urlencoded";

/// Whoever looks at a table is told how many must agree to something, also where nobody is left to agree.
#[test]
fn a_table_that_everybody_left_has_a_page() {
    let leave = format!("POST /t/{{open}}/give\n{ASKED}\n\nseat=0");
    let look = format!("GET /t/{{open}}\n{ASKED}\n\n");
    outside::requests::check(format!("{look}\n===\n{leave}\n===\n{look}").as_bytes());
}
