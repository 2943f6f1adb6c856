@testable import MeadowSpeech

/// libFuzzer's door: any bytes are a recording of a bearable length, or a problem with advice.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  do throws(RecordingProblem) {
    let cleaned = try RecordingCleaner(bytes)
    precondition(!cleaned.samples.isEmpty, "an accepted recording has a sound")
    for sample in cleaned.samples { precondition(abs(sample) <= 1, "no sample over full scale") }
  } catch {
    precondition(!error.advice.isEmpty, "a problem without advice")
  }
  return 0
}
