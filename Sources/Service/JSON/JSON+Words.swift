import MeadowFoundations
import MeadowRuntime

extension JSON {
  /// A word of the family's, as /v1/words shows it.
  init(_ summary: MyWordSummary) {
    let word = summary.word
    let content = word.content
    self = [
      "id": .integer(word.id), "group": .string(content.group.rawValue),
      "text": .string(content.text), "spoken": .string(content.spoken),
      "hint": .string(content.hint), "ipa": .string(summary.ipa),
      "emoji": .string(content.emoji),
      "photo": .string(content.photo == nil ? nil : word.photoPath),
      "recording": .string(
        content.recording.map { "\(word.path)/recording?v=\($0.name.prefix(8))" }),
      "favorite": .bool(content.isFavorite), "owner": JSON(content.owner),
      "position": .integer(word.position),
      "fitzgeraldKey": .string(content.group.fitzgeraldKey.rawValue),
      "ready": .bool(summary.isReady),
    ]
  }

  /// Whose a word is: "family", or the child's number.
  init(_ owner: WordOwner) {
    switch owner {
    case .family: self = .string(WordOwner.familyName)
    case .child(let number): self = .integer(number)
    }
  }

  /// The family's words with their groups.
  init(_ list: MyWordList) {
    let groups = MyWordGroup.allCases.map { group -> JSON in
      let used = list.words.count { $0.word.content.group == group }
      return [
        "group": .string(group.rawValue), "slots": .integer(group.slots),
        "used": .integer(used), "limit": .integer(MyWordGroup.limit),
        "canAdd": .bool(used < MyWordGroup.limit),
      ]
    }
    self = [
      "words": .array(list.words.map { JSON($0) }), "groups": .array(groups),
      "problem": .string(list.storeProblem),
    ]
  }

  /// The report of an import.
  init(_ reply: ImportReply) {
    self = [
      "added": .integer(reply.added), "changed": .integer(reply.changed),
      "refused": .integer(reply.entries.count { $0.outcome == .refused }),
      "dryRun": .bool(reply.isDryRun),
      "entries": .array(
        reply.entries.map { entry in
          [
            "line": .integer(entry.line), "word": .string(entry.word),
            "outcome": .string(entry.outcome.rawValue), "message": .string(entry.message),
          ]
        }),
      "notes": .array(reply.notes.map(JSON.string)),
    ]
  }

  /// How a sound came out.
  init(_ reached: ReachedProsody) {
    self = [
      "rate": .number(Self.round(reached.prosody.rate)),
      "pitch": .number(Self.round(reached.prosody.pitch)),
      "range": .number(Self.round(reached.prosody.range)),
      "limits": .array(reached.limits.map(JSON.string)),
    ]
  }

  private static func round(_ factor: Double) -> Double { (factor * 1000).rounded() / 1000 }
}

extension MyWord {
  /// Where the word is found.
  fileprivate var path: String { "/v1/words/\(id)" }

  /// Where its photo is found; another path for another photo, so that a browser may keep it.
  var photoPath: String { "\(path)/photo?v=\(content.photo?.name.prefix(8) ?? "")" }
}
