/// The elements of PLS (§4), and everything else.
enum PLSElement: Equatable {
  case lexicon, lexeme, grapheme, phoneme, alias
  /// What may stand in a lexicon and says nothing about how a word sounds: with all inside it, it is
  /// passed over.
  case ignored
  /// No element of PLS; passed over and noted.
  case unknown(String)

  /// The element called `local`, in whatever case it is written.
  init(_ local: String) {
    switch local.lowercased() {
    case "lexicon": self = .lexicon
    case "lexeme": self = .lexeme
    case "grapheme": self = .grapheme
    case "phoneme": self = .phoneme
    case "alias": self = .alias
    case "example", "meta", "metadata": self = .ignored
    default: self = .unknown(local)
    }
  }

  /// Whether its text is kept.
  var holdsText: Bool { self == .grapheme || self == .phoneme || self == .alias }
}
