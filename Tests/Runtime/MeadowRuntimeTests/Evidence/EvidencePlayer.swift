import MeadowFamily
import MeadowFoundations
import MeadowTalk

/// Plays a transcript on the session that Meadow runs, on virtual time, and says what it logged.
struct EvidencePlayer {
  private var rig: SessionRig
  private let session: EvidenceSession
  private let ownWords: [MyWord]
  private var found: Set<CommunicationScenario> = []

  /// What Meadow says each interaction of `session` was for.
  static func scenarios(of session: EvidenceSession) throws -> [Set<CommunicationScenario>] {
    var player = try EvidencePlayer(session)
    return try session.interactions.map { try player.play($0) }
  }

  private init(_ session: EvidenceSession) throws {
    self.session = session
    rig = try Self.rig(session, in: session.interactions[0].scene)
    ownWords = session.ownWords.enumerated().map { number, word in
      MyWord(
        id: number + 1, content: MyWordContent(group: word.group, text: word.text),
        position: number)
    }
    rig.send(.ownWords(ownWords))
  }

  private static func rig(
    _ session: EvidenceSession, in scene: String, asking question: String? = nil
  ) throws -> SessionRig {
    try SessionRig(
      tier: session.tier, months: session.ageMonths, place: NavigationState(scene: scene),
      milestones: SessionRig.seasoned, companionLine: question)
  }

  private mutating func play(
    _ interaction: EvidenceSession.Interaction
  ) throws -> Set<CommunicationScenario> {
    found = []
    for case .companionAsks(let question) in interaction.steps {
      // Its lines are data: in this interaction it has the one that the transcript has.
      rig = try Self.rig(session, in: interaction.scene, asking: question)
      rig.send(.ownWords(ownWords))
    }
    if rig.session.navigation.state.scene != interaction.scene {
      note(rig.send(.move(.scene(interaction.scene))))
    }
    for (step, next) in zip(interaction.steps, interaction.steps.dropFirst() + [.wait(seconds: 0)])
    {
      perform(step)
      if case .wait = next { continue }
      if case .wait = step { continue }
      note(rig.pass(1.5))
    }
    note(rig.pass(rig.session.settings.bubbleSeconds + 4))
    note(rig.send(.companion(.stop)))
    return found
  }

  private mutating func perform(_ step: EvidenceSession.Step) {
    switch step {
    case .word(let word, let scene): touch(word, scene)
    case .opens(let word): open(word)
    case .followUp(let phrase, let function):
      let offered = rig.session.scs.offer?.followUps.first { $0.phrase == phrase }
      let chosen = FollowUp(id: "f0", phrase: phrase, pragmaticFunction: function, trigger: phrase)
      note(rig.touch(.followUp(offered ?? chosen), saying: phrase))
    case .feeling(let text):
      let offered = rig.session.feelings.here
      guard let phrase = offered.first(where: { $0.phrase == text }) else { return }
      note(rig.touch(.feeling(phrase), saying: text))
    case .speakMessage:
      let text = rig.session.bubble.state.text
      if !text.isEmpty { note(rig.touch(.message, saying: text)) }
    case .companionModels, .companionAsks:
      note(rig.send(.companion(.stop)) + rig.send(.companion(.start)))
    case .grownUpModels(let word):
      note(rig.send(.modelling(isOn: true)))
      touch(word, nil)
      note(rig.send(.modelling(isOn: false)))
    case .wait(let seconds): note(rig.pass(seconds))
    }
  }

  private mutating func touch(_ text: String, _ scene: String?, object: String? = nil) {
    let place = scene ?? rig.session.navigation.state.scene
    let own = ownWords.first { $0.content.text == text }.map { FoundWord($0) }
    guard let word = own ?? rig.session.content.vocabulary.word(text, in: place) else { return }
    note(rig.touch(.word(word, scene: word.scene, object: object), saying: text))
  }

  /// Touches the container `text`, wherever in the scene it stands.
  private mutating func open(_ text: String) {
    let scene = rig.session.navigation.state.scene
    guard let manifest = rig.session.content.vocabulary.manifests[scene],
      let path = Self.path(to: text, in: manifest.objects, after: []),
      let object = path.last
    else { return }
    if rig.session.navigation.state.path != Array(path.dropLast()) {
      note(rig.send(.move(.home)))
      for container in path.dropLast() { note(rig.send(.move(.open(container)))) }
    }
    touch(text, scene, object: object)
  }

  private static func path(
    to word: String, in objects: [SceneObject], after way: [String]
  ) -> [String]? {
    for object in objects {
      if object.word == word, object.type == .container { return way + [object.id] }
      if let found = path(to: word, in: object.children ?? [], after: way + [object.id]) {
        return found
      }
    }
    return nil
  }

  private mutating func note(_ effects: [ActivityEffect]) {
    for event in effects.logged(.interaction) { found.formUnion(event.scenarios) }
  }
}
