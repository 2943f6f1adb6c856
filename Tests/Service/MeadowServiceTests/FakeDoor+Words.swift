import MeadowFoundations
import MeadowRuntime

/// The family's words of the fake: one list in memory.
extension FakeDoor {
  func words() async -> MyWordList { MyWordList(words: kept.map(Self.summary)) }

  func words(of asked: WordsAsked) async throws -> MyWordList {
    note("words of \(asked)")
    return await words()
  }

  func add(_ change: MyWordChange) async throws -> MyWordSummary {
    guard let text = change.text else {
      throw InputProblem(field: "text", reason: "it is missing", advice: "send a name")
    }
    if case .set("shi-VAWX!") = change.hint {
      var problem = InputProblem(
        field: "hint", reason: "\"!\" is no letter", advice: "leave it out")
      problem.place = InputPlace(range: 8..<9, symbol: "!", nearest: ["X"])
      throw problem
    }
    let content = MyWordContent(
      group: MyWordGroup(rawValue: change.group ?? "people") ?? .people, text: text,
      spoken: change.spoken.applied(to: nil), hint: change.hint.applied(to: nil),
      emoji: change.emoji.applied(to: nil), isFavorite: change.isFavorite ?? false,
      owner: Self.owner(change.owner, of: .family))
    let word = MyWord(id: kept.count + 1, content: content, position: kept.count)
    kept.append(word)
    return Self.summary(word)
  }

  func change(word id: Int, _ change: MyWordChange) async throws -> MyWordSummary {
    let index = try index(of: id)
    if let text = change.text { kept[index].content.text = text }
    if let isFavorite = change.isFavorite { kept[index].content.isFavorite = isFavorite }
    kept[index].content.owner = Self.owner(change.owner, of: kept[index].content.owner)
    kept[index].content.hint = change.hint.applied(to: kept[index].content.hint)
    return Self.summary(kept[index])
  }

  func remove(word id: Int) async throws { kept.remove(at: try index(of: id)) }

  func setPhoto(_ bytes: [UInt8]?, ofWord id: Int) async throws -> MyWordSummary {
    let index = try index(of: id)
    files["photo \(id)"] = bytes
    kept[index].content.photo = bytes == nil ? nil : PhotoID(String(repeating: "a", count: 32))
    return Self.summary(kept[index])
  }

  func photo(ofWord id: Int) async throws -> FamilyFile {
    try file("photo \(id)", mediaType: "image/jpeg")
  }

  func setRecording(_ bytes: [UInt8], ofWord id: Int) async throws -> RecordingReply {
    let index = try index(of: id)
    files["recording \(id)"] = bytes
    kept[index].content.recording = RecordingID(String(repeating: "b", count: 32))
    return RecordingReply(word: Self.summary(kept[index]), seconds: 0.8, notes: ["It was trimmed."])
  }

  func removeRecording(ofWord id: Int) async throws -> MyWordSummary {
    let index = try index(of: id)
    files["recording \(id)"] = nil
    kept[index].content.recording = nil
    return Self.summary(kept[index])
  }

  func recording(ofWord id: Int) async throws -> FamilyFile {
    try file("recording \(id)", mediaType: "audio/wav")
  }

  func importWords(
    _ bytes: [UInt8], format: String?, isDryRun: Bool
  ) async throws -> ImportReply {
    files["import \(format ?? "?") \(isDryRun)"] = bytes
    return ImportReply(
      entries: [
        ImportReply.Entry(line: 3, word: "Saoirse", outcome: .refused, message: "No sound.")
      ],
      notes: ["A byte order mark was removed."], added: 0, changed: 0, isDryRun: isDryRun)
  }

  func exportWords(format: String) async throws -> FamilyFile {
    guard format == "csv" else {
      throw InputProblem(field: "format", reason: "no", advice: "send csv")
    }
    return FamilyFile(mediaType: "text/csv", bytes: [65], name: "my-words.csv")
  }

  func loudness() async -> LoudnessReply {
    var reply = LoudnessReply(volumeCapDecibels: -6, meaning: "Half as loud.", speechLUFS: -19)
    if let dBA {
      reply.calibration = LoudnessReply.Calibration(dBA: dBA, volumeCapDecibels: -6)
      reply.dose = LoudnessReply.Dose(todayPercent: 3, weekPercent: 1, sentence: "Little.")
    }
    return reply
  }

  func calibrate(dBA: Double?) async throws -> LoudnessReply {
    self.dBA = dBA
    return await loudness()
  }

  private func index(of id: Int) throws -> Int {
    guard let index = kept.firstIndex(where: { $0.id == id }) else {
      throw InputProblem(
        .unknown, field: "id", reason: "there is no word \(id)", advice: "list them")
    }
    return index
  }

  func file(_ key: String, mediaType: String) throws -> FamilyFile {
    guard let bytes = files[key] else {
      throw InputProblem(.unknown, field: "id", reason: "it has none", advice: "add one")
    }
    return FamilyFile(mediaType: mediaType, bytes: bytes, name: "file")
  }

  private static func owner(_ change: Edit<WordOwner>, of old: WordOwner) -> WordOwner {
    switch change {
    case .keep: old
    case .clear: .family
    case .set(let owner): owner
    }
  }

  private static func summary(_ word: MyWord) -> MyWordSummary {
    MyWordSummary(word: word, ipa: "ʃɪˈvɔːn", isReady: true)
  }
}
