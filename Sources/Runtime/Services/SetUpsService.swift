public import MeadowFoundations

/// What a view may ask of the set-ups that are kept under a name. Whoever stands at the service's door
/// asks the gate first; here it is open.
public protocol SetUpsService: Sendable {
  /// All of them, the oldest first.
  func setUps() async throws(InputProblem) -> [SetUpSummary]

  /// Keeps the settings as they are now as `name`. One that is called so already is replaced, or
  /// refused where `replaces` is false.
  func keepSetUp(
    named name: String, replaces: Bool
  ) async throws(InputProblem) -> (setUp: SetUpSummary, isNew: Bool)

  /// Takes the set-up `id` up: what it holds is set, what it leaves open follows age and tier again,
  /// what is not in it stays. The change can be taken back.
  func takeUpSetUp(_ id: Int) async throws(InputProblem) -> FamilySettings

  /// Removes the set-up `id`.
  func removeSetUp(_ id: Int) async throws(InputProblem)
}

/// A set-up that is kept under a name.
public struct SetUpSummary: Equatable, Sendable {
  /// Its number.
  public var id: Int
  /// What a grown-up calls it; 1 to 40 characters.
  public var name: String
  /// When it was kept.
  public var saved: WallTime
  /// The settings, by key, that taking it up would change now.
  public var changes: [String]

  /// A set-up.
  public init(id: Int, name: String, saved: WallTime, changes: [String]) {
    self.id = id
    self.name = name
    self.saved = saved
    self.changes = changes
  }
}
