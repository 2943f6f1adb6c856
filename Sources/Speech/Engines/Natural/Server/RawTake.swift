package import MeadowFoundations
import MeadowSpeech

/// What a server has said, as it came.
package struct RawTake: Sendable {
  /// One channel.
  package var samples: [Int16]
  /// Its rate.
  package var rate: SampleRate

  /// A take.
  package init(samples: [Int16], rate: SampleRate) {
    (self.samples, self.rate) = (samples, rate)
  }

  /// The rates that are believed, in hertz.
  static let rates = 8000...96_000
  /// The shortest sound that is a word, in seconds.
  private static let shortest = 0.04
  /// A sample is heard above this: −60 dBFS.
  private static let hush: Int16 = 33

  /// This take, or why nobody should hear it; whether it is a voice is found where it is shaped.
  package func checked(_ limits: TakeLimits) throws(ServerProblem) -> RawTake {
    if let expected = limits.rate, rate.hertz != expected {
      throw .otherRate(hertz: rate.hertz, expected: expected)
    }
    let seconds = Double(samples.count) / Double(rate.hertz)
    guard seconds >= Self.shortest, samples.contains(where: { abs(Int32($0)) > Self.hush }) else {
      throw .silent
    }
    guard seconds <= limits.soundSeconds else { throw .tooLong(seconds: limits.soundSeconds) }
    return self
  }
}

/// What is believed of the answer to a text.
package struct TakeLimits: Equatable, Sendable {
  /// Until the whole sound must be there, in seconds.
  package var answerSeconds: Double
  /// How long the sound may be, in seconds.
  package var soundSeconds: Double
  /// The rate of the voice, in hertz; nil while it is not known.
  package var rate: Int?

  /// The slowest server that is still of use makes a word in so many seconds.
  private static let patience = 4.0
  /// A program that was just started loads its model first.
  static let startSeconds = 40.0

  /// The limits for `text`. Read slowly, a character takes 0.25 s; that of a name in letters 0.6.
  package init(_ text: String, rate: Int?) {
    let count = Double(text.count)
    answerSeconds = Self.patience + 0.15 * count
    soundSeconds = 3 + 0.6 * count
    self.rate = rate
  }

  /// The most samples that are taken in at `rate`.
  func mostSamples(_ rate: Int) -> Int { Int(soundSeconds * Double(rate)) + rate }
}
