import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowStore
import Testing

/// "A dose figure per day against 75 dBA × 40 h/week once a caregiver calibrates the level"
/// (requirements, 9; child-speech.md §5.4).
@Suite struct SoundDoseTests {
  private func calibration(_ dBA: Double = 75, cap: Double = 0) throws -> SoundCalibration {
    try SoundCalibration(dBA: dBA, loudness: -19, volumeCap: Decibels(cap))
  }

  private func stretch(
    _ loudness: Double = -19, _ seconds: Double = 1, cap: Double = 0
  ) -> SoundStretch {
    SoundStretch(loudness: loudness, seconds: seconds, volumeCap: Decibels(cap))
  }

  @Test("40 hours at 75 dBA are 100 % of the week, a seventh of them 100 % of the day")
  func matchesRecommendation() throws {
    let hour = SoundDose.seconds(of: stretch(-19, 3_600), try calibration())
    #expect(abs(hour - 3_600) < 1e-9)
    let dose = SoundDose(todaySeconds: hour * 40 / 7, weekSeconds: hour * 40)
    #expect(abs(dose.todayPercent - 100) < 1e-9 && abs(dose.weekPercent - 100) < 1e-9)
  }

  @Test(
    "10 dB more are ten times the dose, whether by loudness, by the cap or at the ear",
    arguments: [(85.0, -19.0, 0.0, 0.0), (75, -9, 0, 0), (75, -19, 0, -10), (65, -19, 10, -10)])
  func addsEnergy(dBA: Double, loudness: Double, cap: Double, measuredAt: Double) throws {
    let seconds = SoundDose.seconds(
      of: stretch(loudness, 2, cap: cap), try calibration(dBA, cap: measuredAt))
    #expect(abs(seconds - 20) < 1e-9)
  }

  @Test(
    "silence, no time and numbers that are none add nothing",
    arguments: [
      (-Double.infinity, 5.0), (-19, 0), (-19, -3), (.nan, 5), (-19, .nan), (.infinity, 1),
    ])
  func ignoresSilence(loudness: Double, seconds: Double) throws {
    #expect(SoundDose.seconds(of: stretch(loudness, seconds), try calibration()) == 0)
  }

  @Test("a level that nobody can have measured is refused", arguments: [39.9, 110.1, .nan, -5])
  func refusesLevels(dBA: Double) throws {
    #expect(throws: InputProblem.self) { try calibration(dBA) }
  }

  @Test("the sentence says the figures, and beyond the share by how much to turn down")
  func speaksPlainly() {
    let little = SoundDose(todaySeconds: SoundDose.dailySeconds * 0.12, weekSeconds: 400)
    #expect(
      little.sentence
        == "Meadow has used 12 % of today's share and less than 1 % of the week's share of sound that "
        + "is safe for a child's ears. Other sound around the child comes on top.")
    let much = SoundDose(todaySeconds: SoundDose.dailySeconds * 4, weekSeconds: 0)
    #expect(much.sentence.contains("400 % of today's share and nothing of the week's"))
    #expect(much.sentence.hasSuffix("turn the volume cap down by 7 dB, and give the ears a rest."))
  }

  @Test("without a calibration nothing is counted and nothing is claimed")
  func needsCalibration() async throws {
    let rig = FamilyRig()
    let keeper = SoundDoseKeeper(store: rig.store(), zone: .gmt)
    await keeper.heard(stretch(0, 1_000), at: Self.noon)
    #expect(await keeper.dose(at: Self.noon) == nil)
    #expect(await keeper.calibration == nil)
    try await keeper.calibrate(calibration())
    #expect(await keeper.dose(at: Self.noon) == SoundDose(todaySeconds: 0, weekSeconds: 0))
  }

  @Test("days are those on the wall; a week is seven of them; a restart forgets neither")
  func keepsDays() async throws {
    let rig = FamilyRig()
    var keeper = SoundDoseKeeper(store: rig.store(), zone: .gmt)
    try await keeper.calibrate(calibration())
    for day in 0..<9 {
      await keeper.heard(stretch(), at: Self.noon.addingTimeInterval(Double(day) * 86_400))
    }
    let last = Self.noon.addingTimeInterval(8 * 86_400)
    #expect(await keeper.dose(at: last) == SoundDose(todaySeconds: 1, weekSeconds: 7))
    await keeper.close(at: last)
    keeper = SoundDoseKeeper(store: rig.store(), zone: .gmt)
    #expect(await keeper.dose(at: last) == SoundDose(todaySeconds: 1, weekSeconds: 7))
    let midnight = last.addingTimeInterval(12 * 3_600)
    await keeper.heard(stretch(), at: midnight.addingTimeInterval(-1))
    await keeper.heard(stretch(), at: midnight)
    #expect(await keeper.dose(at: midnight) == SoundDose(todaySeconds: 1, weekSeconds: 8))
    #expect(try rig.store().sound(from: "0000", through: "9999").count <= 7)
  }

  @Test("the disk is written at most once a minute, and again at the end")
  func writesRarely() async throws {
    let rig = FamilyRig()
    let keeper = SoundDoseKeeper(store: rig.store(), zone: .gmt)
    try await keeper.calibrate(calibration())
    let disk = rig.store()
    func kept() throws -> Double {
      try disk.sound(from: "0000", through: "9999").values.reduce(0, +)
    }
    for second in 0..<60 {
      await keeper.heard(stretch(), at: Self.noon.addingTimeInterval(Double(second)))
    }
    #expect(try kept() == 1)
    await keeper.heard(stretch(), at: Self.noon.addingTimeInterval(60))
    #expect(try kept() == 61)
    await keeper.heard(stretch(), at: Self.noon.addingTimeInterval(61))
    #expect(try kept() == 61)
    await keeper.heard(stretch(), at: Self.noon.addingTimeInterval(-3_600))
    #expect(try kept() == 63)
    await keeper.heard(stretch(), at: Self.noon.addingTimeInterval(-3_590))
    await keeper.close(at: Self.noon)
    #expect(try kept() == 64)
  }

  @Test("a day's name follows the clocks when they are changed")
  func namesDays() throws {
    // Clocks in Berlin went from 3:00 back to 2:00 on 25 October 2026.
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let late = Date(timeIntervalSince1970: 1_792_969_200 + 82_800)
    #expect(LocalDay(of: late, berlin).name == "2026-10-26")
    #expect(LocalDay(of: late, berlin, earlier: 1).name == "2026-10-25")
    #expect(LocalDay(of: late, berlin, earlier: 2).name == "2026-10-24")
  }

  /// 12:00 on 21 November 2026 in Greenwich.
  static let noon = Date(timeIntervalSince1970: 1_795_262_400)
}
