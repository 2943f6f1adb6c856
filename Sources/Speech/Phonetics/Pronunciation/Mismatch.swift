/// Where the voice would say something else than a pronunciation says.
public struct Mismatch: Equatable, Sendable, CustomStringConvertible {
  /// Which phoneme, counted from 0 in ``Pronunciation/canonical``; its count where one is too many.
  public let index: Int
  /// What was to be said, as IPA with its stress; nil where the voice says more.
  public let expected: String?
  /// What the voice says there, as it printed it; nil where the voice says less.
  public let spoken: String?

  public var description: String {
    switch (expected, spoken) {
    case (let expected?, let spoken?): "sound \(index + 1) is said \(spoken) instead of \(expected)"
    case (let expected?, nil): "sound \(index + 1), \(expected), is not said"
    case (nil, let spoken?): "\(spoken) is said at the end, where nothing more was written"
    case (nil, nil): "nothing is said"
    }
  }
}
