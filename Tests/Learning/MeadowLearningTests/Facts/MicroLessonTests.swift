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

  @Test("asked why after the right answer, the lesson remarks on no error")
  func why() {
    for fact in FactBank.all {
      let lesson = MicroLesson(for: fact, after: fact.answer)
      #expect(lesson == MicroLesson(for: fact) && lesson.error == nil)
    }
  }
}
