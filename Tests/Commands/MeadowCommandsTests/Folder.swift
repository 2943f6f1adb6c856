import Foundation

/// A data folder of one test's own, and services over it.
struct Folder {
  let home: Home
  let data: String

  init() throws {
    home = try Home()
    data = home.file("data")
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String { "\(data)/\(name)" }

  func write(_ bytes: [UInt8], as name: String) throws {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path(name))))
  }

  /// Removes `name`, where it is.
  func remove(_ name: String) throws {
    if FileManager.default.fileExists(atPath: path(name)) {
      try FileManager.default.removeItem(atPath: path(name))
    }
  }

  func start(around script: String? = nil) async throws -> FaultService {
    try await FaultService(over: data, in: home, around: script)
  }

  /// Has a service set the rate, and end.
  func choose(rate: Double) async throws {
    let service = try await start()
    try await service.set(rate: rate)
    await service.end()
  }
}

extension FaultService {
  private struct Settings: Decodable { var rate: Double }

  /// The rate of the settings.
  func rate() async throws -> Double { try await get("/v1/settings", as: Settings.self).rate }

  /// Changes the rate as a grown-up does; returns when that was acknowledged.
  func set(rate: Double) async throws {
    let cookie = try await openGate()
    let reply = try await request("PATCH", "/v1/settings", #"{"rate":\#(rate)}"#, cookie: cookie)
    guard reply.status == 200 else { throw Refused(status: reply.status) }
  }

  /// A change that was not taken.
  struct Refused: Error { var status: Int }
}
