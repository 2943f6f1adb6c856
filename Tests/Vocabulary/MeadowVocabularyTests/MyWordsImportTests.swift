import MeadowFoundations
import MeadowVocabulary
import Testing

/// "PLS 1.0 import and export with a report per entry … export then import of My Words is the
/// identity" (requirements, items 6 and 8).
@Suite struct MyWordsImportTests {
  let rig = WordsRig()

  private func entry(_ text: String, hint: String? = nil) -> MyWordEntry {
    var entry = MyWordEntry(text: text)
    entry.hint = hint
    entry.phonemes = hint.map { _ in "n'a" }
    return entry
  }

  @Test("each entry is told what became of it; what it leaves out stays")
  func merges() async throws {
    let words = rig.words()
    let nana = try await words.add(
      MyWordContent(group: .places, text: "Nana", emoji: "👵", isFavorite: true))
    let outcomes = try await words.merge(
      [entry("nana", hint: "NAH-nuh"), entry("Rex"), entry("Rex"), entry("!!"), entry("nana")],
      newWordsIn: .things)
    guard case .changed(let changed) = outcomes[0], case .added(let rex) = outcomes[1],
      case .unchanged(rex) = outcomes[2], case .refused(let problem) = outcomes[3],
      case .unchanged(changed) = outcomes[4]
    else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(changed.id == nana.id && changed.content.group == .places)
    #expect(changed.content.emoji == "👵" && changed.content.isFavorite)
    #expect(changed.content.hint == "NAH-nuh" && changed.content.phonemes == "n'a")
    #expect(rex.content.group == .things && problem.field == "text")
    #expect(rig.words().all() == words.all())
  }

  @Test("a dry run tells the same and keeps nothing")
  func runsDry() async throws {
    let words = rig.words()
    _ = try await words.add(.person("Nana"))
    let entries = [entry("Rex"), entry("Nana", hint: "NAH-nuh"), entry("?")]
    let before = words.all()
    let dry = try await words.merge(entries, isDryRun: true)
    #expect(words.all() == before)
    #expect(rig.words().all() == before)
    #expect(try await words.merge(entries) == dry)
  }

  @Test(
    "all words as entries, taken in again, change nothing, and make the same in an empty family")
  func isTheIdentity() async throws {
    let words = rig.words()
    for (index, group) in MyWordGroup.allCases.enumerated() {
      for number in 0..<5 {
        _ = try await words.add(
          MyWordContent(
            group: group, text: "word \(index) \(number)", spoken: number == 1 ? "said" : nil,
            hint: number == 2 ? "HINT" : nil, phonemes: number == 2 ? "h'Int" : nil,
            emoji: number == 3 ? "🐶" : nil, isFavorite: number == 4))
      }
    }
    let entries = words.all().map { MyWordEntry($0.content) }
    let outcomes = try await words.merge(entries)
    #expect(outcomes == words.all().map { .unchanged($0) })
    let other = WordsRig()
    let copy = other.words()
    _ = try await copy.merge(entries)
    #expect(copy.all().map(\.content) == words.all().map(\.content))
  }

  @Test("100 000 entries are bounded: 500 words of a group, the others refused with a reason")
  func boundsImports() async throws {
    let words = rig.words()
    let outcomes = try await words.merge((0..<100_000).map { entry("word \($0)") })
    #expect(outcomes.count == 100_000)
    #expect(words.all().count == MyWordGroup.limit)
    guard case .refused(let problem) = outcomes[99_999] else {
      Issue.record("not refused")
      return
    }
    #expect(problem.field == "group")
  }
}

extension MyWordEntry {
  /// An entry that says all of `content` that is not empty.
  fileprivate init(_ content: MyWordContent) {
    self.init(text: content.text)
    group = content.group
    spoken = content.spoken
    hint = content.hint
    phonemes = content.phonemes
    recording = content.recording
    emoji = content.emoji
    isFavorite = content.isFavorite ? true : nil
  }
}
