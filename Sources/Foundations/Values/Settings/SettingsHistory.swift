/// One change of the settings, as it is taken back.
public struct SettingsStep: Equatable, Sendable, Codable {
  /// What changed them.
  public enum Cause: String, CaseIterable, Sendable, Codable {
    /// A grown-up set or gave back some of them.
    case change
    /// All were put back to the beginning.
    case reset
    /// A set-up that was kept under a name was taken up.
    case setUp
  }

  /// When, on the clock on the wall.
  public var at: WallTime
  /// What changed them.
  public var cause: Cause
  /// The settings that a grown-up has to do with, and "tier"; what followed from them is not named.
  public var keys: [String]
  /// What all that changed was before, by key; null where nobody had set it.
  var before: [String: PlainJSON]
}

/// The last changes of a child's settings, so that each can be taken back and made again.
///
/// A name is no setting and is in none of them: what was erased must not come back from here.
public struct SettingsHistory: Equatable, Sendable, Codable {
  /// How many changes are remembered.
  public static let most = 20
  /// A number that goes on changing within so many milliseconds is one that is being dragged.
  static let dragMilliseconds: Int64 = 30_000

  /// What can be taken back; the latest last.
  public internal(set) var done: [SettingsStep] = []
  /// What was taken back and can be made again; the latest last.
  public internal(set) var undone: [SettingsStep] = []

  /// No change yet.
  public init() {}

  /// Whether there is nothing in it.
  var isEmpty: Bool { done.isEmpty && undone.isEmpty }

  /// Takes `step`, after which the settings are `after`.
  mutating func add(_ step: SettingsStep, after: [String: PlainJSON]) {
    undone = []
    var step = step
    if let last = done.last, step.goesOn(from: last) {
      done.removeLast()
      step.before.merge(last.before) { _, first in first }
      step.before = step.before.filter { after[$0.key] != $0.value }
      guard !step.before.isEmpty else { return }
    }
    done.append(step)
    done.removeFirst(max(0, done.count - Self.most))
  }
}

extension SettingsStep {
  /// Whether it is the same slider or stepper as in `last`, still being moved.
  fileprivate func goesOn(from last: SettingsStep) -> Bool {
    let distance = at.milliseconds - last.at.milliseconds
    guard cause == .change, last.cause == .change, keys == last.keys,
      (0...SettingsHistory.dragMilliseconds).contains(distance)
    else { return false }
    return keys.allSatisfy { key in
      switch SettingCatalogue[key]?.form {
      case .number?, .whole?: true
      case .flag?, .choice?, .time?, .times?, .voice?, .words?, .byScene?, .byName?, nil: false
      }
    }
  }
}

extension ProfileRecord {
  /// What the tier is called among the settings here; it is kept with the child.
  private static let tierKey = "tier"

  /// Every setting as it is kept, and the tier, by key; null where nobody has set it.
  var settingValues: [String: PlainJSON] {
    var values = Dictionary(
      uniqueKeysWithValues: SettingCatalogue.all.map { ($0.key, $0.stored(in: self)) })
    values[Self.tierKey] = profile.tier.map { .whole($0.rawValue) } ?? .null
    return values
  }

  /// Puts back what `values` say, by key; what cannot be any more is left as the default.
  mutating func put(_ values: [String: PlainJSON]) {
    for (key, json) in values {
      if key == Self.tierKey {
        profile.tier = if case .whole(let number) = json { Tier(rawValue: number) } else { nil }
      } else {
        SettingCatalogue[key]?.store(json, in: &self)
      }
    }
    for entry in SettingCatalogue.all { _ = entry.repair(&self) }
  }

  /// Notes that the settings of `old` have become these at `at`, by a change of those `named`.
  public mutating func noteStep(
    _ cause: SettingsStep.Cause, named: Set<String> = [], from old: ProfileRecord, at: WallTime
  ) {
    let after = settingValues
    let before = old.settingValues.filter { after[$0.key] != $0.value }
    guard !before.isEmpty else { return }
    let keys = ([Self.tierKey] + SettingCatalogue.all.map(\.key)).filter { before[$0] != nil }
    let told = keys.filter(named.contains)
    history.add(
      SettingsStep(at: at, cause: cause, keys: told.isEmpty ? keys : told, before: before),
      after: after)
  }

  /// Takes the last change back and returns it; nil where there is none.
  public mutating func undo() -> SettingsStep? {
    guard let step = history.done.popLast() else { return nil }
    history.undone.append(turned(step))
    put(step.before)
    return step
  }

  /// Makes what was taken back last again and returns it; nil where nothing was.
  public mutating func redo() -> SettingsStep? {
    guard let step = history.undone.popLast() else { return nil }
    history.done.append(turned(step))
    put(step.before)
    return step
  }

  /// `step` the other way round: what it names as it is now.
  private func turned(_ step: SettingsStep) -> SettingsStep {
    var turned = step
    let now = settingValues
    turned.before = step.before.reduce(into: [:]) { $0[$1.key] = now[$1.key] ?? .null }
    return turned
  }
}
