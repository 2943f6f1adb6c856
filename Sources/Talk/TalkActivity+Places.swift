public import MeadowFoundations

/// Scenes, the feelings tray, the companion and what glows.
extension TalkActivity {
  mutating func begin(at now: MonotonicTime) -> [ActivityEffect] {
    converse(loopSettings, at: now) + celebrate(.sessionBegan, at: now)
      + celebrate(.enteredScene(navigation.state.scene), at: now)
  }

  mutating func go(_ move: Move, at now: MonotonicTime) -> [ActivityEffect] {
    moved(navigation.handle(Self.input(move), in: scenes, at: now), at: now)
      + (move == .overlay(.avatar) ? tray(.open, at: now) : [])
  }

  /// What is wrong with `move`, or nil.
  public func problem(with move: Move) -> InputProblem? {
    navigation.problem(with: Self.input(move), in: scenes)
  }

  /// Whether `touch` opens what it touches: a container that is seen and not open yet. Inside, its word is
  /// a word like any other.
  public func opens(_ touch: Touch) -> Bool { container(of: touch) != nil }

  /// Opens what `touch` touches; nil where that is nothing to open.
  mutating func open(_ touch: Touch, at now: MonotonicTime) -> [ActivityEffect]? {
    guard let container = container(of: touch) else { return nil }
    let effects = navigation.handle(.open(objectID: container), in: scenes, at: now)
    // Going into what was named is no way out of the exchange.
    return moved(effects.filter { $0 != .left }, at: now)
  }

  private func container(of touch: Touch) -> String? {
    guard case .word(_, _, let object?) = touch, navigation.opens(object, in: scenes) else {
      return nil
    }
    return object
  }

  private static func input(_ move: Move) -> NavigationEngine.Input {
    switch move {
    case .scene(let scene): .enter(scene: scene)
    case .open(let id): .open(objectID: id)
    case .back: .back
    case .home: .home
    case .mode(let mode): .mode(mode)
    case .overlay(let overlay): .overlay(overlay)
    }
  }

  mutating func moved(_ effects: [NavigationEngine.Effect], at now: MonotonicTime)
    -> [ActivityEffect]
  {
    effects.flatMap { effect -> [ActivityEffect] in
      switch effect {
      case .left: leave(at: now)
      case .moved(let place, let breadcrumb):
        [
          .tell(.navigation(place, breadcrumb: breadcrumb)), .keep(.navigation, place.plain),
          log(.navigation, ([place.mode.rawValue] + place.path).joined(separator: "/")),
        ] + (place.overlay != .avatar && avatar.tray.isOpen ? tray(.close, at: now) : [])
      case .enteredScene(let scene):
        [log(.sceneEntry, scene)] + celebrate(.enteredScene(scene), at: now)
          + tray(.sceneChanged, at: now)
      }
    }
  }

  /// What the feelings tray of this scene may offer.
  public var feelings: [AvatarPhrase] {
    content.vocabulary.data.avatarPhrases[navigation.state.scene] ?? []
  }

  mutating func tray(_ input: AvatarEngine.Input, at now: MonotonicTime) -> [ActivityEffect] {
    avatar.handle(input, in: feelings, at: now).flatMap { effect -> [ActivityEffect] in
      switch effect {
      case .say: []  // whoever chose it has had it said
      case .changed(let tray):
        [.tell(.avatar(tray))] + overlay(isAvatar: tray.isOpen, at: now)
      }
    }
  }

  /// Keeps what lies over the board in step with the tray.
  private mutating func overlay(isAvatar: Bool, at now: MonotonicTime) -> [ActivityEffect] {
    guard isAvatar != (navigation.state.overlay == .avatar) else { return [] }
    return moved(
      navigation.handle(.overlay(isAvatar ? .avatar : nil), in: scenes, at: now), at: now)
  }

  mutating func act(_ action: CompanionAction, at now: MonotonicTime) -> [ActivityEffect] {
    switch action {
    // The companion wants an answer of the child's.
    case .start: model(false, at: now) + accompany(.start(words: wordsInSight), at: now)
    case .intro: model(false, at: now) + accompany(.intro, at: now)
    case .stop: accompany(.stop, at: now)
    }
  }

  /// The board as the settings say.
  public var board: BoardViews {
    BoardViews(vocabulary: content.vocabulary, settings: settings, myWords: ownWords)
  }

  private var wordsInSight: [String] {
    board.wordsInSight(
      of: navigation.state.scene, path: navigation.containers(in: scenes))
  }

  mutating func accompany(_ input: CompanionEngine.Input, at now: MonotonicTime) -> [ActivityEffect]
  {
    companion.handle(input, at: now).flatMap { effect -> [ActivityEffect] in
      switch effect {
      case .say(let text): [.narrate(text)]
      case .quiet: [.quiet]
      case .changed(let state): [.tell(.companion(state))]
      case .celebrate: celebrate(.companion, at: now)
      case .log(let what): [log(.companion, what)]
      }
    }
  }

  mutating func know(_ words: [MyWord]) -> [ActivityEffect] {
    ownWords = words
    return []
  }

  mutating func glow(at time: TimeOfDay) -> [ActivityEffect] {
    self.time = time
    let scene = RoutineGlow.scene(
      at: time, schedule: settings.routines, routines: content.vocabulary.data.routines,
      isOn: settings.routineGlow)
    guard scene != glow else { return [] }
    glow = scene
    return [.tell(.glow(scene: scene))]
  }
}
