import Glibc
import MeadowCommands

/// A program of somebody's own that plays a learner, as a process with a pipe to it and one from it.
///
/// It has a process group of its own, and a watcher in it that reads a third pipe, whose other end
/// Meadow holds: however Meadow ends, that pipe ends with it, and the watcher ends the whole group.
/// One thread at a time.
final class LiveLearner: LearnerProgram {
  /// Starts the watcher, out of the program's sight, then becomes the program.
  private static let script = """
    ( (read _ || :; kill -KILL 0) <&3 >/dev/null 2>&1 3<&- & ); exec 3<&-; exec /bin/sh -c "$1"
    """
  /// How long it may take to end once its input has, in milliseconds.
  private static let graceMilliseconds: Int32 = 2000

  private let process: pid_t
  private let pipe: LinePipe
  private let life: Int32
  private let seconds: Int
  private var status: Int32?
  private var isOver = false

  private init(process: pid_t, pipe: LinePipe, life: Int32, seconds: Int) {
    self.process = process
    self.pipe = pipe
    self.life = life
    self.seconds = seconds
  }

  deinit { end() }

  /// Starts `program`, a line for the shell, which may think for `seconds`.
  static func start(_ program: String, _ seconds: Int) throws(LearnerProgramFailure)
    -> any LearnerProgram
  {
    // A program that has ended is told by a failed write, not by a signal that ends Meadow, too.
    signal(SIGPIPE, SIG_IGN)
    let (input, output, life) = (try newPipe(), try newPipe(), try newPipe())
    defer { [input.read, output.write, life.read].forEach { close($0) } }
    do throws(LearnerProgramFailure) {
      let process = try spawn(
        ["sh", "-c", script, "sh", program], input: input.read, output: output.write,
        life: life.read)
      let pipe = LinePipe(input: output.read, output: input.write)
      return LiveLearner(process: process, pipe: pipe, life: life.write, seconds: seconds)
    } catch {
      [input.write, output.read, life.write].forEach { close($0) }
      throw error
    }
  }

  func answer(to line: String) throws(LearnerProgramFailure) -> String {
    do throws(LinePipe.Failure) {
      return try pipe.exchange(line, within: Int32(seconds) * 1000)
    } catch {
      switch error {
      case .late(let rest): throw .late(seconds: seconds, rest: rest)
      case .tooLong(let start): throw .tooLong(start: start)
      case .tooMuch(let rest): throw .tooMuch(rest)
      case .notText: throw .notText
      case .closed(let rest): throw .ended(how: ending(), rest: rest)
      }
    }
  }

  func end() {
    guard !isOver else { return }
    isOver = true
    pipe.closeOutput()
    if status == nil { waitForEnd(Self.graceMilliseconds) }
    // Also whatever it started and left behind.
    kill(-process, SIGKILL)
    close(life)
    if status == nil { reap(0) }
    pipe.closeInput()
  }

  /// How it ended, once its output has.
  private func ending() -> String {
    waitForEnd(Self.graceMilliseconds)
    guard let status else { return "closed its output" }
    let signal = status & 0x7F
    guard signal == 0 else { return "was ended by signal \(signal)" }
    return "ended with exit code \((status >> 8) & 0xFF)"
  }

  /// Waits up to `milliseconds` for it to end.
  private func waitForEnd(_ milliseconds: Int32) {
    var left = milliseconds
    while reap(WNOHANG), left > 0 {
      poll(nil, 0, 10)
      left -= 10
    }
  }

  /// Takes note of its end; true while it goes on.
  @discardableResult private func reap(_ options: Int32) -> Bool {
    guard status == nil else { return false }
    var value: Int32 = 0
    while true {
      let found = waitpid(process, &value, options)
      if found == 0 { return true }
      if found == process { status = value } else if errno == EINTR { continue }
      return false
    }
  }
}

extension LiveLearner {
  private static func newPipe() throws(LearnerProgramFailure) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { throw .notStarted(String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ arguments: [String], input: Int32, output: Int32, life: Int32
  ) throws(LearnerProgramFailure) -> pid_t {
    var files = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    for (from, to) in [(input, STDIN_FILENO), (output, STDOUT_FILENO), (life, 3)] {
      posix_spawn_file_actions_adddup2(&files, from, to)
    }
    var usual = sigset_t()
    sigemptyset(&usual)
    sigaddset(&usual, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, "/bin/sh", &files, &attributes, &words, environ)
    guard failure == 0 else { throw .notStarted(String(cString: strerror(failure))) }
    return process
  }
}
