/// What becomes of an entry of a lexicon file.
public enum LexiconVerdict: String, Equatable, Sendable, Codable, CaseIterable {
  /// It is used as it stands.
  case accepted
  /// It is used otherwise than it stands; what is said of it tells how.
  case changed
  /// It is not used; what is said of it tells why and what to do.
  case refused
}
