package import MeadowFoundations

extension Timeline {
  /// One placed clip and its fade.
  package struct Slot: Sendable {
    let clip: Clip
    package let bus: Bus
    package let owner: PlacementOwner
    package let start: FramePosition
    /// Where the fade begins, or nil while the clip is to be heard whole.
    package private(set) var fadeStart: FramePosition?

    init(clip: Clip, bus: Bus, owner: PlacementOwner, start: FramePosition) {
      self.clip = clip
      self.bus = bus
      self.owner = owner
      self.start = start
    }

    /// The frame after the last that can be heard.
    package var end: FramePosition {
      let natural = start + clip.length
      return fadeStart.map { min(natural, $0 + Timeline.fade) } ?? natural
    }

    /// Begins the fade at `position`, which lies behind the start; an earlier fade stays. Returns
    /// whether that changed anything.
    mutating func fadeOut(at position: FramePosition) -> Bool {
      if let fadeStart, fadeStart <= position { return false }
      fadeStart = position
      return true
    }
  }

  /// A gain that glides from one value to another; only the last glide is kept, so what lies
  /// before it is rendered at its first value.
  package struct GainStep: Sendable {
    var from: Float
    var to: Float
    var at: FramePosition

    init(_ level: Decibels) {
      from = level.linear
      to = level.linear
      at = .zero
    }

    func moved(to gain: Float, at position: FramePosition) -> GainStep {
      var step = self
      step.from = value(at: position.frame)
      step.to = gain
      step.at = position
      return step
    }

    @_noLocks
    func value(at frame: Int) -> Float {
      let passed = frame - at.frame
      if passed <= 0 { return from }
      if passed >= Self.glideLength() { return to }
      return from + (to - from) * Float(passed) / Float(Self.glideLength())
    }

    /// 20 ms: short enough to follow a slider, long enough not to click.
    @_noLocks @inline(__always) private static func glideLength() -> Int { 960 }
  }
}
