import MeadowFoundations

/// How a voice is made from another one, a child's from a grown-up's.
public struct VoiceShape: Equatable, Sendable {
  /// How much higher all resonances lie, 1–1.25.
  public var formantScale: Double
  /// The median F0 of everything it says, in hertz; nil where each text stays at its own.
  public var medianHertz: Double?
  /// The median F0 of what it is made from, in hertz.
  public var sourceHertz: Double
  /// How much longer it takes, 0.8–1.5.
  public var length: Double

  /// A shape.
  public init(
    formantScale: Double = 1, medianHertz: Double? = nil, sourceHertz: Double, length: Double = 1
  ) {
    self.formantScale = formantScale
    self.medianHertz = medianHertz
    self.sourceHertz = sourceHertz
    self.length = length
  }
}
