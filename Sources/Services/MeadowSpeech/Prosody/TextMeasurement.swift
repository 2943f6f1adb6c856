/// What a text measures in a voice at its natural speed: the ground that factors stand on.
struct TextMeasurement: Hashable, Sendable {
  /// How long it is without pauses between words, in the library's samples.
  var length: Int
  /// Its melody, or nil where too little of it is voiced to tell.
  var intonation: Intonation?
}

/// The latest measurements of texts. What it holds or lacks changes no sound: a measurement depends
/// on its key alone.
struct MeasurementCache {
  /// Everything a measurement depends on.
  struct Key: Hashable {
    var text: MarkedText
    var variant: String
    var wordsPerMinute: Int
  }

  /// How many are kept at most; then it begins anew. The board and its phrases are about 400.
  static let limit = 2048

  private var values: [Key: TextMeasurement] = [:]

  /// The measurement of `key`.
  subscript(key: Key) -> TextMeasurement? {
    get { values[key] }
    set {
      if values.count >= Self.limit { values.removeAll() }
      values[key] = newValue
    }
  }
}
