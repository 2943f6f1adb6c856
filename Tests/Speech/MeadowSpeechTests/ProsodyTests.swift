import EspeakNG
import MeadowFoundations
import MeadowLoudness
import MeadowSpeech
import MeadowTestSupport
import SoundAnalysis
import Testing

extension EspeakTests {
  /// Requirements 2 and 9: prosody in real units, made, measured and corrected; one level for all. The
  /// same bars are measured with Praat in the voices report.
  @Suite("Prosody in real units")
  struct ProsodyTests {
    static let words = [
      "more", "want", "water", "banana", "open", "all", "mine", "yellow", "blue", "mommy", "no",
      "stop", "I want more juice please", "can we go outside?", "where is my ball",
      "Uh oh, it fell down",
    ]

    @Test("speech at a rate is 1/rate as long", arguments: [0.6, 0.7, 0.85, 1.2, 1.4])
    func rate(rate: Double) async throws {
      var products: [Double] = []
      for word in Self.words {
        let natural = try await SpeechRig.exact(SpeechRig.request(word, .natural)).clip.length
        let clip = try await SpeechRig.exact(SpeechRig.request(word, Prosody(rate: rate))).clip
        products.append(clip.length.seconds / natural.seconds * rate)
      }
      let mean = products.reduce(0, +) / Double(products.count)
      #expect(abs(mean - 1) < 0.03, "on average \(mean)")
      #expect(products.allSatisfy { (0.92...1.08).contains($0) }, "\(products)")
    }

    @Test("every voice's median F0 is its own times the pitch", arguments: [0.8, 1, 1.2, 1.4])
    func pitch(pitch: Double) async throws {
      for voice in SpeechRig.voices.voices {
        for word in Self.words {
          let prosody = Prosody(rate: 0.85, pitch: pitch)
          let track = try await Self.track(word, voice, prosody)
          let heard = try #require(track.medianHertz)
          let wanted = voice.medianHertz * pitch
          #expect(abs(heard / wanted - 1) < 0.05, "\(voice.id) \(word): \(heard) for \(wanted)")
        }
      }
    }

    @Test("the range of F0 is the text's own times the factor", arguments: [0.5, 1.5])
    func range(range: Double) async throws {
      for voice in SpeechRig.voices.voices {
        var ratios: [Double] = []
        for word in Self.words {
          let own = try await Self.track(word, voice, Prosody()).rangeSemitones
          let heard = try await Self.track(word, voice, Prosody(range: range)).rangeSemitones
          ratios.append(try #require(heard) / #require(own) / range)
        }
        let mean = ratios.reduce(0, +) / Double(ratios.count)
        #expect(abs(mean - 1) < 0.12, "\(voice.id): \(ratios)")
        let near = ratios.filter { (0.85...1.15).contains($0) }
        #expect(near.count * 10 >= ratios.count * 8, "\(voice.id): \(ratios)")
      }
    }

    @Test("range 0 is a monotone")
    func monotone() async throws {
      for voice in SpeechRig.voices.voices {
        let track = try await Self.track("banana", voice, Prosody(range: 0))
        #expect(try #require(track.rangeSemitones) < 0.2)
      }
    }

    @Test("at default prosody the girl, the boy and the companion lie where they belong")
    func places() async throws {
      let bounds = ["girl": 285.0...315, "boy": 255...285, "meadow": 190...230]
      for voice in SpeechRig.voices.voices {
        for word in Self.words {
          let median = try await Self.track(word, voice, .standard).medianHertz
          #expect(
            bounds[voice.id.name]?.contains(try #require(median)) == true, "\(voice.id) \(word)")
        }
      }
    }

    @Test("what cannot be reached is reported, and what is reached is measured")
    func reports() async throws {
      let slow = try await SpeechRig.exact(SpeechRig.request("stop", Prosody(rate: 0.5)))
      let report = try #require(slow.report)
      let natural = try await SpeechRig.exact(SpeechRig.request("stop", .natural)).clip.length
      let speed = natural.seconds / slow.clip.length.seconds
      #expect(abs(report.reached.rate - speed) < 0.02)
      #expect(report.limits.isEmpty == (abs(speed / 0.5 - 1) <= 0.03))
      let hiss = try await SpeechRig.exact(SpeechRig.request("x", phonemes: "s"))
      #expect(hiss.report?.limits.count == 1)
      let fine = try await SpeechRig.exact(SpeechRig.request("more", .standard))
      #expect(fine.report?.limits == [])
      #expect(abs((fine.report?.reached.pitch ?? 0) / 1.2 - 1) < 0.02)
    }

    @Test("an exact clip is the same whatever was said, asked or measured before")
    func isDeterministic() async throws {
      let seed = UInt64.random(in: 0...UInt64.max)
      var luck = SeededGenerator(seed: seed)
      var heard: [SpeechRequest: [Float]] = [:]
      let requests = try EspeakTests.mixedRequests()
      for _ in 0..<120 {
        let request = try #require(requests.randomElement(using: &luck))
        if Bool.random(using: &luck) {
          _ = try await SpeechRig.say(#require(requests.randomElement(using: &luck)))
        }
        let clip = try await SpeechRig.exact(request).clip.array
        let before = heard[request, default: clip]
        #expect(
          before.count == clip.count && zip(before, clip).allSatisfy { $0 == $1 }, "seed \(seed)")
        heard[request] = clip
      }
    }

    @Test("every word of every voice is at one level, and none stands above the ceiling")
    func level() async throws {
      for voice in SpeechRig.voices.voices {
        for word in CoreWords.all {
          let clip = try await SpeechRig.exact(SpeechRig.request(word, voice: voice.id)).clip
          let level = LoudnessMeter.momentaryMaximum(clip.array, rate: .mix)
          #expect(abs(level.lufs - SpeechLevel.target.lufs) < 0.3, "\(voice.id) \(word)")
          let peak = Decibels(linear: LoudnessMeter.truePeak(clip.array, rate: .mix))
          #expect(peak.value <= -1, "\(voice.id) \(word)")
        }
      }
    }

    @Test("what is said in haste is provisional and as loud as words are on average")
    func haste() async throws {
      for voice in SpeechRig.voices.voices {
        var levels: [Double] = []
        for word in CoreWords.all {
          let made = try await SpeechRig.espeak().say(
            SpeechRig.request(word, voice: voice.id), as: voice, priority: .urgent,
            isCancelled: { false }, onPart: { _, _ in })
          #expect(made.isProvisional)
          let peak = Decibels(linear: LoudnessMeter.truePeak(made.clip.array, rate: .mix))
          #expect(peak.value <= -1)
          levels.append(LoudnessMeter.momentaryMaximum(made.clip.array, rate: .mix).lufs)
        }
        let mean = levels.reduce(0, +) / Double(levels.count)
        #expect(abs(mean - SpeechLevel.target.lufs) < 1, "\(voice.id): \(mean)")
      }
    }

    private static func track(
      _ text: String, _ voice: VoiceDefinition, _ prosody: Prosody
    ) async throws -> PitchTrack {
      let clip = try await SpeechRig.exact(
        SpeechRig.request(text, voice: voice.id, prosody)
      ).clip
      let middle = voice.medianHertz * prosody.pitch
      return PitchTracker(range: middle / 2.2...middle * 2.2).track(clip.array, rate: .mix)
    }
  }
}
