import MeadowModel
import MeadowSpeech
import Testing

/// Architecture §6: the mapping to eSpeak NG's parameters inverts its laws (reference/espeak-ng.md §2.4,
/// §2.5).
@Suite("Prosody laws")
struct ProsodyLawTests {
  @Test("every reachable pitch and range of every voice is met within half a percent")
  func pitch() {
    for voice in SpeechRig.voices.voices {
      for pitch in stride(from: 0.7, through: 1.6, by: 0.01) {
        for range in [0.0, 0.5, 1, 1.5] {
          let law = EspeakPitch(
            hertz: voice.medianHertz * pitch, semitones: voice.rangeSemitones * range, tract: 1.1)
          let wanted = voice.medianHertz * pitch
          #expect(abs(law.medianHertz / wanted - 1) < 0.005, "\(voice.id) \(pitch) \(range)")
          #expect((50...99).contains(law.parameter))
          #expect(law.b >= law.a)
        }
      }
    }
  }

  @Test("range 0 is a monotone")
  func monotone() {
    let law = EspeakPitch(hertz: 250, semitones: 0, tract: 1.1)
    #expect(law.a == law.b)
  }

  @Test("a rate of 1 is the voice's own speed, and faster is always more words")
  func rate() {
    for isPhrase in [true, false] {
      for natural in 150...200 {
        let same = EspeakRateLaw.wordsPerMinute(rate: 1, natural: natural, isPhrase: isPhrase)
        #expect(same == natural)
      }
      let speeds = stride(from: 0.5, through: 1.6, by: 0.05).map {
        EspeakRateLaw.wordsPerMinute(rate: $0, natural: 165, isPhrase: isPhrase)
      }
      #expect(speeds == speeds.sorted())
      #expect(speeds.first == 80 || isPhrase)
      #expect(speeds.allSatisfy { (80...400).contains($0) })
    }
  }

  @Test("a variant's text decides its name, which is short and plain")
  func variant() throws {
    let voice = try SpeechRig.voices.voice(.girl)
    let one = EspeakVariant(voice, .natural)
    let faster = EspeakVariant(voice, Prosody(rate: 1.5))
    let higher = EspeakVariant(voice, Prosody(pitch: 1.3))
    #expect(one == faster)
    #expect(one.name != higher.name)
    #expect(one.name.utf8.count <= 30)
    #expect(one.name.allSatisfy { $0.isLetter || $0.isNumber })
    for line in ["flutter 0", "roughness 0", "echo 0 0", "language variant"] {
      #expect(one.text.split(separator: "\n").contains(Substring(line)))
    }
    #expect(!one.text.contains("breath"))
    #expect(one.text.split(separator: "\n").allSatisfy { $0.utf8.count < 119 })
  }
}
