/// What a therapist decides for a child, to be kept under a name and taken up again: how the board is
/// shown, what words do, how Meadow joins in, how a touch counts, how speech sounds, and the tier.
///
/// Nothing of it is the child's or the family's: no name, age, voice, routine or favourite, no word of
/// My Words and nothing that was said. What belongs to the device, its volume, is not in it either.
public struct SetUpValues: Equatable, Sendable {
  /// The values by key; null for what follows age and tier, or is as for every child.
  private var values: [String: PlainJSON]

  /// The settings that a set-up holds.
  static let entries = SettingCatalogue.all.filter {
    $0.scope == .child && $0.group != .child && $0.key != "favorites"
  }
  private static let tier = "tier"

  /// The set-up of `record`; only words of `vocabulary` stay hidden in it.
  public init(of record: ProfileRecord, vocabulary: VocabularyService) {
    let all = record.settingValues
    values = Self.entries.reduce(into: [Self.tier: all[Self.tier] ?? .null]) { values, entry in
      // What follows the age must not be written down, or it would follow no more.
      if SettingCatalogue.prosodyKeys.contains(entry.key), record.speech.parentese != .own {
        return
      }
      values[entry.key] = vocabulary.own(all[entry.key] ?? .null, entry.form)
    }
  }

  /// `old` with this set-up: what is not in it stays, what it leaves open follows age and tier again.
  public func applied(
    to old: ProfileRecord, table: ParenteseTable, vocabulary: VocabularyService
  ) throws(InputProblem) -> ProfileRecord {
    var new = old
    var put = Dictionary(
      uniqueKeysWithValues: Self.entries.map { entry in
        (entry.key, vocabulary.own(values[entry.key] ?? .null, entry.form))
      })
    put[Self.tier] = values[Self.tier] ?? .null
    new.put(put)
    guard new.speech.parentese != .own else { return new }
    var follow = SettingsChange()
    follow.parentese = new.speech.parentese
    return try follow.applied(to: new, table: table, vocabulary: nil)
  }

  /// The keys in which this set-up differs from `record`, in the order of the catalogue.
  public func differences(from record: ProfileRecord, vocabulary: VocabularyService) -> [String] {
    let now = SetUpValues(of: record, vocabulary: vocabulary).values
    return ([Self.tier] + Self.entries.map(\.key)).filter { key in
      let (a, b) = (values[key] ?? .null, now[key] ?? .null)
      return a != b && !(SettingCatalogue[key]?.isSame(a, b) ?? false)
    }
  }
}

extension SetUpValues: Codable {
  public init(from decoder: any Decoder) throws {
    values = try decoder.singleValueContainer().decode([String: PlainJSON].self)
  }

  public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

extension SettingEntry {
  /// Whether `a` and `b` are the same value, however their numbers are written.
  fileprivate func isSame(_ a: PlainJSON, _ b: PlainJSON) -> Bool {
    guard let a = try? read(a), let b = try? read(b) else { return false }
    return a == b
  }
}

extension VocabularyService {
  /// `json`, a setting of `form`, without words and scenes that are not of this vocabulary.
  fileprivate func own(_ json: PlainJSON, _ form: SettingForm) -> PlainJSON {
    guard case .byScene(let member, let core) = form, case .object(let scenes) = json else {
      return json
    }
    let known = scenes.filter { sceneNames.contains($0.key) || core && $0.key == "core" }
    guard member == .words else { return .object(known) }
    return .object(
      known.reduce(into: [:]) { kept, scene in
        guard case .list(let words) = scene.value else { return }
        kept[scene.key] = .list(
          words.filter {
            if case .text(let text) = $0 { word(text, in: scene.key) != nil } else { false }
          })
      })
  }
}
