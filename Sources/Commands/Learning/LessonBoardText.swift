import MeadowFoundations

/// The stage and the board of an item in the words of a terminal, and a line as an answer.
enum LessonBoardText {
  /// What a piece of the stage shows.
  static func words(for piece: PlainJSON) -> String {
    let shape = piece["shape"]
    let alt = piece["alt"].asText ?? ""
    switch shape["kind"].asText {
    case "objects":
      let all = shape["count"].asWhole ?? 0
      let crossed = shape["crossed"].asWhole ?? 0
      let picture = shape["picture"].asText ?? "•"
      return String(repeating: picture, count: all - crossed)
        + (crossed > 0 ? " ✗" + String(repeating: picture, count: crossed) : "") + "  (\(alt))"
    case "blocks":
      return String(repeating: "▮", count: shape["tens"].asWhole ?? 0) + " "
        + String(repeating: "▪", count: shape["ones"].asWhole ?? 0) + "  (\(alt))"
    case "clock":
      return "🕐 \(shape["h"].asWhole ?? 0):\(two(shape["m"].asWhole ?? 0))  (\(alt))"
    case "coins": return coins(shape) + "  (\(alt))"
    case "bars":
      let bars = zip(shape["labels"].asList, shape["values"].asList).map {
        "\($0.asText ?? "") " + String(repeating: "█", count: $1.asWhole ?? 0)
      }
      return bars.joined(separator: ", ")
    case "ruler":
      return "\(shape["picture"].asText ?? "") "
        + String(repeating: "▁", count: shape["length"].asWhole ?? 0)
    case "balance":
      return "\(shape["leftPicture"].asText ?? "") \(shape["left"].asWhole ?? 0) ⚖ "
        + "\(shape["right"].asWhole ?? 0) \(shape["rightPicture"].asText ?? "")"
    case "jug": return "jug: \(shape["level"].asWhole ?? 0) of \(shape["capacity"].asWhole ?? 0)"
    case "row": return shape["items"].asList.compactMap(\.asText).joined(separator: " ")
    case "figure":
      return "\(shape["name"].asText ?? ""), \(shape["parts"].asWhole ?? 1) parts, "
        + "coloured: \(numbers(shape["shaded"]))"
    case "number-line", "chart":
      return "\(alt): \(shape["from"].asWhole ?? 0) … \(shape["to"].asWhole ?? 0) "
        + numbers(shape["marked"])
        + (shape["gaps"].asList.isEmpty ? "" : "without \(numbers(shape["gaps"]))")
    case "picture": return "\(shape["picture"].asText ?? "")  (\(alt))"
    default: return alt
    }
  }

  /// What a board offers, a line each, and how a line answers it.
  static func lines(of board: PlainJSON) -> [String] {
    switch board["format"].asText {
    case "choice", "moving", "sequence":
      return options(board["options"].asList + board["tiles"].asList)
        + (board["format"] == .text("sequence")
          ? [
            "(their numbers in order, after: "
              + board["shown"].asList.compactMap(\.asText).joined(separator: " ") + ")"
          ] : [])
    case "match":
      return ["to:"] + options(board["slots"].asList) + ["with:"] + options(board["tiles"].asList)
        + ["(a number of the second list for each of the first)"]
    case "keypad", "measure", "number-line", "tap-count": return ["(a number)"]
    case "base-10": return ["(tens and ones, such as 2 7)"]
    case "clock": return ["(hour and minutes, such as 3 30)"]
    case "coins": return ["(pennies, nickels, dimes, quarters, such as 0 1 2 0)"]
    case "shade": return ["(parts to colour, from 0, such as 0 1)"]
    case "graph":
      return [
        "(a height for each: "
          + board["labels"].asList.compactMap(\.asText).joined(separator: ", ") + ")"
      ]
    case "pegs": return ["(numerals from the left, of \(numbers(board["tiles"])))"]
    case "row":
      let shown = board["numbers"].asList.map { $0.asWhole.map { "\($0)" } ?? "?" }
      return [shown.joined(separator: " "), "(what is missing)"]
    default: return []
    }
  }

  /// The answer that `line` is to `board`, as a request has it.
  static func answer(_ line: String, to board: PlainJSON) throws -> PlainJSON {
    let format = board["format"].asText ?? ""
    if format == "choice" || format == "moving" {
      let id = try option(line, of: board["options"].asList)
      return .object([format == "choice" ? "choice" : "touched": .text(id)])
    }
    let given = try line.split(separator: " ").map { word in
      guard let number = Int(word) else {
        throw InputProblem(
          field: "answer", reason: "\"\(word.prefix(20))\" is no number",
          advice: "write numbers with blanks between them, or ? for a hint")
      }
      return number
    }
    let list = PlainJSON.list(given.map(PlainJSON.whole))
    switch format {
    case "keypad": return .object(["number": .whole(try only(given))])
    case "tap-count": return .object(["count": .whole(try only(given))])
    case "measure": return .object(["value": .whole(try only(given))])
    case "number-line":
      let end = try only(given)
      let hop = end - (board["start"].asWhole ?? 0)
      return .object([
        "hops": .list(hop == 0 ? [] : [.whole(hop)]), "end": .whole(end),
      ])
    case "base-10": return try members(given, ["tens", "ones"])
    case "clock": return try members(given, ["h", "m"])
    case "coins": return try members(given, ["p", "n", "d", "q"])
    case "shade": return .object(["segments": list])
    case "graph": return .object(["bars": list])
    case "pegs": return .object(["pegs": list])
    case "row": return .object(["missing": list])
    case "sequence": return .list(try given.map { .text(try id($0, of: board["tiles"].asList)) })
    case "match":
      var slots: [String: PlainJSON] = [:]
      for (slot, number) in zip(board["slots"].asList, given) {
        slots[slot["id"].asText ?? ""] = .text(try id(number, of: board["tiles"].asList))
      }
      return .object(slots)
    default: return list
    }
  }

  private static func options(_ options: [PlainJSON]) -> [String] {
    options.enumerated().map { index, option in
      let display = option["display"].asText ?? ""
      let picture = option["picture"] == .null ? "" : " " + words(for: option["picture"])
      return "\(index + 1)) \(display.isEmpty ? option["spoken"].asText ?? "" : display)\(picture)"
    }
  }

  private static func option(_ line: String, of options: [PlainJSON]) throws -> String {
    let wanted = line.lowercased()
    let byWords = options.first {
      $0["display"].asText?.lowercased() == wanted || $0["spoken"].asText?.lowercased() == wanted
    }
    if let found = byWords?["id"].asText { return found }
    guard let number = Int(line) else {
      throw InputProblem(
        field: "answer", reason: "\"\(line.prefix(40))\" is none of the options",
        advice: "write an option's number or its words")
    }
    return try id(number, of: options)
  }

  private static func id(_ number: Int, of options: [PlainJSON]) throws -> String {
    guard options.indices.contains(number - 1), let id = options[number - 1]["id"].asText else {
      throw InputProblem(
        field: "answer", reason: "there is no option \(number)",
        advice: "write a number from 1 to \(options.count)")
    }
    return id
  }

  private static func only(_ numbers: [Int]) throws -> Int {
    guard numbers.count == 1 else {
      throw InputProblem(
        field: "answer", reason: "one number is asked", advice: "write one, such as 5")
    }
    return numbers[0]
  }

  private static func members(_ numbers: [Int], _ names: [String]) throws -> PlainJSON {
    guard numbers.count == names.count else {
      throw InputProblem(
        field: "answer", reason: "\(names.count) numbers are asked",
        advice: "write them with blanks between them")
    }
    return .object(
      Dictionary(uniqueKeysWithValues: zip(names, numbers.map(PlainJSON.whole))))
  }

  private static func numbers(_ list: PlainJSON) -> String {
    list.asList.compactMap(\.asWhole).map { "\($0)" }.joined(separator: " ")
  }

  private static func coins(_ shape: PlainJSON) -> String {
    [("p", "penny 1¢"), ("n", "nickel 5¢"), ("d", "dime 10¢"), ("q", "quarter 25¢")]
      .compactMap { key, name in
        shape[key].asWhole.flatMap { $0 > 0 ? "\($0) × \(name)" : nil }
      }.joined(separator: ", ")
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
