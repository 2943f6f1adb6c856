package import MeadowFoundations
import MeadowLoudness
import SoundFiles

/// A clip made of a whole sound: at ``SpeechLevel`` by its own loudness.
package enum LevelledClip {
  /// The clip of `samples`, trimmed, at `rate`; nil where the resampler has no memory.
  package static func make(_ samples: [Int16], from rate: SampleRate) -> Clip? {
    guard var resampler = Resampler(from: rate) else { return nil }
    var made: [Float] = []
    resampler.push(samples + ClipMaker.tail(rate), into: &made)
    resampler.finish(into: &made)
    return make(made)
  }

  /// The clip of `samples`, trimmed, at the mix rate.
  package static func make(_ samples: [Float]) -> Clip {
    let levelled = Leveller.level(
      samples, rate: .mix, target: SpeechLevel.target, ceiling: SpeechLevel.ceiling)
    return Clip(levelled.samples.map { PCM16.float(PCM16.integer($0)) })
  }
}
