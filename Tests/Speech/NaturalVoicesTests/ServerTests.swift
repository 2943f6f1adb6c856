import Foundation
import MeadowFoundations
import MeadowSpeech
import NaturalVoices
import Testing

/// Where a speech server may be, and what is believed of it (own-26).
@Suite("Speech servers")
struct ServerTests {
  @Test("addresses of this machine are taken")
  func own() throws {
    #expect(try ServerAddress("tcp://127.0.0.1:10200") == .tcp(host: "127.0.0.1", port: 10_200))
    #expect(try ServerAddress("tcp://127.0.0.1:10200").otherHost == nil)
    #expect(try ServerAddress("unix:///run/piper.sock").otherHost == nil)
    #expect(try ServerAddress("tcp://[::1]:10200") == .tcp(host: "[::1]", port: 10_200))
    #expect(try ServerAddress("unix:///run/piper.sock") == .unix(path: "/run/piper.sock"))
    #expect(
      try ServerAddress("http://localhost:8880/v1/audio/speech")
        == .http(host: "localhost", port: 8880, path: "/v1/audio/speech"))
    #expect(try ServerAddress("http://localhost") == .http(host: "localhost", port: 80, path: ""))
  }

  @Test(
    "another machine is refused, with what it would mean, unless it is allowed by its name",
    arguments: ["tcp://10.0.0.7:10200", "http://voices.example:80/", "tcp://127.0.0.1.example:1"])
  func others(text: String) throws {
    let problem = #expect(throws: InputProblem.self) { try ServerAddress(text) }
    #expect(problem?.field == "server" && problem?.advice.contains("every word") == true)
    let host = try #require(
      text.split(separator: "/").dropFirst().first?.split(separator: ":").first)
    #expect(try ServerAddress(text, allowed: String(host)).otherHost == String(host))
    #expect(throws: InputProblem.self) { try ServerAddress(text, allowed: "another.example") }
  }

  @Test(
    "what is no address is told",
    arguments: [
      "", "127.0.0.1:10200", "tcp://127.0.0.1", "tcp://:1", "tcp://127.0.0.1:0",
      "tcp://127.0.0.1:99999", "unix://piper.sock", "ftp://127.0.0.1:1", "tcp://127.0.0.1:x",
    ])
  func wrong(text: String) {
    #expect(throws: InputProblem.self) { try ServerAddress(text) }
  }

  @Test(
    "a server that fails is left alone for 1, 2, 4 … 60 s, and asked again at once when it answers")
  func resting() {
    var condition = ServerCondition()
    var now = MonotonicTime(nanoseconds: 1_000_000_000)
    var rests: [Double] = []
    for _ in 0..<9 {
      #expect(condition.isOpen(at: now))
      condition.failed(.late(seconds: 4), text: "milk", at: now)
      guard case .away(let reason, let seconds) = condition.report(at: now) else {
        Issue.record("it is not away")
        return
      }
      #expect(reason.contains("within 4 s") && !condition.isOpen(at: now))
      rests.append(seconds)
      now = MonotonicTime(nanoseconds: now.nanoseconds + Int64(seconds * 1_000_000_000))
    }
    #expect(rests == [1, 2, 4, 8, 16, 32, 60, 60, 60])
    condition.answered()
    #expect(condition.report(at: now) == .ready)
    condition.failed(.late(seconds: 4), text: "milk", at: now)
    #expect(condition.report(at: now) != .ready)
  }

  @Test(
    "one text that a server cannot say, however often, is the text's fault, another one the server's"
  )
  func badTexts() {
    var condition = ServerCondition()
    let now = MonotonicTime(nanoseconds: 1_000_000_000)
    condition.failed(.refused(reason: "no"), text: "milk", at: now)
    #expect(condition.report(at: now) == .ready)
    condition.answered()
    for _ in 0..<3 { condition.failed(.noVoice, text: "milk", at: now) }
    #expect(condition.isOpen(at: now))
    condition.failed(.silent, text: "ball", at: now)
    #expect(!condition.isOpen(at: now))
  }

  private func take(_ seconds: Double, rate: Int = 22_050, _ wave: (Double) -> Double) -> RawTake {
    let samples = (0..<Int(seconds * Double(rate))).map {
      Int16(8000 * max(-1, min(1, wave(Double($0) / Double(rate)))))
    }
    return RawTake(samples: samples, rate: SampleRate(hertz: rate))
  }

  private func voice(_ time: Double) -> Double {
    (1...8).reduce(0) { $0 + sin(2 * .pi * 120 * Double($1) * time) / Double($1) } / 2
  }

  @Test("a voice is believed; silence, ten minutes and another rate are not")
  func lies() throws {
    let limits = TakeLimits("banana", rate: 22_050)
    #expect(try take(0.6, voice).checked(limits).samples.count == 13_230)
    func problem(_ take: RawTake) -> ServerProblem? {
      do throws(ServerProblem) { _ = try take.checked(limits) } catch { return error }
      return nil
    }
    #expect(problem(take(0, voice)) == .silent)
    #expect(problem(take(0.6) { _ in 0 }) == .silent)
    #expect(problem(take(0.01, voice)) == .silent)
    #expect(problem(take(0.6, rate: 16_000, voice)) == .otherRate(hertz: 16_000, expected: 22_050))
    guard case .tooLong = problem(take(30, voice)) else {
      Issue.record("thirty seconds for a word are believed")
      return
    }
  }
}
