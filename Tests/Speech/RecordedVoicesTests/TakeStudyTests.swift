import MeadowFoundations
import MeadowLoudness
import MeadowSpeech
import RecordedVoices
import SoundFiles
import Testing

/// What is found in a recording of one word (own-28).
@Suite("Takes, studied")
struct TakeStudyTests {
  @Test("the beginning is found within 5 ms of its label in 95 of 100 takes, weak first sounds too")
  func beginnings() async throws {
    var (errors, late) = ([Double](), [String]())
    for (seed, word) in TakeRig.words.enumerated() {
      let sound = try await TakeRig.said(word)
      let label = TakeRig.label(sound).begin
      for (number, level) in [-72.0, -66, -60].enumerated() {
        let lead = 300 + (seed * 37 + number * 13) % 400
        let recording = TakeRig.recording(
          sound, before: lead, level: level, seed: UInt64(seed * 10 + number + 1))
        let study = try TakeStudy(TakeRig.wave(recording))
        let begin = try #require(study.begin, "\(word) was not found")
        let error = Double(begin) - label - Double(lead)
        errors.append(error)
        // What is kept before it makes up for the rest: nothing of a first sound is lost.
        if error > 5 { late.append("\(word) \(error)") }
      }
    }
    let good = errors.count { abs($0) <= 5 }
    print("beginnings within 5 ms: \(good) of \(errors.count); late: \(late)")
    #expect(Double(good) >= 0.95 * Double(errors.count), "\(errors.sorted())")
    #expect(Double(late.count) <= 0.02 * Double(errors.count), "\(late)")
  }

  @Test("the end keeps a last sound that is let go after a silence")
  func ends() async throws {
    for word in ["eat", "up", "book", "bath", "juice", "fish"] {
      let sound = try await TakeRig.said(word)
      let label = TakeRig.label(sound, depth: 30).end
      let study = try TakeStudy(TakeRig.wave(TakeRig.recording(sound, before: 400)))
      let end = try #require(study.end)
      #expect(Double(end) - 400 - label > -8, "\(word)")
      #expect(Double(end) - 400 - label < 160, "\(word)")
    }
  }

  @Test("takes are as loud as each other within 1 LU, and none peaks above −1 dBTP")
  func levels() async throws {
    var loud: [Double] = []
    for (index, word) in TakeRig.words.enumerated() {
      let sound = try await TakeRig.said(word)
      // From a whisper's distance to the lips.
      let factor = Float([0.03, 0.2, 1, 3][index % 4])
      let recording = TakeRig.recording(sound.map { $0 * factor }, level: -84)
      let study = try TakeStudy(TakeRig.wave(recording))
      loud.append(LoudnessMeter.momentaryMaximum(study.samples, rate: .mix).lufs)
      let peak = 20 * Double(LoudnessMeter.truePeak(study.samples, rate: .mix)).log10
      #expect(peak <= -1, "\(word): \(peak) dBTP")
    }
    let spread = (loud.max() ?? 0) - (loud.min() ?? 0)
    print("loudness \(loud.min() ?? 0) to \(loud.max() ?? 0) LUFS")
    #expect(spread <= 1)
  }

  @Test("a good take has no problems, also at other rates")
  func good() async throws {
    for word in TakeRig.words {
      let sound = try await TakeRig.said(word)
      let recording = TakeRig.recording(sound)
      #expect(try TakeStudy(TakeRig.wave(recording)).problems == [], "\(word)")
      #expect(try TakeStudy(TakeRig.wave(recording, rate: 44_100)).problems == [], "\(word)")
    }
  }

  @Test("silence, a short click and what is too long are not kept, and say so")
  func fatal() async throws {
    let quiet = try TakeStudy(TakeRig.wave(TakeRig.room(48_000, level: -60, seed: 3)))
    #expect(quiet.problems == [.silent] && quiet.samples.isEmpty && quiet.begin == nil)
    let nothing = try TakeStudy(TakeRig.wave([Float](repeating: 0, count: 48_000)))
    #expect(nothing.problems == [.silent])
    let word = Array(try await TakeRig.said("more")[9600..<12_000])
    #expect(try TakeRig.study(word).problems == [.short])
    let long = try TakeStudy(TakeRig.wave([Float](repeating: 0.1, count: 48_000 * 16)))
    #expect(long.problems == [.long])
    #expect(throws: RecordingProblem.self) { try TakeStudy(Array("no sound".utf8)) }
  }

  @Test("clipping, hum, noise, distance and a missing piece are noticed, and the take is kept")
  func advice() async throws {
    for word in ["mommy", "all done", "I love you", "more"] {
      let sound = try await TakeRig.said(word)
      func problems(_ samples: [Float]) throws -> [TakeProblem] {
        let study = try TakeStudy(TakeRig.wave(samples))
        #expect(!study.samples.isEmpty, "\(word)")
        return study.problems
      }
      let clipped = TakeRig.recording(sound.map { $0 * 6 }).map { max(-0.9, min(0.9, $0)) }
      #expect(try problems(clipped) == [.clipped], "\(word)")
      #expect(try problems(TakeRig.recording(sound, hum: 0.01)).contains(.hum), "\(word)")
      #expect(try problems(TakeRig.recording(sound, level: -34)).contains(.noisy), "\(word)")
      let far = TakeRig.recording(sound.map { $0 * 0.01 }, level: -96)
      #expect(try problems(far) == [.quiet], "\(word)")
      let begin = Int(TakeRig.label(sound).begin) * 48
      let cut = TakeRig.recording(Array(sound[(begin + 4800)...]), before: 0)
      #expect(try problems(cut) == [.cut], "\(word)")
    }
  }

  @Test("a second take of a word is its like; one of another word is not")
  func likeness() async throws {
    var (alarms, misses, pairs) = (0, 0, 0)
    let prosodies = [
      Prosody(rate: 0.85, pitch: 1.1, range: 1, pauseMilliseconds: 0),
      Prosody(rate: 1.2, pitch: 0.92, range: 1.4, pauseMilliseconds: 0),
    ]
    var takes: [[Float]] = []
    for word in TakeRig.words { takes.append(try TakeRig.study(await TakeRig.said(word)).samples) }
    for (index, word) in TakeRig.words.enumerated() {
      for prosody in prosodies {
        let again = try await TakeRig.said(word, prosody)
        if try TakeRig.study(again, before: takes[index]).problems.contains(.differs) {
          alarms += 1
        }
        let other = takes[(index + 11) % takes.count]
        if try !TakeRig.study(again, before: other).problems.contains(.differs) { misses += 1 }
        pairs += 1
      }
    }
    print("of \(pairs) pairs: false alarms \(alarms), misses \(misses)")
    #expect(alarms * 50 <= pairs, "\(alarms) false alarms")
    #expect(misses * 20 <= pairs, "\(misses) misses")
  }

  @Test("any bytes are studied or refused", arguments: 1...40)
  func anything(seed: UInt64) throws {
    var luck = SeededGenerator(seed: seed)
    var bytes = try TakeRig.wave(TakeRig.room(12_000, level: -20, seed: seed))
    for _ in 0..<Int.random(in: 1...60, using: &luck) {
      bytes[Int.random(in: bytes.indices, using: &luck)] = .random(in: 0...255, using: &luck)
    }
    bytes.removeLast(Int.random(in: 0..<bytes.count, using: &luck))
    guard let study = try? TakeStudy(bytes) else { return }
    #expect(study.samples.allSatisfy { abs($0) <= 1 })
    #expect(study.samples.isEmpty == study.problems.contains(where: \.isFatal))
  }
}

extension Double {
  /// The logarithm to the base of ten.
  fileprivate var log10: Double { Decibels(linear: self).value / 20 }
}
