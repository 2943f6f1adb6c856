import Foundation
import MeadowFoundations
import MeadowTalk
import MeadowTestSupport
import Testing

/// A phrase that nobody has read does not ship: what may be offered is held against its reading,
/// `docs/content/reading/phrases.csv` (M2-003, M2-004).
@Suite struct KeptReadingTests {
  /// What a reader found of a phrase.
  private struct Row {
    let function: String
    let verdict: String
  }

  private static let reading: [String: Row] = {
    let file = PrivatePulse.repository.appending(path: "docs/content/reading/phrases.csv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",").map(String.init)
    }
    return Dictionary(
      rows.filter { $0.count == 3 }.map { ($0[0], Row(function: $0[1], verdict: $0[2])) },
      uniquingKeysWith: { first, _ in first })
  }()

  /// Every phrase that a child may be offered, with what it is for; also where words are hidden, and what
  /// is in the tray.
  private static let offered: [(phrase: String, function: PragmaticFunction)] =
    FollowUpBook.everyOffer(of: RealContent.data).flatMap { offer in
      offer.phrases.map { ($0.phrase, $0.function) }
    }
    + RealContent.data.avatarPhrases.values.flatMap { phrases in
      phrases.map { ($0.phrase, $0.pragmaticFunction) }
    }

  @Test("every phrase that can be offered was read, and none was found wrong")
  func read() {
    let phrases = Set(Self.offered.map(\.phrase))
    let unread = phrases.filter { Self.reading[$0] == nil }.sorted()
    #expect(unread.isEmpty, "run .ci/content_phrases.py --update, and read: \(unread.prefix(20))")
    let refused = phrases.filter {
      !["good", "weak"].contains(Self.reading[$0]?.verdict ?? "good")
    }
    #expect(refused.isEmpty, "wrong, or nobody has read them: \(refused.sorted().prefix(20))")
  }

  @Test("of all that can be offered eight in a hundred are weak at most")
  func weak() {
    let phrases = Set(Self.offered.map(\.phrase))
    let weak = phrases.filter { Self.reading[$0]?.verdict == "weak" }
    #expect(weak.count * 100 <= phrases.count * 8, "\(weak.count) of \(phrases.count)")
  }

  @Test("a phrase has one function, wherever it stands, and the reading says which")
  func functions() {
    let others = Self.offered.filter { Self.reading[$0.phrase]?.function != $0.function.rawValue }
    #expect(Set(others.map(\.phrase)).isEmpty, "run .ci/content_phrases.py --update")
  }

  @Test("the reading has no phrase that is offered no more")
  func stale() {
    let phrases = Set(Self.offered.map(\.phrase))
    let stale = Self.reading.keys.filter { !phrases.contains($0) }.sorted()
    #expect(stale.isEmpty, "run .ci/content_phrases.py --update: \(stale.prefix(20))")
  }

  @Test("at Tier 3 every phrase has three words, the name of a thing counted as one")
  func lengths() {
    for offer in FollowUpBook.everyOffer(of: RealContent.data) where offer.tier == .sentences {
      let short = offer.phrases.filter { $0.source != .spare }.map(\.phrase).filter { phrase in
        let counted = phrase.lowercased().replacing(offer.word.lowercased(), with: "x")
        return counted.split(separator: " ").count < 3
      }
      #expect(short.isEmpty, "after \(offer.word)")
    }
  }
}
