import Foundation
import FoundationNetworking
import MeadowTestSupport
import Testing

/// A service over a data folder of a test's own, which may be killed and started again there.
final class FaultService: Sendable {
  /// What a request brought.
  struct Reply {
    var status: Int
    var data: Data
    var headers: [String: String]

    /// The JSON of the reply, as `Value`.
    func json<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
      do { return try JSONDecoder().decode(type, from: data) } catch {
        Issue.record("\(String(decoding: data, as: UTF8.self)): \(error)")
        throw error
      }
    }
  }

  /// What /healthz says.
  struct Health: Decodable {
    struct Log: Decodable {
      var kept: Int
      var waiting: Int
      var dropped: Int
      var problem: String?
    }
    var status: String
    var log: Log
    var notes: [String]
  }

  /// What a tap's reply says.
  struct Said: Decodable {
    var utterance: Int
    var text: String
    var isRepeat: Bool
  }

  private let process: Process
  private let output = Pipe()
  private let complaints: URL
  private let port: Int
  private let session: URLSession

  /// Starts the service over `folder` and waits until it takes taps. `around` is a shell that begins it
  /// in surroundings of its own, as the last thing it does, with its command as arguments.
  init(over folder: String, in home: Home, around script: String? = nil) async throws {
    let program = Program(in: home)
    let serve = ["serve", "--port", "0", "--output", "silent", "--data", folder]
    if let script {
      process = try program.process(
        URL(filePath: "/usr/bin/env"),
        ["unshare", "-rm", "sh", "-c", script, "sh", try Program.url().path] + serve)
    } else {
      process = try program.process(Program.url(), serve)
    }
    complaints = try home.newFile()
    process.standardError = try FileHandle(forWritingTo: complaints)
    process.standardOutput = output
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.timeoutIntervalForRequest = 300
    session = URLSession(configuration: configuration)
    try process.run()
    let line = await Self.firstLine(of: output.fileHandleForReading)
    let digits = line.split(separator: "127.0.0.1:").last.map { $0.prefix { $0.isNumber } }
    port = digits.flatMap { Int($0) } ?? 0
    try #require(port > 0, "it does not start: \(line) \(said)")
  }

  deinit {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    session.invalidateAndCancel()
  }

  /// What it has said on stderr so far.
  var said: String { (try? String(contentsOf: complaints, encoding: .utf8)) ?? "" }

  /// The number of its process.
  var number: Int32 { process.processIdentifier }

  /// Ends it as a power cut would.
  func kill() async {
    Foundation.kill(process.processIdentifier, SIGKILL)
    await Self.aside { [process] in process.waitUntilExit() }
  }

  /// Tells it to end, and waits until it has.
  func end() async {
    process.terminate()
    await Self.aside { [process] in process.waitUntilExit() }
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
  }

  @discardableResult
  func request(
    _ method: String, _ path: String, _ body: String? = nil, cookie: String? = nil
  ) async throws -> Reply {
    let url = try #require(URL(string: "http://127.0.0.1:\(port)\(path)"))
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
    if let cookie { request.setValue(cookie, forHTTPHeaderField: "Cookie") }
    let (data, response) = try await session.data(for: request)
    let reply = try #require(response as? HTTPURLResponse)
    let headers = reply.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
    return Reply(
      status: reply.statusCode, data: data,
      headers: Dictionary(headers) { first, _ in first })
  }

  func get<Value: Decodable>(
    _ path: String, as _: Value.Type = Value.self, cookie: String? = nil
  ) async throws -> Value {
    let reply = try await request("GET", path, cookie: cookie)
    #expect(reply.status == 200, "\(path): \(String(decoding: reply.data, as: UTF8.self))")
    return try reply.json()
  }

  /// Taps a word of the kitchen, which must be spoken.
  @discardableResult
  func tap(_ word: String) async throws -> Said {
    let reply = try await request("POST", "/v1/taps", #"{"word":"\#(word)","scene":"kitchen"}"#)
    #expect(reply.status == 200, "\(String(decoding: reply.data, as: UTF8.self))")
    return try reply.json()
  }

  func health() async throws -> Health { try await get("/healthz") }

  /// Opens the gate, where no code is set, and returns what lets one in.
  func openGate() async throws -> String {
    let reply = try await request("POST", "/v1/gate/open", #"{"heldMilliseconds":3000}"#)
    #expect(reply.status == 200)
    return String(try #require(reply.headers["set-cookie"]).prefix { $0 != ";" })
  }

  /// The health, once it is as wanted; the last seen where that is not within a minute.
  func health(once isWanted: (Health) -> Bool) async throws -> Health {
    let end = DispatchTime.now() + .seconds(60)
    var health = try await health()
    while !isWanted(health), DispatchTime.now() < end { health = try await self.health() }
    return health
  }

  private static func firstLine(of file: FileHandle) async -> String {
    await aside {
      var bytes: [UInt8] = []
      while let byte = try? file.read(upToCount: 1)?.first, byte != 10 { bytes.append(byte) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Does what blocks on a thread that may.
  private static func aside<Value: Sendable>(_ work: @escaping () -> Value) async -> Value {
    nonisolated(unsafe) let work = work  // called once, by one thread, while we wait
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: work()) }
    }
  }
}
