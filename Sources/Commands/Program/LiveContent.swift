import Foundation
import MeadowCommands
import MeadowContent
import MeadowFamily
import MeadowFoundations
import MeadowSpeech

/// The vocabulary and the scenes: read, checked and counted.
struct LiveContent {
  /// The vocabulary in use.
  let vocabulary: VocabularyService
  /// What could not be used as it is, a sentence each.
  let notes: [String]

  /// The content of the family whose data lie in `data`: its own files where they are good, else the
  /// copies last found good, else what comes with Meadow.
  static func load(from data: URL?) throws -> LiveContent {
    do throws(VocabularyFileError) {
      let content = try ContentLoader.load(from: data?.appending(path: "content"))
      return LiveContent(
        vocabulary: VocabularyService(content.vocabulary, manifests: content.scenes),
        notes: content.notes.map(\.description))
    } catch {
      throw CommandFailure.badData(error.description)
    }
  }

  /// The coverage of the content that comes with Meadow, as lines.
  static func statistics() throws -> [String] {
    do throws(VocabularyFileError) {
      return ContentStatistics(try VocabularyFile.bundled(), try SceneFile.bundled()).lines
    } catch {
      throw CommandFailure.badData(error.description)
    }
  }

  /// What is wrong in vocabulary files; without paths, in all content that comes with Meadow, whose
  /// every phrase must also be one the voice can say.
  static func check(_ paths: [String]) async throws -> [CheckedFile] {
    guard paths.isEmpty else { return paths.map(checkOwn) }
    return try await checkVocabulary() + LanguageFile.languages.map(checkLanguage)
      + LiveLessons.check()
  }

  private static func checkVocabulary() async throws -> [CheckedFile] {
    do {
      let data = try VocabularyFile.bundled()
      let scenes = try SceneFile.bundled()
      let problems = ContentCheck.problems(
        in: data, scenes: scenes, figures: .promised, words: try ToddlerWords.bundled())
      let words = data.scenes.values.map(\.words.count).reduce(0, +)
      let summary =
        "\(data.coreVocabulary.count) core words, \(words) words in \(data.scenes.count) scenes, "
        + "\(data.scsFollowUps.count) follow-ups"
      return [
        CheckedFile(
          path: VocabularyFile.name, summary: summary,
          problems: problems.map(\.description) + (try await unsayable(in: data)))
      ]
    } catch let error as VocabularyFileError {
      return [CheckedFile(path: VocabularyFile.name, summary: "", problems: [error.description])]
    }
  }

  private static func checkLanguage(_ language: Language) -> CheckedFile {
    let name = LanguageFile.name(of: language)
    do {
      let texts = try LanguageFile.bundled(language)
      let problems = LanguageCheck.problems(in: texts, of: try VocabularyFile.bundled())
      return CheckedFile(
        path: name,
        summary:
          "\(texts.words.count) words, \(texts.followUps.count) follow-ups in \(texts.label)",
        problems: problems.map(\.description))
    } catch {
      return CheckedFile(path: name, summary: "", problems: [error.description])
    }
  }

  private static func checkOwn(_ path: String) -> CheckedFile {
    let url = URL(filePath: path)
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    if LiveLessons.holds(text, at: url) { return LiveLessons.check(url) }
    do throws(VocabularyFileError) {
      if text.contains("\"sceneId\"") { return try checkScene(path, url) }
      let data = try VocabularyFile.read(url)
      return CheckedFile(
        path: path, summary: "\(data.coreVocabulary.count) core words",
        problems: ContentCheck.problems(in: data, scenes: [], figures: nil).map(\.description))
    } catch {
      // The error names the file, and so does whoever shows the problems.
      let problem = error.description.trimmingPrefix(url.lastPathComponent + ": ")
      return CheckedFile(path: path, summary: "", problems: [String(problem)])
    }
  }

  /// A scene file, held against the words that come with Meadow.
  private static func checkScene(
    _ path: String, _ url: URL
  ) throws(VocabularyFileError) -> CheckedFile {
    let manifest = try SceneFile.read(url)
    let others = try SceneFile.bundled().filter { $0.sceneId != manifest.sceneId }
    let name = SceneFile.name(of: manifest.sceneId)
    let problems = ContentCheck.problems(
      in: try VocabularyFile.bundled(), scenes: others + [manifest], figures: nil)
    return CheckedFile(
      path: path, summary: "\(manifest.zones.count) zones",
      problems: problems.filter { $0.path.hasPrefix(name) }.map(\.description))
  }

  /// The pronunciations that come with Meadow which the voice does not say as they are written.
  private static func unproven(by synthesis: SpeechService) async throws -> [String] {
    var problems: [String] = []
    for entry in try PronunciationFile.bundled() {
      do throws(HintRefusal) {
        let checked = try await synthesis.check(hint: entry.hint)
        guard checked.phonemes != entry.phonemes else { continue }
        problems.append(
          "\(PronunciationFile.name): \"\(entry.text)\": the hint is \(checked.phonemes), the file "
            + "says \(entry.phonemes)")
      } catch {
        problems.append("\(PronunciationFile.name): \"\(entry.text)\": \(error.description)")
      }
    }
    return problems
  }

  /// The words and phrases that the child's voice cannot say.
  private static func unsayable(in data: VocabularyData) async throws -> [String] {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "meadow-check-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let synthesis = try await LiveEnvironment.synthesis(in: scratch)
    let words =
      data.coreVocabulary.map(\.word) + data.scenes.values.flatMap { $0.words.map(\.word) }
    let phrases = data.scsFollowUps.map(\.phrase)
    let tray = data.avatarPhrases.values.flatMap { $0.map(\.phrase) }
    var problems = try await unproven(by: synthesis)
    for text in Set(words + phrases + tray).sorted() {
      do {
        let request = SpeechRequest(
          text: try SpokenText(text), voice: .girl, prosody: .standard)
        if try await synthesis.pronounce(request).phonemes.isEmpty {
          problems.append("\"\(text)\": the voice says nothing")
        }
      } catch {
        problems.append("\"\(text)\": it cannot be said: \(error)")
      }
    }
    return problems
  }
}
