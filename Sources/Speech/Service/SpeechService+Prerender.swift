public import MeadowFoundations
import Synchronization

extension SpeechService {
  /// Has the sound of `requests` at hand: from disk, else made behind everything else.
  ///
  /// `progress` is told how many are done and how many there are. What cannot be made is passed
  /// over; the tap that needs it says why. An engine that is away is waited for, unless it is left alone
  /// for longer than `longestWait` seconds. Stops when its task is cancelled. Returns how many are
  /// made. The first `inMemory` of them stay in memory as far as there is room, the first in line longest;
  /// all are on disk.
  @discardableResult
  public func prerender(
    _ requests: [SpeechRequest], inMemory: Int = .max, longestWait: Double = .infinity,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async -> Int {
    let number = begin(requests.count)
    var (ready, done, failed) = (0, 0, [SpeechRequest]())
    let underWay = requests.first.map(isNatural) == true ? Self.underWay : 1
    await withTaskGroup(of: (SpeechRequest, Bool).self) { group in
      func take(_ request: SpeechRequest, _ isMade: Bool) {
        done += 1
        if isMade {
          ready += 1
          countReady(request, number)
        } else if !Task.isCancelled {
          failed.append(request)
        }
        progress(done, requests.count)
      }
      for (index, request) in requests.enumerated() where !Task.isCancelled {
        if index >= underWay, let (request, isMade) = await group.next() {
          take(request, isMade)
        }
        let place: ClipPlace = index < inMemory ? .board(number) : .disk(number)
        group.addTask { (request, await self.make(request, at: place, longestWait)) }
      }
      for await (request, isMade) in group { take(request, isMade) }
    }
    // What a server could not say it may have been no fault of the text's.
    for request in failed where isNatural(request) {
      guard !Task.isCancelled, await make(request, at: .disk(number), longestWait) else {
        continue
      }
      ready += 1
      countReady(request, number)
    }
    return ready
  }

  /// How many of a natural voice are made at a time: while one is shaped, its server says the next.
  private static let underWay = 2

  /// Whether the voice of `request` is made by another program.
  private func isNatural(_ request: SpeechRequest) -> Bool {
    (try? voice(of: request))?.quick != nil
  }

  /// Has `request` at hand; waits for an engine that is away, and passes over what cannot be made.
  private func make(
    _ request: SpeechRequest, at place: ClipPlace, _ longestWait: Double
  ) async -> Bool {
    while !Task.isCancelled {
      do throws(SynthesisError) {
        return try await obtain(request, .background, at: place).isKept
      } catch {
        guard case .engineAway(_, let seconds) = error, seconds <= longestWait else {
          counts.withLock { $0.problem = $0.problem ?? error }
          return false
        }
        try? await Task.sleep(for: .seconds(seconds + 0.1))
      }
    }
    return false
  }

  /// Why the latest pre-rendering could not make something: the first reason of several; nil where it could
  /// make all. Any thread.
  public var prerenderingProblem: SynthesisError? { counts.withLock { $0.problem } }

  /// The number of the latest pre-rendering.
  var latestPrerendering: Int { counts.withLock { $0.prerendering } }

  private func begin(_ count: Int) -> Int {
    counts.withLock {
      $0.prerendering += 1
      $0.passed = []
      $0.problem = nil
      $0.statistics.wanted = count
      $0.statistics.ready = 0
      return $0.prerendering
    }
  }

  private func countReady(_ request: SpeechRequest, _ number: Int) {
    counts.withLock {
      guard $0.prerendering == number else { return }
      $0.statistics.ready += 1
      $0.passed.insert(request.inSteps)
    }
  }

  /// Whether the sound of `request` is in memory, or on disk by what the latest pre-rendering has passed.
  /// Any thread; counts for nothing.
  public func isAtHand(_ request: SpeechRequest) -> Bool {
    isReady(request) || counts.withLock { $0.passed.contains(request.inSteps) }
  }
}
