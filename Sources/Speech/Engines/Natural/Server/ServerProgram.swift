#if canImport(Glibc)
  import Glibc
#endif

/// A program that makes speech, started by Meadow and ended with it: its standard input closes when
/// Meadow ends, however that ends.
final class ServerProgram {
  /// Its standard input and output.
  let stream: ByteStream
  /// Whether it has answered nothing yet.
  var isFresh = true
  private let process: pid_t
  private let log: String

  /// Behind everything that a child waits for.
  private static let nice: Int32 = 10

  /// Starts `command`.
  init(_ command: [String], log: String) throws(ServerProblem) {
    self.log = log
    let name = command.first ?? ""
    var (input, output): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&input) == 0, pipe(&output) == 0 else {
      throw .ended(program: name, reason: String(cString: strerror(errno)))
    }
    for descriptor in input + output { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input[0], 0)
    posix_spawn_file_actions_adddup2(&actions, output[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, name, &actions, nil, &arguments, environ)
    close(input[0])
    close(output[1])
    stream = ByteStream(input: output[0], output: input[1])
    self.process = process
    guard code == 0 else {
      throw .ended(program: name, reason: String(cString: strerror(code)))
    }
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(process), Self.nice)
  }

  deinit { if isRunning { stop() } }

  /// Whether it has not ended.
  var isRunning: Bool {
    guard process > 0 else { return false }
    var status: Int32 = 0
    return waitpid(process, &status, WNOHANG) == 0
  }

  /// Ends it, and says why where it had ended by itself.
  func end() -> String? {
    guard process > 0 else { return nil }
    let hadEnded = hasEnded
    if !hadEnded { stop() }
    return hadEnded ? lastWords : nil
  }

  private func stop() {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// Whether it has ended, or is about to: its output closes a little before it is gone.
  private var hasEnded: Bool {
    for _ in 0..<20 where isRunning { usleep(5000) }
    return !isRunning
  }

  /// The last line that it wrote to its errors.
  private var lastWords: String {
    let file = open(log, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "it has ended" }
    defer { close(file) }
    let size = lseek(file, 0, SEEK_END)
    lseek(file, max(0, size - 2000), SEEK_SET)
    let bytes = [UInt8](unsafeUninitializedCapacity: 2000) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, 2000))
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.last.map { "it has ended: \($0.prefix(160))" } ?? "it has ended"
  }
}
