extension Pronunciation {
  /// Endings that a name takes in a sentence and that its hint does not have.
  public enum Suffix: Equatable, Sendable {
    /// The s of a plural and of a possessive: "Siobhán's", "Siobháns", "James's".
    case s
  }

  /// This with `suffix` as English says it: s after p, t, k, f and th; a syllable of its own, ɪz,
  /// after the hissing sounds; z after all others.
  public func suffixed(by suffix: Suffix) -> Pronunciation {
    var words = words
    words[words.count - 1] += Self.ending(after: last?.phoneme)
    return Pronunciation(words: words) ?? self
  }

  /// The sounds of a plural's s after `phoneme`; z where that is nil, not known.
  public static func ending(after phoneme: Phoneme?) -> [Sound] {
    switch phoneme?.canonical.last {
    case .s, .z, .esh, .ezh, .tesh, .dezh: [Sound(.kit), Sound(.z)]
    case .p, .t, .k, .f, .theta, .loch: [Sound(.s)]
    default: [Sound(.z)]
    }
  }
}
