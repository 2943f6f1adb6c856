import ArgumentParser
import Foundation
import MeadowFoundations
import MeadowRuntime

struct WordsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words",
    abstract: "Keeps the family's own words: names, things, places.",
    discussion: """
      Example: meadow words add Siobhán --hint shi-VAWN --emoji 👩
      Example: meadow words list
      Example: meadow words import family.pls --dry-run
      """,
    subcommands: [
      WordsListCommand.self, WordsAddCommand.self, WordsChangeCommand.self,
      WordsRemoveCommand.self, WordsImportCommand.self, WordsExportCommand.self,
    ],
    defaultSubcommand: WordsListCommand.self)
}

/// What can be said of a word on the command line.
struct WordOptions: ParsableArguments {
  @Option(help: "The list it stands in: people, things or places.")
  var group: String?

  @Option(
    help: ArgumentHelp("What is said instead of the text; \"\" for the text.", valueName: "words"))
  var spoken: String?

  @Option(
    help: ArgumentHelp(
      "How it is pronounced: shi-VAWN, ipa:…, arpabet:… or espeak:…; \"\" for none.",
      valueName: "hint"))
  var hint: String?

  @Option(help: "Its picture: one emoji; \"\" for none.")
  var emoji: String?

  @Option(
    help: ArgumentHelp("Its photo, JPEG, PNG or GIF; \"\" for none.", valueName: "file"),
    completion: .file())
  var photo: String?

  @Option(
    help: ArgumentHelp(
      "Somebody's own recording of it, WAV, FLAC or Ogg; \"\" for none.", valueName: "file"),
    completion: .file())
  var recording: String?

  @Option(
    help: ArgumentHelp(
      "Whose it is: family, or the number of the only child that has it.", valueName: "whose"))
  var owner: String?

  @Flag(inversion: .prefixedNo, help: "Whether it is a favourite.")
  var favorite: Bool?

  /// What the options ask for, without the files.
  func change() throws(InputProblem) -> MyWordChange {
    var change = MyWordChange()
    change.group = group
    if let owner { change.owner = .set(try Self.owner(owner)) }
    change.spoken = Self.edit(spoken)
    change.hint = Self.edit(hint)
    change.emoji = Self.edit(emoji)
    change.isFavorite = favorite
    return change
  }

  /// Gives word `id` the files.
  func addFiles(to id: Int, _ host: ActivityHost) async throws {
    if let photo {
      _ = try await host.words.setPhoto(
        photo.isEmpty ? nil : Self.read("--photo", photo), ofWord: id)
    }
    guard let recording else { return }
    if recording.isEmpty {
      _ = try await host.words.removeRecording(ofWord: id)
    } else {
      let reply = try await host.words.setRecording(Self.read("--recording", recording), ofWord: id)
      for note in reply.notes { Terminal.note(note) }
    }
  }

  private static func owner(_ text: String) throws(InputProblem) -> WordOwner {
    if text == WordOwner.familyName { return .family }
    if let number = Int(text) { return .child(number) }
    throw InputProblem(
      field: "owner", reason: "\"\(text.prefix(40))\" is nobody's number",
      advice: "give family, or a number that meadow children lists")
  }

  private static func edit(_ text: String?) -> Edit<String> {
    text.map { $0.isEmpty ? .clear : .set($0) } ?? .keep
  }

  static func read(_ option: String, _ path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure.badData("\(option) \(path) cannot be read: check that it is there")
    }
    return Array(data)
  }
}

/// The word that `name` means: its number, or its text in upper or lower case.
func word(named name: String, in list: MyWordList) throws -> MyWordSummary {
  let found = list.words.first {
    $0.word.content.text.lowercased() == name.lowercased() || "\($0.word.id)" == name
  }
  guard let found else {
    throw CommandFailure.badData("there is no word \"\(name)\"; meadow words list shows them")
  }
  return found
}
