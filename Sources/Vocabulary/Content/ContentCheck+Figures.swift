public import MeadowFoundations

extension ContentCheck {
  /// How much content there must be; for the content that comes with Meadow.
  public struct Figures: Equatable, Sendable {
    /// Core words visible at Tier 1, 2 and 3, numbers left out (spec README, resolution 1).
    public var words: [Tier: Int]
    /// The numbers among the core words at Tier 1, 2 and 3 (spec README, resolution 1).
    public var numbers: [Tier: Int]
    /// The least number of words of all scenes together (spec README, resolution 2).
    public var sceneWords: Int
    /// What each scene must hold, by its name.
    public var scenes: [String: SceneFigures]
    /// Follow-ups of each word, core words included (document 000, M3).
    public var followUpsPerWord: ClosedRange<Int>

    /// 17, 52 and 78 words; one to three from Tier 2 on, one to ten at Tier 3; 260 scene words in
    /// five scenes, of which the kitchen is complete (document 000 §10, M3).
    public static let promised = Figures(
      words: [.firstWords: 17, .combinations: 52, .sentences: 78],
      numbers: [.firstWords: 0, .combinations: 3, .sentences: 10], sceneWords: 260,
      scenes: [
        "kitchen": SceneFigures(items: 100, subZones: 3, followUps: 200),
        "bathroom": SceneFigures(), "bedroom": SceneFigures(), "playroom": SceneFigures(),
        "outdoors": SceneFigures(),
      ], followUpsPerWord: 2...4)
  }

  /// How much one scene must hold.
  public struct SceneFigures: Equatable, Sendable {
    /// The least number of zones.
    public var zones: Int = 6
    /// The least number of distinct words.
    public var items: Int = 1
    /// The least number of containers inside containers.
    public var subZones: Int = 1
    /// The least number of follow-ups.
    public var followUps: Int = 1
    /// The least number of phrases of the feelings tray.
    public var avatarPhrases: Int = 10
  }
}
