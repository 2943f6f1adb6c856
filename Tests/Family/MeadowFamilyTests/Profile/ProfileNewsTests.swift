import MeadowFamily
import MeadowFoundations
import MeadowStore
import MeadowVocabulary
import Testing

/// Two programs on the same files, `meadow settings set` beside a service: nothing that a grown-up
/// has decided is lost (document 001, "What Meadow remembers about your child").
@Suite struct ProfileNewsTests {
  let rig = ProfileRig()

  /// The service, whose child is Ada, and the other program.
  private func both() async -> (service: ProfileService, other: ProfileService) {
    let service = rig.start()
    service.keep(.child("Ada"))
    await service.flush()
    return (service, rig.start())
  }

  @Test("where the child goes does not undo what another program has decided")
  func savedStatesLeaveTheRecord() async {
    let (service, other) = await both()
    other.keep(.child("Bo"))
    await other.flush()
    service.keep(.navigation, [123, 125])
    await service.flush()
    #expect(service.problem == nil)
    let next = rig.start()
    #expect(next.record == .child("Bo") && next.notes == [])
    #expect(next.savedState(.navigation) == [123, 125])
  }

  @Test("what another program has decided is taken up once, and the next change stands on it")
  func takenUp() async throws {
    let (service, other) = await both()
    #expect(await service.takeUp() == nil)
    other.keep(.full)
    await other.flush()
    let news = try #require(await service.takeUp())
    #expect(news.record == .full && !news.isAnother && service.record == .full)
    #expect(await service.takeUp() == nil)
    var changed = service.record
    changed.profile.name = "Cy"
    service.keep(changed)
    await service.flush()
    let next = rig.start()
    #expect(next.record == changed && next.notes == [])
  }

  @Test("what another program has erased does not come back, not even in the copy")
  func erasedStaysErased() async throws {
    let (service, other) = await both()
    try await other.reset(.everything)
    service.keep(.navigation, [123, 125])
    service.keep(.child("Ada", months: 30))
    await service.flush()
    #expect(service.problem == nil && !rig.text().contains("Ada"))
    let news = try #require(await service.takeUp())
    #expect(news.isAnother && news.record == ProfileRecord())
    #expect(service.savedState(.navigation) == nil)
    service.keep(.child("Bo"))
    await service.flush()
    let next = rig.start()
    #expect(next.record == .child("Bo") && next.notes == [])
    #expect(try rig.store.profiles().count == 1)
  }

  @Test("what the disk has refused so far is later than what another program has decided before")
  func refusedIsLater() async throws {
    let service = rig.start(DatabaseHolder.impatient)
    service.keep(.child("Ada"))
    await service.flush()
    let other = rig.start()
    other.keep(.child("Bo"))
    await other.flush()
    let holder = try DatabaseHolder(rig.path)
    service.keep(.child("Cy"))
    await service.flush()
    #expect(service.problem != nil)
    try holder.release()
    #expect(await service.takeUp() == nil)
    #expect(service.record == .child("Cy") && service.problem == nil)
    #expect(rig.start().record == .child("Cy"))
  }

  @Test("words that another program has added are there when they are taken up, and once")
  func words() async throws {
    let words = MyWords(store: FamilyStore.open(at: rig.path))
    let other = MyWords(store: FamilyStore.open(at: rig.path))
    let added = try await other.add(MyWordContent(group: .people, text: "Rex"))
    #expect(await words.takeUp() && words.all() == [added])
    #expect(await !words.takeUp())
  }
}
