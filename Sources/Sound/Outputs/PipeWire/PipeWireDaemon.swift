import Glibc

/// Where a PipeWire daemon listens, by the environment, as libpipewire itself looks for it.
public enum PipeWireDaemon {
  /// Whether there is such a socket; a glance, so that PulseAudio's users do not wait for it.
  public static var isThere: Bool { socket(in: variable).map { access($0, F_OK) == 0 } ?? false }

  /// The path of its socket by the environment's variables, or nil where they name no place for one.
  package static func socket(in variable: (String) -> String?) -> String? {
    let remote = variable("PIPEWIRE_REMOTE").flatMap { $0.isEmpty ? nil : $0 } ?? "pipewire-0"
    if remote.hasPrefix("/") { return remote }
    let directory = ["PIPEWIRE_RUNTIME_DIR", "XDG_RUNTIME_DIR", "USERPROFILE"].lazy
      .compactMap(variable).first { !$0.isEmpty }
    return directory.map { "\($0)/\(remote)" }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
