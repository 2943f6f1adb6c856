import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowStore
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// M2-009, "Profile persists across app restarts", and document 001, "What Meadow remembers".
@Suite struct ProfileServiceTests {
  let rig = ProfileRig()

  @Test("a first start has a new profile and nothing to note (M2-009)")
  func begins() {
    let service = rig.start()
    #expect(service.record == ProfileRecord())
    #expect(service.notes == [] && service.problem == nil)
    #expect(service.savedState(.navigation) == nil && service.savedState(.milestones) == nil)
  }

  @Test("every field of a profile is there again after a restart (M2-009)")
  func persists() async {
    let service = rig.start()
    service.keep(.full)
    #expect(service.record == .full, "it counts before it is on the disk")
    await service.flush()
    #expect(service.problem == nil)
    let next = rig.start()
    #expect(next.record == .full && next.notes == [])
  }

  @Test("an answer means that it is on the disk: what was flushed outlives SIGKILL")
  func survivesBeingKilled() async {
    let (path, mirror) = (rig.path, rig.mirror)
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, mirror = mirror as String] in
      let store = FamilyStore.open(at: path)
      let service = ProfileService(store: store, mirror: mirror, legacy: nil)
      service.keep(ProfileRecord(profile: ChildProfile(name: "Ada")))
      service.keep(.navigation, [123, 125])
      await service.flush()
      kill(getpid(), SIGKILL)
    }
    let next = rig.start()
    #expect(next.record.profile.name == "Ada")
    #expect(next.savedState(.navigation) == [123, 125])
    #expect(next.notes == [])
  }

  @Test("of many changes in a row the last one is kept, in memory and on the disk")
  func keepsInOrder() async {
    let service = rig.start()
    for number in 1...500 {
      service.keep(.child("child \(number)"))
      service.keep(.navigation, Array("\(number)".utf8))
    }
    await service.flush()
    #expect(service.problem == nil)
    let next = rig.start()
    #expect(next.record == .child("child 500"))
    #expect(next.savedState(.navigation) == Array("500".utf8))
  }

  @Test("where the child was and what was celebrated is there again, each by itself (M2-001)")
  func savedStates() async {
    let service = rig.start()
    service.keep(.navigation, Array(#"{"scene":"kitchen"}"#.utf8))
    #expect(service.savedState(.navigation) == Array(#"{"scene":"kitchen"}"#.utf8))
    await service.flush()
    service.keep(.milestones, Array("[1]".utf8))
    await service.flush()
    let next = rig.start()
    #expect(next.savedState(.navigation) == Array(#"{"scene":"kitchen"}"#.utf8))
    #expect(next.savedState(.milestones) == Array("[1]".utf8))
  }

  @Test("changes from many threads at once leave the disk and memory with the same profile")
  func manyThreads() async {
    let service = rig.start()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for round in 0..<50 { service.keep(.child("\(number) \(round)")) }
        }
      }
    }
    await service.flush()
    #expect(rig.start().record == service.record)
  }

  @Test("the speech settings of an older Meadow are taken over once")
  func importsSettings() async throws {
    let kept =
      #"{"voice":"girl","prosody":{"rate":0.85,"pitch":1.2,"range":1},"parentese":"byAge","#
      + #""ageMonths":20,"isMuted":true,"volumeCap":{"value":-12},"#
      + #""interruptions":{"word":"replace","phrase":"replace","companion":"queue"}}"#
    try rig.write(kept, to: "settings.json")
    var speech = SpeechSettings()
    speech.volumeCap = Decibels(-12)
    speech.isMuted = true
    var service = rig.start()
    #expect(service.record.speech == speech)
    #expect(service.record.profile.ageMonths == 20)
    #expect(service.notes == [])
    try rig.write(kept.replacingOccurrences(of: "true", with: "false"), to: "settings.json")
    service = rig.start()
    #expect(service.record.speech == speech, "the database is what counts from now on")
  }

  @Test("resetting the settings leaves the child: name, age, tier, voice (document 001, About)")
  func resetsSettings() async throws {
    let service = rig.start()
    var record = ProfileRecord.full
    record.speech.voice = .meadow
    service.keep(record)
    service.keep(.milestones, [49])
    try await service.reset(.settings)
    var speech = SpeechSettings()
    speech.voice = .meadow
    for (kept, when) in [(service.record, "now"), (rig.start().record, "after a start")] {
      #expect(kept.profile == record.profile && kept.speech == speech, "\(when)")
      #expect(kept.chosen == ChosenSettings(), "\(when)")
      #expect(kept.history.done.map(\.cause) == [.reset], "\(when)")
    }
    #expect(rig.start().savedState(.milestones) == [49])
  }

  @Test("resetting everything leaves no trace of a child in any file (document 001, Reinstalling)")
  func resetsEverything() async throws {
    try rig.write("{}", to: "settings.json")
    for name in ["profile.json.damaged", "profile.json.12.part", "settings.json.damaged"] {
      try rig.write("Ada of old", to: name)
    }
    let service = rig.start()
    service.keep(.child("Ada Unmistakable"))
    service.keep(.navigation, [49])
    try await service.reset(.everything)
    #expect(service.record == ProfileRecord() && service.savedState(.navigation) == nil)
    #expect(try rig.store.profiles().count == 1)
    #expect(rig.files == ["family.sqlite"])
    await service.flush()
    let next = rig.start()
    #expect(next.record == ProfileRecord() && next.notes == [])
    #expect(next.savedState(.navigation) == nil)
    next.keep(.child("Cy"))
    await next.flush()
    #expect(rig.start().record == .child("Cy"))
  }

  @Test("the copy can be read by its owner alone, and by a person")
  func mirror() async {
    let service = rig.start()
    service.keep(.child("Ada"))
    await service.flush()
    var facts = stat()
    #expect(stat(rig.mirror, &facts) == 0 && facts.st_mode & 0o077 == 0)
    #expect(rig.text().contains(#""schema":"meadow-profile/2""#))
    #expect(rig.text().contains(#""name":"Ada""#))
    #expect(rig.files == ["family.sqlite", "profile.json"])
  }

  @Test("keeping costs the one who taps less than a millisecond at the median")
  func isFast() async {
    let service = rig.start()
    let times = (0..<400).map { number in
      let start = MonotonicTime.now()
      service.keep(.navigation, Array("\(number)".utf8))
      return MonotonicTime.now().milliseconds(since: start)
    }.sorted()
    print("keeping a place: \(times[200] * 1000) µs, p99 \(times[396] * 1000) µs")
    #expect(times[200] < 1)
    await service.flush()
  }
}
