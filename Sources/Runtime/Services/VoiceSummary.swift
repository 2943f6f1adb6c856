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

  /// Who made it and under which licence; nil for a voice that comes with Meadow.
  public var licence: String?
  /// Whether it was recorded at home.
  public var isRecorded: Bool
  /// The machine that says it, and so hears every word, by its name; nil for this one.
  public var host: String?
  /// Why it cannot be heard now, while the quick voice speaks for it; nil where it can.
  public var problem: String?

  /// The voice `id`.
  public init(
    id: String, name: String, description: String, forWhom: String, medianHertz: Double,
    formantScale: Double, engine: String, licence: String? = nil,
    isRecorded: Bool = false, host: String? = nil, problem: String? = nil
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.forWhom = forWhom
    self.medianHertz = medianHertz
    self.formantScale = formantScale
    self.engine = engine
    self.licence = licence
    self.isRecorded = isRecorded
    self.host = host
    self.problem = problem
  }
}
