import MeadowFamily
public import MeadowFoundations

/// The parent gate as views see it: who may pass, until when, and who hears of it.
public actor GateKeeper: GateService {
  private nonisolated let gate: ParentGateService?
  private let timers: any HostTimers
  /// Tells what happens, and takes up what other programs wrote; nil before it has begun.
  private weak var host: ActivityHost?
  /// Shuts the gate, by the passes that run out.
  private var locks: [String: any HostTimer] = [:]

  init(_ gate: ParentGateService?, timers: any HostTimers) {
    self.gate = gate
    self.timers = timers
  }

  /// Tells `host` when it opens and closes from now on.
  func tell(_ host: ActivityHost) { self.host = host }

  /// Shuts it for nobody any more.
  func end() {
    for lock in locks.values { lock.cancel() }
    locks = [:]
  }

  public func gate() async -> GateStatus {
    let autoLock = await autoLock
    return await gate?.status(autoLock: autoLock)
      ?? GateStatus(
        hasCode: false, holdMilliseconds: ParentGate.holdMilliseconds, cooldownSeconds: 0,
        autoLock: autoLock)
  }

  public func openGate(heldMilliseconds: Int, code: String?) async -> GateAnswer {
    guard let gate else { return .refused(Self.noGate, waitSeconds: nil) }
    do throws(GateRefusal) {
      let pass = try await gate.open(
        heldMilliseconds: heldMilliseconds, code: code, autoLock: await autoLock)
      await host?.takeUpFiles()
      await host?.announce(.gate(isOpen: true))
      lockLater(pass)
      return .open(token: pass.token, seconds: pass.seconds)
    } catch {
      if case .coolingDown(let seconds) = error {
        return .refused(Self.problem(error), waitSeconds: seconds)
      }
      return .refused(Self.problem(error), waitSeconds: nil)
    }
  }

  public nonisolated func isGateOpen(_ token: String) -> Bool { gate?.isOpen(token) ?? false }

  public func stayInGate(_ token: String) async -> GateAnswer {
    guard let gate else { return .refused(Self.noGate, waitSeconds: nil) }
    guard let pass = gate.stay(token, autoLock: await autoLock) else {
      return .refused(Self.shut, waitSeconds: nil)
    }
    locks.removeValue(forKey: token)?.cancel()
    lockLater(pass)
    return .open(token: pass.token, seconds: pass.seconds)
  }

  public func closeGate(_ token: String) async {
    locks.removeValue(forKey: token)?.cancel()
    gate?.close(token)
    await host?.announce(.gate(isOpen: false))
  }

  /// Nobody may pass any more.
  func closeAll() {
    gate?.closeAll()
    end()
  }

  public func setGateCode(_ code: String?) async throws -> GateStatus {
    guard let gate else { throw Self.noGate }
    do throws(GateRefusal) { try await gate.setCode(code) } catch { throw Self.problem(error) }
    return await self.gate()
  }

  /// How long it stays open.
  private var autoLock: AutoLock {
    get async { await host?.settings().autoLock ?? FamilySettings().autoLock }
  }

  /// Shuts the gate when `pass` runs out, so that whoever listens hears of it in that moment.
  private func lockLater(_ pass: GatePass) {
    guard let seconds = pass.seconds else { return }
    let end = timers.now().later(bySeconds: Double(seconds))
    locks[pass.token] = timers.call(at: end) { [weak self] in await self?.closeGate(pass.token) }
  }

  private static func problem(_ refusal: GateRefusal) -> InputProblem {
    let field =
      switch refusal {
      case .holdTooShort: "heldMilliseconds"
      case .codeNeeded, .wrongCode, .coolingDown, .notFourDigits, .cannotKeep: "code"
      }
    let kind: InputProblem.Kind = if case .cannotKeep = refusal { .unavailable } else { .invalid }
    return InputProblem(kind, field: field, reason: refusal.reason, advice: refusal.advice)
  }

  private static let shut = InputProblem(
    field: "gate", reason: "it has been shut", advice: "open it again")
  private static let noGate = InputProblem(
    .unavailable, field: "gate", reason: "this Meadow keeps nothing that a gate could guard",
    advice: "use meadow serve")
}
