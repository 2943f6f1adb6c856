import MeadowFoundations
import Synchronization

extension SpeechService {
  /// Has the exact clip of `request` made behind everything else, so that the next tap finds it.
  func makeExactLater(_ request: SpeechRequest) {
    guard exact.add(request) else { return }
    Task.detached(priority: .utility) { [self] in
      while let request = exact.next() { await makeExact(request) }
    }
  }

  private func makeExact(_ request: SpeechRequest) async {
    guard !isReady(request), let voice = try? voice(of: request),
      let key = try? key(of: request, voice)
    else { return }
    let made: MadeClip
    do throws(SynthesisError) {
      made =
        isSpliced(request, voice)
        ? try await splice(request, .background, { false }, { _ in })
        : try await make(request, voice, .background, { false }, onPart: { _, _ in })
    } catch {
      // The next tap is answered in haste again.
      return
    }
    // One that is provisional even now would come back for ever.
    guard made.substitution == nil, !made.isProvisional else { return }
    counts.withLock { $0.statistics.synthesised += 1 }
    cache.insert(made.clip, for: request)
    store?.saveLater(made.clip, key)
  }
}
