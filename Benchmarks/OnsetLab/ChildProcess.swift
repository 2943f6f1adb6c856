package import Glibc

/// A command started with posix_spawn, its output thrown away.
package struct ChildProcess {
  /// Its process id.
  package let id: pid_t

  /// Starts `command` (looked for in PATH) with `arguments`; nil where there is none of that name.
  package init?(_ command: String, _ arguments: [String] = []) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    let words: [UnsafeMutablePointer<CChar>?] = ([command] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var id: pid_t = 0
    guard posix_spawnp(&id, command, &actions, nil, words, environ) == 0 else { return nil }
    self.id = id
  }

  /// Waits until it ends; returns its exit code.
  @discardableResult
  package func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return (status >> 8) & 0xFF
  }

  /// Ends it.
  func end() {
    kill(id, SIGKILL)
    wait()
  }

  /// Keeps every core busy with a process of its own until they are ended. `taskset` (util-linux)
  /// becomes the loop itself, so that its id is the loop's.
  static func busyLoops() -> [ChildProcess] {
    (0..<max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))).compactMap { core in
      let loop = ["sh", "-c", "while :; do :; done"]
      return ChildProcess("taskset", ["-c", "\(core)"] + loop)
    }
  }
}
