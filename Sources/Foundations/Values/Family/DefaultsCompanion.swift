/// What the companion says and shows, and for how long (document 001, first launch and Speak With Me).
public struct CompanionScript: Equatable, Sendable, Codable {
  /// The word with the spotlight of the intro.
  public var introWord = "eat"
  /// What the companion says as it waves.
  public var greeting = ""
  /// What the grown-up reads meanwhile.
  public var introMessage = ""
  /// What the companion says to model a word, "[word]" in its place; one is drawn each time.
  public var lines: [String] = ["[word]"]
  /// What it says when it models the word once more.
  public var again = "[word]"
  /// How long it waves, in seconds.
  public var greetingSeconds = 8.0
  /// How long it shows a word while it says it, at most, in seconds.
  public var modellingSeconds = 4.0
  /// How long it is glad, in seconds; no longer than a celebration (document 000 §06).
  public var celebratingSeconds = 2.5
  /// How long the intro waits for a touch, in seconds.
  public var introPauseSeconds = 45.0
  /// How long it keeps silent after a child's touch, in seconds.
  public var courtesySeconds = 2.0
  /// How words are signed in American Sign Language, in words, by the word in lower case.
  public var signs: [String: String] = [:]

  /// The script without its texts.
  public init() {}

  /// The script as `companion` says it. The signs are those of American Sign Language, which goes with
  /// English; other languages have none yet.
  func speaking(_ companion: LanguageCompanion, introWord: String) -> CompanionScript {
    var script = self
    script.introWord = introWord
    script.greeting = companion.greeting
    script.introMessage = companion.introMessage
    script.lines = companion.lines
    script.signs = [:]
    return script
  }

  /// How `word` is signed, or nil where that is not known.
  public func signing(of word: String) -> String? { signs[word.lowercased()] }

  /// `line` with `word` in the place of "[word]".
  public static func line(_ line: String, with word: String) -> String {
    guard let place = line.firstRange(of: "[word]") else { return line }
    return line[..<place.lowerBound] + word + line[place.upperBound...]
  }
}
