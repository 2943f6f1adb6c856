public import MeadowFoundations

/// The feelings tray: phrases of the scene, said at once, and "I love you" always (M2-007).
///
/// Pure. Never gated and never part of the conversation loop; the phrases of the scene are an argument.
public struct AvatarEngine: Equatable, Sendable {
  /// What can happen to it.
  public enum Input: Equatable, Sendable {
    /// The avatar was touched; also when it is open already, which begins its time anew.
    case open
    /// Something outside the tray was touched.
    case close
    /// A phrase was touched.
    case choose(phrase: String)
    /// The child is in another scene.
    case sceneChanged
    /// The child's tier, whether feelings are offered, and the seconds until the tray closes.
    case settings(tier: Tier, feelingsTray: Bool, traySeconds: Double)
    /// It may be time to close the tray.
    case tick
  }

  /// What follows, in order.
  public enum Effect: Equatable, Sendable {
    /// Say it, at once and without follow-ups.
    case say(AvatarPhrase)
    /// The tray shows something else, or opened or closed.
    case changed(AvatarTray)
  }

  /// A list that a phrase leads to stays open so many times as long: the child looks for its answer.
  static let answering = 2.0

  /// What the tray shows; phrases only while it is open.
  public private(set) var tray = AvatarTray()
  /// When the tray closes, or nil while it is closed.
  public private(set) var deadline: MonotonicTime?
  private var tier: Tier
  private var feelingsTray: Bool
  private var traySeconds: Double

  /// A closed tray.
  public init(tier: Tier = .firstWords, feelingsTray: Bool = true, traySeconds: Double = 5) {
    self.tier = tier
    self.feelingsTray = feelingsTray
    self.traySeconds = traySeconds
  }

  /// What the tray offers in a scene with `phrases`, by their places: "I love you" first, and a
  /// feeling that several scenes have in one place in all of them; without feelings it alone.
  public func phrases(
    of phrases: [AvatarPhrase], always: AvatarPhrase = AvatarPhrases.always
  ) -> [AvatarPhrase] {
    guard feelingsTray else { return [always] }
    let feelings = phrases.enumerated().filter {
      $0.element.tierMinimum <= tier && $0.element.phrase != always.phrase
    }
    return [always]
      + feelings.sorted {
        ($0.element.place ?? $0.offset + 1, $0.offset) < (
          $1.element.place ?? $1.offset + 1, $1.offset
        )
      }
      .map(\.element)
  }

  /// What a touch on `text` chooses in a scene with `phrases`: what is shown, what the scene offers, or what
  /// a list has that leads to; nil for anything else.
  public func choice(_ text: String, of phrases: AvatarPhrases) -> AvatarPhrase? {
    let offered = tray.phrases + self.phrases(of: phrases.here, always: phrases.always)
    if let phrase = offered.first(where: { $0.phrase == text }) { return phrase }
    let lists = offered.lazy.compactMap(\.leadsTo).compactMap { phrases.lists[$0] }
    return lists.joined().first { $0.phrase == text }
  }

  /// Takes `input` at `now` in a scene with `phrases`. A phrase is good also after the tray closed; one
  /// the scene does not offer does nothing.
  public mutating func handle(
    _ input: Input, in phrases: AvatarPhrases, at now: MonotonicTime
  ) -> [Effect] {
    switch input {
    case .open:
      // Whoever is busy in a list stays there, with its time begun anew.
      if let list = tray.list { return lead(to: list, in: phrases, at: now) }
      deadline = now.later(bySeconds: traySeconds)
      return show(AvatarTray(isOpen: true, phrases: shown(phrases)))
    case .close: return close()
    case .choose(let text):
      guard let phrase = choice(text, of: phrases) else { return [] }
      return [.say(phrase)]
        + (phrase.leadsTo.map { lead(to: $0, in: phrases, at: now) } ?? close())
    case .sceneChanged: return renew(phrases)
    case .settings(let tier, let feelingsTray, let seconds):
      self.tier = tier
      self.feelingsTray = feelingsTray
      traySeconds = seconds
      return renew(phrases)
    case .tick:
      guard let deadline, now >= deadline else { return [] }
      return close()
    }
  }

  /// Shows the list of this name; without one the tray closes.
  private mutating func lead(
    to name: String, in phrases: AvatarPhrases, at now: MonotonicTime
  ) -> [Effect] {
    guard let list = phrases.lists[name] else { return close() }
    deadline = now.later(bySeconds: Self.answering * traySeconds)
    let answers = self.phrases(of: list, always: phrases.always)
    return show(AvatarTray(isOpen: true, phrases: answers, list: name))
  }

  private mutating func renew(_ phrases: AvatarPhrases) -> [Effect] {
    tray.isOpen ? show(AvatarTray(isOpen: true, phrases: shown(phrases))) : []
  }

  private func shown(_ phrases: AvatarPhrases) -> [AvatarPhrase] {
    self.phrases(of: phrases.here, always: phrases.always)
  }

  private mutating func close() -> [Effect] {
    deadline = nil
    return show(AvatarTray())
  }

  private mutating func show(_ new: AvatarTray) -> [Effect] {
    guard new != tray else { return [] }
    tray = new
    return [.changed(new)]
  }
}
