import Foundation
import MeadowFoundations
import Synchronization

/// The words of a board by what they are called there, for a log from when words had no ids. Read when the
/// first is asked for: once in a family's life.
final class OlderWords: Sendable {
  private let data: URL
  private let known = Mutex<VocabularyService?>(nil)

  /// The words of the family whose data lie in `data`.
  init(_ data: URL) { self.data = data }

  /// The id of the word that is called `text`; nil for none of the board's.
  func id(_ text: String) -> WordID? { vocabulary?.word(text)?.id }

  private var vocabulary: VocabularyService? {
    known.withLock { known in
      if known == nil { known = try? LiveContent.load(from: data).vocabulary }
      return known
    }
  }
}
