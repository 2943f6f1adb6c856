import Foundation
import MeadowFoundations
import MeadowTalk
import MeadowTestSupport
import Testing

/// A phrase that nobody has read does not ship: what may be offered is held against its reading, a file a
/// language in `docs/content/reading` (M2-003, M2-004).
@Suite struct KeptReadingTests {
  /// What a reader found of a phrase.
  private struct Row {
    let function: String
    let verdict: String
  }

  /// A language with its reading and all that can be offered in it.
  struct Board: CustomTestStringConvertible, Sendable {
    let name: String
    let data: [VocabularyData]
    var testDescription: String { name }

    /// Every phrase that a child may be offered, with what it is for; also where words are hidden, and what
    /// is in the tray.
    var offered: [(phrase: String, function: PragmaticFunction)] {
      data.flatMap { data in
        FollowUpBook.everyOffer(of: data).flatMap { offer in
          offer.phrases.map { ($0.phrase, $0.function) }
        }
          + data.avatarPhrases.values.flatMap { phrases in
            phrases.map { ($0.phrase, $0.pragmaticFunction) }
          }
      }
    }
  }

  static let boards = [
    Board(name: "phrases", data: [RealContent.data]),
    Board(name: "es-419", data: RealContent.spanish),
  ]

  private static func reading(_ board: Board) -> [String: Row] {
    let file = PrivatePulse.repository.appending(path: "docs/content/reading/\(board.name).csv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",").map(String.init)
    }
    return Dictionary(
      rows.filter { $0.count == 3 }.map { ($0[0], Row(function: $0[1], verdict: $0[2])) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test("every phrase that can be offered was read, and none was found wrong", arguments: boards)
  func read(_ board: Board) {
    let (reading, phrases) = (Self.reading(board), Set(board.offered.map(\.phrase)))
    let unread = phrases.filter { reading[$0] == nil }.sorted()
    #expect(unread.isEmpty, "run .ci/content_phrases.py --update, and read: \(unread.prefix(20))")
    let refused = phrases.filter { !["good", "weak"].contains(reading[$0]?.verdict ?? "good") }
    #expect(refused.isEmpty, "wrong, or nobody has read them: \(refused.sorted().prefix(20))")
  }

  @Test("of all that can be offered eight in a hundred are weak at most", arguments: boards)
  func weak(_ board: Board) {
    let (reading, phrases) = (Self.reading(board), Set(board.offered.map(\.phrase)))
    let weak = phrases.filter { reading[$0]?.verdict == "weak" }
    #expect(weak.count * 100 <= phrases.count * 8, "\(weak.count) of \(phrases.count)")
  }

  @Test(
    "a phrase has one function, wherever it stands, and the reading says which", arguments: boards)
  func functions(_ board: Board) {
    let reading = Self.reading(board)
    let others = board.offered.filter { reading[$0.phrase]?.function != $0.function.rawValue }
    #expect(Set(others.map(\.phrase)).isEmpty, "run .ci/content_phrases.py --update")
  }

  @Test("the reading has no phrase that is offered no more", arguments: boards)
  func stale(_ board: Board) {
    let phrases = Set(board.offered.map(\.phrase))
    let stale = Self.reading(board).keys.filter { !phrases.contains($0) }.sorted()
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
