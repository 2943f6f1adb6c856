import Foundation
import MeadowFoundations
public import MeadowSound
import MeadowSpeech
import MeadowTalk
import Synchronization

/// Plays recorded sessions in virtual time: the same engines and the same mix, as fast as the
/// machine can, with the same result every time.
public final class SessionReplay: Sendable {
  /// How long a replay goes on behind its last input while something waits for time to pass: longer
  /// than any session takes to end, and no wait for a review that is due in some days.
  private static let afterwardsSeconds = 900.0

  private let host: ActivityHost
  private let output: OfflineOutput
  private let timers: VirtualTimers

  /// A replay by `host`, whose parts are `output` and `timers`.
  public init(host: ActivityHost, output: OfflineOutput, timers: VirtualTimers) {
    self.host = host
    self.output = output
    self.timers = timers
  }

  /// Plays `inputs` and returns a line for everything that happened, in order of time. An input
  /// that a service would refuse ends it with a problem that names the input's second.
  public func play(_ inputs: [RecordedInput]) async throws -> [String] {
    let log = Mutex<[String]>([])
    await host.watch { [timers] event in
      guard let line = Self.describe(event) else { return }
      log.withLock { $0.append(Self.stamp(timers.now()) + line) }
    }
    for input in inputs.sorted(by: { $0.at < $1.at }) {
      await advance(to: MonotonicTime(nanoseconds: Int64(input.at * 1e9)))
      do {
        if let line = try await perform(input.action) {
          log.withLock { $0.append(Self.stamp(timers.now()) + line) }
        }
      } catch let problem as InputProblem {
        var problem = problem
        problem.field = "the input at \(input.at) s, \(problem.field)"
        throw problem
      }
      await host.rendered()
    }
    let end = timers.now().later(bySeconds: Self.afterwardsSeconds)
    while let next = timers.nextMoment, next <= end { await advance(to: next) }
    output.advance(by: .milliseconds(100))
    await host.shutDown()
    return log.withLock { $0 }
  }

  /// What was heard, as a file.
  public func sound(format: String?) throws -> [UInt8] {
    try SpeechFormat(named: format).encode(Clip(output.recording))
  }

  /// Moves to `moment`, letting the sound of every utterance that begins on the way be made.
  private func advance(to moment: MonotonicTime) async {
    while let next = timers.nextMoment, next <= moment {
      await step(to: next)
      await host.rendered()
    }
    await step(to: moment)
  }

  private func step(to moment: MonotonicTime) async {
    await timers.advance(to: moment) { [output] moment in
      let due = Frames.nanoseconds(moment.nanoseconds) - (output.now - .zero)
      if due > .zero { output.advance(by: due) }
    }
  }

  /// Does what came in; returns a line where no event tells of it.
  private func perform(_ action: RecordedInput.Action) async throws -> String? {
    switch action {
    case .tap(let tap): _ = try await host.tap(tap, received: timers.now())
    case .stop: _ = await host.stop()
    case .chime(let intensity):
      let reply = await host.chime(intensity)
      return "chime        \(intensity.rawValue)"
        + (reply == .played ? "" : ", not heard: \(reply.rawValue)")
    case .settings(let change): _ = try await host.change(change)
    case .profile(let change): _ = try await host.change(change)
    case .move(let move): _ = try await host.move(move)
    case .message(let action): _ = try await host.message(action, received: timers.now())
    case .avatar(let action): _ = try await host.avatar(action, received: timers.now())
    case .companion(let action): _ = await host.companion(action)
    case .modelling(let isOn): _ = await host.modelling(isOn)
    case .screen(let id, let news): await host.screen(id, news)
    case .activity(let name, let input): try await host.feed(input, to: name)
    case .opened(let name, let saved, let reading):
      try await host.replay(opening: name, from: saved, reading)
    case .date(let reading): await host.tell(.date(reading))
    case .clock(let time): await host.tell(.clock(time))
    case .session(let start): await host.begin(as: start)
    case .words(let words): await host.know(replayed: words)
    case .adopted(let record): await host.adopt(record)
    case .anew(let start): await host.begin(anew: start)
    }
    return nil
  }

  private static func stamp(_ time: MonotonicTime) -> String {
    let milliseconds = time.nanoseconds / 1_000_000
    let fraction = String(milliseconds % 1000 + 1000).dropFirst()
    return "\(milliseconds / 1000).\(fraction)  "
  }

  private static func describe(_ event: MeadowEvent) -> String? {
    switch event {
    case .followUps(let offer?):
      "follow-ups   " + offer.followUps.map { "\($0.id) \"\($0.phrase)\"" }.joined(separator: ", ")
    case .followUps(nil): "follow-ups   none"
    case .bubble(let bubble):
      "bubble       " + (bubble.text.isEmpty ? "empty" : "\"\(bubble.text)\"")
    case .celebration(let celebration):
      "celebration  \(celebration.reason.rawValue), intensity \(celebration.intensity), "
        + "\(celebration.milliseconds) ms"
    case .navigation(let place, let breadcrumb):
      "navigation   \(place.mode.rawValue) " + breadcrumb.map(\.label).joined(separator: " > ")
    case .avatar(let tray):
      "avatar       " + (tray.isOpen ? "open, \(tray.phrases.count) phrases" : "closed")
    case .companion(let companion):
      "companion    \(companion.activity.rawValue)" + (companion.word.map { " \"\($0)\"" } ?? "")
    case .modelling(let isOn): "modelling    \(isOn ? "on" : "off")"
    case .glow(let scene): "glow         " + (scene ?? "none")
    case .profile(let profile):
      "profile      \(profile.ageMonths.map { "\($0) months" } ?? "no age"), "
        + (profile.tier.map { "tier \($0.rawValue)" } ?? "tier by age")
    case .activity(let news):
      "activity     \(news.activity) \(news.topic) "
        + String(decoding: news.data.bytes, as: UTF8.self)
    case .started(let id, let text, let source, _, _):
      "started      \(id.number)  \(source.rawValue) \"\(text)\""
    case .finished(let id): "finished     \(id.number)"
    case .interrupted(let id): "interrupted  \(id.number)"
    case .failed(let id, let reason): "failed       \(id.number)  \(reason)"
    case .settings(let settings):
      "settings     \(settings.speech.voice), rate \(settings.speech.prosody.rate), "
        + "pitch \(settings.speech.prosody.pitch)" + (settings.speech.isMuted ? ", muted" : "")
    // What the outside tells, and figures: a replay has its own.
    case .output, .words, .voices, .children, .gate, .onset: nil
    }
  }
}
