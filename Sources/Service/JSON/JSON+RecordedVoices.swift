import MeadowFoundations
import MeadowRuntime
import MeadowSpeech
import RecordedVoices

extension JSON {
  /// A recorded voice in a list.
  init(_ summary: RecordedVoiceSummary) { self = .object(Self.members(of: summary)) }

  /// A recorded voice with its words.
  init(_ reply: RecordedVoiceReply) {
    let groups = WordOfWorth.Group.allCases.compactMap { group -> JSON? in
      let words = reply.words.filter { $0.word.group == group }
      guard !words.isEmpty else { return nil }
      return [
        "group": .string(group.rawValue), "recorded": .integer(words.count { $0.take != nil }),
        "wanted": .integer(words.count),
      ]
    }
    self = .object(
      Self.members(of: reply.summary) + [
        ("words", .array(reply.words.map { JSON($0) })), ("groups", .array(groups)),
      ])
  }

  /// A word and who says it.
  init(_ word: RecordedVoiceReply.Word) {
    self = [
      "text": .string(word.word.text), "language": .string(word.word.language.rawValue),
      "group": .string(word.word.group.rawValue), "tier": .number(word.word.tier?.rawValue),
      "whose": .string(word.take == nil ? "near" : "recorded"),
      "take": word.take.map { JSON($0) } ?? .null,
    ]
  }

  /// A take.
  init(_ take: Take) {
    self = [
      "milliseconds": .integer(take.milliseconds), "loudness": .tenths(take.loudness),
      "peak": .tenths(take.peak), "problems": .array(take.problems.map { JSON($0) }),
      "on": .string(take.on),
    ]
  }

  /// What may be wrong with a take.
  init(_ problem: TakeProblem) {
    self = ["kind": .string(problem.rawValue), "advice": .string(problem.advice)]
  }

  /// What became of a recording.
  init(_ reply: TakeReply) {
    self = [
      "kept": .bool(reply.isKept), "problems": .array(reply.problems.map { JSON($0) }),
      "begin": .number(reply.begin), "end": .number(reply.end),
      "loudness": reply.loudness.map(JSON.tenths) ?? .null,
      "peak": reply.peak.map(JSON.tenths) ?? .null, "replaced": .bool(reply.hasReplaced),
    ]
  }

  /// What became of a voice that came in.
  init(_ reply: VoiceImportReply) {
    self = .object(
      Self.members(of: reply.summary) + [
        ("taken", .integer(reply.taken)),
        ("unlisted", .array(reply.unlisted.map(JSON.string))),
        (
          "unread",
          .array(reply.unread.map { ["file": .string($0.file), "reason": .string($0.reason)] })
        ),
      ])
  }

  private static func members(of summary: RecordedVoiceSummary) -> [Member] {
    let (voice, block) = (summary.voice, summary.voice.recorded)
    return [
      ("id", .string(voice.id.name)), ("name", .string(voice.name)),
      ("speaker", .string(block.speaker)), ("forWhom", .string(voice.forWhom.rawValue)),
      ("near", .string(block.nearVoice.name)), ("licence", .string(block.terms)),
      ("consent", ["by": .string(block.consent.by), "on": .string(block.consent.on)]),
      ("recorded", .integer(summary.recorded)), ("wanted", .integer(summary.wanted)),
      ("changed", .string(summary.changed)),
      (
        "nearness",
        [
          "medianHertz": .number(block.medianHertz), "formantScale": .number(block.formantScale),
          "from": .string(block.isMeasured ? "takes" : "usual"),
        ]
      ),
    ]
  }

  /// A level in dB to the tenth.
  private static func tenths(_ value: Double) -> JSON { .number((value * 10).rounded() / 10) }
}
