import Dispatch
import Glibc
import MeadowClient
import MeadowFoundations
import Synchronization

/// A request and when it is due.
struct PlannedRequest: Sendable {
  var due: MonotonicTime
  var path: String
  var body: String
}

/// What became of a planned request.
struct SentRequest: Sendable {
  /// The moment a latency counts from: the write; the due time where the lane was still waiting for
  /// an earlier answer then, so that a slow service cannot hide its own delays.
  var from: MonotonicTime
  /// How late our own thread woke, in ms; not counted, because it is not the service's doing.
  var wakeMilliseconds: Double
  /// The answer, or why there is none.
  var answer: Result<ServiceAnswer, ServiceClientError>
}

/// Sends requests at their times, whatever the answers do: an open loop.
///
/// Several connections take turns, each with a thread of its own, so that a request is held up only
/// when the answer before the last few is still missing.
struct TapSender {
  let host: String
  let port: Int
  var lanes = 4

  /// Sends all of `plan`, which must be in order of time; returns when all are answered, in the
  /// order of the plan.
  func send(_ plan: [PlannedRequest]) -> [SentRequest] {
    let results = Results(count: plan.count)
    let group = DispatchGroup()
    for lane in 0..<lanes {
      DispatchQueue(label: "meadow.lab.lane-\(lane)", qos: .userInteractive).async(group: group) {
        let client = ServiceClient(host: host, port: port)
        _ = try? client.get("/healthz")  // the connection is open before the first tap is due
        for index in stride(from: lane, to: plan.count, by: lanes) {
          results.set(Self.send(plan[index], by: client), at: index)
        }
      }
    }
    group.wait()
    return results.all
  }

  private static func send(_ request: PlannedRequest, by client: ServiceClient) -> SentRequest {
    let isHeldUp = MonotonicTime.now() > request.due
    if !isHeldUp { rest(until: request.due) }
    let woken = MonotonicTime.now()
    do throws(ServiceClientError) {
      let answer = try client.post(request.path, request.body)
      return SentRequest(
        from: isHeldUp ? request.due : answer.sent,
        wakeMilliseconds: isHeldUp ? 0 : woken.milliseconds(since: request.due),
        answer: .success(answer))
    } catch {
      return SentRequest(from: request.due, wakeMilliseconds: 0, answer: .failure(error))
    }
  }
}

/// Blocks the thread until `time`.
func rest(until time: MonotonicTime) {
  var moment = timespec(
    tv_sec: Int(time.nanoseconds / 1_000_000_000), tv_nsec: Int(time.nanoseconds % 1_000_000_000))
  while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &moment, nil) == EINTR {}
}

/// Results that lanes fill in by index.
private final class Results: Sendable {
  private let slots: Mutex<[SentRequest?]>

  init(count: Int) { slots = Mutex(Array(repeating: nil, count: count)) }

  func set(_ result: SentRequest, at index: Int) { slots.withLock { $0[index] = result } }

  var all: [SentRequest] { slots.withLock { $0.compactMap(\.self) } }
}
