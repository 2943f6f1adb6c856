import MeadowFoundations
import MeadowVocabulary
import Testing

/// My Words against a model of three lists: any row of changes, refused ones too, gives the same
/// words, now and after a restart.
@Suite struct MyWordsPropertyTests {
  /// The model: the words of each group in their order.
  private struct Model {
    var lists: [MyWordGroup: [(id: Int, text: String)]] = [:]
    var nextID = 1

    func group(of id: Int) -> MyWordGroup? {
      lists.first { $0.value.contains { $0.id == id } }?.key
    }

    func isTaken(_ text: String, by id: Int?) -> Bool {
      lists.values.joined().contains { $0.text.lowercased() == text.lowercased() && $0.id != id }
    }

    mutating func add(_ text: String, to group: MyWordGroup) -> Bool {
      guard !isTaken(text, by: nil) else { return false }
      lists[group, default: []].append((nextID, text))
      nextID += 1
      return true
    }

    mutating func rename(_ id: Int, _ text: String, to group: MyWordGroup) -> Bool {
      guard let old = self.group(of: id), !isTaken(text, by: id) else { return false }
      if old == group, let index = lists[old]?.firstIndex(where: { $0.id == id }) {
        lists[old]?[index].text = text
      } else {
        lists[old]?.removeAll { $0.id == id }
        lists[group, default: []].append((id, text))
      }
      return true
    }

    mutating func move(_ id: Int, to position: Int) -> Bool {
      guard let group = group(of: id), var list = lists[group], list.indices.contains(position),
        let index = list.firstIndex(where: { $0.id == id })
      else { return false }
      list.insert(list.remove(at: index), at: position)
      lists[group] = list
      return true
    }

    mutating func remove(_ id: Int) -> Bool {
      guard let group = group(of: id) else { return false }
      lists[group]?.removeAll { $0.id == id }
      return true
    }

    var words: [MyWord] {
      MyWordGroup.allCases.flatMap { group in
        (lists[group] ?? []).enumerated().map { index, word in
          MyWord(
            id: word.id, content: MyWordContent(group: group, text: word.text), position: index)
        }
      }
    }
  }

  @Test("40 rows of 40 random changes equal the model and survive a restart", arguments: 1...40)
  func equalsModel(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let rig = WordsRig()
    var model = Model()
    var words = rig.words()
    for step in 0..<40 {
      let id = Int.random(in: 1...max(2, model.nextID), using: &random)
      let group = MyWordGroup.allCases.randomElement(using: &random) ?? .people
      let text =
        "\(["Nana", "nana", "Rex", "bear", "BEAR"][step % 5]) \(Int.random(in: 0...9, using: &random))"
      let position = Int.random(in: -1...6, using: &random)
      let isDone: Bool
      let problem: InputProblem?
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        isDone = model.add(text, to: group)
        problem = await words.problem { try await $0.add(MyWordContent(group: group, text: text)) }
      case 4..<6:
        isDone = model.rename(id, text, to: group)
        problem = await words.problem {
          try await $0.change(id) { ($0.text, $0.group) = (text, group) }
        }
      case 6..<8:
        isDone = model.move(id, to: position)
        problem = await words.problem { try await $0.change(id, position: position) { _ in } }
      case 8:
        isDone = model.remove(id)
        problem = await words.problem { try await $0.remove(id) }
      default:
        isDone = true
        problem = nil
        words = rig.words()
      }
      #expect(
        isDone == (problem == nil), "seed \(seed), step \(step): \(String(describing: problem))")
      #expect(words.all() == model.words, "seed \(seed), step \(step)")
    }
    #expect(rig.words().all() == model.words, "seed \(seed)")
  }
}
