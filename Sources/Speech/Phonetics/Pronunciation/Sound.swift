/// One phoneme of a pronunciation, with the stress of its syllable where it is a vowel.
public struct Sound: Hashable, Sendable, Codable {
  /// Which one.
  public let phoneme: Phoneme
  /// The stress of its syllable; always `none` for a consonant.
  public let stress: Stress

  /// A sound; a consonant's stress is dropped.
  public init(_ phoneme: Phoneme, _ stress: Stress = .none) {
    self.phoneme = phoneme
    self.stress = phoneme.isVowel ? stress : .none
  }

  /// Itself, or the phonemes that it counts as; the first vowel of them has the stress.
  var canonical: [Sound] {
    guard phoneme.isAllophone else { return [self] }
    var stress = stress
    return phoneme.canonical.map { part in
      guard part.isVowel else { return Sound(part) }
      defer { stress = .none }
      return Sound(part, stress)
    }
  }
}
