public import MeadowFoundations
public import MeadowTalk

/// What a view may ask of the conversation and of the places in it. Nothing here ever asks the gate
/// (spec README, resolution 15).
///
/// Problems are ``InputProblem``s; on one, everything is as it was. Any task may call.
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
  /// Takes what the child's screen called `id` tells of itself: whether it is in sight, or a touch where
  /// nothing is said.
  func screen(_ id: String, _ news: ScreenNews) async
  /// Begins or ends a grown-up's modelling; beginning is behind the gate, ending never.
  func modelling(_ isOn: Bool) async -> ChildState
  /// Notes what was touched on a tablet while this was away, at its own time; returns how many touches
  /// were counted: none of a telling that has come before, and none while no tablet is to speak then.
  func takeIn(_ told: AwayTouches) async -> Int
  /// The scenes there are, in the order of the day.
  func scenes() async -> [SceneSummary]
  /// Where the words stand that have `text` in them, at most ``BoardViews/mostPlaces`` places.
  func places(of text: String) async -> [WordLocation]
  /// What is seen of a scene, at `path` of opened containers, as the settings say.
  func scene(_ id: String, path: [String]) async throws -> SceneReply
  /// The words of all that lies in each thing of a scene that opens, by the thing's word.
  func contents(of scene: String) async throws -> [String: [String]]
}

/// Everything a page needs to show what is the case now.
@dynamicMemberLookup
public struct ChildState: Equatable, Sendable {
  /// The number of the latest event it takes into account; see ``PublishedEvent``.
  public var revision: Int
  /// The utterance that sounds, or nil.
  public var speaking: UtteranceID?
  /// The conversation.
  public var talk: TalkState

  /// A state.
  public init(revision: Int = 0, speaking: UtteranceID? = nil, talk: TalkState) {
    self.revision = revision
    self.speaking = speaking
    self.talk = talk
  }

  public subscript<Value>(dynamicMember path: KeyPath<TalkState, Value>) -> Value {
    talk[keyPath: path]
  }
}

/// A scene in a list.
public struct SceneSummary: Equatable, Sendable, Codable {
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
public struct SceneReply: Equatable, Sendable, Encodable {
  /// What stands there.
  public var scene: SceneView
  /// The same scene as a grid: its words first, then the core words, then the family's own.
  public var grid: GridView
}
