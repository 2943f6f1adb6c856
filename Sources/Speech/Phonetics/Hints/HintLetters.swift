/// A hint's characters taken apart into base letters and marks, each with the place it came from, so
/// that composed and decomposed text is the same.
struct HintLetters {
  struct Letter {
    let scalar: Unicode.Scalar
    /// Which characters of the hint it came from.
    let place: Range<Int>
  }

  private(set) var letters: [Letter] = []

  init(_ body: HintBody) {
    for place in body.range {
      for scalar in Decomposition.of(body.characters[place]) {
        letters.append(Letter(scalar: scalar, place: place..<place + 1))
      }
    }
  }

  /// Letters whose places were found otherwise.
  init(_ letters: [Letter]) { self.letters = letters }

  /// The places of the letters at `indices`, which are not empty.
  func places(_ indices: Range<Int>) -> Range<Int> {
    letters[indices.lowerBound].place.lowerBound..<letters[indices.upperBound - 1].place.upperBound
  }
}
