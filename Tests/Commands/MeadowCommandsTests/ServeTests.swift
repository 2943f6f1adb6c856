import Foundation
import FoundationNetworking
import MeadowTestSupport
import Synchronization
import Testing

/// `meadow serve` says in one line where it is, and ends when told (architecture §9).
@Suite(.timeLimit(.minutes(10))) struct ServeTests {
  @Test("one line says where it is; told to end it ends with 0 and has said nothing else")
  func ready() async throws {
    let service = try await Service(in: try Home(), ["--output", "silent"])
    #expect(
      service.line == "Meadow is ready at http://127.0.0.1:\(service.port) (sound: silent)")
    #expect(service.port > 0)
    let ended = await service.end()
    #expect(ended == Service.Ending(code: 0, rest: ""))
  }

  @Test("with no sound server the page is the output, and the line says so")
  func browser() async throws {
    let service = try await Service(in: try Home(), [])
    #expect(service.line.hasSuffix("(sound: browser)"))
    #expect(await service.end().code == 0)
  }

  @Test("a port that is taken ends with 69 and one line that names --port")
  func portTaken() async throws {
    let service = try await Service(in: try Home(), ["--output", "silent"])
    let result = try await Program(in: try Home()).run(
      "serve", "--output", "silent", "--port", "\(service.port)")
    #expect(result.code == 69)
    #expect(result.output == "")
    let next = service.port < 65_535 ? service.port + 1 : 8080
    #expect(
      result.complaint
        == "Error: port \(service.port) is taken by another program; choose another with --port, "
        + "such as --port \(next), or --port 0 for any free one\n")
    #expect(await service.end().code == 0)
  }

  @Test("a recorded session replays as it was")
  func record() async throws {
    let home = try Home()
    // Half a minute of speech: however slowly the stop comes, it comes while this is spoken.
    let phrase = Array(repeating: "I want more", count: 30).joined(separator: ", ")
    let service = try await Service(in: home, ["--output", "silent", "--record", "s.jsonl"])
    try await service.post("/v1/taps", #"{"word":"more"}"#)
    try await service.post("/v1/taps", #"{"phrase":"\#(phrase)"}"#)
    try await service.post("/v1/stop", "")
    #expect(await service.end().code == 0)
    let result = try await Program(in: home).run("replay", "s.jsonl")
    #expect(result.code == 0)
    // Whether the first word ended on its own is for the moment of the taps; that both began, and
    // that the stop cut the second one off, is not.
    let lines = result.output.split(separator: "\n").map { $0.drop { $0 != " " }.dropFirst(2) }
    #expect(lines.contains("started      1  word \"more\""))
    #expect(lines.contains("started      2  phrase \"\(phrase)\""))
    let ends = ["finished", "interrupted"]
    #expect(lines.last { line in ends.contains { line.hasPrefix($0) } } == "interrupted  2")
  }

  /// A service that runs until the test is over.
  final class Service: Sendable {
    struct Ending: Equatable {
      var code: Int32
      /// What it printed after its first line.
      var rest: String
    }

    let line: String
    let port: Int
    private let process: Process
    private let output = Pipe()
    private let home: Home

    init(in home: Home, _ arguments: [String]) async throws {
      self.home = home
      process = try Program(in: home).process(
        Program.url(), ["serve", "--port", "0"] + arguments)
      process.standardOutput = output
      try process.run()
      line = await Self.firstLine(of: output.fileHandleForReading)
      port =
        line.split(separator: "127.0.0.1:").last
        .flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Tells it to end and returns what it left.
    func end() async -> Ending {
      let process = process
      let output = output.fileHandleForReading
      process.terminate()
      return await Self.aside {
        let rest = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Ending(code: process.terminationStatus, rest: rest)
      }
    }

    func post(_ path: String, _ body: String) async throws {
      let url = try #require(URL(string: "http://127.0.0.1:\(port)\(path)"))
      var request = URLRequest(url: url)
      request.httpMethod = "POST"
      request.timeoutInterval = 300
      request.httpBody = Data(body.utf8)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      let (data, reply) = try await URLSession.shared.data(for: request)
      let status = (reply as? HTTPURLResponse)?.statusCode
      #expect(status == 200, "\(String(decoding: data, as: UTF8.self))")
    }

    private static func firstLine(of file: FileHandle) async -> String {
      await aside {
        var bytes: [UInt8] = []
        // One byte at a time: what follows is read by end().
        while let byte = try? file.read(upToCount: 1)?.first, byte != 10 { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
      }
    }

    /// Does what blocks on a thread that may.
    private static func aside<Value: Sendable>(
      _ work: @escaping () -> Value
    ) async -> Value {
      nonisolated(unsafe) let work = work  // called once, by one thread, while we wait
      return await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: work()) }
      }
    }
  }
}
