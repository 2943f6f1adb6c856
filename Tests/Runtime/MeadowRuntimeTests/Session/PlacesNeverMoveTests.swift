import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import MeadowTestSupport
import Testing

/// Whatever grown-ups hide, add, pin or thin out, every word that stays visible keeps its place, in
/// bar, folders, scenes, grid and tray (document 001, Vocabulary).
@Suite struct PlacesNeverMoveTests {
  @Test("in 25 random families no edit moves a word that stays visible")
  func edits() throws {
    for seed in UInt64(1)...25 {
      var family = try EditedFamily(seed: seed)
      var before = family.places
      for _ in 0..<16 {
        let edit = family.edit()
        let after = family.places
        let wanted = edit == EditedFamily.reorder ? ["/own/", "/beside/"] : []
        let moved = before.filter { key, place in
          after[key].map { $0 != place } == true && !wanted.contains { key.contains($0) }
        }
        #expect(moved.isEmpty, "seed \(seed): \(edit) moved \(moved.keys.sorted().prefix(4))")
        #expect(family.twins.isEmpty, "seed \(seed): \(edit), two in one place: \(family.twins)")
        guard moved.isEmpty, family.twins.isEmpty else { return }
        before = after
      }
    }
  }

  @Test("who goes and comes again finds the places as they were left, gaps and all")
  func restart() throws {
    var family = try EditedFamily(seed: 7)
    for _ in 0..<60 { _ = family.edit() }
    let kept = try #require(family.kept)
    var again = try EditedFamily(seed: 7)
    again.resume(family, places: BoardPlaces(kept))
    #expect(again.places == family.places)
  }

  @Test("a grown-up who puts their words in another order wants them to move")
  func reordered() throws {
    var family = try EditedFamily(seed: 1)
    family.words = (1...4).map { EditedFamily.word($0, .people, at: $0) }
    family.tell()
    family.words.removeAll { $0.id == 2 }
    family.tell()
    #expect(family.own == [1: 0, 3: 2, 4: 3])
    family.words = [4, 1, 3].enumerated().map { EditedFamily.word($1, .people, at: $0) }
    family.tell()
    #expect(family.own == [4: 0, 1: 2, 3: 3], "among the places they had")
  }
}

/// A family whose grown-ups edit the board by chance.
struct EditedFamily {
  /// The edit after which own words may stand elsewhere: a grown-up wants it so.
  static let reorder = "own words in another order"

  private var rig: SessionRig
  private var random: SeededGenerator
  private var settings: FamilySettings
  private var nextID = 1
  var words: [MyWord] = []
  /// What was kept of the places last.
  private(set) var kept: PlainJSON?

  init(seed: UInt64) throws {
    rig = try SessionRig(seed: seed)
    random = SeededGenerator(seed: seed)
    settings = rig.session.settings
    settings.tier = .combinations
    tell()
  }

  static func word(_ id: Int, _ group: MyWordGroup, at position: Int, loved: Bool = false) -> MyWord
  {
    MyWord(
      id: id, content: MyWordContent(group: group, text: "word \(id)", isFavorite: loved),
      position: position)
  }

  /// The place of each of the family's words among all of them.
  var own: [Int: Int] { rig.session.board.ownPlaces }

  /// As `other` left it, after a start with `places`.
  mutating func resume(_ other: EditedFamily, places: BoardPlaces) {
    (settings, words) = (other.settings, other.words)
    rig.session = TalkActivity(
      content: rig.session.content, settings: settings, seed: 1, places: places)
    tell()
  }

  /// Tells the session what the family is now.
  mutating func tell() {
    let effects =
      rig.send(.settings(settings, ChildProfile())) + rig.send(.ownWords(words))
    for case .keep(.boardPlaces, let places) in effects { kept = places }
  }

  /// Edits something and says what.
  mutating func edit() -> String {
    let vocabulary = rig.session.content.vocabulary
    let scene = pick(vocabulary.sceneNames) ?? ""
    let word = (pick(vocabulary.sceneWords(of: scene))?.word ?? "").lowercased()
    let core = (pick(vocabulary.coreWords)?.word ?? "").lowercased()
    let edit: String
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1:
      edit = "hide or show \(word) in \(scene)"
      Self.toggle(word, in: &settings.hiddenWords[scene, default: []])
    case 2:
      edit = "hide or show \(core)"
      Self.toggle(core, in: &settings.hiddenWords["core", default: []])
    case 3, 4:
      edit = "add a word"
      let group = pick(MyWordGroup.allCases) ?? .people
      words.append(
        Self.word(nextID, group, at: 1_000 + nextID, loved: Bool.random(using: &random)))
      nextID += 1
    case 5:
      edit = "take a word away"
      if let gone = pick(words) { words.removeAll { $0.id == gone.id } }
    case 6:
      edit = "a heart on or off \(word)"
      Self.toggle(Bool.random(using: &random) ? word : core, in: &settings.favorites)
    case 7:
      edit = "a heart on or off an own word"
      if let index = words.indices.randomElement(using: &random) {
        words[index].content.isFavorite.toggle()
      }
    case 8:
      edit = "an own word goes to another group"
      if let index = words.indices.randomElement(using: &random) {
        words[index].content.group = pick(MyWordGroup.allCases) ?? .people
      }
    case 9:
      edit = Self.reorder
      let positions = words.map(\.position).shuffled(using: &random)
      for (index, position) in positions.enumerated() { words[index].position = position }
    default:
      edit = "another density, tier, label"
      settings.densities[scene] = pick(SceneDensity.allCases)
      settings.densityCutoffs[scene] = Int.random(in: 1...10, using: &random)
      settings.tier = Bool.random(using: &random) ? .combinations : .sentences
      settings.showsLabels.toggle()
    }
    tell()
    return edit
  }

  private mutating func pick<Element>(_ all: [Element]) -> Element? {
    all.randomElement(using: &random)
  }

  private static func toggle(_ word: String, in words: inout Set<WordID>) {
    let word = WordID(word)
    if words.remove(word) == nil { words.insert(word) }
  }

  /// Where everything stands that is seen, by what it is and in which part of the board.
  var places: [String: String] {
    let board = rig.session.board
    var places: [String: String] = [:]
    for word in board.coreBar.words {
      places["bar/\(word.word)"] = "\(word.slot), \(word.colourSlot ?? -1)"
    }
    for scene in board.vocabulary.sceneNames {
      let grid = board.grid(of: scene)
      places["\(scene)/rows"] = "\(grid.slots.scene)"
      note(grid.sceneWords, as: "\(scene)/grid", in: &places)
      note(grid.coreWords, as: "\(scene)/core", in: &places)
      note(grid.myWords, as: "\(scene)/own", in: &places)
      note(grid.pinned ?? [], as: "\(scene)/pinned", in: &places)
      for path in [[]] + BoardPaths.all(in: board.vocabulary.manifests[scene]) {
        guard let view = board.scene(scene, path: path) else { continue }
        let name = ([scene] + path).joined(separator: "/")
        note(view.myWords, as: "\(name)/beside", in: &places)
        // The page lays all of them out, whether they are seen or not.
        let all =
          view.objects.map { ($0.id, $0.position, $0.size) }
          + view.gaps.map { ($0.id, $0.position, $0.size) }
        for (id, position, size) in all { places["\(name)/thing/\(id)"] = "\(position) \(size)" }
        places["\(name)/things"] = all.map(\.0).sorted().joined(separator: " ")
      }
    }
    return places
  }

  private func note(_ words: [BoardWord], as part: String, in places: inout [String: String]) {
    for word in words {
      places["\(part)/\(word.myWord.map { "#\($0)" } ?? word.word)"] = "\(word.slot)"
    }
  }

  /// Parts of the board in which two words have one place.
  var twins: [String] {
    let board = rig.session.board
    return board.vocabulary.sceneNames.flatMap { scene -> [String] in
      let grid = board.grid(of: scene)
      let parts = [
        grid.sceneWords, grid.coreWords, grid.myWords, grid.pinned ?? [],
        board.scene(scene)?.myWords ?? [],
      ]
      return parts.enumerated().compactMap { index, words in
        Set(words.map(\.slot)).count == words.count ? nil : "\(scene), part \(index)"
      }
    }
  }
}

/// The paths of all containers of a scene.
private enum BoardPaths {
  static func all(in manifest: SceneManifest?) -> [[String]] { below(manifest?.objects ?? []) }

  private static func below(_ objects: [SceneObject]) -> [[String]] {
    objects.filter { $0.type == .container }.flatMap { object in
      [[object.id]] + below(object.children ?? []).map { [object.id] + $0 }
    }
  }
}
