import ArgumentParser
import Foundation
import MeadowFoundations
import MeadowRuntime

struct WordsListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the family's words.",
    discussion: """
      Example: meadow words list
      Example: meadow words list --json
      """)

  @Flag(help: "List them as JSON.")
  var json = false

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      let list = try await host.words.words(of: .all)
      if let problem = list.storeProblem { Terminal.note(problem) }
      if json { return try printJSON(list.words.map(\.word)) }
      for group in MyWordGroup.allCases {
        let words = list.words.filter { $0.word.content.group == group }
        Terminal.say("\(group.rawValue) (\(words.count) of \(group.slots) slots)")
        for word in words { Terminal.say("  " + Self.line(word)) }
      }
    }
  }

  static func line(_ summary: MyWordSummary) -> String {
    let content = summary.word.content
    var line = "\(summary.word.id)  \(content.emoji.map { "\($0) " } ?? "")\(content.text)"
    if content.isFavorite { line += " ★" }
    if let spoken = content.spoken { line += "  said as \"\(spoken)\"" }
    if content.recording != nil {
      line += "  own recording"
    } else if let hint = content.hint {
      line += "  \(hint)" + (summary.ipa.map { "  /\($0)/" } ?? "")
    }
    if content.photo != nil { line += "  photo" }
    switch content.owner {
    case .family: break
    case .child(let number): line += "  of child \(number) alone"
    }
    return line
  }
}

struct WordsAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Adds a word.",
    discussion: """
      Example: meadow words add Siobhán --hint shi-VAWN
      Example: meadow words add "Pop-Pop" --recording pop-pop.wav --photo pop-pop.jpg
      """)

  @Argument(help: "The word as it is shown.")
  var text: String

  @OptionGroup var options: WordOptions
  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      var change = try options.change()
      change.text = text
      change.group = change.group ?? MyWordGroup.people.rawValue
      let added = try await host.words.add(change)
      do { try await options.addFiles(to: added.word.id, host) } catch {
        // A word without the file somebody meant it to have would look like done.
        try await host.words.remove(word: added.word.id)
        throw error
      }
      let list = try await host.words.words(of: .all)
      let now = list.words.first { $0.word.id == added.word.id }
      Terminal.say(WordsListCommand.line(now ?? added))
    }
  }
}

struct WordsChangeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "change",
    abstract: "Changes a word.",
    discussion: """
      Example: meadow words change Siobhán --hint "ipa:ʃɪˈvɔːn" --favorite
      Example: meadow words change 3 --text "Nana Rose" --photo ""
      """)

  @Argument(help: "The word, or its number.")
  var name: String

  @Option(help: "What it is to be shown as.")
  var text: String?

  @Option(help: "Its place within its list, from 1.")
  var place: Int?

  @OptionGroup var options: WordOptions
  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      let old = try word(named: name, in: try await host.words.words(of: .all))
      var change = try options.change()
      change.text = text
      change.position = place.map { $0 - 1 }
      _ = try await host.words.change(word: old.word.id, change)
      try await options.addFiles(to: old.word.id, host)
      let list = try await host.words.words(of: .all)
      if let now = list.words.first(where: { $0.word.id == old.word.id }) {
        Terminal.say(WordsListCommand.line(now))
      }
    }
  }
}

struct WordsRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Removes a word with its photo and recording.",
    discussion: "Example: meadow words remove Siobhán")

  @Argument(help: "The word, or its number.")
  var name: String

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      let old = try word(named: name, in: try await host.words.words(of: .all))
      try await host.words.remove(word: old.word.id)
      Terminal.say("\(old.word.content.text) is removed.")
    }
  }
}
