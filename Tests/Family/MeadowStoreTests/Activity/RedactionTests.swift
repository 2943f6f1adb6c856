import MeadowStore
import Testing

/// Names that leave what was noted, and nothing else with them.
@Suite struct RedactionTests {
  @Test("a name that is gone leaves a mark, in any case, with an s; within another word it stays")
  func marks() {
    let redaction = Redaction(["Siobhán": Redaction.mark, "Siobhán Ann": Redaction.mark])
    for (text, expected) in [
      ("Siobhán", "…"), ("siobhan's bike", "…'s bike"), ("two SIOBHÁNs", "two …s"),
      ("Siobhán Ann and Siobhán", "… and …"), ("Siobhánne", "Siobhánne"), ("aSiobhán", "aSiobhán"),
      ("milk", "milk"), ("", ""),
    ] {
      #expect(redaction.text(text) == expected, "\(text)")
      #expect(redaction.isIn(text) == (text != expected), "\(text)")
    }
  }

  @Test("a name that is another one now becomes that, once, however often it is asked")
  func replaces() {
    let redaction = Redaction(["Jon": "John", "Mary": "Mary Ann"], keeping: ["John", "Mary Ann"])
    for (text, expected) in [
      ("Jon wants more", "John wants more"), ("Jon's", "John's"), ("Jonathan", "Jonathan"),
      ("Mary, Jon", "Mary Ann, John"),
    ] {
      #expect(redaction.text(text) == expected, "\(text)")
      #expect(redaction.text(expected) == expected, "\(expected)")
    }
    let swap = Redaction(["Max": "Rex", "Rex": "Max"])
    #expect(swap.text("Max and Rex") == "Rex and Max")
  }

  @Test("names that the family still has stay whole")
  func keeps() {
    let redaction = Redaction(["Mary": "…"], keeping: ["Mary Ann", "Aunt Mary"])
    #expect(redaction.text("Mary, Mary Ann, Aunt Mary") == "…, Mary Ann, Aunt Mary")
  }
}
