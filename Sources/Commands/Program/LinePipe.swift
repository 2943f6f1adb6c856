import Glibc
import MeadowCommands

/// Lines to and from another process, each with a limit of length and time.
final class LinePipe {
  /// Why there is no line.
  enum Failure: Error {
    /// The other side has closed, with so much of a line.
    case closed(rest: String)
    /// It took too long, with so much of a line.
    case late(rest: String)
    /// The line is too long; it begins so.
    case tooLong(start: String)
    /// More than one line was there, beginning so.
    case tooMuch(String)
    /// The line is no UTF-8.
    case notText
  }

  private let input: Int32
  private let output: Int32
  private var received: [UInt8] = []
  private var isOutputOpen = true

  /// A pipe that reads from `input` and writes to `output`, which become its own.
  init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
    for file in [input, output] { _ = fcntl(file, F_SETFL, O_NONBLOCK) }
  }

  /// Writes `line` and returns the one that follows, both without their ends.
  func exchange(_ line: String, within milliseconds: Int32) throws(Failure) -> String {
    let deadline = ContinuousClock.now + .milliseconds(Int(milliseconds))
    // What is there before it was asked for answers something else.
    try receive()
    if !received.isEmpty { throw .tooMuch(text(received)) }
    try send(Array((line + "\n").utf8), by: deadline)
    var end = received.firstIndex(of: Self.newline)
    while end == nil {
      if received.count > LearnerProgramFailure.longestLine {
        throw .tooLong(start: text(received))
      }
      guard try wait(for: POLLIN, on: input, by: deadline) else {
        throw .late(rest: text(received))
      }
      if try !receive() { throw .closed(rest: text(received)) }
      end = received.firstIndex(of: Self.newline)
    }
    let bytes = received[..<(end ?? 0)]
    let rest = received[(end ?? 0)...].dropFirst()
    received = []
    if bytes.count > LearnerProgramFailure.longestLine { throw .tooLong(start: text(bytes)) }
    if !rest.isEmpty { throw .tooMuch(text(rest)) }
    guard let line = String(validating: bytes, as: UTF8.self) else { throw .notText }
    return line
  }

  /// Tells the other side that nothing more comes.
  func closeOutput() {
    guard isOutputOpen else { return }
    isOutputOpen = false
    close(output)
  }

  /// Reads no more.
  func closeInput() { close(input) }

  private static let newline: UInt8 = 10

  private func send(_ bytes: [UInt8], by deadline: ContinuousClock.Instant) throws(Failure) {
    var left = bytes[...]
    while !left.isEmpty {
      let written = left.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if written > 0 {
        left = left.dropFirst(written)
      } else if errno == EAGAIN {
        guard try wait(for: POLLOUT, on: output, by: deadline) else {
          throw .late(rest: text(received))
        }
      } else if errno != EINTR {
        // What it said before it closed tells more than that it did.
        try receive()
        throw .closed(rest: text(received))
      }
    }
  }

  /// Takes what is there; false where the other side has closed.
  @discardableResult private func receive() throws(Failure) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while received.count <= LearnerProgramFailure.longestLine {
      let count = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
      if count > 0 {
        received += buffer[..<count]
      } else if count == 0 {
        return false
      } else if errno != EINTR {
        return errno == EAGAIN
      }
    }
    return true
  }

  /// Waits until `file` is ready for `event`, or has closed; false where that is after `deadline`.
  private func wait(
    for event: Int32, on file: Int32, by deadline: ContinuousClock.Instant
  ) throws(Failure) -> Bool {
    while true {
      let left = (deadline - ContinuousClock.now) / .milliseconds(1)
      guard left > 0 else { return false }
      var asked = pollfd(fd: file, events: Int16(event), revents: 0)
      let found = poll(&asked, 1, Int32(left.rounded(.up)))
      if found > 0 { return true }
      if found < 0 && errno != EINTR { throw .closed(rest: text(received)) }
    }
  }

  private func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes.prefix(400)), as: UTF8.self)
  }
}
