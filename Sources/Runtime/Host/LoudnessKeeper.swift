import MeadowFamily
import MeadowFoundations
import MeadowSpeech
import MeadowStore

#if canImport(Glibc)
  import Glibc
#endif

/// How loud it is, and the day's dose.
public struct LoudnessKeeper: LoudnessService {
  /// Nil where nothing is counted.
  let family: Family?
  /// Knows the cap in force.
  let requests: SpeechRequests

  public func loudness() async -> LoudnessReply {
    let cap = requests.speech.volumeCap
    var reply = LoudnessReply(
      volumeCapDecibels: cap.value, meaning: Self.meaning(of: cap),
      speechLUFS: SpeechLevel.targetLUFS)
    guard let family else { return reply }
    if let calibration = await family.dose.calibration {
      reply.calibration = LoudnessReply.Calibration(
        dBA: calibration.dBA, volumeCapDecibels: calibration.volumeCap.value)
    }
    if let dose = await family.dose.dose(at: family.date()) {
      reply.dose = LoudnessReply.Dose(
        todayPercent: dose.todayPercent, weekPercent: dose.weekPercent, sentence: dose.sentence)
    }
    return reply
  }

  public func calibrate(dBA: Double?) async throws -> LoudnessReply {
    guard let family else { throw Self.noEar }
    let cap = requests.speech.volumeCap
    let calibration = try dBA.map { level throws(InputProblem) in
      try SoundCalibration(dBA: level, loudness: SpeechLevel.targetLUFS, volumeCap: cap)
    }
    try await stored("calibration") {
      () throws(FamilyProblem) in try await family.dose.calibrate(calibration)
    }
    return await loudness()
  }

  /// Counts what was heard of an utterance that has ended, off the way of the next tap.
  func heard(_ ended: LiveUtterance, until now: MonotonicTime) {
    guard let family, let trace = ended.trace else { return }
    let played = now.milliseconds(since: trace.audible) / 1000
    let seconds = min(ended.length.seconds, max(0, played))
    guard seconds > 0 else { return }
    let stretch = SoundStretch(
      loudness: SpeechLevel.targetLUFS + (ended.level?.value ?? 0), seconds: seconds,
      volumeCap: requests.speech.volumeCap)
    let date = family.date()
    Task(priority: .utility) { await family.dose.heard(stretch, at: date) }
  }

  private static let noEar = InputProblem(
    .unavailable, field: "calibration", reason: "this Meadow keeps no calibration",
    advice: "use meadow serve")

  /// What a cap means to the ear: 10 dB less is about half as loud.
  private static func meaning(of cap: Decibels) -> String {
    guard cap < .unity else {
      return "No cap: words are as loud as the device's own volume makes them."
    }
    let percent = Int((100 * pow(2, cap.value / 10)).rounded())
    let decibels = (cap.value * 10).rounded() / 10
    return "Capped at \(decibels) dB: everything sounds about \(percent) % as loud as without a "
      + "cap, whatever the device's own volume."
  }
}
