public import MeadowFoundations

/// What will be heard, as data: clips placed on an output's frame clock, with their fades.
///
/// The one way anything sounds, and so the one place of the priority rule (architecture §3, §4): a
/// placement fades out every lower bus from its first frame and is refused while a higher bus
/// sounds. Rendering is a pure function of this value and a frame range: any range, in any block
/// sizes, any number of times, gives the same samples. A value; an output keeps it under its lock.
public struct Timeline: Sendable {
  /// How many sounds there can be at once, fading ones included.
  public static let capacity = 32

  /// How long a cut-off sound takes to fall silent: 4 ms (architecture §3 asks for 3–5).
  public static let fade = Frames.milliseconds(4)

  /// The first frame that sounds otherwise than when ``takeChange()`` was last called, or nil.
  private var changedFrom: FramePosition?

  /// Whether buses that obey mute are silenced.
  public private(set) var isMuted = false

  /// How often everything placed was lost.
  public private(set) var epoch = 0

  package private(set) var slots: ContiguousArray<Slot> = []
  package private(set) var volume = GainStep(.unity)

  /// An empty timeline.
  public init() { slots.reserveCapacity(Self.capacity) }

  /// Places `clip` on `bus` from `position` on.
  ///
  /// Communication, feedback and reward replace what another owner has on the same bus; narration
  /// waits for it. Lower buses fade out from the first frame.
  public mutating func place(
    _ clip: Clip, on bus: Bus, at position: FramePosition, owner: PlacementOwner
  ) throws(PlacementRefusal) -> Placement {
    if isMuted && bus.obeysMute { throw .muted }
    if slots.contains(where: { $0.bus > bus && $0.end > position }) { throw .higherBusSounds }
    let start = bus == .narration ? max(position, endOfNarration()) : position
    try makeRoom(for: bus, owner: owner)
    fadeOut(at: start) {
      $0.bus < bus || ($0.bus == bus && ($0.owner != owner || owner == .effects))
    }
    slots.append(Slot(clip: clip, bus: bus, owner: owner, start: start))
    noteChange(from: start)
    return Placement(bus: bus, owner: owner, start: start, end: start + clip.length, epoch: epoch)
  }

  /// Fades out all that `owner` has placed, from `position` on; returns whether anything was heard
  /// or due.
  @discardableResult
  public mutating func fadeOut(owner: PlacementOwner, at position: FramePosition) -> Bool {
    fadeOut(at: position) { $0.owner == owner }
  }

  /// Silences the buses that obey mute from `position` on, or lets them sound again.
  public mutating func setMuted(_ muted: Bool, at position: FramePosition) {
    isMuted = muted
    if muted { fadeOut(at: position) { $0.bus.obeysMute } }
  }

  /// Caps everything at `level`, gliding there from `position` on.
  public mutating func setVolume(_ level: Decibels, at position: FramePosition) {
    guard volume.to != level.linear else { return }
    volume = volume.moved(to: level.linear, at: position)
    noteChange(from: position)
  }

  /// Forgets what ended before `position`; it can no longer be rendered. Frees memory, so never
  /// between a render's blocks.
  public mutating func retire(before position: FramePosition) {
    slots.removeAll { $0.end <= position }
  }

  /// Forgets everything placed, keeping mute and volume; for an output that lost its device.
  public mutating func clear() {
    slots.removeAll(keepingCapacity: true)
    epoch += 1
    noteChange(from: .zero)
  }

  /// Returns the first frame that sounds otherwise than at the last call, or nil, so that an output
  /// rewrites no more of its queue than it must.
  public mutating func takeChange() -> FramePosition? {
    defer { changedFrom = nil }
    return changedFrom
  }

  /// Whether all is silent from `position` on.
  public func isSilent(from position: FramePosition) -> Bool {
    !slots.contains { $0.end > position }
  }

  private mutating func noteChange(from position: FramePosition) {
    changedFrom = min(changedFrom ?? position, position)
  }

  private func endOfNarration() -> FramePosition {
    slots.lazy.filter { $0.bus == .narration }.map(\.end).max() ?? .zero
  }

  @discardableResult
  private mutating func fadeOut(at position: FramePosition, where matches: (Slot) -> Bool) -> Bool {
    let count = slots.count
    slots.removeAll { matches($0) && $0.start >= position }
    var changed = slots.count != count
    for index in slots.indices where matches(slots[index]) && slots[index].end > position {
      changed = slots[index].fadeOut(at: position) || changed
    }
    if changed { noteChange(from: position) }
    return changed
  }

  /// Frees a slot where there is none: the lowest bus gives way, then what ends first; never a part
  /// of the very utterance that is being placed.
  private mutating func makeRoom(for bus: Bus, owner: PlacementOwner) throws(PlacementRefusal) {
    guard slots.count >= Self.capacity else { return }
    let others = slots.indices.filter { slots[$0].owner != owner || owner == .effects }
    let victim = others.min { (slots[$0].bus, slots[$0].end) < (slots[$1].bus, slots[$1].end) }
    guard let victim, slots[victim].bus < bus || bus == .communication else { throw .full }
    slots.remove(at: victim)
  }
}
