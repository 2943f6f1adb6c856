import LearningFiles
import MeadowFoundations
import MeadowLearning
import MeadowTalk

/// What a child can do beside talking; a line each.
enum ActivityTable {
  /// All of them; `own` is where a family's own lessons lie, or nil for none.
  static func all(own: String?) -> [any Activity] {
    let library = LearningLibrary(own: own)
    return [
      ScanningActivity(),
      LearningActivity(library: { library.content }, notes: { library.notes }),
    ]
  }
}
