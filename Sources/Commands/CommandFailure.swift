import ArgumentParser
import MeadowFoundations

#if canImport(Glibc)
  import Glibc
#endif

/// Why a command ended without its result, with the exit code that says so.
public enum CommandFailure: Error, CustomStringConvertible {
  /// Data that cannot be used: exit 65.
  case badData(String)
  /// No sound output, or a port that is taken: exit 69.
  case unavailable(String)
  /// The program was put together without its live parts: exit 70.
  case noEnvironment
  /// Something inside Meadow failed: exit 70.
  case broken(String)

  public var description: String {
    switch self {
    case .badData(let text), .unavailable(let text), .broken(let text): text
    case .noEnvironment: "the program was built without its live parts; build the product meadow"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .badData: ExitCode(65)
    case .unavailable: ExitCode(69)
    case .noEnvironment, .broken: ExitCode(70)
    }
  }
}

/// Runs a command's work; what goes wrong becomes one line on standard error and an exit code.
func reporting<Result>(_ work: () async throws -> Result) async throws -> Result {
  do {
    return try await work()
  } catch let problem as InputProblem {
    throw Terminal.failing(with: CommandFailure.badData(problem.sentences))
  } catch let failure as CommandFailure {
    throw Terminal.failing(with: failure)
  } catch let code as ExitCode {
    throw code
  } catch {
    throw Terminal.failing(with: CommandFailure.broken("\(error)"))
  }
}

extension InputProblem {
  /// The problem as it stands on a line of its own.
  var sentences: String {
    "\(field): \(reason). \(advice.prefix(1).uppercased())\(advice.dropFirst())."
  }
}

/// Standard output and standard error.
enum Terminal {
  /// Whether a person watches standard error.
  static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }

  static func failing(with failure: CommandFailure) -> ExitCode {
    complain(failure.description)
    return failure.exitCode
  }

  static func complain(_ text: String) { write("Error: \(text)\n", to: STDERR_FILENO) }

  static func note(_ text: String) { write("\(text)\n", to: STDERR_FILENO) }

  /// Prints a line at once, so that a program that waits for it need not wait for a full buffer.
  static func say(_ text: String) { write("\(text)\n", to: STDOUT_FILENO) }

  static func write(_ text: String, to file: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }
}
