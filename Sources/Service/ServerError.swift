import NIOCore
import NIOPosix

#if canImport(Glibc)
  import Glibc
#endif

/// Why the service cannot start, in one line with the way out.
public enum ServerError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Another program listens on the port.
  case portTaken(Int)
  /// This user may not listen on the port.
  case portForbidden(Int)
  /// The port is no number from 0 to 65535.
  case portInvalid(Int)
  /// No machine has this name.
  case hostUnknown(String)
  /// The address belongs to another machine.
  case hostElsewhere(String)
  /// The directory of the web page cannot be read.
  case pageUnreadable(String)
  /// The system refused for another reason.
  case refused(host: String, port: Int, reason: String)

  /// The server error behind `error`, thrown by binding `host` and `port`; nil for any other error.
  init?(_ error: any Error, host: String, port: Int) {
    switch error {
    case let error as ServerError: self = error
    case let error as IOError: self = Self.binding(error, host: host, port: port)
    case is SocketAddressError, is SocketAddressError.UnknownHost: self = .hostUnknown(host)
    default: return nil
    }
  }

  private static func binding(_ error: IOError, host: String, port: Int) -> ServerError {
    switch error.errnoCode {
    case EADDRINUSE: .portTaken(port)
    case EACCES, EPERM: .portForbidden(port)
    case EADDRNOTAVAIL: .hostElsewhere(host)
    default: .refused(host: host, port: port, reason: String(cString: strerror(error.errnoCode)))
    }
  }

  public var description: String {
    switch self {
    case .portTaken(let port):
      "port \(port) is taken by another program; choose another with --port, such as --port "
        + "\(port < 65_535 ? port + 1 : 8080), or --port 0 for any free one"
    case .portForbidden(let port):
      "this user may not listen on port \(port); choose one above 1023 with --port"
    case .portInvalid(let port):
      "\(port) is not a port; choose one from 1 to 65535 with --port, or 0 for any free one"
    case .hostUnknown(let host):
      "no machine is called \(host); choose an address of this one with --host"
    case .hostElsewhere(let host):
      "\(host) is not an address of this machine; choose one that is with --host"
    case .pageUnreadable(let directory):
      "the web page in \(directory) cannot be read; reinstall Meadow or name another directory"
    case .refused(let host, let port, let reason):
      "\(host) port \(port) cannot be used (\(reason)); choose others with --host and --port"
    }
  }
}
