import MeadowLearning
import Testing

/// The reader of lessons is worth something only if it does not believe everything.
@Suite struct LessonReaderTests {
  @Test(
    "an untrue or unknown sentence is found",
    arguments: [
      ("8+5", 3, "eight plus two equals eleven."), ("8+5", 3, "five plus eight."),
      ("8+5", 3, "you added."), ("8+5", 3, "the sign says minus."),
      ("8+5", 12, "twelve is close. it is one too big."),
      ("9+2", 10, "start at nine. ten, twelve."), ("9+2", 10, "start at nine. ten."),
      ("9-2", 11, "start at nine. ten, eleven."),
      ("9-7", 3, "start at seven. eight, nine. that is three steps."),
      ("13-8", 15, "you took eight from three."), ("13-8", 15, "take five from thirteen."),
      ("6+7", 14, "fourteen is six plus six."), ("6+7", 14, "there is one more."),
      ("8+5", 31, "twenty-one is turned round."), ("14-4", 4, "fourteen is one ten and five ones."),
      ("8+5", 3, "five is two and four."), ("8+5", 3, "well done."), ("8+5", 3, "8 + 5."),
      ("7+3", 7, "two places are empty."), ("20-7", 3, "take seven from a twenty."),
    ])
  func untrue(name: String, given: Int, speech: String) throws {
    let reader = LessonReader(fact: try #require(Fact(rawValue: name)), given: given)
    #expect(reader.firstUntrue(in: speech) != nil)
  }

  @Test("one wrong number anywhere in a worked example is found")
  func mutation() throws {
    for fact in FactBank.all {
      let speech = MicroLesson(for: fact).example.line.speech
      let words = speech.split(separator: " ")
      let reader = LessonReader(fact: fact, given: nil)
      for place in words.indices {
        let bare = words[place].filter { $0 != "." && $0 != "," }
        guard let number = NumberWords.number(from: bare) else { continue }
        var changed = words
        changed[place] = Substring(
          NumberWords.words(for: number + 1) + words[place].dropFirst(bare.count))
        let told = changed.joined(separator: " ")
        #expect(reader.firstUntrue(in: told) != nil, "\(told)")
      }
    }
  }
}
