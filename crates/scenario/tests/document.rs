//! The examples of the document are scenarios that can be read.

use scenario::read;

const DOCUMENT: &str = include_str!("../../../docs/scenarios.md");

#[test]
fn every_example_can_be_read() {
    let examples: Vec<&str> = DOCUMENT
        .split("\n```scn\n")
        .skip(1)
        .map(|rest| rest.split_once("\n```").expect("the example ends").0)
        .collect();
    assert_eq!(examples.len(), 9);
    for example in examples {
        for entry in read("docs/scenarios.md", example) {
            let failures = entry.err().map(|unreadable| unreadable.failures);
            assert_eq!(failures, None, "{example}");
        }
    }
}
