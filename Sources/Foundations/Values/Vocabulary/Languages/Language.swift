/// A language that a board can be in, by its BCP 47 tag. A new one is a case here and a file of its texts
/// (``LanguageData``).
public enum Language: String, CaseIterable, Sendable, Codable {
  /// The language of the vocabulary file itself.
  case english = "en"
  /// That of Latin America.
  case spanish = "es-419"

  /// The language of a tag that somebody sent.
  public init(tag: String) throws(InputProblem) {
    guard let language = Language(rawValue: tag) else {
      throw InputProblem(
        field: "language", reason: "\"\(tag.prefix(20))\" is no language of Meadow's",
        advice: "choose one of \(Self.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    self = language
  }
}

/// A second language beside the one a board begins in, or none.
public enum SecondLanguage: String, CaseIterable, Sendable, Codable {
  case none
  case english = "en"
  case spanish = "es-419"

  /// The language, or nil for none.
  public var language: Language? { Language(rawValue: rawValue) }
}

/// What grammar calls gender: of a noun, and of who speaks, in languages that tell.
public enum GrammaticalGender: String, CaseIterable, Sendable, Codable { case masculine, feminine }

extension FamilySettings {
  /// The languages that the child's board has: the one it begins in, then the second where there is one.
  public var languages: [Language] {
    let second = self.secondLanguage.language
    return [self.language] + (second == self.language ? [] : [second].compactMap(\.self))
  }
}
