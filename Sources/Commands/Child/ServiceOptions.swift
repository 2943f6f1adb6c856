import ArgumentParser
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Where the running service is.
struct ServiceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The address that meadow serve has printed.", valueName: "address"))
  var url = "http://127.0.0.1:8080"

  @Flag(help: "Show the service's answer as JSON.")
  var json = false

  func validate() throws { _ = try address() }

  /// The service there.
  func service() throws -> RunningService {
    let (host, port) = try address()
    return RunningService(host: host, port: port)
  }

  private func address() throws -> (host: String, port: Int) {
    let parts = URLComponents(string: url)
    let host = parts?.host == "localhost" ? "127.0.0.1" : parts?.host ?? ""
    var bytes = in_addr()
    guard let parts, parts.scheme == "http", inet_pton(AF_INET, host, &bytes) == 1,
      parts.path.isEmpty || parts.path == "/", (1...65_535).contains(parts.port ?? 80)
    else {
      throw ValidationError(
        "--url takes http://ADDRESS:PORT with four numbers or localhost, not \(url).")
    }
    return (host, parts.port ?? 80)
  }
}
