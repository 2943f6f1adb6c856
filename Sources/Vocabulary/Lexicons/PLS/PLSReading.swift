/// One `phoneme` or `alias` of an entry, as it stands in the file.
struct PLSReading {
  /// Whether it is an alias.
  let isAlias: Bool
  /// The name of its alphabet: its own, else the file's.
  var alphabet: String
  /// Whether it has `prefer="true"`.
  private(set) var isPreferred = false
  /// Its text, tidy.
  var text = ""

  /// Takes one attribute.
  mutating func set(_ name: XMLName, _ value: String?) {
    guard let value, name.namespace.isEmpty else { return }
    switch name.local {
    case "alphabet" where !isAlias: alphabet = value
    case "prefer": isPreferred = ["true", "1", "yes"].contains(value.lowercased())
    default: break
    }
  }

  /// What it says, or nil where its alphabet is not known, and what was changed.
  var pronunciation: (value: LexiconEntry.Pronunciation, remarks: [String])? {
    if isAlias { return (.alias(text), []) }
    guard let known = PLSAlphabet(alphabet) else { return nil }
    let (hint, wasWrapped) = known.hint(text)
    var remarks: [String] = []
    if wasWrapped { remarks.append("slashes or brackets were removed from \(text.prefix(60))") }
    if known != .ipa {
      let name = alphabet.prefix(60)
      remarks.append("the alphabet \(name) was converted to a hint that begins \(known.prefix)")
    }
    return (.hint(hint), remarks)
  }

  /// What it is called in the report.
  var noun: String { isAlias ? "alias" : "phoneme" }
}
