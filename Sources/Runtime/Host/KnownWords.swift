import MeadowFoundations
import MeadowSpeech

/// What a session knows of My Words: the family's and those of its child.
struct KnownWords: Sendable {
  /// The number of the child.
  var child: Int
  /// The words.
  var own: [MyWord] = []
  /// How they are said, wherever they occur.
  var lexicon = SpokenLexicon.empty
  /// How the family's own are said in another language than English, whose words nobody corrects.
  var ownLexicon = SpokenLexicon.empty
  /// The words by what they are called, in lower case.
  var named: [String: MyWord] = [:]
}
