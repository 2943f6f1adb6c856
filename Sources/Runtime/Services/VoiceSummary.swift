/// A voice as a chooser shows it.
public struct VoiceSummary: Equatable, Sendable, Codable {
  /// Its name in requests.
  public var id: String
  /// Its name for people.
  public var name: String
  /// What it is like.
  public var description: String
  /// "child" or "companion".
  public var forWhom: String
  /// Its own median F0, in hertz.
  public var medianHertz: Double
  /// The size of its vocal tract's resonances, as a factor of a grown-up's.
  public var formantScale: Double
  /// The engine that says it.
  public var engine: String

  /// The voice `id`.
  public init(
    id: String, name: String, description: String, forWhom: String, medianHertz: Double,
    formantScale: Double, engine: String
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.forWhom = forWhom
    self.medianHertz = medianHertz
    self.formantScale = formantScale
    self.engine = engine
  }
}
