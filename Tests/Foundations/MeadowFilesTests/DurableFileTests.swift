import Foundation
import MeadowFiles
import Synchronization
import Testing

/// Files that are the old one or the new one, whatever the disk does in between.
@Suite final class DurableFileTests {
  let directory = NSTemporaryDirectory() + "meadow-files-" + UUID().uuidString
  var path: String { directory + "/profile.json" }
  let old = Array("old".utf8)
  let new = [UInt8]((0..<1000).map { UInt8($0 % 251) })

  init() throws { try Files.makeDirectory(directory, for: .family) }

  deinit { Files.remove(directory) }

  @Test("a family's file is on the disk before it takes its name, and its name is too")
  func order() throws {
    let seen = Mutex<[String]>([])
    let calls = watched { name in seen.withLock { $0.append(name) } }
    try DurableFile.write(new, to: path, as: .family, by: calls)
    #expect(
      seen.withLock { $0 } == [
        "open", "write", "synchronise", "close", "rename", "open", "synchronise", "close",
      ])
    #expect(Files.read(path, atMost: 4096) == new)
  }

  @Test("what can be made again does not wait for the disk")
  func cache() throws {
    let calls = watched { #expect($0 != "synchronise") }
    try DurableFile.write(new, to: path, as: .cache, by: calls)
    #expect(Files.read(path, atMost: 4096) == new)
  }

  @Test("a family's file is for its owner alone, and so is its directory")
  func rights() throws {
    try DurableFile.write(new, to: path, as: .family)
    try DurableFile.write(new, to: directory + "/clip.wav", as: .cache)
    #expect(try rights(path) == 0o600)
    #expect(try rights(directory) == 0o700)
    #expect(try rights(directory + "/clip.wav") & 0o600 == 0o600)
  }

  @Test("signals and a disk that takes three bytes at a time lose nothing")
  func interruptions() throws {
    let count = Mutex(0)
    // Every other call is interrupted before it does anything.
    let isInterrupted: @Sendable () -> Bool = {
      count.withLock {
        $0 += 1
        return $0 % 2 == 1
      }
    }
    var calls = FileCalls()
    let system = calls
    calls.write = { file, bytes in
      isInterrupted()
        ? failing(EINTR) : system.write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(3)))
    }
    calls.synchronise = { isInterrupted() ? CInt(failing(EINTR)) : system.synchronise($0) }
    calls.rename = { isInterrupted() ? CInt(failing(EINTR)) : system.rename($0, $1) }
    try DurableFile.write(new, to: path, as: .family, by: calls)
    #expect(Files.read(path, atMost: 4096) == new)
    #expect(Files.names(in: directory) == ["profile.json"])
  }

  @Test("what another program clears away before it has its name is written once more, once only")
  func clearedAway() throws {
    let count = Mutex(0)
    var calls = FileCalls()
    let system = calls
    calls.rename = { from, to in
      let isFirst = count.withLock { count in
        count += 1
        return count == 1
      }
      if isFirst { unlink(from) }
      return system.rename(from, to)
    }
    try DurableFile.write(new, to: path, as: .family, by: calls)
    #expect(Files.read(path, atMost: 4096) == new && Files.names(in: directory) == ["profile.json"])
    calls.rename = { from, to in
      unlink(from)
      return system.rename(from, to)
    }
    #expect(throws: FileProblem.self) {
      try DurableFile.write(old, to: path, as: .family, by: calls)
    }
    #expect(Files.read(path, atMost: 4096) == new && Files.names(in: directory) == ["profile.json"])
  }

  @Test(
    "where one call fails, the old file is as it was, nothing lies beside it, and the path is said",
    arguments: ["open", "write", "write nothing", "synchronise", "close", "rename"])
  func faults(_ call: String) throws {
    try DurableFile.write(old, to: path, as: .family)
    var calls = FileCalls()
    let system = calls
    switch call {
    case "open": calls.open = { _, _, _ in CInt(failing(ENOSPC)) }
    case "write": calls.write = { _, _ in failing(ENOSPC) }
    case "write nothing": calls.write = { _, _ in 0 }
    case "synchronise": calls.synchronise = { _ in CInt(failing(EIO)) }
    case "close":
      calls.close = { file in
        _ = system.close(file)
        return CInt(failing(EDQUOT))
      }
    default: calls.rename = { _, _ in CInt(failing(EROFS)) }
    }
    let problem = try #require(
      #expect(throws: FileProblem.self) {
        try DurableFile.write(new, to: path, as: .family, by: calls)
      })
    #expect(problem.description.contains(path) && problem.reason.contains(path))
    #expect(problem.reason.contains("disk is full") == ["open", "write", "close"].contains(call))
    #expect(Files.read(path, atMost: 4096) == old)
    #expect(Files.names(in: directory) == ["profile.json"])
  }

  @Test("a directory that cannot be made to last is said, unless its file system never can")
  func directoryThatFails() throws {
    for (code, isSaid) in [(EIO, true), (EINVAL, false)] {
      let count = Mutex(0)
      var calls = FileCalls()
      calls.synchronise = { _ in
        let isSecond = count.withLock {
          $0 += 1
          return $0 == 2
        }
        return isSecond ? CInt(failing(code)) : 0
      }
      let result = Result { try DurableFile.write(new, to: path, as: .family, by: calls) }
      #expect((try? result.get()) == nil ? isSaid : !isSaid)
      #expect(Files.read(path, atMost: 4096) == new)
    }
  }

  @Test("a directory below a file, or below nothing that may be written, is refused with its path")
  func directories() throws {
    try DurableFile.write(old, to: path, as: .family)
    #expect(throws: FileProblem.noDirectory(path: path + "/a", cause: "Not a directory")) {
      try Files.makeDirectory(path + "/a")
    }
    #expect(throws: FileProblem.self) { try Files.makeDirectory(path) }
    try Files.makeDirectory(directory + "/a/b/c", for: .family)
    try Files.makeDirectory(directory + "/a/b/c", for: .family)
    #expect(try rights(directory + "/a/b/c") == 0o700)
  }

  @Test("who reads while others write finds one of the files whole")
  func wholeForReaders() async throws {
    let path = path
    try DurableFile.write([UInt8](repeating: 0, count: 5000), to: path, as: .cache)
    await withTaskGroup(of: Void.self) { group in
      for writer in UInt8(1)...3 {
        group.addTask {
          for _ in 0..<50 {
            try? DurableFile.write([UInt8](repeating: writer, count: 5000), to: path, as: .cache)
          }
        }
      }
      for _ in 0..<200 {
        let bytes = Files.read(path, atMost: 10_000) ?? []
        #expect(bytes.count == 5000 && Set(bytes).count == 1)
      }
    }
    #expect(Files.names(in: directory) == ["profile.json"])
  }

  /// The system's calls, each told to `note` by its name.
  private func watched(_ note: @escaping @Sendable (String) -> Void) -> FileCalls {
    var calls = FileCalls()
    let system = calls
    calls.open = {
      note("open")
      return system.open($0, $1, $2)
    }
    calls.write = {
      note("write")
      return system.write($0, $1)
    }
    calls.synchronise = {
      note("synchronise")
      return system.synchronise($0)
    }
    calls.close = {
      note("close")
      return system.close($0)
    }
    calls.rename = {
      note("rename")
      return system.rename($0, $1)
    }
    return calls
  }

  private func rights(_ path: String) throws -> Int {
    try #require(
      FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }
}

/// −1, and `errno` is `code`.
private func failing(_ code: CInt) -> Int {
  errno = code
  return -1
}
