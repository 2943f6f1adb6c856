public import MeadowFoundations

/// Where the child is: scene, zone, sub-zone, item, with a way back from each (M2-001).
///
/// Pure. What stands in the scenes is an argument, so that the family may change it under the child.
/// Communication, not navigation, decides what may be said: nothing here is ever locked.
public struct NavigationEngine: Equatable, Sendable {
  /// What can happen to it.
  public enum Input: Equatable, Sendable {
    /// The child enters a scene.
    case enter(scene: String)
    /// The child touches an object of what it sees, or a step of the breadcrumb.
    case open(objectID: String)
    /// One step back: an overlay closes, else the move before is undone.
    case back
    /// To the top of the scene.
    case home
    /// Scene or grid, for all scenes.
    case mode(BoardMode)
    /// Something lies over the board, or nothing does any more.
    case overlay(NavigationState.Overlay?)
    /// The board in this language; nil for the one it begins in.
    case language(Language?)
    /// The child's tier and the seconds until the category panel closes.
    case settings(tier: Tier, traySeconds: Double)
    /// It may be time to close the category panel.
    case tick
  }

  /// What follows, in order.
  public enum Effect: Equatable, Sendable {
    /// The child's exchange is over: it went elsewhere.
    case left
    /// The child is elsewhere; show and keep it.
    case moved(NavigationState, breadcrumb: [Crumb])
    /// The child came into a scene.
    case enteredScene(String)
  }

  /// The deepest place: zone, sub-zone, item (M2-001).
  public static let depth = 3
  /// The moves that can be undone; far more than a child remembers.
  public static let historyLimit = 32

  /// Where the child is.
  public internal(set) var state: NavigationState
  /// When the category panel closes, or nil.
  public internal(set) var deadline: MonotonicTime?
  var history: [Place] = []
  private(set) var tier: Tier
  private(set) var traySeconds: Double

  /// A place to come back to.
  struct Place: Equatable, Sendable {
    var scene: String
    var path: [String]
  }

  /// An engine that begins at `kept`, as far as that is still there: of a path the part that can
  /// be opened, no overlay, and `first` instead of a scene that is gone. Every start is in `mode`,
  /// which a grown-up has chosen; within a session the child's own choice stays.
  public init(
    restoring kept: NavigationState?, first: String, in scenes: [String: SceneManifest],
    mode: BoardMode = .scene, tier: Tier = .firstWords, traySeconds: Double = 5
  ) {
    state = kept ?? NavigationState(scene: first, mode: mode)
    state.mode = mode
    if scenes[state.scene] == nil {
      state.scene = first
      state.path = []
    }
    state.overlay = nil
    self.tier = tier
    self.traySeconds = traySeconds
    state.path = reachable(state.path, in: scenes)
  }

  /// Takes `input` at `now` and returns what follows; what is not there changes nothing.
  public mutating func handle(
    _ input: Input, in scenes: [String: SceneManifest], at now: MonotonicTime
  ) -> [Effect] {
    switch input {
    case .enter(let scene):
      guard scenes[scene] != nil else { return [] }
      return go(to: Place(scene: scene, path: []), in: scenes)
    case .open(let id): return open(id, in: scenes)
    case .back: return back(in: scenes)
    case .home: return go(to: Place(scene: state.scene, path: []), in: scenes)
    case .mode(let mode): return show(mode, in: scenes)
    case .overlay(let overlay): return show(overlay, in: scenes, at: now)
    case .language(let language): return speak(language, in: scenes)
    case .settings(let tier, let seconds):
      self.tier = tier
      traySeconds = seconds
      return repair(in: scenes)
    case .tick:
      guard let deadline, now >= deadline else { return [] }
      return show(nil, in: scenes, at: now)
    }
  }
}
