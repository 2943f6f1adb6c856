public import MeadowFoundations

/// The loop of speaking and choosing (document 000 §05, M2-004): after a word three phrases are
/// offered, after a phrase three more, until the child goes elsewhere or is silent for a while.
///
/// Only in mode full and from Tier 2 on (spec README, resolution 7). Pure: time is an argument, chance
/// has a seed. A step takes some 50 µs.
public struct SCSEngine: Equatable, Sendable {
  /// How many follow-ups are remembered after they were shown, so that a late touch still speaks.
  static let remembered = 64
  /// The bubble's time (spec README, resolution 14), used for a number that is none.
  static let usualTimeout = 12.0

  /// What is offered now; nil for nothing. There is an exchange exactly as long as there is an offer.
  public private(set) var offer: FollowUpOffer?
  /// When ``Input/tick`` is next wanted; nil for never.
  public private(set) var deadline: MonotonicTime?

  private var chance: Chance
  private var rotation = 0
  private var memory = RepetitionMemory()
  private var lastNumber = 0
  private var given: [Given] = []
  private var tier = Tier.firstWords
  private var mode = ConversationMode.full
  private var timeout = usualTimeout
  private var lastSpeech = MonotonicTime(nanoseconds: 0)

  private struct Given: Equatable, Sendable {
    var followUp: FollowUp
    var next: SpokenWord
  }

  /// A loop at Tier 1, which is none until settings come; its chance begins at `seed`.
  public init(seed: UInt64) { chance = Chance(seed: seed) }

  /// The follow-up `id`, also of an offer that is gone, as long as it is among the last 64.
  public func followUp(_ id: String) -> FollowUp? {
    given.last { $0.followUp.id == id }?.followUp
  }

  /// Takes `input` at `now` and returns what must be done. `isHidden` says whether a grown-up has
  /// hidden a word; phrases that name a hidden thing are not offered.
  public mutating func handle(
    _ input: Input, from book: FollowUpBook, isHidden: (String) -> Bool, at now: MonotonicTime
  ) -> [Effect] {
    switch input {
    case .spoke(let word):
      guard isRunning else { return [] }
      return open(after: word, said: word.text, turn: 0, from: book, isHidden, at: now)
    case .chose(let id):
      guard isRunning, let chosen = given.last(where: { $0.followUp.id == id }) else { return [] }
      return open(
        after: chosen.next, said: chosen.followUp.phrase, turn: (offer?.turn ?? 0) + 1, from: book,
        isHidden, at: now)
    case .speechEnded:
      if offer != nil { wait(from: now) }
      return []
    case .leave: return close(.left)
    case .stop: return close(.stopped)
    case .tick:
      guard let deadline, now >= deadline else { return [] }
      return close(.timedOut)
    case .settings(let tier, let mode, let timeoutSeconds):
      return change(tier, mode, timeoutSeconds)
    }
  }

  private var isRunning: Bool { mode == .full && tier > .firstWords }

  private mutating func open(
    after word: SpokenWord, said: String, turn: Int, from book: FollowUpBook,
    _ isHidden: (String) -> Bool, at now: MonotonicTime
  ) -> [Effect] {
    let trigger = word.text.lowercased()
    let selection = FollowUpSelection(word: word, tier: tier, said: said, book: book)
    let chosen = selection.choose(
      shown: memory.shown(for: trigger), rotation: &rotation, chance: &chance, isHidden: isHidden)
    memory.note(chosen.map(\.key), for: trigger)
    let new = FollowUpOffer(
      trigger: word.text, turn: turn, followUps: chosen.map { give($0, after: word, from: book) })
    offer = new
    wait(from: now)
    return [.offer(new), .renderAhead(new.followUps.map(\.phrase))]
  }

  private mutating func give(
    _ candidate: FollowUpCandidate, after word: SpokenWord, from book: FollowUpBook
  ) -> FollowUp {
    let content = PhraseReading(candidate.phrase, after: word, from: book)
      .contentWord(after: word)
    lastNumber += 1
    let followUp = FollowUp(
      id: "f\(lastNumber)", phrase: candidate.phrase, pragmaticFunction: candidate.function,
      trigger: content.text)
    let next = SpokenWord(text: content.text, grammar: content.grammar, scene: word.scene)
    given.append(Given(followUp: followUp, next: next))
    if given.count > Self.remembered { given.removeFirst() }
    return followUp
  }

  private mutating func wait(from now: MonotonicTime) {
    lastSpeech = now
    deadline = now.later(bySeconds: timeout)
  }

  private mutating func close(_ reason: WithdrawReason) -> [Effect] {
    guard offer != nil else { return [] }
    offer = nil
    deadline = nil
    return [.withdraw(reason)]
  }

  private mutating func change(
    _ tier: Tier, _ mode: ConversationMode, _ seconds: Double
  ) -> [Effect] {
    let isSame = tier == self.tier && mode == self.mode
    self.tier = tier
    self.mode = mode
    timeout = seconds.isFinite ? min(max(seconds, 0), 3600) : Self.usualTimeout
    guard isSame else { return close(.settings) }
    if offer != nil { wait(from: lastSpeech) }
    return []
  }
}
