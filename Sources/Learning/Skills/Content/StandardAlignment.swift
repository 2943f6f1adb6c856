/// A statement of a published framework, by the fields of CASE 1.1 (1EdTech), so that codes can be
/// exchanged while the wording of ``Standard/description`` stays ours (learning §4).
public struct StandardAlignment: Equatable, Codable, Sendable {
  /// The code people know it by, such as "K.CC.A.3".
  public var humanCodingScheme: String
  /// The framework's own identifier, where it is known.
  public var identifier: String?
  /// Where the framework publishes it, where that is known.
  public var uri: String?
  /// The framework's wording, where it may be kept.
  public var fullStatement: String?

  /// The statement with the code `humanCodingScheme`.
  public init(
    _ humanCodingScheme: String, identifier: String? = nil, uri: String? = nil,
    fullStatement: String? = nil
  ) {
    self.humanCodingScheme = humanCodingScheme
    self.identifier = identifier
    self.uri = uri
    self.fullStatement = fullStatement
  }
}
