/// Something to touch or to bring somewhere: an option, a tile or a slot.
public struct ItemOption: Equatable, Codable, Sendable, Identifiable {
  /// "o1" to "o4" for options, "t1" … for tiles, "s1" … for slots, in the order in which they are shown.
  public let id: String
  /// What it reads; may be empty where it is a picture.
  public let display: String
  /// What is said of it; empty where it is not read aloud.
  public let spoken: String
  /// The picture it shows instead of words.
  public let picture: StagePiece?

  /// An option.
  public init(id: String, display: String, spoken: String, picture: StagePiece? = nil) {
    self.id = id
    self.display = display
    self.spoken = spoken
    self.picture = picture
  }

  /// How it is narrated, or nil where it is not read aloud.
  var segment: SpeechSegment? {
    spoken.isEmpty
      ? nil
      : SpeechSegment(
        id: "option.\(id)", role: .option, display: display, spoken: spoken, target: .option(id))
  }
}
