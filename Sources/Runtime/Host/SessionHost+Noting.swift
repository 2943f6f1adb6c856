import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowSpeech
import MeadowTalk

/// What is written down: the log, the place, what was celebrated, what a grown-up decided. All of it
/// after the sound, and none of it waits for the disk.
extension SessionHost {
  func log(_ event: ActivityEvent) {
    guard parts.meetsChild, let family = parts.family, let log = family.log else { return }
    log.record(event, at: family.wallTime())
  }

  /// Notes that something is heard.
  func noteSpeech(_ utterance: Utterance) {
    log(
      ActivityEvent(
        .speech, text: utterance.request.text.string, scene: session.navigation.state.scene,
        tier: session.settings.tier))
  }

  func store(_ place: NavigationState) {
    guard let profiles = parts.family?.profiles else { return }
    profiles.keep(.navigation, Self.json(place))
  }

  func store(_ milestones: CelebrationMilestones) {
    guard let profiles = parts.family?.profiles else { return }
    profiles.keep(.milestones, Self.json(milestones))
  }

  /// Takes what a grown-up decided: in force at once, and kept.
  func adopt(_ new: ProfileRecord) {
    let old = record
    record = new
    if new.profile != old.profile { broadcast.send(.profile(new.profile)) }
    let settings = settings(for: new)
    obey(settings)
    feed(.settings(settings, new.profile))
    if new != old { parts.keep(new) }
  }

  /// The settings that follow from `record`.
  func settings(for record: ProfileRecord) -> FamilySettings {
    DefaultsEngine.settings(for: record, table: parts.defaults, parentese: parts.parentese)
  }

  /// Says a text in the companion's voice; where that voice is not there, in the child's.
  func narrate(_ text: String) {
    guard var request = requests.settled(text) else { return }
    if parts.studio.voices.contains(where: { $0.id == .meadow }) { request.voice = .meadow }
    let now = parts.timers.now()
    _ = play { [request] in $0.say(request, source: .companion, received: now) }
  }

  private static func json(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map(Array.init) ?? []
  }
}
