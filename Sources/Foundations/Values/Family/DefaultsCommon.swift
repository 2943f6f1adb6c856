/// The defaults that are the same for every child (document 001, the table of default values).
///
/// Units and ranges are those of ``FamilySettings``.
public struct CommonDefaults: Hashable, Sendable, Codable {
  /// The scene a child comes to first: straight into the kitchen.
  public var firstScene = "kitchen"
  /// How fast is spoken while no age is known (parentese): a factor of the voice's natural rate.
  public var speechRate = 0.85
  /// Whether chimes and feedback sound.
  public var soundEffects = true
  public var narration = true
  public var showsLabels = false
  public var marksFavorites = true
  public var defaultView = BoardMode.scene
  /// How many of a scene's objects are seen: all.
  public var density = SceneDensity.high
  public var conversation = ConversationMode.full
  public var feelingsTray = true
  public var bubbleSeconds = 12.0
  public var traySeconds = 5.0
  public var speakWithMe = true
  public var routineGlow = true
  public var holdMilliseconds = 0
  public var selectsOnRelease = false
  public var scanning = ScanningMode.off
  public var buttonSize = 60
  public var repeatGuardMilliseconds = 250
  public var autoLock = AutoLock.tenMinutes

  /// The defaults of document 001.
  public init() {}
}
