public import MeadowFoundations

/// Why nothing of a lexicon file can be used.
public enum LexiconFileProblem: Error, Equatable, Sendable, Codable {
  /// It has no bytes, or only spaces.
  case empty
  /// It has more than ``LexiconLimits/bytes``.
  case tooLarge(bytes: Int)
  /// It is no text: an archive, a picture, a sound.
  case notText
  /// It is in an encoding that is not read.
  case encoding(String)
  /// Its DOCTYPE declares entities or very many attributes, as attacks on XML parsers do; nothing of
  /// it was read.
  case declarations(what: String, line: Int)
  /// It is XML, but its root is not `lexicon`.
  case notALexicon(root: String)
  /// It is not well-formed before the first entry.
  case notWellFormed(at: LexiconPosition, what: String)
  /// The parser got no memory.
  case noMemory

  /// The problem in words, for whoever sent it.
  public var inputProblem: InputProblem {
    InputProblem(field: "file", reason: reason, advice: advice)
  }

  private var reason: String {
    switch self {
    case .empty: "the file is empty"
    case .tooLarge(let bytes):
      "the file has \(bytes) bytes, and a lexicon may have \(LexiconLimits.bytes)"
    case .notText: "the file is no text"
    case .encoding(let name): "the file's encoding \"\(name)\" is not known"
    case .declarations(let what, let line): "line \(line) declares \(what), so nothing was read"
    case .notALexicon(let root): "the file's first element is <\(root)>, not <lexicon>"
    case .notWellFormed(let place, let what): "the file is not well-formed at \(place): \(what)"
    case .noMemory: "there is too little memory to read the file"
    }
  }

  private var advice: String {
    switch self {
    case .empty: "Choose a file with words in it"
    case .tooLarge: "Split it into smaller files"
    case .notText: "Choose a .pls or .csv file; unpack an archive first"
    case .encoding: "Save it as UTF-8"
    case .declarations:
      "Remove the declarations from <!DOCTYPE …> and write the characters themselves"
    case .notALexicon: "Choose a PLS file, whose first element is <lexicon>, or a CSV table"
    case .notWellFormed: "Mend the file at that place and import it again"
    case .noMemory: "Close other programs and import it again"
    }
  }
}
