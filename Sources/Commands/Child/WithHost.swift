import MeadowRuntime

/// Opens the runtime without sound, for work on what it keeps or holds, and closes it again.
func withHost(
  _ data: DataOptions, _ work: (ActivityHost) async throws -> Void
) async throws {
  try await reporting {
    var options = RuntimeOptions(output: nil, dataDirectory: data.directory)
    options.rendersBoard = false
    let open = try await CommandEnvironment.required().open(options)
    do { try await work(open.host) } catch {
      await open.close()
      throw error
    }
    await open.close()
  }
}

extension String {
  /// The text with blanks after it, `width` characters in all; longer texts stay whole.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

/// "1 word", "2 words".
func counted(_ count: Int, _ one: String, _ several: String? = nil) -> String {
  "\(count) \(count == 1 ? one : several ?? one + "s")"
}
