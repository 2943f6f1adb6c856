public import MeadowFoundations

/// What the conversation shows.
public struct TalkState: Equatable, Sendable, Encodable {
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
  /// Whether a grown-up shows how it is done.
  public var isModelling: Bool
  /// The scene that glows, or nil.
  public var glow: String?
  /// The child's tier.
  public var tier: Tier
  /// The words that are always at hand, as the settings say.
  public var coreBar: CoreBar
  /// The places of the family's own words among all of them, by their numbers.
  public var ownPlaces: [Int: Int]

  /// A state.
  public init(
    navigation: NavigationState, breadcrumb: [Crumb], bubble: BubbleState, offer: FollowUpOffer?,
    tray: AvatarTray, companion: CompanionState, isModelling: Bool, glow: String?, tier: Tier,
    coreBar: CoreBar, ownPlaces: [Int: Int] = [:]
  ) {
    self.navigation = navigation
    self.breadcrumb = breadcrumb
    self.bubble = bubble
    self.offer = offer
    self.tray = tray
    self.companion = companion
    self.isModelling = isModelling
    self.glow = glow
    self.tier = tier
    self.coreBar = coreBar
    self.ownPlaces = ownPlaces
  }
}

extension Speaker {
  /// The companion, who narrates for the conversation.
  public static let companion = Speaker.activity(TalkActivity.name)
}

extension NavigationState {
  /// The place as it is kept.
  var plain: PlainJSON {
    var plain: [String: PlainJSON] = [
      "scene": .text(scene), "path": .list(path.map(PlainJSON.text)), "mode": .text(mode.rawValue),
    ]
    plain["overlay"] = (overlay?.rawValue).map(PlainJSON.text)
    plain["language"] = (language?.rawValue).map(PlainJSON.text)
    return .object(plain)
  }
}

extension CelebrationMilestones {
  /// The milestones as they are kept.
  var plain: PlainJSON {
    var plain: [String: PlainJSON] = [
      "firstWord": .flag(firstWord), "firstSentence": .flag(firstSentence),
      "visited": .list(visited.sorted().map(PlainJSON.text)),
    ]
    if !waiting.isEmpty { plain["waiting"] = .list(waiting.map { .text($0.rawValue) }) }
    return .object(plain)
  }
}
