import CEspeakNG

/// Who takes the sound of one `espeak_Synth`. Called on the library's thread only.
protocol EspeakListener: AnyObject {
  /// Takes a piece of sound and what happened in it; false to stop.
  func receive(
    _ samples: UnsafeBufferPointer<Int16>, _ events: UnsafeMutablePointer<espeak_EVENT>?
  ) -> Bool
}

/// The listener that eSpeak NG's callback belongs to.
///
/// Safe: set and read only on the one thread that may call the library, around one `espeak_Synth`.
nonisolated(unsafe) var espeakCurrentListener: (any EspeakListener)?

/// eSpeak NG's callback; 1 stops the synthesis, which is the only way that leaves no mark.
func espeakCallback(
  _ samples: UnsafeMutablePointer<Int16>?, _ count: CInt,
  _ events: UnsafeMutablePointer<espeak_EVENT>?
) -> CInt {
  guard let listener = espeakCurrentListener, let samples else { return 0 }
  return listener.receive(UnsafeBufferPointer(start: samples, count: Int(count)), events) ? 0 : 1
}

/// Keeps the library's samples as they are, silence and all; for tests and measurements.
final class EspeakRecorder: EspeakListener {
  /// Everything so far.
  private(set) var samples: [Int16] = []

  func receive(
    _ samples: UnsafeBufferPointer<Int16>, _ events: UnsafeMutablePointer<espeak_EVENT>?
  ) -> Bool {
    self.samples.append(contentsOf: samples)
    return true
  }
}
