import EspeakNG
import Foundation
import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import RecordedVoices
import SoundFiles

/// Words said by eSpeak NG, put at known places into rooms, as a family's microphone would give them.
enum TakeRig {
  /// First sounds that are weak, and others; core words among them.
  static let words = [
    "fish", "fan", "five", "four", "hat", "house", "help", "hot", "sun", "soup", "see", "sock",
    "three", "thank you", "thumb", "that", "puppy", "pig", "play", "park", "more", "mommy", "no",
    "want", "go", "daddy", "ball", "I love you", "eat", "up", "all done", "juice", "shoe", "come",
  ]

  /// `text` as eSpeak NG itself says it, at the mix rate, its peak at 0.3.
  static func said(_ text: String, _ prosody: Prosody = .natural) async throws -> [Float] {
    let voice = try SharedEspeak.voices().voice(.girl)
    let request = SpeechRequest(text: try SpokenText(text), voice: .girl, prosody: prosody)
    let made = try await SharedEspeak.engine().recording(of: request, voice: voice)
    var samples: [Float] = []
    // As far as the ear is concerned any rate will do, and none has to be converted.
    let step = Double(made.rate.hertz) / 48_000
    for index in 0..<Int(Double(made.samples.count - 1) / step) {
      let place = Double(index) * step
      let (at, rest) = (Int(place), Float(place - place.rounded(.down)))
      let (a, b) = (Float(made.samples[at]), Float(made.samples[at + 1]))
      samples.append((a + (b - a) * rest) / 32_768)
    }
    let peak = samples.reduce(Float(0.001)) { max($0, abs($1)) }
    return samples.map { $0 / peak * 0.3 }
  }

  /// Where `word` begins and ends: its first and last 2 ms within `depth` dB of its loudest 20 ms, in ms.
  static func label(_ word: [Float], depth: Double = 40) -> (begin: Double, end: Double) {
    let short = power(word, 96)
    let most = power(word, 960).max() ?? 1
    let threshold = most * pow(10, -depth / 10)
    let first = short.firstIndex { $0 > threshold } ?? 0
    let last = short.lastIndex { $0 > threshold } ?? 0
    return (Double(first + 48) / 48, Double(last + 48) / 48)
  }

  /// The mean power of the `window` samples from each on.
  private static func power(_ samples: [Float], _ window: Int) -> [Double] {
    var (sum, result) = (0.0, [Double]())
    for (index, sample) in samples.enumerated() {
      sum += Double(sample) * Double(sample)
      if index >= window {
        let old = Double(samples[index - window])
        sum -= old * old
      }
      if index >= window - 1 { result.append(max(0, sum) / Double(window)) }
    }
    return result
  }

  /// `word` with so many ms of a room before and 500 ms behind it. A room's noise falls by 6 dB an octave
  /// above 100 Hz; `level` is all of it, in dB of full scale.
  static func recording(
    _ word: [Float], before milliseconds: Int = 450, after: Int = 500, level: Double = -66,
    hum: Float = 0, seed: UInt64 = 1
  ) -> [Float] {
    let before = [Float](repeating: 0, count: milliseconds * 48)
    let sound = before + word + [Float](repeating: 0, count: after * 48)
    let noise = room(sound.count, level: level, seed: seed)
    return sound.indices.map { index in
      let time = Double(index) / 48_000
      let mains = (1...3).reduce(0.0) { $0 + sin(2 * .pi * 50 * Double($1) * time) / Double($1) }
      return sound[index] + noise[index] + hum * Float(mains)
    }
  }

  /// Noise of a room.
  static func room(_ count: Int, level: Double, seed: UInt64) -> [Float] {
    var luck = SeededGenerator(seed: seed)
    var (last, samples) = (0.0, [Double]())
    for _ in 0..<count {
      last = 0.987 * last + Double.random(in: -1...1, using: &luck)
      samples.append(last)
    }
    let power = samples.reduce(0) { $0 + $1 * $1 } / Double(max(1, count))
    let scale = pow(10, level / 20) / max(power.squareRoot(), 1e-9)
    return samples.map { Float($0 * scale) }
  }

  /// The bytes of a WAV file.
  static func wave(_ samples: [Float], rate: Int = 48_000) throws -> [UInt8] {
    try SoundFile.encode(samples, as: .wav, rate: SampleRate(hertz: rate))
  }

  /// The study of `word` in a room.
  static func study(_ word: [Float], before: [Float]? = nil) throws -> TakeStudy {
    try TakeStudy(wave(recording(word)), before: before)
  }
}

/// A directory that is gone with its last user.
final class TakeDirectory: Sendable {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "meadow-takes-" + UUID().uuidString.prefix(8)
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names in a folder below it.
  func names(_ folder: String = "") -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder))?.sorted() ?? []
  }
}
