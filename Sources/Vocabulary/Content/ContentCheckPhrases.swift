import MeadowFoundations

extension ContentCheck {
  /// The feelings tray: of scenes that are there and lists that a phrase leads to, phrases that can be
  /// spoken, none twice in one of them, each with a place of its own that is the same in all.
  static func avatarPhrases(of data: VocabularyData) -> [ContentProblem] {
    var everywhere: [String: Int] = [:]
    let lists = Set(data.avatarPhrases.values.joined().compactMap(\.leadsTo))
    return data.avatarPhrases.byName.flatMap { name, phrases in
      var taken = Set<Int>()
      var seen = Duplicates("the phrase")
      var problems =
        lists.contains(name) ? [] : scene(name, of: data, at: "avatarPhrases.\(name)")
      for (index, phrase) in phrases.enumerated() {
        let path = "avatarPhrases.\(name)[\(index)]"
        problems += speakable(phrase.phrase, at: "\(path).phrase")
        problems += seen.check(phrase.phrase, at: "\(path).phrase")
        problems += picture(phrase.emoji, at: "\(path).emoji")
        // It is always in the tray, whatever the scene (spec README, resolution 1).
        problems += .found(
          phrase.phrase.lowercased() == CoreWord.alwaysVisible.lowercased(), at: "\(path).phrase",
          "it is always in the tray; take it out")
        problems += list(phrase.leadsTo, of: data, at: "\(path).leadsTo")
        let key = phrase.phrase.lowercased()
        problems += place(
          phrase.place, of: everywhere[key], taken: &taken, at: "\(path).place")
        everywhere[key] = everywhere[key] ?? phrase.place
      }
      return problems
    }
  }

  /// The list that a phrase leads to is there, and no scene's: those are for every phrase of theirs.
  private static func list(
    _ name: String?, of data: VocabularyData, at path: String
  ) -> [ContentProblem] {
    guard let name else { return [] }
    return .found(
      data.avatarPhrases[name] == nil || data.scenes[name] != nil, at: path,
      "there is no list \"\(name)\" beside the scenes' among avatarPhrases")
  }

  /// A phrase's place in the tray, which is `known` from another scene or nil.
  private static func place(
    _ place: Int?, of known: Int?, taken: inout Set<Int>, at path: String
  ) -> [ContentProblem] {
    guard let place, (1..<AvatarPhrase.places).contains(place) else {
      return .found(
        true, at: path, "every phrase has a place from 1 to \(AvatarPhrase.places - 1)")
    }
    return .found(!taken.insert(place).inserted, at: path, "\(place) is taken in this scene")
      + .found(
        place != known ?? place, at: path,
        "it stands at \(known ?? place) in another scene; a feeling keeps its place")
  }

  /// Symbols: one set of placeholders, and drawings by their names. A word that is not there may keep its
  /// drawing: who takes words out of a vocabulary need not look for it.
  static func symbols(of data: VocabularyData) -> [ContentProblem] {
    .found(
      data.symbols.placeholder != "emoji", at: "symbols.placeholder",
      "\"emoji\" is the only one there is")
      + data.symbols.art.byName.flatMap { drawingName($1, at: "symbols.art.\($0)") }
  }

  /// A file's bare name: no folder, so that nothing outside the page's art can be meant.
  static func fileName(_ name: String, at path: String) -> [ContentProblem] {
    .found(
      name.isEmpty || name.hasPrefix(".") || name.contains { "/\\".contains($0) }, at: path,
      "\"\(name)\" is not the name of a file")
  }

  /// The name of a symbol, so that nothing outside the page's drawings can be meant.
  static func drawingName(_ name: String, at path: String) -> [ContentProblem] {
    let letters = "abcdefghijklmnopqrstuvwxyz0123456789-"
    return .found(
      SymbolSet.name(name).isEmpty || !SymbolSet.name(name).allSatisfy(letters.contains), at: path,
      "\"\(name)\" is not the name of a symbol: small letters, digits and hyphens")
  }
}
