import MeadowFoundations
import MeadowTalk
import MeadowTestSupport
import Testing

/// The feelings tray (M2-007; spec README, resolution 14).
@Suite struct AvatarEngineTests {
  static let kitchen = [
    AvatarPhrase(phrase: "I'm hungry", emoji: "😋"),
    AvatarPhrase(phrase: "I love you", emoji: "💜"),
    AvatarPhrase(phrase: "it's too hot", emoji: "🥵", tierMinimum: .combinations),
    AvatarPhrase(phrase: "I don't like it", emoji: "🤢", tierMinimum: .sentences),
  ]
  static let bathroom = [AvatarPhrase(phrase: "I'm wet", emoji: "💧")]

  /// An avatar that is led by short calls.
  struct Touch {
    var avatar = AvatarEngine()
    var effects: [AvatarEngine.Effect] = []
    var phrases = AvatarEngineTests.kitchen
    var lists: [String: [AvatarPhrase]] = [:]
    var now = MonotonicTime.second(0)

    mutating func callAsFunction(_ input: AvatarEngine.Input, at second: Double? = nil) {
      if let second { now = .second(second) }
      effects = avatar.handle(input, in: AvatarPhrases(phrases, lists: lists), at: now)
    }

    var offered: [String] { avatar.tray.phrases.map(\.phrase) }
  }

  @Test(
    "the tray offers the phrases of the scene and the tier, and \"I love you\" always, once, first",
    arguments: [
      (Tier.firstWords, ["I love you", "I'm hungry"]),
      (.combinations, ["I love you", "I'm hungry", "it's too hot"]),
      (.sentences, ["I love you", "I'm hungry", "it's too hot", "I don't like it"]),
    ])
  func offers(tier: Tier, phrases: [String]) {
    var touch = Touch(avatar: AvatarEngine(tier: tier))
    touch(.open)
    #expect(touch.offered == phrases && touch.avatar.tray.isOpen)
    #expect(touch.effects == [.changed(touch.avatar.tray)])
  }

  @Test("a feeling stands by its place, the same in every scene, whatever else is offered")
  func places() {
    let late = AvatarPhrase(phrase: "I'm sad", emoji: "😢", place: 3)
    let early = AvatarPhrase(phrase: "I'm happy", emoji: "😀", place: 1)
    let high = AvatarPhrase(phrase: "wait", emoji: "✋", tierMinimum: .sentences, place: 2)
    #expect(
      AvatarEngine().phrases(of: [late, high, early]).map(\.place) == [0, 1, 3])
  }

  @Test("choosing speaks at once and closes the tray")
  func choosing() {
    var touch = Touch()
    touch(.open)
    touch(.choose(phrase: "I'm hungry"))
    #expect(touch.effects == [.say(AvatarEngineTests.kitchen[0]), .changed(AvatarTray())])
    #expect(touch.avatar.deadline == nil)
  }

  @Test("\"I love you\" speaks also with the tray closed, from a button of its own")
  func always() {
    var touch = Touch(avatar: AvatarEngine(feelingsTray: false))
    touch(.choose(phrase: "I love you"))
    #expect(touch.effects == [.say(AvatarPhrases.always)])
  }

  @Test("a touch that comes after the tray closed still speaks; one that is not offered does not")
  func late() {
    var touch = Touch()
    touch(.open)
    touch(.tick, at: 5)
    touch(.choose(phrase: "I'm hungry"))
    #expect(touch.effects == [.say(AvatarEngineTests.kitchen[0])])
    touch(.choose(phrase: "it's too hot"))
    #expect(touch.effects.isEmpty)
  }

  @Test("it closes after 5 seconds, not before; opening it again begins its time anew")
  func timeout() {
    var touch = Touch()
    touch(.open)
    #expect(touch.avatar.deadline == .second(5))
    touch(.open, at: 3)
    #expect(touch.effects.isEmpty && touch.avatar.deadline == .second(8))
    touch(.tick, at: 7.9)
    #expect(touch.avatar.tray.isOpen)
    touch(.tick, at: 8)
    #expect(!touch.avatar.tray.isOpen && touch.effects == [.changed(AvatarTray())])
    touch(.tick, at: 20)
    #expect(touch.effects.isEmpty)
  }

  @Test("a touch outside closes it; a second one does nothing")
  func outside() {
    var touch = Touch()
    touch(.open)
    touch(.close)
    #expect(touch.effects == [.changed(AvatarTray())] && touch.avatar.deadline == nil)
    touch(.close)
    #expect(touch.effects.isEmpty)
  }

  @Test("in another scene it offers that scene's phrases, also while it is open")
  func scene() {
    var touch = Touch()
    touch.phrases = Self.bathroom
    touch(.sceneChanged)
    #expect(touch.effects.isEmpty)
    touch(.open)
    #expect(touch.offered == ["I love you", "I'm wet"])
    touch.phrases = Self.kitchen
    touch(.sceneChanged)
    #expect(touch.offered == ["I love you", "I'm hungry"])
  }

  static let hurts = AvatarPhrase(phrase: "it hurts", emoji: "🤕", place: 16, leadsTo: "body")
  static let head = AvatarPhrase(phrase: "my head hurts", emoji: "🙂", place: 1)

  @Test("a phrase that leads to a list is said at once and shows it for twice the time")
  func list() {
    var touch = Touch(phrases: [Self.hurts], lists: ["body": [Self.head]])
    touch(.open)
    touch(.choose(phrase: "it hurts"))
    let body = AvatarTray(isOpen: true, phrases: [AvatarPhrases.always, Self.head], list: "body")
    #expect(touch.effects == [.say(Self.hurts), .changed(body)])
    #expect(touch.avatar.deadline == .second(10))
    // Whoever is busy in it stays in it.
    touch(.open, at: 4)
    #expect(touch.effects.isEmpty && touch.avatar.deadline == .second(14))
    touch(.choose(phrase: "my head hurts"))
    #expect(touch.effects == [.say(Self.head), .changed(AvatarTray())])
    touch(.open)
    #expect(touch.offered == ["I love you", "it hurts"] && touch.avatar.tray.list == nil)
  }

  @Test("what hurts can be said after the tray closed, and only where it is offered")
  func lateList() {
    var touch = Touch(phrases: [Self.hurts], lists: ["body": [Self.head]])
    touch(.choose(phrase: "my head hurts"))
    #expect(touch.effects == [.say(Self.head)])
    touch(.choose(phrase: "it hurts"))
    touch(.sceneChanged)
    #expect(touch.avatar.tray.list == nil && touch.avatar.tray.isOpen)
    touch.phrases = Self.bathroom
    touch(.sceneChanged)
    touch(.close)
    touch(.choose(phrase: "my head hurts"))
    #expect(touch.effects.isEmpty)
    touch.phrases = [AvatarPhrase(phrase: "it hurts", emoji: "🤕", leadsTo: "nowhere")]
    touch(.choose(phrase: "it hurts"))
    #expect(touch.effects == [.say(touch.phrases[0])])
  }

  @Test("with the feelings tray off only \"I love you\" is offered, also when it is open already")
  func trayOff() {
    var touch = Touch()
    touch(.open)
    touch(.settings(tier: .firstWords, feelingsTray: false, traySeconds: 8))
    #expect(touch.offered == ["I love you"])
    touch(.choose(phrase: "I'm hungry"))
    #expect(touch.effects.isEmpty)
    touch(.close)
    touch(.open)
    #expect(touch.offered == ["I love you"] && touch.avatar.deadline == .second(8))
  }
}
