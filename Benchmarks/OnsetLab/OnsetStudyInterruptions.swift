import MeadowClient
import MeadowFoundations
import MeadowSound

extension OnsetStudy {
  /// A pair of words, when they were tapped and what was recorded.
  private struct Splice {
    var old, new: String
    var first, second: SentRequest
    var capture: OnsetCapture?
  }

  /// Taps one word and 120–200 ms later another, `count` times; takes every splice apart.
  func interruptions(_ count: Int, _ sayings: inout Sayings) throws(OnsetStudyError) {
    guard count > 0 else { return }
    var long: [String] = []
    for word in words where try clip(of: word).count > Frames.milliseconds(330).count {
      long.append(word)
    }
    var old = ConditionFindings(.oldWord)
    var new = ConditionFindings(.newWord)
    guard long.count > 1 else {
      new.note = "no core word is long enough to be cut off"
      return findings.conditions.append(new)
    }
    try Self.asking { () throws(ServiceClientError) in try service.resetStages() }
    var done = 0
    while done < count {
      report(Progress(condition: .newWord, done: done, of: count))
      let part = min(50, count - done)
      for splice in splices(part, of: long, &sayings) { try add(splice, &new, &old) }
      done += part
    }
    report(Progress(condition: .newWord, done: count, of: count))
    new.stages = try Self.asking { () throws(ServiceClientError) in try service.stages(of: .newWord)
    }
    findings.conditions += [new, old]
  }

  private func splices(_ count: Int, of long: [String], _ sayings: inout Sayings) -> [Splice] {
    let period = 650.0
    let schedule = OnsetSchedule(
      count: count, period: period, jitter: 100, seed: configuration.seed &+ 77)
    let start = MonotonicTime.now().nanoseconds + 150_000_000
    var pairs: [(String, String)] = []
    var plan: [PlannedRequest] = []
    for index in 0..<count {
      let old = sayings.pick(long)
      let new = sayings.pick(words.filter { $0 != old })
      pairs.append((old, new))
      let due = start + schedule.offsets[index]
      let gap = Int64(sayings.number(in: 120...200) * 1_000_000)
      for (time, path, body) in [
        (due, "/v1/taps", MeasuredService.tap(old, isWord: true)),
        (due + gap, "/v1/taps", MeasuredService.tap(new, isWord: true)),
        (due + gap + 200_000_000, "/v1/stop", "{}"),
      ] {
        plan.append(
          PlannedRequest(due: MonotonicTime(nanoseconds: time), path: path, body: body))
      }
    }
    let sent = TapSender(host: configuration.host, port: configuration.port).send(plan)
    pause(250)
    guard sent.count == plan.count else { return [] }
    return pairs.enumerated().map { index, pair in
      let (first, second) = (sent[index * 3], sent[index * 3 + 1])
      return Splice(
        old: pair.0, new: pair.1, first: first, second: second,
        capture: capture(first.from, span: 400))
    }
  }

  private func add(
    _ splice: Splice, _ new: inout ConditionFindings, _ old: inout ConditionFindings
  ) throws(OnsetStudyError) {
    guard let capture = splice.capture, capture.beginsQuiet else { return new.spoilt += 1 }
    let (oldClip, newClip) = (try clip(of: splice.old), try clip(of: splice.new))
    let from = capture.index(at: splice.second.from)
    guard
      let match = InterruptionMatch.find(
        old: oldClip, new: newClip, in: capture.samples,
        oldRange: capture.tap..<(capture.tap + 4800), newRange: from..<(from + 4800))
    else { return new.missing += 1 }
    noteWake(splice.second)
    let rise = OnsetDetector.rise(of: newClip).milliseconds
    let text = "\(splice.old) > \(splice.new)"
    let heard = capture.time(of: match.newFirstAudible).milliseconds(since: splice.second.from)
    new.samples.append(OnsetSample(text: text, heard: heard, rise: rise))
    let silent = capture.time(of: match.oldLastAudible + 1)
    old.samples.append(
      OnsetSample(text: text, heard: max(0, silent.milliseconds(since: splice.second.from))))
    note(match, of: text)
  }

  func note(_ match: InterruptionMatch, of text: String) {
    let residual = Double(match.largestResidual)
    findings.splices.count += 1
    findings.splices.largestResidual = max(findings.splices.largestResidual, residual)
    findings.splices.largestFadeShift = max(
      findings.splices.largestFadeShift, abs(match.fadeStart - match.newStart))
    if match.largestResidual > Decibels.audible.linear {
      let place = match.residualAt - match.newStart
      findings.splices.clicks.append("\(text): \(fixed(residual, 4)) at frame \(place)")
    }
  }
}
