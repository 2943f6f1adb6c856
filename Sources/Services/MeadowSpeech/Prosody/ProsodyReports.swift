import MeadowModel
import Synchronization

/// The reports of the latest clips; any thread.
final class ProsodyReports: Sendable {
  /// Whoever asks has just heard it; each has its pitch every 10 ms, which adds up over years.
  private static let most = 64
  private let reports = Mutex<[SpeechRequest: ProsodyReport]>([:])

  /// The report of `request`'s sound, where it was made in this run.
  subscript(request: SpeechRequest) -> ProsodyReport? {
    get { reports.withLock { $0[request] } }
    set {
      reports.withLock { reports in
        if reports.count >= Self.most { reports.removeAll() }
        reports[request] = newValue
      }
    }
  }
}
