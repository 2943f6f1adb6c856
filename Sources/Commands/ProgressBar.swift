import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// A bar on standard error while a person watches; nothing in a pipe.
final class ProgressBar: Sendable {
  private let title: String
  private let isShown: Bool
  private let last = Mutex(-1)

  init(_ title: String, isShown: Bool = Terminal.isInteractive) {
    self.title = title
    self.isShown = isShown
  }

  /// `done` of `total` is done.
  func show(_ done: Int, of total: Int) {
    guard isShown, total > 0 else { return }
    let percent = done * 100 / total
    let isNews = last.withLock { last in
      defer { last = percent }
      return last != percent
    }
    guard isNews else { return }
    let filled = percent * 30 / 100
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
    Terminal.write("\r\(title) \(bar) \(done)/\(total)", to: STDERR_FILENO)
    if done == total { Terminal.write("\n", to: STDERR_FILENO) }
  }
}
