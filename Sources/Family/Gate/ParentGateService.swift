import MeadowFiles
public import MeadowFoundations
public import MeadowStore
import Synchronization

/// Guards what is a grown-up's (M2-008): settings, My Words, insight and reset; never a word.
///
/// Code and failures are kept in the family's file, who is inside only in memory: a restart locks. A
/// code that is forgotten goes with a reset of everything, as the documents say; it is neither kept
/// nor written into any log, only its hash is kept.
public actor ParentGateService {
  /// Waits for the disk, and for the hash, on the thread of the file.
  private nonisolated let executor: DiskExecutor
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private let store: FamilyStore
  private nonisolated let surroundings: GateSurroundings
  private nonisolated let passes = Mutex(GatePasses())
  private var gate: ParentGate
  /// Whether the file does not know of the latest failures; until it does, memory counts.
  private var isUnkept: Bool

  /// The gate that `store` keeps, locked. Where the file cannot be read there is no code to compare
  /// with, and the hold alone opens.
  public init(store: FamilyStore, surroundings: GateSurroundings = .machine) {
    self.store = store
    executor = store.executor
    self.surroundings = surroundings
    let now = surroundings.now()
    let kept = Self.kept(in: store, at: now)
    gate = kept?.gate ?? ParentGate(at: now)
    isUnkept = kept?.isUnkept ?? false
  }

  /// The gate as a page has to draw it, where it stays open as `autoLock` says.
  public func status(autoLock: AutoLock = .tenMinutes) -> GateStatus {
    takeUp()
    return GateStatus(
      hasCode: gate.codeHash != nil, holdMilliseconds: ParentGate.holdMilliseconds,
      cooldownSeconds: gate.cooldownSeconds(at: surroundings.now()), autoLock: autoLock)
  }

  /// Lets somebody in who held the gate for `heldMilliseconds` and, where one is set, knows the
  /// `code`; from now on for as long as `autoLock` says. Takes some 60 ms where a code is compared.
  public func open(
    heldMilliseconds: Int, code: String?, autoLock: AutoLock
  ) throws(GateRefusal) -> GatePass {
    takeUp()
    let before = gate
    defer { if gate != before { keepFailures() } }
    try gate.knock(heldMilliseconds: heldMilliseconds, code: code, at: surroundings.now()) {
      CodeHash(text: $1).matches($0)
    }
    let pass = GatePass(token: surroundings.token(), seconds: autoLock.seconds)
    let now = surroundings.now().time
    passes.withLock { $0.add(pass.token, seconds: pass.seconds, at: now) }
    return pass
  }

  /// Whether `token` is that of a pass that is still good; from any thread, in a microsecond.
  public nonisolated func isOpen(_ token: String) -> Bool {
    let now = surroundings.now().time
    return passes.withLock { $0.contains(token, at: now) }
  }

  /// Whoever has the pass `token` is busy still: where it is good its time begins anew, as long as
  /// `autoLock` says; nil where it is not.
  public nonisolated func stay(_ token: String, autoLock: AutoLock) -> GatePass? {
    let now = surroundings.now().time
    let pass = GatePass(token: token, seconds: autoLock.seconds)
    return passes.withLock { $0.renew(token, seconds: pass.seconds, at: now) } ? pass : nil
  }

  /// Ends the pass `token`.
  public nonisolated func close(_ token: String) { passes.withLock { $0.remove(token) } }

  /// Ends all passes.
  public nonisolated func closeAll() { passes.withLock { $0.removeAll() } }

  /// Sets the code, four digits; nil removes it. On the disk when this returns.
  public func setCode(_ code: String?) throws(GateRefusal) {
    var hash: String?
    if let code {
      guard ParentGate.isFourDigits(code) else { throw .notFourDigits }
      guard let made = CodeHash(of: code) else {
        throw .cannotKeep(reason: "there is no memory left to hash the code")
      }
      hash = made.text
    }
    var changed = gate
    changed.setCode(hash: hash)
    do throws(StoreError) { try store.keepGate(changed.stored) } catch {
      throw .cannotKeep(reason: error.reason)
    }
    gate = changed
    isUnkept = false
  }

  /// Goes by what is on the disk, which another program may have changed: `meadow reset`, say.
  private func takeUp() {
    guard !isUnkept, let kept = Self.kept(in: store, at: surroundings.now()) else { return }
    gate = kept.gate
    isUnkept = kept.isUnkept
  }

  /// Keeps the failures; where the disk refuses, memory counts them on.
  private func keepFailures() {
    do throws(StoreError) {
      try store.keepGate(gate.stored)
      isUnkept = false
    } catch {
      isUnkept = true
    }
  }

  /// The gate of the file, without a code where there is none; nil where it cannot be read. A
  /// cooldown that begins anew is kept at once, or it would begin anew for ever.
  private static func kept(
    in store: FamilyStore, at now: GateMoment
  ) -> (gate: ParentGate, isUnkept: Bool)? {
    guard let row = try? store.gate() ?? StoredGate() else { return nil }
    var end: GateMoment?
    if let until = row.cooldownUntil, let boot = row.cooldownBoot {
      end = GateMoment(time: MonotonicTime(nanoseconds: until), boot: boot)
    }
    let gate = ParentGate(
      codeHash: row.codeHash, failures: row.failures, cooldownEnd: end, at: now)
    guard gate.stored != row else { return (gate, false) }
    return (gate, (try? store.keepGate(gate.stored)) == nil)
  }
}

extension ParentGate {
  /// What the family's file keeps of it.
  fileprivate var stored: StoredGate {
    StoredGate(
      codeHash: codeHash, failures: failures, cooldownBoot: cooldownEnd?.boot,
      cooldownUntil: cooldownEnd?.time.nanoseconds)
  }
}
