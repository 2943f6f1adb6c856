import Foundation

/// The words that prompts, hints and options may use: those a child of five to seven hears every day
/// (learning §4, P10).
package enum LearningWords {
  /// The words of the list that comes with Meadow, in small letters.
  package static var bundled: Set<String> {
    guard let url = Bundle.module.resourceURL?.appending(path: "lessons/words.txt"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    return Set(lines.map { $0.trimmingCharacters(in: .whitespaces).lowercased() })
  }
}
