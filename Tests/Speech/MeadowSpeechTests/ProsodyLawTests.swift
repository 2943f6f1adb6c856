import EspeakNG
import MeadowFoundations
import MeadowSpeech
import SoundAnalysis
import Testing

/// Requirements 2: the mapping to eSpeak NG's parameters inverts its laws (reference/espeak-ng.md §2.4,
/// §2.5).
@Suite("Prosody laws")
struct ProsodyLawTests {
  @Test("every reachable pitch and range of every voice is met, for words and for phrases")
  func pitch() throws {
    for voice in try SpeechRig.espeakVoices() {
      for pitch in stride(from: 0.7, through: 1.6, by: 0.01) {
        for range in [0.0, 0.5, 1, 1.5] {
          for intonation in [Intonation.word, .phrase] {
            check(voice, Prosody(pitch: pitch, range: range), intonation)
          }
        }
      }
    }
  }

  private func check(_ voice: EspeakVoice, _ prosody: Prosody, _ intonation: Intonation) {
    let law = EspeakVariant(voice, prosody).pitch
    let plan = PitchPlan(voice.pitch, prosody, intonation)
    let setting = law.setting(hertz: plan.hertz, at: intonation.median, slope: plan.slope)
    let median = law.hertz(at: intonation.median, setting)
    #expect(abs(median / plan.hertz - 1) < 0.01, "\(voice.definition.id) \(prosody) \(intonation)")
    let swing = Semitones.between(
      law.hertz(at: intonation.low, setting), law.hertz(at: intonation.high, setting))
    let slack = max(0.05, plan.semitones * 0.08)
    #expect(abs(swing - plan.semitones) < slack, "\(voice.definition.id) \(prosody) \(intonation)")
    #expect((0...99).contains(setting.pitch) && (0...99).contains(setting.range))
    for value in [0, intonation.low, 36, intonation.high, 100] where setting.range > 0 {
      let hertz = law.hertz(at: value, setting)
      #expect(abs(law.intonation(at: hertz, setting) - value) < 1e-6)
    }
  }

  @Test("range 0 is a monotone, and range 1 the voice's own semitones")
  func plans() throws {
    for voice in try SpeechRig.espeakVoices() {
      #expect(PitchPlan(voice.pitch, Prosody(range: 0), .word).slope == 0)
      let plan = PitchPlan(voice.pitch, .natural, .word)
      #expect(abs(plan.semitones - voice.definition.rangeSemitones) < 1e-6)
      #expect(abs(plan.hertz * voice.block.formantScale - voice.definition.medianHertz) < 1e-6)
      let higher = PitchPlan(voice.pitch, Prosody(pitch: 1.4), .phrase)
      #expect(abs(higher.semitones - PitchPlan(voice.pitch, .natural, .phrase).semitones) < 1e-6)
    }
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
      #expect(speeds.allSatisfy { (80...400).contains($0) })
    }
  }

  @Test("a variant's text decides its name, which is short and plain")
  func variant() throws {
    let voice = try SpeechRig.espeakVoice(.girl)
    let one = EspeakVariant(voice, .natural)
    let faster = EspeakVariant(voice, Prosody(rate: 1.5))
    let wider = EspeakVariant(voice, Prosody(range: 1.5))
    let higher = EspeakVariant(voice, Prosody(pitch: 1.3))
    #expect(one == faster)
    #expect(one == wider)
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
