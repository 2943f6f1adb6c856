public import MeadowFoundations

/// Who placed a sound; parts of one utterance share an owner and follow on without replacing.
public struct PlacementOwner: Equatable, Sendable {
  /// The number, unique among what sounds at one time.
  public let number: Int

  /// Owner `number`.
  public init(_ number: Int) { self.number = number }

  /// The owner of an utterance's parts.
  public init(_ utterance: UtteranceID) { self.number = utterance.number }

  /// Everything that is no utterance: each such placement replaces the one before on its bus.
  public static let effects = PlacementOwner(-1)
}

/// Where a clip came to lie on the timeline.
public struct Placement: Equatable, Sendable {
  /// Its bus.
  public var bus: Bus
  /// Its owner.
  public var owner: PlacementOwner
  /// Its first frame.
  public var start: FramePosition
  /// The frame after its last.
  public var end: FramePosition
  /// How often the timeline had lost everything by then; see ``OutputChange/lost(epoch:)``.
  public var epoch: Int
}

/// Why a clip was not placed.
public enum PlacementRefusal: Error, Equatable, Sendable, CustomStringConvertible {
  /// A higher bus sounds or is due; try when it has finished, or let it go.
  case higherBusSounds
  /// The bus obeys mute and is muted; nothing to do.
  case muted
  /// Every slot holds a sound of the same or a higher bus; try later.
  case full

  public var description: String {
    switch self {
    case .higherBusSounds: "something more important sounds; ask again when it has finished"
    case .muted: "sound effects are muted; unmute them in the settings"
    case .full: "too many sounds at once; ask again in a moment"
    }
  }
}
