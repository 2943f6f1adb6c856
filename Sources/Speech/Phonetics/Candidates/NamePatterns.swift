/// Names that English spelling rules read wrongly, and endings and letter groups that names have.
enum NamePatterns {
  /// The readings of `text` where it is one of the names in ``KnownNames``.
  static func known(_ text: String) -> [PronunciationCandidate] {
    let name = Folding.folded(text.lowercased())
    return (KnownNames.table[name] ?? []).enumerated().compactMap { rank, reading in
      guard let hint = try? PronunciationHint(reading.respelling) else { return nil }
      return .init(
        pronunciation: hint.pronunciation, reason: "\(reading.origin) name",
        score: 1 - 0.03 * Double(rank))
    }
  }

  /// What the letter groups of `text` say where one is known: each group put in its place, the rest as
  /// a respelling is read.
  static func readings(of text: String) -> [PronunciationCandidate] {
    let name = Folding.folded(text.prefix(60).lowercased()).filter { ("a"..."z").contains($0) }
    return groups.compactMap { group in
      guard let spelling = replace(group, in: name),
        let hint = try? PronunciationHint(spelling, kind: .respelling)
      else { return nil }
      return .init(pronunciation: hint.pronunciation, reason: group.reason, score: 0.62)
    }
  }

  private struct Group {
    let letters: String
    let spelling: String
    let isEnding: Bool
    let reason: String
  }

  private static func replace(_ group: Group, in name: String) -> String? {
    guard name.count > group.letters.count else { return nil }
    if group.isEnding {
      guard name.hasSuffix(group.letters) else { return nil }
      return name.dropLast(group.letters.count) + group.spelling
    }
    var result = ""
    var rest = Substring(name)
    var found = false
    while let first = rest.first {
      if rest.hasPrefix(group.letters) {
        result += group.spelling
        rest = rest.dropFirst(group.letters.count)
        found = true
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return found ? result : nil
  }

  private static func inside(_ letters: String, _ spelling: String, _ reason: String) -> Group {
    Group(letters: letters, spelling: spelling, isEnding: false, reason: reason)
  }

  private static func ending(_ letters: String, _ spelling: String, _ reason: String) -> Group {
    Group(letters: letters, spelling: spelling, isEnding: true, reason: reason)
  }

  private static let groups = [
    inside("aoi", "ee", "aoi said ee, as in Irish"), inside("bh", "v", "bh said v, as in Irish"),
    inside("mh", "v", "mh said v, as in Irish"), inside("dh", "", "dh silent, as in Irish"),
    inside("gh", "", "gh silent"), inside("sz", "sh", "sz said sh, as in Polish"),
    inside("cz", "ch", "cz said ch, as in Polish"),
    inside("xi", "shee", "x said sh, as in Chinese"),
    inside("zh", "j", "zh said j, as in Chinese"), inside("sch", "sh", "sch said sh, as in German"),
    ending("ieu", "yuh", "-ieu as in French"), ending("eau", "oh", "-eau as in French"),
    ending("ette", "ET", "-ette as in French"), ending("elle", "EL", "-elle as in French"),
    ending("ine", "EEN", "-ine said een"), ending("ita", "EE-tuh", "-ita as in Spanish"),
    ending("ina", "EE-nuh", "-ina said ee-na"), ending("ia", "EE-uh", "-ia said ee-a"),
    ending("ara", "AR-uh", "-ara said ar-a"), ending("iah", "EYE-uh", "-iah said eye-a"),
    ending("uel", "WEL", "-uel as in Spanish"), ending("ski", "skee", "-ski as in Polish"),
    ending("ah", "ah", "the last a as in father"), ending("a", "uh", "the last a weak"),
    ending("ie", "ee", "-ie said ee"), ending("ey", "ee", "-ey said ee"),
    ending("gh", "", "gh silent"), ending("quin", "KEEN", "-quín as in Spanish"),
    ending("jit", "JEET", "-jit as in Punjabi"), ending("preet", "PREET", "-preet as in Punjabi"),
  ]
}
