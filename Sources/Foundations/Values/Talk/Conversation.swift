/// A phrase offered after a word.
public struct FollowUp: Equatable, Sendable, Codable {
  /// Its name within the session, such as "f12"; good for a tap also after the offer is gone.
  public var id: String
  /// What it says.
  public var phrase: String
  /// What it does.
  public var pragmaticFunction: PragmaticFunction
  /// The word a loop goes on with after it (spec README, resolution 6).
  public var trigger: String

  /// A phrase on offer.
  public init(id: String, phrase: String, pragmaticFunction: PragmaticFunction, trigger: String) {
    self.id = id
    self.phrase = phrase
    self.pragmaticFunction = pragmaticFunction
    self.trigger = trigger
  }
}

/// What is offered to a child who has just said something.
public struct FollowUpOffer: Equatable, Sendable, Codable {
  /// The word they follow.
  public var trigger: String
  /// How many times the child has chosen within this exchange.
  public var turn: Int
  /// The phrases: three of them, at least two functions where the data have two.
  public var followUps: [FollowUp]

  /// An offer.
  public init(trigger: String, turn: Int, followUps: [FollowUp]) {
    self.trigger = trigger
    self.turn = turn
    self.followUps = followUps
  }
}

/// What the speech bubble shows (M2-004, M2-006).
public struct BubbleState: Equatable, Sendable, Codable {
  /// The words and phrases of the message, in order.
  public var parts: [String]
  /// The message as one text; empty for an empty bubble.
  public var text: String { parts.joined(separator: " ") }

  /// A bubble with `parts`.
  public init(parts: [String] = []) { self.parts = parts }
}

/// A celebration that begins now.
public struct Celebration: Equatable, Sendable, Codable {
  /// Why there is one.
  public enum Reason: String, CaseIterable, Sendable, Codable {
    /// The variable-ratio schedule.
    case surprise
    /// The first word ever.
    case firstWord
    /// The first message of two or more words.
    case firstSentence
    /// The first visit to a scene.
    case newScene
    /// The tenth word of a session.
    case tenthWord
    /// The companion celebrates whatever was tapped.
    case companion
  }

  /// Why.
  public var reason: Reason
  /// 1 subtle, 2 medium, 3 full.
  public var intensity: Int
  /// How long it is seen, at most 2500 ms (document 000 §06).
  public var milliseconds: Int
  /// How many particles burst; fewer for older children.
  public var particles: Int
  /// Its chime, under a second; obeys mute.
  public var chime: ChimeIntensity

  /// A celebration.
  public init(
    reason: Reason, intensity: Int, milliseconds: Int, particles: Int, chime: ChimeIntensity
  ) {
    self.reason = reason
    self.intensity = intensity
    self.milliseconds = milliseconds
    self.particles = particles
    self.chime = chime
  }
}

/// The feelings tray (M2-007).
public struct AvatarTray: Equatable, Sendable, Codable {
  /// Whether it is open.
  public var isOpen: Bool
  /// What it offers, "I love you" always among it.
  public var phrases: [AvatarPhrase]
  /// The list that it shows after a phrase that led there, or nil while it shows the scene's phrases.
  public var list: String?

  /// A tray.
  public init(isOpen: Bool = false, phrases: [AvatarPhrase] = [], list: String? = nil) {
    self.isOpen = isOpen
    self.phrases = phrases
    self.list = list
  }
}

/// What the companion does (document 001, first launch; Speak With Me).
public struct CompanionState: Equatable, Sendable, Codable {
  /// What it is busy with.
  public enum Activity: String, CaseIterable, Sendable, Codable {
    /// It breathes in its corner.
    case resting
    /// The Tier 1 intro: it waves and tells the grown-up what modelling is.
    case greeting
    /// It shows a word and says it.
    case modelling
    /// It waits for the child: the expectant pause.
    case waiting
    /// It is glad.
    case celebrating
  }

  /// What it is busy with.
  public var activity: Activity
  /// Whether this is the intro of the first launch.
  public var isIntro: Bool
  /// The word it models and that has a spotlight, or nil.
  public var word: String?
  /// What the grown-up reads, or nil.
  public var message: String?
  /// How the word is signed, in words, where signing is on and known.
  public var signing: String?

  /// A companion.
  public init(
    activity: Activity = .resting, isIntro: Bool = false, word: String? = nil,
    message: String? = nil, signing: String? = nil
  ) {
    self.activity = activity
    self.isIntro = isIntro
    self.word = word
    self.message = message
    self.signing = signing
  }
}

/// Where a child is (M2-001). Kept between starts.
public struct NavigationState: Equatable, Sendable, Codable {
  /// What lies over the board.
  public enum Overlay: String, CaseIterable, Sendable, Codable { case avatar, category, settings }

  /// The scene's name.
  public var scene: String
  /// The ids of the containers that are open: zone, sub-zone; at most three with the item.
  public var path: [String]
  /// Scene or grid.
  public var mode: BoardMode
  /// What lies over the board, or nil.
  public var overlay: Overlay?
  /// The language the board is in; nil for the one it begins in.
  public var language: Language?

  /// A place.
  public init(
    scene: String, path: [String] = [], mode: BoardMode = .scene, overlay: Overlay? = nil,
    language: Language? = nil
  ) {
    self.scene = scene
    self.path = path
    self.mode = mode
    self.overlay = overlay
    self.language = language
  }
}

/// A step of the breadcrumb.
public struct Crumb: Equatable, Sendable, Codable {
  /// The object's id; the scene's name for the first.
  public var id: String
  /// What it is called.
  public var label: String
  /// The word that the object stands for, by which its picture is known; nil for the scene.
  public var word: String?

  /// A step.
  public init(id: String, label: String, word: String? = nil) {
    self.id = id
    self.label = label
    self.word = word
  }
}
