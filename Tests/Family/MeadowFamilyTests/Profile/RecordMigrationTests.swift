import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowStore
import Testing

/// What families have: records of the version before settings were entries of a catalogue, when the
/// age was kept twice.
@Suite struct RecordMigrationTests {
  /// As version 0.1.0 wrote it, with every setting chosen.
  static let old =
    #"{"chosen":{"autoLock":"never","bath":"18:40","bedtime":"19:05","breakfast":"07:05","#
    + #""bubbleSeconds":20.5,"buttonSize":80,"carrierPhrases":false,"celebrations":"off","#
    + #""conversation":"light","defaultView":"grid","densities":{"bedroom":"low","#
    + #""kitchen":"custom"},"densityCutoffs":{"kitchen":4},"dinner":"17:20","#
    + #""expectantPauseSeconds":90,"favorites":["ball","milk"],"feelingsTray":false,"#
    + #""hiddenWords":{"core":["no"],"kitchen":["peas","knife"]},"holdMilliseconds":300,"#
    + #""lunch":"11:45","marksFavorites":false,"naps":["09:30","13:00"],"narration":false,"#
    + #""repeatGuardMilliseconds":0,"routineGlow":false,"scanning":"manual","#
    + #""selectsOnRelease":true,"showsLabels":true,"signing":true,"snack":"15:10","#
    + #""speakWithMe":false,"traySeconds":8},"profile":{"ageMonths":30,"#
    + #""hasCompletedOnboarding":true,"name":"Zoë","tier":2},"speech":{"ageMonths":30,"#
    + #""interruptions":{"companion":"queue","phrase":"replace","word":"finish"},"isMuted":true,"#
    + #""parentese":"own","prosody":{"pauseMilliseconds":120,"pitch":1.12,"range":1.4,"#
    + #""rate":0.7},"voice":"boy","volumeCap":{"value":-6}}}"#

  @Test("a record of the version before opens with everything in it, from database and copy")
  func opens() async throws {
    let rig = ProfileRig()
    try rig.write(#"{"schema":"meadow-profile/1","id":1,"revision":3,"record":\#(Self.old)}"#)
    let service = rig.start()
    check(service.record)
    #expect(!service.notes.contains { $0.contains("could not be used") })
    await service.flush()
    let next = rig.start()
    #expect(next.notes == [] && next.problem == nil)
    check(next.record)
  }

  @Test("of what is kept now only the second age is gone")
  func keeps() throws {
    let record = try JSONDecoder().decode(ProfileRecord.self, from: Data(Self.old.utf8))
    var old = try JSONDecoder().decode(PlainJSON.self, from: Data(Self.old.utf8))
    if case .object(var parts) = old, case .object(var speech)? = parts["speech"] {
      #expect(speech.removeValue(forKey: "ageMonths") == .whole(30))
      parts["speech"] = .object(speech)
      old = .object(parts)
    }
    let new = try JSONDecoder().decode(PlainJSON.self, from: JSONEncoder().encode(record))
    #expect(Self.sorted(new) == Self.sorted(old))
  }

  private func check(_ record: ProfileRecord) {
    #expect(record.profile.name == "Zoë" && record.profile.ageMonths == 30)
    #expect(record.profile.tier == .combinations && record.profile.hasCompletedOnboarding)
    let speech = record.speech
    #expect(speech.voice.name == "boy" && speech.isMuted && speech.volumeCap == Decibels(-6))
    #expect(speech.parentese == .own && speech.interruptions.word == .finish)
    #expect(
      speech.prosody == Prosody(rate: 0.7, pitch: 1.12, range: 1.4, pauseMilliseconds: 120))
    let chosen = record.chosen
    // Were not there yet.
    let newer = [
      "palmSpeaks", "swipesBetweenViews", "scanStepSeconds", "scanSounds",
      "speakWithMeQuietSeconds",
      "speaksWhenAway", "language", "secondLanguage", "childGender", "naturalVoice",
      "companionVoice",
    ]
    #expect(chosen.keys.count + newer.count == SettingCatalogue.all.count { $0.isChosen })
    #expect(chosen.densities == ["kitchen": .custom, "bedroom": .low])
    #expect(chosen.densityCutoffs == ["kitchen": 4] && chosen.favorites == ["milk", "ball"])
    #expect(chosen.hiddenWords == ["kitchen": ["peas", "knife"], "core": ["no"]])
    #expect(chosen.bubbleSeconds == 20.5 && chosen.expectantPauseSeconds == 90)
    #expect(chosen.celebrations == .off && chosen.autoLock == .never)
    #expect(chosen.bedtime == TimeOfDay(19, 5) && chosen.naps?.count == 2)
  }

  /// Lists of words are sets: their order is nobody's.
  private static func sorted(_ json: PlainJSON) -> PlainJSON {
    switch json {
    case .list(let values): .list(values.sorted { "\($0)" < "\($1)" })
    case .object(let members): .object(members.mapValues(sorted))
    case .null, .flag, .whole, .number, .text: json
    }
  }
}
