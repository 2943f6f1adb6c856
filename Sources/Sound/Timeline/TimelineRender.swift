public import MeadowFoundations

extension Timeline {
  /// Renders the frames from `position` on into `output`, 48 kHz mono, −1…1.
  ///
  /// Pure and allocation-free; safe on a real-time thread that holds the timeline.
  public func render(into output: UnsafeMutableBufferPointer<Float>, from position: FramePosition) {
    output.update(repeating: 0)
    slots.withUnsafeBufferPointer { slots in
      for slot in slots {
        MixKernel.add(
          slot.clip.unsafeSamples, from: slot.start.frame, until: slot.end.frame,
          fadingAt: slot.fadeStart?.frame ?? .max, to: output, at: position.frame)
      }
    }
    MixKernel.finish(output, volume: volume, at: position.frame)
  }
}

/// The arithmetic of the mix; the compiler proves that it neither allocates nor locks.
enum MixKernel {
  /// ``Timeline/fade`` as a number the kernel may read without a lazy global.
  @_noLocks @inline(__always) static func fadeLength() -> Int { 192 }

  /// Adds the part of a clip that falls into `output`, which begins at frame `position`.
  @_noLocks
  static func add(
    _ samples: UnsafeBufferPointer<Float>, from start: Int, until end: Int, fadingAt fade: Int,
    to output: UnsafeMutableBufferPointer<Float>, at position: Int
  ) {
    let first = max(start, position)
    let last = min(end, position + output.count)
    guard first < last else { return }
    let plain = min(last, max(first, fade))
    var frame = first
    while frame < plain {
      output[frame - position] += samples[frame - start]
      frame += 1
    }
    while frame < last {
      output[frame - position] += samples[frame - start] * fadeGain(frame - fade)
      frame += 1
    }
  }

  /// A smooth step from 1 to 0 over the fade: no corner that could be heard at either end.
  @_noLocks
  static func fadeGain(_ passed: Int) -> Float {
    let left = 1 - Float(passed) / Float(fadeLength())
    return left <= 0 ? 0 : left * left * (3 - 2 * left)
  }

  /// Applies the volume, then holds peaks below full scale.
  @_noLocks
  static func finish(
    _ output: UnsafeMutableBufferPointer<Float>, volume: Timeline.GainStep, at position: Int
  ) {
    var index = 0
    while index < output.count {
      output[index] = limited(output[index] * volume.value(at: position + index))
      index += 1
    }
  }

  /// Leaves samples below −1 dBFS as they are and bends the rest, without memory, so that a range
  /// rendered twice stays the same.
  @_noLocks
  static func limited(_ sample: Float) -> Float {
    let knee: Float = 0.891
    let size = abs(sample)
    if size <= knee { return sample }
    let over = (size - knee) / (1 - knee)
    let bent = knee + (1 - knee) * over / (1 + over)
    return sample < 0 ? -bent : bent
  }
}
