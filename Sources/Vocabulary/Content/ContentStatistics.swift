public import MeadowFoundations

/// What the content holds, in figures: the coverage table of `meadow content stats`.
public struct ContentStatistics: Hashable, Sendable {
  /// One scene in figures.
  public struct Scene: Hashable, Sendable {
    /// Its name in the vocabulary.
    public var id: String
    /// Its name for grown-ups.
    public var label: String
    /// Its words.
    public var words: Int
    /// The parts of it.
    public var zones: Int
    /// The containers inside containers.
    public var subZones: Int
    /// Its objects that only say their word.
    public var items: Int
    /// The phrases of its feelings tray, "I love you" left out.
    public var avatarPhrases: Int
    /// What may be offered after its words.
    public var followUps: FollowUps
    /// An example for readers: the scene's first word with follow-ups.
    public var example: Example?
  }

  /// Follow-ups in figures.
  public struct FollowUps: Hashable, Sendable {
    /// All of them.
    public var count: Int
    /// By the tier from which on they are offered.
    public var byTier: [Tier: Int]
    /// By what they do between two people.
    public var byFunction: [PragmaticFunction: Int]
    /// The words that have fewer than two, in the order of the board.
    public var thinWords: [String]
  }

  /// What is offered after one word.
  public struct Example: Hashable, Sendable {
    /// The word that is tapped.
    public var word: String
    /// The phrases written for it, those of every scene included.
    public var followUps: [SCSFollowUp]
  }

  /// Sentence patterns in figures.
  public struct Level: Hashable, Sendable {
    /// The tier they are for.
    public var level: Tier
    /// The mean length of utterance they aim at.
    public var mlu: String
    /// The usual age.
    public var ageRange: String
    /// How many there are.
    public var patterns: Int
    /// How many beginnings to fill in there are.
    public var carriers: Int
  }

  /// The scenes, in the order of the routines and then by name.
  public var scenes: [Scene]
  /// Core words visible at each tier, numbers left out.
  public var coreWords: [Tier: Int]
  /// Numbers visible at each tier.
  public var numbers: [Tier: Int]
  /// The follow-ups of core words, which are offered in every scene.
  public var core: FollowUps
  /// The sentence patterns, by level.
  public var levels: [Level]

  /// The figures of `data` and of the manifests of its scenes.
  public init(_ data: VocabularyData, _ manifests: [SceneManifest]) {
    let visible = { (tier: Tier, areNumbers: Bool) in
      data.coreVocabulary.count {
        $0.tier <= tier && ($0.group == CoreWord.numbers) == areNumbers
      }
    }
    coreWords = Dictionary(uniqueKeysWithValues: Tier.allCases.map { ($0, visible($0, false)) })
    numbers = Dictionary(uniqueKeysWithValues: Tier.allCases.map { ($0, visible($0, true)) })
    levels = data.sentenceTemplates.map {
      Level(
        level: $0.level, mlu: $0.mlu, ageRange: $0.ageRange, patterns: $0.patterns.count,
        carriers: $0.carriers?.count ?? 0)
    }
    let byScene = Dictionary(grouping: data.scsFollowUps, by: \.scene)
    core = FollowUps(byScene[nil] ?? [], of: data.coreVocabulary.map(\.word))
    scenes = Self.order(of: data).compactMap { name in
      data.scenes[name].map { scene in
        Scene(
          name, scene, followUps: byScene[name] ?? [], everywhere: byScene[nil] ?? [],
          manifest: manifests.first { $0.sceneId == name },
          avatarPhrases: data.avatarPhrases[name]?.count ?? 0)
      }
    }
  }

  private static func order(of data: VocabularyData) -> [String] {
    var names: [String] = []
    for name in data.routines.map(\.scene) + data.scenes.keys.sorted() where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}

extension ContentStatistics.Scene {
  fileprivate init(
    _ id: String, _ scene: SceneVocabulary, followUps: [SCSFollowUp], everywhere: [SCSFollowUp],
    manifest: SceneManifest?, avatarPhrases: Int
  ) {
    self.id = id
    label = scene.label
    words = scene.words.count
    zones = manifest?.zones.count ?? 0
    subZones = manifest?.subZones.count ?? 0
    items = manifest?.placed.count { $0.object.type == .flat } ?? 0
    self.avatarPhrases = avatarPhrases
    self.followUps = ContentStatistics.FollowUps(followUps, of: scene.words.map(\.word))
    let all = Dictionary(grouping: followUps + everywhere) { $0.triggerWord.lowercased() }
    example =
      scene.words.lazy.compactMap { word in
        all[word.word.lowercased()].map {
          ContentStatistics.Example(word: word.word, followUps: $0)
        }
      }.first
  }
}

extension ContentStatistics.FollowUps {
  /// The figures of `followUps`, which are those of `words`.
  fileprivate init(_ followUps: [SCSFollowUp], of words: [String]) {
    count = followUps.count
    byTier = followUps.reduce(into: [:]) { $0[$1.tierMinimum, default: 0] += 1 }
    byFunction = followUps.reduce(into: [:]) { $0[$1.pragmaticFunction, default: 0] += 1 }
    let found = followUps.reduce(into: [String: Int]()) {
      $0[$1.triggerWord.lowercased(), default: 0] += 1
    }
    thinWords = words.filter { found[$0.lowercased(), default: 0] < 2 }
  }
}
