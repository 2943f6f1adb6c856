/// A word that a tablet may keep, to say it while Meadow is away.
public struct KeptWord: Equatable, Sendable {
  /// The word as the board has it.
  public var text: String
  /// What its sound is called: every other sound is called otherwise, and nothing of the text is in it.
  public var sound: String

  /// The most words that a tablet keeps; the core words come first.
  public static let most = 300

  /// A word with its sound's name.
  public init(text: String, sound: String) {
    self.text = text
    self.sound = sound
  }
}
