import EspeakNG
import MeadowFoundations
import MeadowSpeech
import Testing

extension EspeakTests {
  /// Architecture §6, "trimmed to the exact onset": for every core word at rates 0.6 to 1.4 the clip
  /// starts within 3 ms of the first non-zero sample and loses none of it (reference/espeak-ng.md
  /// §0.2 says what that is for).
  @Suite("Trimming")
  struct TrimmingTests {
    static let rates = [0.6, 0.85, 1.0, 1.2, 1.4]
    /// The most silence there may be before a word, in frames.
    static let lead = Frames.milliseconds(3).count

    @Test("a core word starts within 3 ms and loses no sample", arguments: rates)
    func coreWords(rate: Double) async throws {
      for word in CoreWords.all { try await check(word, rate) }
    }

    @Test("words on f, s, h, p, t and k keep the whole onset", arguments: CoreWords.hardOnsets)
    func hardOnsets(word: String) async throws {
      for rate in Self.rates { try await check(word, rate) }
    }

    @Test("the silence cut before a word on p is longer than a tap may take")
    func savings() async throws {
      let request = try SpeechRig.request("potty", Prosody(rate: 0.85))
      let voice = try SpeechRig.voices.voice(.girl)
      let raw = try await SpeechRig.espeak().recording(of: request, voice: voice)
      let silence = raw.samples.prefix { $0 == 0 }.count
      #expect(Double(silence) / Double(raw.rate.hertz) > 0.04)
    }

    /// Compares the clip with eSpeak NG's own samples from the first to the last that is not zero,
    /// brought to the mix rate and the voice's level: not one may differ.
    private func check(_ word: String, _ rate: Double) async throws {
      let request = try SpeechRig.request(word, Prosody(rate: rate, pitch: 1.2))
      let voice = try SpeechRig.voices.voice(.girl)
      let raw = try await SpeechRig.espeak().recording(of: request, voice: voice)
      let first = try #require(raw.samples.firstIndex { $0 != 0 }, "\(word) has no sound")
      let last = try #require(raw.samples.lastIndex { $0 != 0 })
      let clip = try await SpeechRig.say(request)
      guard var maker = ClipMaker(from: raw.rate, gain: Decibels(voice.usualGain)) else {
        Issue.record("no memory for the resampler")
        return
      }
      maker.push([Int16](repeating: 0, count: OnsetTrimmer.lead) + raw.samples[first...last])
      let hasSound = maker.finish()
      let expected = maker.clip
      #expect(hasSound)
      #expect(clip.samples.elementsEqual(expected.samples), "\(word) at \(rate)")
      let onset = try #require(clip.samples.firstIndex { abs($0) >= 1 / 32768 })
      #expect(onset <= Self.lead, "\(word) at \(rate) starts after \(onset) frames")
    }
  }
}
