import Foundation
import MeadowTestSupport
import Testing

/// `meadow say` is heard, or gives a file that any audio tool opens (architecture §9).
@Suite(.timeLimit(.minutes(10))) struct SayTests {
  @Test("a file is 16 bit, 48 kHz, mono, and as long in every format", arguments: ["wav", "flac"])
  func file(format: String) async throws {
    let header = try await header(of: "I want more", in: format)
    #expect(header == SoundHeader(frames: header?.frames ?? 0))
    // A second at the settings' rate of 0.85, give or take a fifth.
    #expect((38_000...58_000).contains(header?.frames ?? 0))
    #expect(header?.frames == (try await self.header(of: "I want more", in: "wav"))?.frames)
  }

  @Test("an Ogg file is as long as the WAV file, at the same rate, in mono")
  func ogg() async throws {
    let ogg = try await header(of: "I want more", in: "ogg")
    let wav = try await header(of: "I want more", in: "wav")
    #expect(ogg?.rate == 48_000)
    #expect(ogg?.channels == 1)
    #expect(ogg?.frames == wav?.frames)
  }

  @Test("the same words give the same file, made now or kept from before")
  func repeats() async throws {
    let home = try Home()
    let program = Program(in: home)
    for name in ["a.wav", "b.wav"] {
      #expect(try await program.run("say", "more", "--to", name).code == 0)
    }
    let isSame = try home.read("a.wav") == home.read("b.wav")
    #expect(isSame)
    let samples = SoundHeader.samples(ofWAV: try home.read("a.wav"))
    #expect(samples.contains { abs(Int($0)) > 3000 })
  }

  @Test("rate, voice and the ending in capitals are heeded")
  func manner() async throws {
    let home = try Home()
    let program = Program(in: home)
    var frames: [Int] = []
    for (name, rate) in [("slow.WAV", "0.6"), ("fast.wav", "1.4")] {
      let result = try await program.run(
        "say", "banana", "--voice", "boy", "--rate", rate, "--to", name)
      #expect(result.code == 0)
      frames.append(SoundHeader(try home.read(name))?.frames ?? 0)
    }
    // 1.4 / 0.6 is 2.33; the tail's fixed length takes something off.
    #expect((1.8...2.6).contains(Double(frames[0]) / Double(frames[1])))
  }

  @Test("a tool that is not ours reads the files", arguments: ["wav", "flac", "ogg"])
  func foreignTool(format: String) async throws {
    let soxi = URL(filePath: "/usr/bin/soxi")
    guard FileManager.default.isExecutableFile(atPath: soxi.path) else {
      return print("SKIPPED: whether sox reads our \(format); apt-get install sox")
    }
    let home = try Home()
    let program = Program(in: home)
    #expect(try await program.run("say", "more", "--to", "x.\(format)").code == 0)
    var answers: [String] = []
    for question in ["-r", "-c", "-b"] {
      answers.append(try await program.run(soxi, [question, home.file("x.\(format)")]).output)
    }
    #expect(answers.prefix(2) == ["48000\n", "1\n"])
    if format != "ogg" { #expect(answers[2] == "16\n") }
  }

  private func header(of text: String, in format: String) async throws -> SoundHeader? {
    let home = try Home()
    let result = try await Program(in: home).run("say", text, "--to", "x.\(format)")
    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(result.complaint == "")
    return SoundHeader(try home.read("x.\(format)"))
  }
}

extension SayTests {
  /// Its name tells `make test` that it wants the machine for itself.
  @Suite(.enabled(if: PrivatePulse.isThere)) struct PulseTests {
    @Test("speech is played and the program ends when it was heard")
    func played() async throws {
      let pulse = try PrivatePulse()
      let program = Program(in: try Home(), environment: ["PULSE_SERVER": pulse.server])
      for arguments in [["say", "more"], ["pronounce", "more"]] {
        let start = ContinuousClock.now
        let result = try await program.run(arguments)
        #expect(result.code == 0)
        #expect(result.complaint == "")
        #expect(result.output.isEmpty == (arguments[0] == "say"))
        #expect(ContinuousClock.now - start > .milliseconds(500), "the word takes 547 ms")
      }
    }
  }
}

extension SoundHeader {
  /// What a file of ours promises.
  init(frames: Int) {
    rate = 48_000
    channels = 1
    bits = 16
    self.frames = frames
  }
}
