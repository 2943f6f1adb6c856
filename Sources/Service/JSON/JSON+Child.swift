import MeadowFoundations
import MeadowRuntime
import MeadowTalk

extension JSON {
  /// Everything a page needs to show what is the case now.
  init(_ state: ChildState) {
    self = [
      "revision": .integer(state.revision),
      "navigation": JSON(state.navigation, state.breadcrumb),
      "bubble": .array(state.bubble.parts.map(JSON.string)), "followUps": JSON(state.offer),
      "avatar": JSON(state.tray), "companion": JSON(state.companion),
      "modelling": .bool(state.isModelling), "glow": .string(state.glow),
      "speaking": .number(state.speaking?.number),
      "tier": .integer(state.tier.rawValue),
      "coreBar": .array(state.coreBar.words.map { JSON($0) }),
      "ownPlaces": .object(
        state.ownPlaces.sorted { $0.key < $1.key }.map {
          (name: String($0.key), value: .integer($0.value))
        }),
    ]
  }

  /// A word as the board shows it.
  init(_ word: BoardWord) {
    self = [
      "id": .string(word.id?.name), "word": .string(word.word), "emoji": .string(word.emoji),
      "fitzgeraldKey": .string(word.fitzgeraldKey.rawValue), "group": .string(word.group),
      "slot": .integer(word.slot), "colourSlot": .number(word.colourSlot),
      "tier": .integer(word.tier.rawValue),
      "isFavorite": .bool(word.isFavorite),
    ]
  }

  /// Phrases on offer.
  init(_ followUps: [FollowUp]) {
    self = .array(
      followUps.map { followUp in
        [
          "id": .string(followUp.id), "phrase": .string(followUp.phrase),
          "pragmaticFunction": .string(followUp.pragmaticFunction.rawValue),
        ]
      })
  }

  /// An offer, or null where nothing is offered.
  init(_ offer: FollowUpOffer?) {
    guard let offer else {
      self = .null
      return
    }
    self = [
      "trigger": .string(offer.trigger), "turn": .integer(offer.turn),
      "followUps": JSON(offer.followUps),
    ]
  }

  /// Where the child is.
  init(_ place: NavigationState, _ breadcrumb: [Crumb]) {
    self = [
      "scene": .string(place.scene), "path": .array(place.path.map(JSON.string)),
      "mode": .string(place.mode.rawValue), "overlay": .string(place.overlay?.rawValue),
      "language": .string(place.language?.rawValue),
      "breadcrumb": .array(
        breadcrumb.map {
          ["id": .string($0.id), "label": .string($0.label), "word": .string($0.word)]
        }),
    ]
  }

  /// The feelings tray.
  init(_ tray: AvatarTray) {
    self = [
      "isOpen": .bool(tray.isOpen),
      "phrases": .array(
        tray.phrases.enumerated().map { index, phrase in
          [
            "phrase": .string(phrase.phrase), "emoji": .string(phrase.emoji),
            "pragmaticFunction": .string(phrase.pragmaticFunction.rawValue),
            "place": .integer(phrase.place ?? index),
          ]
        }),
      "list": .string(tray.list),
    ]
  }

  /// The companion.
  init(_ companion: CompanionState) {
    self = [
      "activity": .string(companion.activity.rawValue), "isIntro": .bool(companion.isIntro),
      "word": .string(companion.word), "message": .string(companion.message),
      "signing": .string(companion.signing),
    ]
  }

  /// A celebration.
  init(_ celebration: Celebration) {
    self = [
      "reason": .string(celebration.reason.rawValue), "intensity": .integer(celebration.intensity),
      "milliseconds": .integer(celebration.milliseconds),
      "particles": .integer(celebration.particles),
      "chime": .string(celebration.chime.rawValue),
    ]
  }

  /// A child.
  init(_ profile: ChildProfile) {
    self = [
      "name": .string(profile.name), "ageMonths": .number(profile.ageMonths),
      "tier": .number(profile.tier?.rawValue), "motor": .string(profile.motor.rawValue),
      "modules": Self.modules(of: profile),
      "hasCompletedOnboarding": .bool(profile.hasCompletedOnboarding),
    ]
  }

  /// What is opened for a child, in the order of the modules.
  private static func modules(of profile: ChildProfile) -> JSON {
    .array(ChildModule.allCases.filter(profile.modules.contains).map { .string($0.rawValue) })
  }

  /// A child in a list.
  init(_ child: ChildSummary) {
    self = [
      "id": .integer(child.number), "name": .string(child.profile.name),
      "ageMonths": .number(child.profile.ageMonths), "tier": .integer(child.tier.rawValue),
      "voice": .string(child.voice), "motor": .string(child.profile.motor.rawValue),
      "modules": Self.modules(of: child.profile), "isActive": .bool(child.isActive),
    ]
  }

  /// A profile with what follows from it.
  init(_ reply: ProfileReply) {
    self = [
      "name": .string(reply.profile.name),
      "ageMonths": .number(reply.profile.ageMonths),
      "tier": .integer(reply.tier.rawValue), "voice": .string(reply.voice),
      "motor": .string(reply.profile.motor.rawValue), "modules": Self.modules(of: reply.profile),
      "hasCompletedOnboarding": .bool(reply.profile.hasCompletedOnboarding),
      "suggestedTier": .number(reply.suggestedTier?.rawValue),
      "note": .string(reply.note), "problem": .string(reply.storeProblem),
      "chosen": .array(reply.chosen.map(JSON.string)),
    ]
  }
}
