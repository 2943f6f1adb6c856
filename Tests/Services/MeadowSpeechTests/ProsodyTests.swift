import MeadowModel
import MeadowSpeech
import Testing

extension EspeakTests {
  /// Architecture §6: prosody is in real units, as factors of the voice's own, and is checked by
  /// measuring the sound. (Pitch was also measured with Praat; here a monotone's period is counted.)
  @Suite("Prosody in real units")
  struct ProsodyTests {
    static let words = [
      "more", "want", "water", "banana", "open", "all", "mine", "yellow", "blue", "mommy", "no",
      "I want more juice please", "can we go outside", "where is my ball",
    ]

    @Test("speech at a rate is 1/rate as long", arguments: [0.5, 0.6, 0.7, 0.85, 1.2, 1.4])
    func rate(rate: Double) async throws {
      var products: [Double] = []
      for word in Self.words {
        let natural = try await SpeechRig.say(SpeechRig.request(word, .natural)).length.seconds
        let clip = try await SpeechRig.say(SpeechRig.request(word, Prosody(rate: rate)))
        products.append(clip.length.seconds / natural * rate)
      }
      let mean = products.reduce(0, +) / Double(products.count)
      #expect(abs(mean - 1) < 0.05, "on average \(mean)")
      #expect(products.allSatisfy { (0.8...1.2).contains($0) }, "\(products)")
    }

    @Test("a voice's monotone lies at its median times the pitch", arguments: [0.7, 1, 1.2, 1.6])
    func pitch(pitch: Double) async throws {
      for voice in SpeechRig.voices.voices {
        let request = try SpeechRig.request(
          "more", voice: voice.id, Prosody(rate: 0.6, pitch: pitch, range: 0))
        let heard = Self.frequency(try await SpeechRig.say(request))
        let wanted = voice.medianHertz * pitch
        #expect(abs(heard / wanted - 1) < 0.015, "\(voice.id): \(heard) Hz for \(wanted)")
      }
    }

    /// The frequency whose period best repeats the middle of `clip`, by autocorrelation, 60–500 Hz.
    static func frequency(_ clip: Clip) -> Double {
      let samples = clip.array
      let start = samples.count / 4
      let window = min(9600, samples.count / 2)
      func likeness(_ lag: Int) -> Double {
        var product = 0.0
        var powers = (1e-12, 1e-12)
        for index in start..<(start + window - lag) {
          product += Double(samples[index] * samples[index + lag])
          powers.0 += Double(samples[index] * samples[index])
          powers.1 += Double(samples[index + lag] * samples[index + lag])
        }
        return product / (powers.0 * powers.1).squareRoot()
      }
      let lags = 96...800
      let values = lags.map(likeness)
      // The first peak nearly as high as the highest: its multiples are as good.
      let top = (values.max() ?? 0) * 0.95
      let first = values.indices.dropFirst().dropLast().first {
        values[$0] >= top && values[$0] >= values[$0 - 1] && values[$0] >= values[$0 + 1]
      }
      guard let first else { return 0 }
      let bend = values[first - 1] - 2 * values[first] + values[first + 1]
      let shift = bend == 0 ? 0 : 0.5 * (values[first - 1] - values[first + 1]) / bend
      return 48_000 / (Double(lags.lowerBound + first) + shift)
    }
  }
}
