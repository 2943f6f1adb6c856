#if canImport(Glibc)
  import Glibc
#endif

/// Two file descriptors, read and written until a deadline: a socket, or a program's pipes.
///
/// Blocking with `poll`, on the thread of the one who asks: pipes, sockets of the network and of the file
/// system are alike to it, and a program that hangs costs no more than its deadline.
final class ByteStream {
  private let input: Int32
  private let output: Int32
  private static let block = 65_536

  /// A stream that owns `input` and `output`, which may be one.
  init(input: Int32, output: Int32) {
    (self.input, self.output) = (input, output)
    for descriptor in [input, output] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  deinit {
    close(input)
    if output != input { close(output) }
  }

  /// The stream to `address`.
  static func connect(
    to address: ServerAddress, by deadline: Deadline
  ) throws(ServerProblem) -> ByteStream {
    let server = "\(address)"
    switch address {
    case .unix(let path):
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | closeOnExec, 0)
      let stream = ByteStream(input: descriptor, output: descriptor)
      var name = sockaddr_un()
      name.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
      let code = withUnsafePointer(to: name) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      try stream.finishConnecting(code, server, deadline)
      return stream
    case .tcp(let host, let port), .http(let host, let port, _):
      return try connect(host, port, server, deadline)
    }
  }

  private static let closeOnExec = Int32(SOCK_CLOEXEC.rawValue)

  private static func connect(
    _ host: String, _ port: Int, _ server: String, _ deadline: Deadline
  ) throws(ServerProblem) -> ByteStream {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    let name = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    let code = getaddrinfo(name, String(port), &hints, &found)
    guard code == 0 else {
      throw .unreachable(server: server, reason: String(cString: gai_strerror(code)))
    }
    defer { freeaddrinfo(found) }
    var problem = ServerProblem.unreachable(server: server, reason: "it has no address")
    var next = found
    while let address = next?.pointee {
      next = address.ai_next
      let descriptor = socket(
        address.ai_family, address.ai_socktype | closeOnExec, address.ai_protocol)
      let stream = ByteStream(input: descriptor, output: descriptor)
      do throws(ServerProblem) {
        let code = Glibc.connect(descriptor, address.ai_addr, address.ai_addrlen)
        try stream.finishConnecting(code, server, deadline)
        return stream
      } catch { problem = error }
    }
    throw problem
  }

  private func finishConnecting(
    _ code: Int32, _ server: String, _ deadline: Deadline
  ) throws(ServerProblem) {
    if code == 0 { return }
    guard errno == EINPROGRESS || errno == EAGAIN else {
      throw .unreachable(server: server, reason: Self.reason)
    }
    try wait(output, Int16(POLLOUT), deadline)
    var failure: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(output, SOL_SOCKET, SO_ERROR, &failure, &size)
    guard failure == 0 else {
      throw .unreachable(server: server, reason: String(cString: strerror(failure)))
    }
  }

  /// Writes all of `bytes`.
  func write(_ bytes: [UInt8], by deadline: Deadline) throws(ServerProblem) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(output, buffer.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count > 0 { written += count }
      if count < 0 {
        guard errno == EAGAIN || errno == EINTR else {
          throw .garbled(reason: "it closed the connection: \(Self.reason)")
        }
        try wait(output, Int16(POLLOUT), deadline)
      }
    }
  }

  /// What has come, at least a byte; empty at its end.
  func read(by deadline: Deadline) throws(ServerProblem) -> [UInt8] {
    while true {
      try wait(input, Int16(POLLIN), deadline)
      var failed = false
      let bytes = [UInt8](unsafeUninitializedCapacity: Self.block) { buffer, count in
        let got = Glibc.read(input, buffer.baseAddress, Self.block)
        failed = got < 0
        count = max(0, got)
      }
      guard failed else { return bytes }
      guard errno == EAGAIN || errno == EINTR else {
        throw .garbled(reason: "the connection broke: \(Self.reason)")
      }
    }
  }

  private func wait(
    _ descriptor: Int32, _ events: Int16, _ deadline: Deadline
  ) throws(ServerProblem) {
    var one = pollfd(fd: descriptor, events: events, revents: 0)
    while true {
      let ready = poll(&one, 1, deadline.milliseconds)
      if ready > 0 { return }
      if ready == 0 { throw .late(seconds: deadline.seconds) }
      guard errno == EINTR else { throw .garbled(reason: Self.reason) }
    }
  }

  private static var reason: String { String(cString: strerror(errno)) }
}

/// A moment until which something must have happened.
struct Deadline {
  /// How long there was in all, in seconds.
  let seconds: Double
  private let end: ContinuousClock.Instant

  /// In `seconds` from now.
  init(seconds: Double) {
    self.seconds = seconds
    end = .now + .seconds(seconds)
  }

  /// What is left, in milliseconds, rounded up; 0 where it is over.
  var milliseconds: Int32 {
    let left = ContinuousClock.now.duration(to: end)
    let (seconds, parts) = left.components
    return Int32(clamping: max(0, seconds * 1000 + parts / 1_000_000_000_000_000 + 1))
  }
}
