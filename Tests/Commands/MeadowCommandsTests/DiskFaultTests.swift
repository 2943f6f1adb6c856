import Foundation
import MeadowFoundations
import MeadowTestSupport
import Testing

/// A data folder that cannot be written and a disk that is full: speech goes on, the state says so,
/// and the log waits and is written as soon as that is possible ("Bad input and faults").
@Suite(.serialized, .timeLimit(.minutes(10))) struct DiskFaultTests {
  /// Whether a service can be given a disk of its own here, which takes a name space for mounts.
  static let canMount: Bool = {
    let shell = Process()
    shell.executableURL = URL(filePath: "/usr/bin/env")
    shell.arguments = ["unshare", "-rm", "sh", "-c", "mount -t tmpfs none /mnt"]
    shell.standardError = FileHandle.nullDevice
    let isThere = (try? shell.run()) != nil
    if isThere { shell.waitUntilExit() }
    let can = isThere && shell.terminationStatus == 0
    if !can { print("SKIPPED: full disks and read-only folders; unshare -rm may not mount here") }
    return can
  }()

  @Test(
    "on a full disk taps speak, the state says so, and the log is written once there is room",
    .enabled(if: DiskFaultTests.canMount))
  func full() async throws {
    let folder = try Folder()
    let service = try await folder.start(
      around: "mount -t tmpfs -o size=8m none '\(folder.data)' && exec \"$@\"")
    try await service.tap("cup")
    _ = try await service.health { $0.log.waiting == 0 && $0.log.kept > 0 }
    // The disk is in the service's own name space; its process leads there.
    let ballast = "/proc/\(service.number)/root\(folder.path("ballast"))"
    try Self.fill(ballast)
    try await service.tap("milk")
    let full = try await service.health { $0.log.problem != nil }
    #expect(full.log.problem?.contains("events.sqlite is full: free some space") == true)
    #expect(full.log.waiting > 0)
    #expect(full.notes.contains { $0.contains("is full") })
    for word in ["apple", "banana", "cookie"] { #expect(try await service.tap(word).text == word) }
    try FileManager.default.removeItem(atPath: ballast)
    let well = try await service.health { $0.log.problem == nil && $0.log.waiting == 0 }
    #expect(well.log.problem == nil && well.log.waiting == 0 && well.log.dropped == 0)
    #expect(try await service.insight().total.wordTaps == 5)
    await service.end()
  }

  @Test(
    "with no room from the very start it starts and speaks, and says what it cannot keep",
    .enabled(if: DiskFaultTests.canMount))
  func fullFromTheStart() async throws {
    let folder = try Folder()
    let service = try await folder.start(
      around: "mount -t tmpfs -o size=16k none '\(folder.data)' && exec \"$@\"")
    #expect(try await service.tap("milk").text == "milk")
    let health = try await service.health { $0.log.problem != nil }
    for file in ["family.sqlite", "events.sqlite"] {
      #expect(health.notes.contains { $0.contains(file) }, "\(health.notes)")
      #expect(service.said.contains(file))
    }
    await service.end()
  }

  @Test(
    "in a read-only folder taps speak, the state says so, and the log is written once it may be",
    .enabled(if: DiskFaultTests.canMount), arguments: [false, true])
  func readOnly(isUsed: Bool) async throws {
    let folder = try Folder()
    if isUsed { try await folder.choose(rate: 0.75) }
    let data = "'\(folder.data)'"
    let service = try await folder.start(
      around: "mount --bind \(data) \(data) && mount -o remount,ro,bind \(data) && exec \"$@\"")
    #expect(try await service.tap("milk").text == "milk")
    if isUsed { #expect(try await service.rate() == 0.75) }
    let shut = try await service.health { $0.log.waiting > 0 && $0.log.problem != nil }
    #expect(shut.log.waiting > 0)
    for file in ["family.sqlite", "events.sqlite"] {
      #expect(shut.notes.contains { $0.contains(file) }, "\(shut.notes)")
      #expect(service.said.contains(file))
    }
    let opened = try await Program(in: folder.home).run(
      URL(filePath: "/usr/bin/env"),
      ["nsenter", "-t", "\(service.number)", "-U", "-m", "--preserve-credentials"]
        + ["mount", "-o", "remount,rw,bind", folder.data])
    #expect(opened.code == 0, "\(opened.complaint)")
    let well = try await service.health { $0.log.problem == nil && $0.log.waiting == 0 }
    #expect(well.log.problem == nil && well.log.waiting == 0 && well.log.dropped == 0)
    #expect(try await service.insight().total.wordTaps == 1)
    await service.end()
  }

  @Test("directories where the files belong are named and left alone, and taps speak")
  func directories() async throws {
    let folder = try Folder()
    let files = ["family.sqlite", "events.sqlite", "profile.json", "settings.json"]
    for file in files { try folder.write([1], as: "\(file)/inside") }
    let service = try await folder.start()
    #expect(try await service.tap("milk").text == "milk")
    let health = try await service.health { $0.log.problem != nil && $0.log.waiting > 0 }
    #expect(health.log.waiting > 0)
    for file in ["family.sqlite", "events.sqlite"] {
      #expect(health.notes.contains { $0.contains(file) }, "\(health.notes)")
      #expect(service.said.contains(file))
    }
    await service.end()
    for file in files { #expect(try folder.read("\(file)/inside") == [1], "\(file)") }
  }

  /// Writes at `path` until nothing fits any more.
  private static func fill(_ path: String) throws {
    try #require(FileManager.default.createFile(atPath: path, contents: nil))
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    let block = Data(repeating: 1, count: 4_096)
    while (try? file.write(contentsOf: block)) != nil {}
    try? file.close()
  }
}
