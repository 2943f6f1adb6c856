import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowStore
import Synchronization

/// A gate with a clock and tokens of a test's own, on a file in a directory that goes with it.
final class GateRig: Sendable {
  let directory = NSTemporaryDirectory() + "meadow-gate-" + UUID().uuidString
  var path: String { directory + "/family.sqlite" }
  private let clock = Mutex((seconds: 0.0, boot: "first", tokens: 0))

  init() {
    try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  /// The service as after a start of Meadow.
  func start(_ opening: FamilyStore.Opening = .init()) -> ParentGateService {
    ParentGateService(store: FamilyStore.open(at: path, opening), surroundings: surroundings)
  }

  var surroundings: GateSurroundings {
    GateSurroundings(
      now: { self.clock.withLock { moment($0.seconds, boot: $0.boot) } },
      token: {
        self.clock.withLock { clock in
          clock.tokens += 1
          return "token \(clock.tokens)"
        }
      })
  }

  /// Lets `seconds` go by.
  func pass(_ seconds: Double) { clock.withLock { $0.seconds += seconds } }

  /// Starts the machine anew.
  func reboot() {
    clock.withLock { clock in
      clock.boot += "+"
      clock.seconds = 5
    }
  }
}

extension ParentGateService {
  /// What the gate answers to a hold that is long enough; nil where it opens.
  nonisolated func refusal(_ code: String?) async -> GateRefusal? {
    do throws(GateRefusal) {
      _ = try await open(heldMilliseconds: 3000, code: code, autoLock: .never)
      return nil
    } catch {
      return error
    }
  }
}
