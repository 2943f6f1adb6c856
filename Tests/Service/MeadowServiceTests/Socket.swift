import Dispatch

#if canImport(Glibc)
  import Glibc
#endif

/// A plain TCP connection to a server of this machine, so that tests see every byte it sends.
///
/// Calls block on a thread of their own and never on the pool that the server may need.
final class Socket: Sendable {
  /// What can go wrong.
  enum Fault: Error { case connect, send, closed, silence }

  private let descriptor: Int32
  private let queue = DispatchQueue(label: "socket")

  /// A connection to `port` whose reads give up after two minutes: a hang ends.
  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    // A sockaddr_in byte by byte: beside NIO's module the compiler takes the C type for NIO's own.
    let family = withUnsafeBytes(of: sa_family_t(AF_INET)) { Array($0) }
    let address =
      family + [UInt8(port >> 8), UInt8(port & 255), 127, 0, 0, 1] + [UInt8](repeating: 0, count: 8)
    let result = address.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) {
        connect(descriptor, $0.baseAddress, socklen_t(bytes.count))
      }
    }
    guard result == 0 else { throw Fault.connect }
  }

  deinit { close(descriptor) }

  /// Sends all of `bytes`.
  func send(_ bytes: [UInt8]) async throws {
    try await onThread { [descriptor] in
      var sent = 0
      while sent < bytes.count {
        let count = bytes[sent...].withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { throw Fault.send }
        sent += count
      }
    }
  }

  /// Says that nothing more will be sent.
  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// The next bytes; none where the server has closed the connection.
  func receive() async throws -> [UInt8] {
    try await onThread { [descriptor] in
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count < 0 {
        if errno == ECONNRESET { return [] }
        throw Fault.silence
      }
      return Array(buffer[..<count])
    }
  }

  private func onThread<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: work)) }
    }
  }
}
