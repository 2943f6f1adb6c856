import MeadowRuntime

/// Opens the runtime for work on what it keeps or holds, or to hear it, and closes it again; `advice`
/// is what one can do where there is no sound server, as the end of a sentence.
func withHost<Value>(
  _ data: DataOptions, output: OutputChoice? = nil, withoutSound advice: String = "",
  _ work: (ActivityHost) async throws -> Value
) async throws -> Value {
  try await reporting {
    var options = RuntimeOptions(output: output, dataDirectory: data.directory)
    options.insteadOfSound = advice
    let open = try await CommandEnvironment.required().open(options)
    let result: Value
    do { result = try await work(open.host) } catch {
      await open.close()
      throw error
    }
    await open.close()
    return result
  }
}

extension String {
  /// The text with blanks after it, `width` characters in all; longer texts stay whole.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text with blanks before it, `width` characters in all; longer texts stay whole.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

/// "1 word", "2 words".
func counted(_ count: Int, _ one: String, _ several: String? = nil) -> String {
  "\(count) \(count == 1 ? one : several ?? one + "s")"
}
