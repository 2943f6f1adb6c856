import MeadowLearning

/// Reads a lesson back from what is said: every sentence must be one that is known, and every number in
/// it must be true of the fact. It knows nothing of how lessons are made.
struct LessonReader {
  let fact: Fact
  let given: Int?

  /// The first sentence of `speech` that is unknown or untrue, or nil where all are true.
  func firstUntrue(in speech: String) -> String? {
    var before: [Int] = []
    for sentence in Self.sentences(in: speech) {
      let (pattern, numbers) = Self.pattern(of: sentence)
      guard isTrue(pattern, numbers, after: before) else { return sentence }
      before = numbers
    }
    return nil
  }

  /// What is said between full stops and question marks.
  static func sentences(in speech: String) -> [String] {
    speech.split { $0 == "." || $0 == "?" }.map { $0.drop { $0 == " " } }.map(String.init)
  }

  /// `sentence` with each number as "#", and the numbers.
  static func pattern(of sentence: String) -> (String, [Int]) {
    var numbers: [Int] = []
    let words = sentence.split(separator: " ").map { word -> String in
      let body: Substring = word.last == "," ? word.dropLast() : word
      guard let number = NumberWords.number(from: String(body)) else { return String(word) }
      numbers.append(number)
      return body.count == word.count ? "#" : "#,"
    }
    return (words.joined(separator: " "), numbers)
  }

  private var left: Int { fact.left }
  private var right: Int { fact.right }
  private var answer: Int { fact.answer }
  private var whole: Int { fact.operation == .plus ? fact.answer : fact.left }
  private var larger: Int { max(left, right) }
  private var smaller: Int { min(left, right) }
  private var isSum: Bool { fact.operation == .plus }

  private func isTrue(_ pattern: String, _ n: [Int], after before: [Int]) -> Bool {
    if !n.isEmpty, pattern.allSatisfy({ "#, ".contains($0) }) { return isCount(n, from: before) }
    return equation(pattern, n) ?? idea(pattern, n) ?? example(pattern, n, before)
      ?? remark(pattern, n) ?? false
  }

  /// Whether `n` goes on from the number said before, one by one, to where the fact leads.
  private func isCount(_ n: [Int], from before: [Int]) -> Bool {
    let end = !isSum && before == [right] && n.last != answer ? left : answer
    guard before.count == 1, n.last == end else { return false }
    let steps = zip(before + n, n).map { $1 - $0 }
    return Set(steps).count == 1 && abs(steps[0]) == 1
  }

  private func equation(_ pattern: String, _ n: [Int]) -> Bool? {
    switch pattern {
    case "# plus #": isSum && n == [left, right]
    case "# minus #": !isSum && n == [left, right]
    case "# plus # equals #": n[0] + n[1] == n[2] && n[2] <= 20
    case "# minus # equals #": n[0] - n[1] == n[2] && n[2] >= 0
    case "# plus # is the same as # plus #": n == [left, right, right, left]
    case "both make #": n == [left + right]
    default: nil
    }
  }

  private func idea(_ pattern: String, _ n: [Int]) -> Bool? {
    switch pattern {
    case "both numbers are the same": left == right
    case "think of # plus #": abs(n[0] + n[1] - whole) <= 1 && n.allSatisfy { $0 <= larger + 1 }
    case "think of # minus #": n == [left + 1, right]
    case "then # more": isSum && larger - smaller == n[0]
    case "no more come": isSum && right == 0
    case "none go away": !isSum && right == 0
    case "all of it goes away": !isSum && left == right
    case "start with none": isSum && left == 0
    case "then # come", "then # comes": n == [right] && (right == 1) == pattern.hasSuffix("s")
    case "start at #": isSum ? n[0] == larger || left == right : n[0] == left || n[0] == right
    case "start at the bigger number, #": isSum && left < right && n == [right]
    case "count # more": isSum && n == [smaller]
    case "count # back": !isSum && n == [right]
    case "count up to #", "how far is it to #": !isSum && n == [left]
    case "put # in the ten-frame": n == [left] && left < 10
    case "# places are empty": n == [10 - left] && n[0] > 1
    case "the ten-frame is full": !isSum && left == 10
    case "take # away", "take # from the ones":
      !isSum && n == [right] && right % 10 <= left % 10 + 10
    case "add the ones to the #": isSum && n == [10] && (left == 10 || right == 10)
    case "# is # # and # ones", "# is # # and # #":
      n.prefix(4) == [left, 1, 10, left - 10] && (n.count == 4 || left == 11)
    case "take the # away": !isSum && n == [10] && right == 10
    case "take the # ones away": !isSum && n == [right] && left - right == 10 && right != 1
    case "take the # # away": !isSum && n == [1, 1] && right == 1
    case "first make #": n == [10] && whole > 10
    case "# is # and #": n[0] == n[1] + n[2] && (n[0] == smaller || (n[0] == left && left == 20))
    case "keep the #": n == [10] && (isSum ? larger > 10 : answer > 10)
    case "add the ones": isSum && larger > 10
    case "first take away #": !isSum && n == [10] && right > 10
    case "then take away #": !isSum && n == [right - 10]
    case "take # from a #": !isSum && n == [right, 10] && left == 20
    default: nil
    }
  }

  private func example(_ pattern: String, _ n: [Int], _ before: [Int]) -> Bool? {
    switch pattern {
    case "move #, and it is # plus #":
      n == [1, left - 1, right + 1] || n == [1, left + 1, right - 1]
    case "there is #", "there are #": n == [answer] && (answer == 1) == (pattern == "there is #")
    case "there are none": answer == 0
    case "that is # step", "that is # steps":
      n == [answer] && (answer == 1) != pattern.hasSuffix("s")
    case "# more fill it": isSum && n == [right] && left + right == 10 && right > 1
    case "# stay": !isSum && n == [answer]
    case "# less is #": n[0] == 1 && before.last == n[1] + 1 && n[1] == answer
    case "# # and # ones make #": n == [1, 10, whole - 10, whole] && isSum && whole != 11
    case "# # and # # make #": n == [1, 10, 1, 1, 11] && isSum && whole == 11
    case "# # stays": n == [1, 10] && answer == 10
    case "# ones stay": n == [answer] && right == 10 && answer != 1
    case "# tens make #": n == [2, 20] && answer == 20
    default: nil
    }
  }

  private func remark(_ pattern: String, _ n: [Int]) -> Bool? {
    guard let given else { return pattern == "let us look together" ? true : nil }
    let isSmall = pattern.hasSuffix("small")
    let isReversed = given == answer % 10 * 10 + answer / 10
    return switch pattern {
    case "let us look together": fact.errorTag(for: given) == nil
    case "let us look": true
    case "# is close": n == [given] && abs(given - answer) <= 2
    case "it is # too small", "it is # too big":
      n == [abs(given - answer)] && isSmall == (given < answer)
    case "# is # too small", "# is # too big":
      n == [given, abs(given - answer)] && isSmall == (given < answer)
    case "# is too small", "# is too big": n == [given] && isSmall == (given < answer)
    case "you took away": isSum && given == abs(left - right)
    case "you added": !isSum && given == left + right
    case "the sign says plus", "plus means all together": isSum
    case "the sign says minus", "minus means some go away": !isSum
    case "you took # from #": !isSum && n == [left % 10, right % 10] && n[0] < n[1]
    case "take # from #": !isSum && n == [right, left]
    case "# is only a part": isSum && n == [given] && (given == left || given == right)
    case "put both parts together": isSum
    case "how many are left": !isSum
    case "# go away", "# goes away":
      n == [right] && given == right && (right == 1) == pattern.hasPrefix("# goes")
    case "# is the start": isSum ? n == [larger] : n == [left] || n == [right]
    case "the first step is #":
      abs(given - answer) == 1 && abs(n[0] - larger) <= 1 || n == [right + 1]
    case "look at the #": n == [10] && abs(given - answer) == 10
    case "# is turned round": n == [given] && isReversed
    case "the # comes first": n == [10] && isReversed
    case "# means none": n == [0] && right == 0
    case "you put # next to #":
      n == [left, right] && "\(given)" == "\(left == 0 ? "" : "\(left)")\(right)"
    case "# is # plus #": n == [given, n[1], n[1]] && given == 2 * n[1] && abs(given - answer) == 1
    case "there is # more", "that is # too many":
      n == [abs(given - answer)] && pattern.hasPrefix("there") == (given < answer)
    case "# is not the end": isSum && n == [10] && given == 10
    case "# more come", "# more comes":
      n == [answer - given] && (n[0] == 1) == pattern.hasSuffix("s")
    case "go on from # to #": !isSum && n == [10, left] && given == 10 - right
    default: nil
    }
  }
}
