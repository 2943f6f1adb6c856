import MeadowLearning
import Testing

/// What is shown and said after a miss (learning F10, F19, K23, §7, AC8).
@Suite struct MicroLessonTests {
  /// A lesson and what it follows.
  struct Case: CustomStringConvertible, Sendable {
    let given: Int?
    let lesson: MicroLesson
    var fact: Fact { lesson.fact }
    var lines: [LessonLine] { [lesson.remark.line, lesson.idea.line, lesson.example.line] }
    var description: String { "\(fact) after \(given.map(String.init) ?? "nothing")" }
  }

  /// Every fact after everything that may be answered: nothing, 0 to 23, and all that an error explains.
  static let cases = FactBank.all.flatMap { fact in
    let typed = (24...2020).filter { number in
      FactErrorTag.allCases.contains { $0 != .nearValue && $0.explains(number, to: fact) }
    }
    return ([nil] + (0...23).map { $0 } + typed).map { given in
      Case(given: given, lesson: MicroLesson(for: fact, after: given))
    }
  }

  /// The number of words in the longest sentence of `speech`.
  private func longest(_ speech: String) -> Int {
    LessonReader.sentences(in: speech).map { $0.split(separator: " ").count }.max() ?? 0
  }

  @Test(
    "every sentence of every lesson is known and every number in it true, for all facts and errors")
  func truth() {
    let untrue = Self.cases.flatMap { example in
      let reader = LessonReader(fact: example.fact, given: example.given)
      return example.lines.compactMap { reader.firstUntrue(in: $0.speech) }.map {
        "\(example): \($0)"
      }
    }
    #expect(untrue.isEmpty, "\(untrue.prefix(10))")
    #expect(Set(Self.cases.compactMap(\.lesson.error)) == Set(FactErrorTag.allCases))
    #expect(Set(Self.cases.map(\.lesson.strategy)) == Set(FactStrategy.allCases))
  }

  @Test("no sentence has more than twelve words, and no step more than five sentences")
  func length() {
    let long = Self.cases.flatMap(\.lines).filter {
      longest($0.speech) > 12 || LessonReader.sentences(in: $0.speech).count > 5
    }
    #expect(long.isEmpty, "\(long.prefix(10))")
    for line in Self.cases.lazy.flatMap(\.lines) {
      if line.sentences.contains(where: { !$0.text.hasSuffix(".") && !$0.text.hasSuffix("?") }) {
        Issue.record("\(line.text) does not end")
      }
    }
  }

  @Test("the first step begins with the question, the second ends with its answer")
  func ends() {
    let wrong = Self.cases.filter { example in
      let (fact, lesson) = (example.fact, example.lesson)
      let last = LessonReader.sentences(in: lesson.example.line.speech).last
      return !lesson.idea.line.speech.hasPrefix("\(fact.speech()). ")
        || !lesson.idea.line.text.hasPrefix("\(fact.text): ")
        || last != "\(fact.speech()) equals \(NumberWords.words(for: fact.answer))"
        || NumberWords.numbers(in: lesson.example.line.text).last != fact.answer
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10))")
  }

  /// What `speech` says for `text`, seen word by word: numbers as numbers, signs as signs.
  private func isSame(_ text: String, _ speech: String) -> Bool {
    let signs = ["plus": "+", "minus": "−", "equals": "="]
    let seen = text.split(separator: " ")
    let heard = speech.split(separator: " ")
    return seen.count == heard.count
      && zip(seen, heard).allSatisfy { seen, heard in
        let pauses: [Character] = [".", ",", ":", "?"]
        let (mark, word) = (
          seen.filter { !pauses.contains($0) }, heard.filter { !pauses.contains($0) }
        )
        if let number = Int(mark) { return NumberWords.number(from: word) == number }
        return mark == signs[word] ?? mark && mark.lowercased() == signs[word] ?? word
      }
  }

  @Test("what is heard is what is seen, word by word")
  func sameForEyeAndEar() {
    let parted = Self.cases.flatMap(\.lines).filter { !isSame($0.text, $0.speech) }
    #expect(parted.isEmpty, "\(parted.prefix(10))")
  }

  @Test("in kindergarten plus is and, minus is take away, and nothing else is different")
  func kindergarten() {
    let wrong = Self.cases.filter { example in
      let young = MicroLesson(for: example.fact, after: example.given, wording: .andTakeAway)
      let other = Case(given: example.given, lesson: young)
      return zip(example.lines, other.lines).contains { line, young in
        let words = line.speech.split(separator: " ", omittingEmptySubsequences: false).map {
          word in
          switch word {
          case "plus": "and"
          case "plus.": "and."
          case "minus": "take away"
          case "minus.": "take away."
          default: String(word)
          }
        }
        return young.text != line.text || young.speech != words.joined(separator: " ")
          || longest(young.speech) > 12
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10))")
  }

  @Test("the picture shows the fact's own numbers and leads to its answer within two seconds")
  func pictures() {
    let wrong = Self.cases.filter { example in
      let (fact, lesson) = (example.fact, example.lesson)
      return lesson.picture.family != fact.family || lesson.picture.answer != fact.answer
        || !(1...3).contains(lesson.picture.moves) || !isSound(lesson.picture)
        || !fact.strategies.contains(lesson.strategy)
        || lesson.idea.stage != .setting || lesson.example.stage != .moves
        || [lesson.idea, lesson.example].contains { !(1...2000).contains($0.animationMilliseconds) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10))")
  }

  /// Whether the parts of `picture` fit together and stay from 0 to 20.
  private func isSound(_ picture: LessonPicture) -> Bool {
    switch picture {
    case .rows(let rows):
      return rows.action != .level || abs(rows.upper - rows.lower) == 2
    case .numberLine(let line):
      var stops = [line.start]
      for hop in line.hops { stops.append((stops.last ?? 0) + hop) }
      let passesTen = line.hops.allSatisfy { abs($0) == 1 } || stops.contains(10)
      return stops.last == line.end && stops.allSatisfy { (0...20).contains($0) } && passesTen
    case .tenFrames(let frames):
      return frames.parts.reduce(0, +) == frames.change && !frames.parts.contains(0)
        && (frames.parts.count == 1 || frames.before + frames.parts[0] == 10)
    case .tensAndOnes(let blocks):
      let rods = blocks.before / 10 + blocks.tens + blocks.trade
      let ones = blocks.before % 10 + blocks.ones - 10 * blocks.trade
      return blocks.after == 10 * rods + ones && (0...9).contains(ones) && (0...2).contains(rods)
    }
  }

  @Test(
    "the way and the wrong answer choose what is said",
    arguments: [
      (
        "8+5", 3,
        "You took away. The sign says +.|8 + 5: first make 10. 5 is 2 and 3.|8 + 2 = 10. 10 + 3 = 13. 8 + 5 = 13."
      ),
      (
        "9-2", 11,
        "You added. The sign says −.|9 − 2: start at 9. Count 2 back.|Start at 9: 8, 7. 9 − 2 = 7."
      ),
      (
        "9+2", 10,
        "9 is the start. The first step is 10.|9 + 2: start at 9. Count 2 more.|Start at 9: 10, 11. 9 + 2 = 11."
      ),
      (
        "13-8", 15,
        "You took 3 from 8. Take 8 from 13.|13 − 8: start at 8. How far is it to 13?|8 + 2 = 10. 10 + 3 = 13. 2 + 3 = 5. 13 − 8 = 5."
      ),
      (
        "13-6", 13,
        "You took 3 from 6. Take 6 from 13.|13 − 6: start at 6. How far is it to 13?|6 + 4 = 10. 10 + 3 = 13. 4 + 3 = 7. 13 − 6 = 7."
      ),
      (
        "13-6", 8,
        "8 is close. It is 1 too big.|13 − 6: think of 6 + 6.|6 + 6 = 12. 7 + 6 = 13. 13 − 6 = 7."
      ),
      (
        "6+7", 12,
        "12 is 6 + 6. There is 1 more.|6 + 7: think of 6 + 6. Then 1 more.|6 + 6 = 12. 12 + 1 = 13. 6 + 7 = 13."
      ),
      (
        "6+7", 14,
        "14 is 7 + 7. That is 1 too many.|6 + 7: think of 6 + 6. Then 1 more.|6 + 6 = 12. 12 + 1 = 13. 6 + 7 = 13."
      ),
      (
        "12+1", 3,
        "3 is 10 too small. Look at the ten.|12 + 1: keep the ten. Add the ones.|2 + 1 = 3. 10 + 3 = 13. 12 + 1 = 13."
      ),
      (
        "8+5", 31,
        "31 is turned round. The ten comes first.|8 + 5: first make 10. 5 is 2 and 3.|8 + 2 = 10. 10 + 3 = 13. 8 + 5 = 13."
      ),
      (
        "1+5", 15,
        "You put 1 next to 5. + means all together.|1 + 5: start at the bigger number, 5. Count 1 more.|Start at 5: 6. 1 + 5 = 6."
      ),
      (
        "8-5", 85,
        "You put 8 next to 5. − means some go away.|8 − 5: think of 4 + 4.|4 + 4 = 8. 3 + 5 = 8. 8 − 5 = 3."
      ),
      (
        "7+3", 7,
        "7 is only a part. Put both parts together.|7 + 3: put 7 in the ten-frame. 3 places are empty.|3 more fill it. 7 + 3 = 10."
      ),
      (
        "9-3", 3,
        "3 go away. How many are left?|9 − 3: think of 10 − 3.|10 − 3 = 7. 1 less is 6. 9 − 3 = 6."
      ),
      ("5-0", 0, "5 is the start. How many are left?|5 − 0: none go away.|There are 5. 5 − 0 = 5."),
      (
        "5+8", 10,
        "10 is not the end. 3 more come.|5 + 8: start at 8. First make 10. 5 is 2 and 3.|8 + 2 = 10. 10 + 3 = 13. 5 + 8 = 13."
      ),
      (
        "16-7", 3,
        "7 + 3 = 10. Go on from 10 to 16.|16 − 7: start at 7. How far is it to 16?|7 + 3 = 10. 10 + 6 = 16. 3 + 6 = 9. 16 − 7 = 9."
      ),
      (
        "7+7", 9,
        "9 is too small. Let us look.|7 + 7: both numbers are the same.|5 + 5 = 10. 2 + 2 = 4. 10 + 4 = 14. 7 + 7 = 14."
      ),
      (
        "20-7", 77,
        "Let us look together.|20 − 7: 20 is 10 and 10. Take 7 from a ten.|10 − 7 = 3. 10 + 3 = 13. 20 − 7 = 13."
      ),
    ])
  func examples(name: String, given: Int, expected: String) throws {
    let lesson = MicroLesson(for: try #require(Fact(rawValue: name)), after: given)
    let lines = [lesson.remark.line, lesson.idea.line, lesson.example.line]
    #expect(lines.map(\.text).joined(separator: "|") == expected)
  }

  @Test("what is pointed at is where the error lies")
  func focus() throws {
    let expected: [(String, Int?, MicroLesson.Remark.Focus)] = [
      ("8+5", 3, .sign), ("13-8", 15, .left), ("8+5", 8, .left), ("8+5", 5, .right),
      ("9-3", 9, .left), ("9-3", 3, .right), ("8+5", 12, .given), ("8+5", nil, .question),
      ("8+5", 13, .question), ("8+5", 85, .sign), ("8+5", 23, .given), ("8+5", 31, .given),
    ]
    for (name, given, focus) in expected {
      let lesson = MicroLesson(for: try #require(Fact(rawValue: name)), after: given)
      #expect(lesson.remark.focus == focus, "\(name) \(given ?? -1)")
    }
  }

  @Test("asked why after the right answer, the lesson remarks on no error")
  func why() {
    for fact in FactBank.all {
      let lesson = MicroLesson(for: fact, after: fact.answer)
      #expect(lesson == MicroLesson(for: fact) && lesson.error == nil)
    }
  }

  @Test("a sum is flashed from both sides; differences and doubles have no other side")
  func flash() throws {
    for fact in FactBank.all {
      let flash = CommutativityFlash(for: fact)
      #expect((flash == nil) == (fact.commuted == nil))
      guard let flash else { continue }
      let speech = flash.line.speech
      #expect(flash.fact == fact && flash.turned == fact.commuted)
      #expect(flash.rows == CounterRows(upper: fact.left, lower: fact.right, action: .join))
      #expect(LessonReader(fact: fact, given: nil).firstUntrue(in: speech) == nil)
    }
    let fact = try #require(Fact(6, .plus, 8))
    let flash = try #require(CommutativityFlash(for: fact))
    #expect(flash.line.text == "6 + 8 is the same as 8 + 6. Both make 14.")
    #expect(
      flash.line.speech == "six plus eight is the same as eight plus six. both make fourteen.")
  }
}
