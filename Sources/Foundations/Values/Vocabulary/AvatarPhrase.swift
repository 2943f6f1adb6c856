/// A phrase of the feelings tray (document 000, M2-007).
public struct AvatarPhrase: Equatable, Sendable, Codable {
  /// The places of every tray. "I love you" stands at 0, in all of them.
  public static let places = 24
  /// Those of them for what keeps a child safe: pain, the potty, help, being sick, hands off, tired,
  /// hungry, thirsty. They hold the same in every scene, from Tier 1 on.
  public static let safetyPlaces = 16..<24

  /// Its id where it is said in another language than the vocabulary file's.
  public var givenID: WordID?
  /// What it is in every language; in the vocabulary file made of its text.
  public var id: WordID { givenID ?? WordID(phrase) }
  /// The phrase as it is shown and spoken.
  public var phrase: String
  /// Its picture: one emoji.
  public var emoji: String
  /// What it does between two people.
  public var pragmaticFunction: PragmaticFunction
  /// The tier from which on it is offered.
  public var tierMinimum: Tier
  /// Its place in the tray, from 1; the same in every scene that offers it, at every tier.
  public var place: Int?
  /// The list that the tray shows once it is said ("it hurts": where?), a name among the vocabulary's
  /// `avatarPhrases`; nil for one that closes the tray.
  public var leadsTo: String?

  private enum CodingKeys: String, CodingKey {
    case givenID = "id"
    case phrase, emoji, pragmaticFunction, tierMinimum, place, leadsTo
  }

  /// A phrase, unchecked.
  public init(
    phrase: String, emoji: String, pragmaticFunction: PragmaticFunction = .feeling,
    tierMinimum: Tier = .firstWords, place: Int? = nil, leadsTo: String? = nil
  ) {
    self.phrase = phrase
    self.emoji = emoji
    self.pragmaticFunction = pragmaticFunction
    self.tierMinimum = tierMinimum
    self.place = place
    self.leadsTo = leadsTo
  }
}

/// Where the words' pictures come from (spec README, resolution 18): data, so that art can replace
/// the placeholders.
public struct SymbolSet: Equatable, Sendable, Codable {
  /// The name of the set of placeholders, "emoji": each word's own.
  public var placeholder: String
  /// Drawings that replace the placeholder, by word or feeling: the name of a symbol of the page's.
  public var art: [String: String]

  /// A set, by default the words' emoji.
  public init(placeholder: String = "emoji", art: [String: String] = [:]) {
    self.placeholder = placeholder
    self.art = art
  }

  /// The name of the symbol that `file` means, with the ending of a file or without.
  public static func name(_ file: String) -> String {
    file.hasSuffix(".svg") ? String(file.dropLast(4)) : file
  }
}
