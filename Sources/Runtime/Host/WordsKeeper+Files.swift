import MeadowFoundations
import MeadowSpeech
import MeadowStore
import MeadowVocabulary

/// Photos and recordings of the family's words.
extension WordsKeeper {
  public func setPhoto(_ bytes: [UInt8]?, ofWord id: Int) async throws -> MyWordSummary {
    let family = try requireFamily()
    _ = try word(id)
    _ = try await stored("words") {
      () throws(FamilyProblem) in
      if let bytes {
        _ = try await family.words.setPhoto(bytes, of: id)
      } else {
        _ = try await family.words.removePhoto(of: id)
      }
    }
    await host?.announce(.words)
    await settle()
    return summary(try word(id))
  }

  public func photo(ofWord id: Int) async throws -> FamilyFile {
    let family = try requireFamily()
    guard let photo = try word(id).content.photo else {
      throw Self.missing("photo", ofWord: id)
    }
    let kept = try await stored("words") {
      () throws(FamilyProblem) in try await family.words.photo(photo)
    }
    guard let kept else { throw Self.missing("photo", ofWord: id) }
    return FamilyFile(mediaType: kept.mediaType, bytes: kept.bytes, name: "photo")
  }

  public func setRecording(_ bytes: [UInt8], ofWord id: Int) async throws -> RecordingReply {
    let family = try requireFamily()
    let old = try word(id).content.recording
    arriving += 1
    defer { arriving -= 1 }
    let added: AddedRecording
    do throws(RecordingProblem) { added = try await family.recordings.add(bytes) } catch {
      throw error.problem()
    }
    do {
      _ = try await stored("words") {
        () throws(FamilyProblem) in
        try await family.words.change(id) { $0.recording = added.id }
      }
    } catch {
      forget(added.id)
      throw error
    }
    await wordsChanged()
    if let old, old != added.id { await erase(old) }
    await settle()
    return RecordingReply(
      word: summary(try word(id)), seconds: added.seconds,
      notes: added.notes.map { $0.hasSuffix(".") ? $0 : $0 + "." })
  }

  public func removeRecording(ofWord id: Int) async throws -> MyWordSummary {
    let family = try requireFamily()
    let old = try word(id).content.recording
    let word = try await stored("words") {
      () throws(FamilyProblem) in try await family.words.change(id) { $0.recording = nil }
    }
    await wordsChanged()
    if let old { await erase(old) }
    await settle()
    return summary(word)
  }

  public func recording(ofWord id: Int) async throws -> FamilyFile {
    let family = try requireFamily()
    guard let recording = try word(id).content.recording else {
      throw Self.missing("recording", ofWord: id)
    }
    let clip: Clip
    do throws(RecordingProblem) { clip = try family.recordings.load(recording) } catch {
      throw error.problem()
    }
    let bytes = try SpeechFormat.wav.encode(clip)
    return FamilyFile(mediaType: "audio/wav", bytes: bytes, name: "recording.wav")
  }

  /// Removes a recording that no word has any more, from the disk and from every sound.
  func forget(_ recording: RecordingID) {
    let isUsed = family?.words.all().contains { $0.content.recording == recording }
    guard isUsed == false else { return }
    synthesis.forget(recording)
    family?.recordings.remove(recording)
  }

  /// The same, and no clip in which it sounds stays on the disk.
  private func erase(_ recording: RecordingID) async {
    forget(recording)
    await synthesis.eraseFiles()
  }

  private static func missing(_ what: String, ofWord id: Int) -> InputProblem {
    InputProblem(
      .unknown, field: "id", reason: "word \(id) has no \(what)", advice: "give it one first")
  }
}
