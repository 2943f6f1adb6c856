public import MeadowFoundations
public import MeadowTalk

/// What a view may ask of the conversation and of the places in it. Nothing here ever asks the gate
/// (spec README, resolution 15).
///
/// Problems are ``InputProblem``s; on one, everything is as it was. Every method may be called from
/// any task.
public protocol TalkService: Sendable {
  /// Speaks a word or a phrase; returns as soon as its sound is scheduled, or being made if it has
  /// to wait. `received` is when the whole request had arrived.
  func tap(_ tap: Tap, received: MonotonicTime) async throws -> TapReply

  /// Silences all speech at once; returns what was cut off or dropped.
  func stop() async -> UtteranceID?

  /// Plays a chime on the reward bus, unless it is muted or something more important sounds.
  func chime(_ intensity: ChimeIntensity) async -> ChimeReply

  /// Where the child is and what it sees now.
  func state() async -> ChildState
  /// Goes somewhere; returns what is seen there.
  func move(_ move: Move) async throws -> ChildState
  /// Says the message in the bubble, takes its last part away, or clears it. The reply is nil where
  /// nothing is said.
  func message(_ action: MessageAction, received: MonotonicTime) async throws -> TapReply?
  /// Opens or closes the feelings tray, or says one of its phrases.
  func avatar(_ action: AvatarAction, received: MonotonicTime) async throws -> TapReply?
  /// Has the companion speak with the child, or leave it alone.
  func companion(_ action: CompanionAction) async throws -> ChildState
  /// The scenes there are, in the order of the day.
  func scenes() async -> [SceneSummary]
  /// What is seen of a scene, at `path` of opened containers, as the settings say.
  func scene(_ id: String, path: [String]) async throws -> SceneReply
}

/// Everything a page needs to show what is the case now.
public struct ChildState: Hashable, Sendable {
  /// The number of the latest event it takes into account; see ``PublishedEvent``.
  public var revision = 0
  /// Where the child is.
  public var navigation: NavigationState
  /// The way there.
  public var breadcrumb: [Crumb]
  /// The message.
  public var bubble: BubbleState
  /// What is offered, or nil.
  public var offer: FollowUpOffer?
  /// The feelings tray.
  public var tray: AvatarTray
  /// The companion.
  public var companion: CompanionState
  /// The scene that glows, or nil.
  public var glow: String?
  /// The utterance that sounds, or nil.
  public var speaking: UtteranceID?
  /// The child's tier.
  public var tier: Tier
  /// The words that are always at hand, as the settings say.
  public var coreBar: CoreBar

  /// A state.
  public init(
    navigation: NavigationState, breadcrumb: [Crumb], bubble: BubbleState, offer: FollowUpOffer?,
    tray: AvatarTray, companion: CompanionState, glow: String?, speaking: UtteranceID?,
    tier: Tier, coreBar: CoreBar
  ) {
    self.navigation = navigation
    self.breadcrumb = breadcrumb
    self.bubble = bubble
    self.offer = offer
    self.tray = tray
    self.companion = companion
    self.glow = glow
    self.speaking = speaking
    self.tier = tier
    self.coreBar = coreBar
  }
}

/// A scene in a list.
public struct SceneSummary: Hashable, Sendable, Codable {
  /// Its name in files.
  public var id: String
  /// Its name for grown-ups.
  public var label: String
  /// The routine it belongs to, and that one's picture.
  public var routine: String?
  public var emoji: String
  /// How many words it has.
  public var words: Int
  /// Whether it glows now.
  public var glows: Bool

  /// A scene.
  public init(
    id: String, label: String, routine: String?, emoji: String, words: Int, glows: Bool
  ) {
    self.id = id
    self.label = label
    self.routine = routine
    self.emoji = emoji
    self.words = words
    self.glows = glows
  }
}

/// A scene as a page shows it: its picture and its grid.
public struct SceneReply: Hashable, Sendable, Encodable {
  /// What stands there.
  public var scene: SceneView
  /// The same scene as a grid: its words first, then the core words, then the family's own.
  public var grid: GridView

  /// A reply.
  public init(scene: SceneView, grid: GridView) {
    self.scene = scene
    self.grid = grid
  }
}
