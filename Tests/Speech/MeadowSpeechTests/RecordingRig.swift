import Foundation
import MeadowFoundations
import MeadowSpeech
import SoundAnalysis
import SoundFiles

/// Sounds as a family's microphone would give them, made by arithmetic.
enum RecordingRig {
  /// A word of `seconds`: a tone with two overtones at `hertz`, swelling and fading, amplitude `level`.
  static func word(
    seconds: Double = 0.5, hertz: Double = 220, level: Float = 0.2, rate: Int = 48_000
  ) -> [Float] {
    let count = Int(seconds * Double(rate))
    return (0..<count).map { index in
      let time = Double(index) / Double(rate)
      let swell = min(1, min(time, seconds - time) / 0.03)
      let wave = (1...3).reduce(0.0) { $0 + sin(2 * .pi * hertz * Double($1) * time) / Double($1) }
      return Float(wave / 1.8 * max(0, swell)) * level
    }
  }

  /// Soft noise of `seconds`, as a quiet room has.
  static func room(
    seconds: Double, level: Float = 0.0003, rate: Int = 48_000, seed: UInt64 = 1
  ) -> [Float] {
    var luck = SeededGenerator(seed: seed)
    return (0..<Int(seconds * Double(rate))).map { _ in
      Float.random(in: -level...level, using: &luck)
    }
  }

  /// A word in a quiet room, with so much silence around it.
  static func recording(silence: Double = 1, level: Float = 0.2, rate: Int = 48_000) -> [Float] {
    room(seconds: silence, rate: rate) + word(level: level, rate: rate)
      + room(seconds: silence, rate: rate, seed: 2)
  }

  /// The bytes of a WAV file.
  static func wave(
    _ samples: [Float], rate: Int = 48_000, channels: Int = 1
  ) throws -> [UInt8] {
    try SoundFile.encode(
      samples, as: .wav, rate: SampleRate(hertz: rate), channels: channels)
  }

  /// The bytes of a WAV file, its header written by hand: `kind` 1 for integers, 3 for floats.
  static func rawWave(
    _ data: [UInt8], kind: Int = 1, bits: Int = 16, rate: Int = 48_000, channels: Int = 1,
    promised: Int? = nil
  ) -> [UInt8] {
    func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let frame = bits / 8 * channels
    let size = promised ?? data.count
    return Array("RIFF".utf8) + bytes(36 + size, 4) + Array("WAVEfmt ".utf8) + bytes(16, 4)
      + bytes(kind, 2) + bytes(channels, 2) + bytes(rate, 4) + bytes(rate * frame, 4)
      + bytes(frame, 2) + bytes(bits, 2) + Array("data".utf8) + bytes(size, 4) + data
  }

  /// Floats as the bytes of a WAV file.
  static func floats(_ samples: [Float]) -> [UInt8] {
    let data = samples.flatMap { value in
      (0..<4).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * $0)) }
    }
    return rawWave(data, kind: 3, bits: 32)
  }

  /// The fundamental of a steady tone.
  static func hertz(_ samples: some Collection<Float>) -> Double {
    PitchTracker().track(Array(samples), rate: .mix).medianHertz ?? 0
  }
}
