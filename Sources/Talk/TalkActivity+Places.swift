public import MeadowFoundations

/// Scenes, the feelings tray, the companion and what glows.
extension TalkActivity {
  mutating func begin(at now: MonotonicTime) -> [ActivityEffect] {
    converse(loopSettings, at: now) + celebrate(.seen(!screens.isUnseen), at: now)
      + celebrate(.sessionBegan, at: now)
      + celebrate(.enteredScene(navigation.state.scene), at: now)
  }

  mutating func go(_ move: Move, at now: MonotonicTime) -> [ActivityEffect] {
    if case .language(let language) = move { return speak(language, at: now) }
    return moved(navigation.handle(Self.input(move), in: scenes, at: now), at: now)
      + (move == .overlay(.avatar) ? tray(.open, at: now) : [])
  }

  /// What is wrong with `move`, or nil.
  public func problem(with move: Move) -> InputProblem? {
    if case .language(let language) = move, !settings.languages.contains(language) {
      return InputProblem(
        .settled, field: "language", reason: "this board is not in \"\(language.rawValue)\"",
        advice: "choose it in the settings first, as language or secondLanguage")
    }
    return navigation.problem(with: Self.input(move), in: scenes)
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
    case .language(let language): .language(language)
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
          + (modelling.isOn ? [] : accompany(.enteredScene, at: now))
      }
    }
  }

  /// What the feelings tray of this scene may offer.
  public var feelings: AvatarPhrases {
    let lists = content.vocabulary.data.avatarPhrases
    return AvatarPhrases(
      lists[navigation.state.scene] ?? [], lists: lists, love: content.love)
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
    BoardViews(
      vocabulary: content.vocabulary, settings: settings, myWords: ownWords, places: places)
  }

  private var wordsInSight: [String] {
    board.wordsInSight(
      of: navigation.state.scene, path: navigation.containers(in: scenes),
      as: navigation.state.mode)
  }

  mutating func accompany(_ input: CompanionEngine.Input, at now: MonotonicTime) -> [ActivityEffect]
  {
    companion.handle(input, at: now).flatMap { effect -> [ActivityEffect] in
      switch effect {
      case .say(let text):
        asked.say(text)
        return [.narrate(text)]
      case .quiet: return [.quiet]
      case .changed(let state):
        if state.activity == .waiting { asked.end(at: now) }
        return [.tell(.companion(state))]
      case .celebrate: return celebrate(.companion, at: now)
      case .log(let what): return [log(.companion, what)]
      case .wantsToBegin: return accompany(.beginByItself(words: wordsInSight), at: now)
      }
    }
  }

  /// The companion notices a touch that says nothing, unless it is a grown-up's who shows something.
  mutating func noticed(at now: MonotonicTime) -> [ActivityEffect] {
    modelling.isOn ? [] : accompany(.childTouched, at: now)
  }

  mutating func screen(
    _ id: String, _ news: ScreenNews, at now: MonotonicTime
  ) -> [ActivityEffect] {
    let wasInSight = screens.isInSight
    screens.take(news, of: id, at: now)
    return seen(before: wasInSight, at: now) + (news == .touched ? noticed(at: now) : [])
  }

  /// Forgets screens that told nothing for long.
  mutating func forgetScreens(at now: MonotonicTime) -> [ActivityEffect] {
    let wasInSight = screens.isInSight
    screens.tick(at: now)
    return screens.isInSight == wasInSight ? [] : seen(before: wasInSight, at: now)
  }

  private mutating func seen(before wasInSight: Bool, at now: MonotonicTime) -> [ActivityEffect] {
    var effects: [ActivityEffect] = []
    if screens.isInSight != wasInSight {
      effects += accompany(.seen(screens.isInSight), at: now)
      effects += screens.isInSight ? takenUp(at: now) : []
    }
    return effects + celebrate(.seen(!screens.isUnseen), at: now)
  }

  /// A tablet that is taken up after a session's pause begins with the view a grown-up has chosen, as at
  /// a start: the service may run for weeks.
  private mutating func takenUp(at now: MonotonicTime) -> [ActivityEffect] {
    guard let lastUse, now.milliseconds(since: lastUse) / 1000 > Self.sessionPauseSeconds else {
      return []
    }
    return go(.mode(firstMode), at: now)
  }

  /// Tells the companion whether it may begin something by itself: somebody may see it, the child is
  /// not in the middle of something, no grown-up is showing how it is done, and it is no time to sleep.
  mutating func leaveRoom(at now: MonotonicTime) -> [ActivityEffect] {
    let isCalm = speaker == nil && !isExchangeOpen && bubble.state.parts.isEmpty
    let isFree =
      screens.isInSight && isCalm && navigation.state.overlay == nil && !modelling.isOn
      && !QuietHours.contain(time, schedule: settings.routines)
    guard isFree != leavesRoom else { return [] }
    leavesRoom = isFree
    return accompany(.free(isFree), at: now)
  }

  mutating func know(_ words: [MyWord], at now: MonotonicTime) -> [ActivityEffect] {
    let before = ownTexts
    ownWords = words
    knowsOwnWords = true
    return forget(before.subtracting(ownTexts), at: now) + settlePlaces()
  }

  /// What the family's words are written as, in lower case.
  private var ownTexts: Set<String> {
    Set(ownWords.flatMap { [$0.content.text, $0.content.spoken] }.compactMap { $0?.lowercased() })
  }

  /// A message or an offer that names what is gone ends: nothing may bring it back to the log or the
  /// disk. What was said is noted before, so that whoever erases finds it.
  private mutating func forget(
    _ gone: Set<String>, at now: MonotonicTime
  ) -> [ActivityEffect] {
    let said = bubble.sequence + bubble.state.parts + (scs.offer?.followUps.map(\.phrase) ?? [])
    let names = said.contains { text in
      gone.contains { text.lowercased().contains($0) }
    }
    return names ? leave(at: now) + show(bubble.handle(.clear, at: now), at: now) : []
  }

  /// What has come has a place from now on, and what is gone leaves one.
  mutating func settlePlaces() -> [ActivityEffect] {
    // Words that nobody has told of yet are not gone.
    guard knowsOwnWords else { return [] }
    let before = places
    places.follow(board)
    return places == before ? [] : [.keep(.boardPlaces, places.plain)]
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
