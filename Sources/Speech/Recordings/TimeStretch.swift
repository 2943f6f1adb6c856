import CRubberBand
package import MeadowFoundations
import SoundFiles

/// Makes a recording longer or shorter and keeps its pitch, by Rubber Band's finer engine.
///
/// Offline and without threads, so that equal sounds come out equal to the last bit. With its short
/// window a second of sound takes some 30 ms; with all its windows 90, which a word that was just saved
/// has not. Any thread.
package enum TimeStretch {
  /// What shapes the sound besides the recording; part of the key of clips with recordings in them.
  package static let identity = "rubberband \(RUBBERBAND_VERSION) recordings 1"

  /// The factors that are used: the inverse of ``Prosody/rates``.
  package static let factors = 1 / Prosody.rates.upperBound...1 / Prosody.rates.lowerBound

  /// Silence on both sides while it works: its windows are as long, and cut what they reach over.
  private static let margin = 4096
  /// The samples that are handed over at once.
  private static let block = 2048

  /// `samples` at the mix rate, `factor` times as long; as they are where `factor` is 1.
  package static func stretch(_ samples: [Float], by factor: Double) -> [Float] {
    let factor = min(max(factor, factors.lowerBound), factors.upperBound)
    guard abs(factor - 1) > 0.001, !samples.isEmpty else { return samples }
    let silence = [Float](repeating: 0, count: margin)
    let made = process(silence + samples + silence, factor)
    let start = Int((Double(margin) * factor).rounded())
    let length = Int((Double(samples.count) * factor).rounded())
    var output = Array(made.dropFirst(start).prefix(length))
    output += [Float](repeating: 0, count: length - output.count)
    return output
  }

  /// `samples`, `factor` times as long, as the exact 16 bit values of a clip.
  package static func clip(_ samples: [Float], by factor: Double) -> Clip {
    Clip(stretch(samples, by: factor).map { PCM16.float(PCM16.integer($0)) })
  }

  private static func process(_ input: [Float], _ factor: Double) -> [Float] {
    let options =
      RubberBandOptionProcessOffline.rawValue | RubberBandOptionEngineFiner.rawValue
      | RubberBandOptionWindowShort.rawValue | RubberBandOptionThreadingNever.rawValue
      | RubberBandOptionFormantPreserved.rawValue
    let rate = UInt32(SampleRate.mix.hertz)
    let state = rubberband_new(rate, 1, RubberBandOptions(options), factor, 1)
    defer { rubberband_delete(state) }
    rubberband_set_expected_input_duration(state, UInt32(input.count))
    rubberband_set_max_process_size(state, UInt32(block))
    feed(input) { rubberband_study(state, $0, $1, $2) }
    var output: [Float] = []
    feed(input) { channels, count, isLast in
      rubberband_process(state, channels, count, isLast)
      retrieve(state, into: &output)
    }
    return output
  }

  /// Hands `input` over in blocks: what is made of one must be taken before the next, or it is lost.
  private static func feed(
    _ input: [Float], _ take: (UnsafePointer<UnsafePointer<Float>?>, UInt32, CInt) -> Void
  ) {
    input.withUnsafeBufferPointer { buffer in
      for start in stride(from: 0, to: buffer.count, by: block) {
        let count = min(block, buffer.count - start)
        // One channel: a list of one pointer, which the library only reads during the call.
        var channel = buffer.baseAddress.map { $0 + start }
        take(&channel, UInt32(count), start + count == buffer.count ? 1 : 0)
      }
    }
  }

  private static func retrieve(_ state: RubberBandState?, into output: inout [Float]) {
    while case let available = rubberband_available(state), available > 0 {
      output += [Float](unsafeUninitializedCapacity: Int(available)) { buffer, made in
        var channel = buffer.baseAddress
        made = Int(rubberband_retrieve(state, &channel, UInt32(available)))
      }
    }
  }
}
