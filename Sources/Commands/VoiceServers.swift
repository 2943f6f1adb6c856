/// What `meadow voices` does with voices that other programs make.
public struct VoiceServers: Sendable {
  /// A server, and the voice of it that is wanted.
  public struct Wish: Sendable {
    /// What the voice is to be called; empty where only the offers are asked for.
    public var name = ""
    /// The server's address; nil where `program` is to be started.
    public var server: String?
    /// A host that is not this machine and that a grown-up allows.
    public var allowed: String?
    /// A program and its arguments.
    public var program: [String] = []
    /// The voice's name there.
    public var voice: String?
    /// Its speaker, of several.
    public var speaker: String?
    /// Who made it, and under which licence.
    public var licence: String?
  }

  /// A line for each voice that the server offers.
  public var offers: @Sendable (Wish, _ data: String?) async throws -> [String]
  /// Listens to the voice, writes its files, and returns a line for each.
  public var add: @Sendable (Wish, _ data: String?) async throws -> [String]
  /// Removes the files of a voice that was added, and returns a line for each.
  public var remove: @Sendable (_ name: String, _ data: String?) async throws -> [String]

  /// The commands' way to servers.
  public init(
    offers: @escaping @Sendable (Wish, String?) async throws -> [String],
    add: @escaping @Sendable (Wish, String?) async throws -> [String],
    remove: @escaping @Sendable (String, String?) async throws -> [String]
  ) {
    (self.offers, self.add, self.remove) = (offers, add, remove)
  }
}
