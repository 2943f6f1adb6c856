import MeadowSpeech

/// The latest measurements of texts. What it holds or lacks changes no sound: a measurement depends
/// on its key alone.
struct MeasurementCache {
  /// Everything a measurement depends on.
  struct Key: Hashable {
    var text: MarkedText
    var variant: String
    var wordsPerMinute: Int
  }

  /// What stands for a key: 128 bits of two hashes, because the texts and variants of a long session
  /// would be most of what it keeps. That two of a thousand keys share one is less likely than one in
  /// 10³².
  private struct Name: Hashable {
    var first: Int
    var second: Int

    init(_ key: Key) {
      first = Self.hash(key, 1)
      second = Self.hash(key, 2)
    }

    private static func hash(_ key: Key, _ salt: UInt8) -> Int {
      var hasher = Hasher()
      hasher.combine(salt)
      hasher.combine(key)
      return hasher.finalize()
    }
  }

  /// How many are kept at most; then it begins anew. The board and its phrases are about 400.
  static let limit = 1024

  private var values = [Name: TextMeasurement](minimumCapacity: limit)

  /// The measurement of `key`.
  subscript(key: Key) -> TextMeasurement? {
    get { values[Name(key)] }
    set {
      if values.count >= Self.limit { values.removeAll(keepingCapacity: true) }
      values[Name(key)] = newValue
    }
  }
}
