import ArgumentParser
import MeadowFoundations
import MeadowRuntime

/// What can be said of a child on the command line, beside its name.
struct ChildOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The age in months, 6 to 120.", valueName: "months"))
  var age: Int?

  @Option(help: "1 First Words, 2 Word Combinations or 3 Sentences.")
  var tier: Int?

  @Option(help: "The child's voice; meadow voices lists them.")
  var voice: String?

  @Option(help: "How it touches: touch, slow or scanning.")
  var motor: String?

  @Option(
    help: ArgumentHelp(
      "What is opened for it, with commas between: facts, kindergarten, grade1; \"\" for none.",
      valueName: "names"))
  var modules: String?

  /// What the options ask for.
  var change: ProfileChange {
    var change = ProfileChange()
    change.ageMonths = age
    change.tier = tier
    change.voice = voice
    change.motor = motor
    change.modules = modules.map { text in
      text.split(separator: ",").map { name in
        String(name.drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
      }
    }
    return change
  }
}

extension ChildProfile {
  /// What is opened, in the order of the modules.
  var openedNames: String {
    ChildModule.allCases.filter(modules.contains).map(\.rawValue).joined(separator: ", ")
  }
}

/// The child that `name` means: its number, or its name in upper or lower case, where one has it.
func child(named name: String, in host: ActivityHost) async throws -> ChildSummary {
  let all = await host.children()
  let named = all.filter { $0.profile.name.lowercased() == name.lowercased() }
  if named.count == 1 { return named[0] }
  if let numbered = all.first(where: { "\($0.number)" == name }) { return numbered }
  throw InputProblem(
    .unknown, field: "child",
    reason: named.isEmpty
      ? "there is no child \"\(name.prefix(40))\"" : "\(named.count) children are called \(name)",
    advice: named.isEmpty
      ? "meadow children lists those there are" : "give the number that meadow children lists")
}
