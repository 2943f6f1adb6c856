/// What `meadow voices` does with recorded voices.
public struct VoicePacks: Sendable {
  /// What is said of a voice that comes in as sound files.
  public struct Wish: Sendable {
    /// What people are to call it; nil for what its pack says.
    public var name: String?
    /// Who is heard.
    public var speaker: String?
    /// Who allowed it.
    public var consentBy: String?
    /// Whether the companion is to speak with it, not the child.
    public var isCompanions = false
    /// The language of files that do not say theirs; nil for English.
    public var language: String?
    /// The voice that says what is missing; nil for the usual.
    public var near: String?
  }

  /// Takes the pack, folder or table at a path in, and returns what is to be told of it, a line each.
  public var take: @Sendable (_ path: String, Wish, _ data: String?) async throws -> [String]
  /// Writes the pack of a voice to a path; returns a line.
  public var give:
    @Sendable (_ voice: String, _ path: String, _ data: String?) async throws -> String

  /// The commands' way to recorded voices.
  public init(
    take: @escaping @Sendable (String, Wish, String?) async throws -> [String],
    give: @escaping @Sendable (String, String, String?) async throws -> String
  ) {
    (self.take, self.give) = (take, give)
  }
}
