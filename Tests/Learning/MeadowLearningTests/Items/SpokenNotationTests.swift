import MeadowLearning
import Testing

/// How figures are said and read back (learning §4 Narration, P6).
@Suite struct SpokenNotationTests {
  @Test(
    "figures and signs are said in the words of the grade, and read back as the same",
    arguments: [
      ("3 + 2 = ?", "three and two equals", "three plus two equals"),
      ("7 − 4", "seven take away four", "seven minus four"),
      ("7 - 4", "seven take away four", "seven minus four"),
      ("5 < 8", "five is less than eight", "five is less than eight"),
      ("8 > 5", "eight is greater than five", "eight is greater than five"),
      ("½", "one half", "one half"), ("¼", "one quarter", "one quarter"),
      ("¾", "three quarters", "three quarters"),
      ("2/3", "two thirds", "two thirds"), ("1/8", "one eighth", "one eighth"),
      ("2/2", "two halves", "two halves"),
      ("3:30", "half past three", "half past three"), ("12:00", "twelve o'clock", "twelve o'clock"),
      ("4:05", "five minutes past four", "five minutes past four"),
      ("$0.75", "seventy-five cents", "seventy-five cents"),
      ("75¢", "seventy-five cents", "seventy-five cents"),
      ("$1.00", "one dollar", "one dollar"),
      ("$2.05", "two dollars five cents", "two dollars five cents"),
      ("1¢", "one cent", "one cent"), ("$0.00", "zero cents", "zero cents"),
      ("$3", "three dollars", "three dollars"),
      ("3rd", "third", "third"), ("1st, 2nd.", "first, second.", "first, second."),
      ("20, 1, 120", "twenty, one, one hundred twenty", "twenty, one, one hundred twenty"),
      ("5 ducks!", "five ducks!", "five ducks!"), ("no figures", "no figures", "no figures"),
      ("999", "999", "999"),
    ])
  func said(shown: String, young: String, first: String) {
    #expect(SpokenNotation(grade: .kindergarten).spoken(shown) == young)
    #expect(SpokenNotation(grade: .first).spoken(shown) == first)
    for spoken in [young, first] {
      #expect(SpokenTokens.read(spoken) == SpokenTokens.read(shown), "\(spoken)")
    }
  }

  @Test("what is misread is seen: another number, another sign, two numbers run together")
  func misread() {
    for (shown, said) in [
      ("5971", "5921"), ("7 − 4", "seven plus four"), ("20 1", "twenty-one"),
      ("3:30", "half past four"),
      ("½", "one quarter"), ("75¢", "fifty-seven cents"), ("3rd", "fourth"), ("13", "thirty"),
      ("5", "five five"),
    ] {
      #expect(SpokenTokens.read(shown) != SpokenTokens.read(said), "\(shown)")
    }
    #expect(
      SpokenTokens.read("half past nothing") == []
        && SpokenTokens.read("7/9 of it") == [.part(7, of: 9)])
    #expect(SpokenTokens.read("one dollar, five cents") == [.cents(100), .cents(5)])
    #expect(SpokenTokens.read("one dollar five ducks") == [.cents(100), .number(5)])
    #expect(SpokenTokens.read("(\"one hundred\", five) . -3") == [.number(100), .number(5)])
    #expect(SpokenNotation(grade: .first).spoken("7/9") == "7/9")
  }

  @Test("a highlight is written as a word and read back")
  func targets() {
    for text in ["segment:prompt.a", "option:o2", "piece:left"] {
      #expect(HighlightTarget(rawValue: text)?.rawValue == text)
    }
    #expect(
      HighlightTarget(rawValue: "left") == nil && HighlightTarget(rawValue: "shape:left") == nil)
  }
}
