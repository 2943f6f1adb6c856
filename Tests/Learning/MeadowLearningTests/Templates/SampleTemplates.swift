import Foundation
import MeadowFoundations
import MeadowLearning

/// Templates as authors write them, one for each way to answer, and two for spelling, which has no code
/// of its own.
enum SampleTemplates {
  /// All of them, read from their text.
  static let file = read(json)

  /// The template called `id`.
  static func named(_ id: String) throws -> Template {
    guard let template = file.templates.first(where: { $0.id == id }) else { throw Missing(id: id) }
    return template
  }

  struct Missing: Error {
    let id: String
  }

  static func plain(_ json: String) throws -> PlainJSON {
    try JSONDecoder().decode(PlainJSON.self, from: Data(json.utf8))
  }

  static func read(_ json: String) -> TemplateFile {
    do {
      return TemplateFile(try plain(json), named: "samples")
    } catch {
      return TemplateFile(.text("\(error)"), named: "samples")
    }
  }

  /// A small template of sums with `changes` to its fields; nil takes one out.
  static func changed(_ changes: [String: PlainJSON?]) -> TemplateFile {
    var fields = base
    for (name, value) in changes { fields[name] = value }
    return TemplateFile(
      .object([
        "templates": .list([.object(fields)]), "tables": .object(["words": .list([.text("cat")])]),
      ]),
      named: "file")
  }

  private static let base: [String: PlainJSON] = [
    "id": .text("base"), "skill": .text("KS6"), "grade": .text("K"), "format": .text("keypad"),
    "difficulty": .whole(1), "params": .object(["a": .text("1..4"), "b": .text("1..4")]),
    "prompt": .text("{a} + {b} = ?"), "answer": .text("a + b"), "holds": .text("given - a == b"),
    "hints": .list([.text("Count them."), .text("Count them all.")]),
    "example": .list([.text("Start with {a}."), .text("{a} + {b} = {a + b}.")]),
  ]

  private static let json = #"""
    {"note": "samples", "tables": {
      "animals": [{"name": "duck", "many": "ducks", "picture": "🦆"}, {"name": "frog", "many": "frogs", "picture": "🐸"}],
      "spelling": ["cat", "dog", "sun", "book"],
      "pairs": [{"word": "cat", "others": ["cut", "cot", "can"]}, {"word": "pen", "others": ["pan", "pin", "ten"]},
        {"word": "ship", "others": ["chip", "shop", "sheep"]}]
    }, "templates": [
      {"id": "ks1.hear-numeral", "skill": "KS1", "grade": "K", "format": "choice", "difficulty": 1, "range": "0..20",
       "params": {"n": "3..17"}, "prompt": "Touch the number {n|heard}.", "answer": "n", "holds": "given == n",
       "options": {"quiet": true}, "wrongs": [{"value": "near(n, 3)", "tag": "neighbour"}],
       "hints": ["Listen to the number again.", "Say each number you see."],
       "example": ["Say each number.", "This one is {n}."]},
      {"id": "ks1.match-words", "skill": "KS1", "grade": "K", "format": "match", "difficulty": 2,
       "params": {"xs": {"from": "1..10", "pick": 3}}, "prompt": "Bring each number to its word.",
       "board": {"slots": "[{value: x, show: word(x)} for x in xs]", "tiles": "xs"},
       "answer": "xs", "holds": "all([given[i] == xs[i] for i in 0..2])",
       "hints": ["Listen to each word.", "Say each number."], "example": ["Say the word.", "Find its number."]},
      {"id": "ks2.touch", "skill": "KS2", "grade": "K", "format": "tap-count", "difficulty": 1,
       "params": {"n": "1..9", "animal": "animals"}, "shown": ["n"],
       "prompt": "Touch {n} {plural(n, animal.name, animal.many)}.",
       "board": {"picture": "{animal.picture}", "count": "n + 3", "layout": "row"},
       "answer": "n", "holds": "given == n", "wrongs": [{"value": "n + 1", "tag": "count-slip"}],
       "hints": ["Touch each one once.", "Say a number for each touch."],
       "example": ["Touch and count.", "Stop at {n}."]},
      {"id": "ks2.same", "skill": "KS2", "grade": "K", "format": "choice", "difficulty": 1, "range": "0..10",
       "params": {"a": "1..5", "b": "1..5"}, "prompt": "Are both groups the same?",
       "stage": [{"kind": "objects", "id": "left", "picture": "🍎", "count": "a", "alt": "red apples"},
                 {"kind": "objects", "id": "right", "picture": "🍏", "count": "b", "alt": "green apples"}],
       "options": {"fixed": "['yes', 'no']"}, "answer": "if a == b then 'yes' else 'no'",
       "wrongs": [{"value": "'yes'", "tag": "guess"}],
       "holds": "(given == 'yes') == (a - b == 0)",
       "hints": ["Count both groups.", "Bring them together two by two."],
       "example": ["Count both groups.", "Then compare."]},
      {"id": "ks6.join-within-5", "skill": "KS6", "grade": "K", "format": "keypad", "difficulty": 1, "range": "0..10",
       "params": {"a": "1..4", "b": "1..4"}, "constraints": ["a + b <= 5"],
       "prompt": "{a|at:left} + {b|at:right} = ?", "answer": "a + b", "holds": "given - a == b",
       "wrongs": [{"value": "abs(a - b)", "tag": "operation-swap"}, {"value": "[a + b - 1, a + b + 1]", "tag": "count-slip"}],
       "stage": [{"kind": "objects", "id": "left", "picture": "🐞", "count": "a", "layout": "ten-frame", "alt": "red bugs"},
                 {"kind": "objects", "id": "right", "picture": "🐛", "count": "b", "layout": "ten-frame", "alt": "green bugs"}],
       "board": {"most": 20},
       "hints": ["Count them all.", {"text": "Count the red ones. Then count on.", "penalty": 20}],
       "example": ["Start with {a}. Count on {b} more.", "{a} + {b} = {a + b}."]},
      {"id": "ks6.hop", "skill": "KS6", "grade": "K", "format": "number-line", "difficulty": 2, "range": "0..10",
       "params": {"a": "0..5", "b": "1..5"}, "shown": ["a", "b"], "prompt": "Start at {a}. Hop {b} more. Where are you?",
       "board": {"from": 0, "to": 10, "start": "a"}, "answer": "a + b", "holds": "given - b == a",
       "hints": ["Each hop is one step.", "Count your hops."],
       "example": ["Put your finger on {a}.", "Hop {b} times. You are at {a + b}."]},
      {"id": "ks7.ruler", "skill": "KS7", "grade": "K", "format": "measure", "difficulty": 1, "params": {"n": "2..9"},
       "prompt": "How long is the pencil?", "board": {"tool": "ruler", "most": 12, "unit": "blocks"},
       "stage": [{"kind": "ruler", "length": "n", "unit": "blocks", "picture": "✏️", "alt": "a pencil on a ruler"}],
       "answer": "n", "holds": "given == n", "hints": ["Look at its end.", "Count the blocks."],
       "example": ["Count the blocks.", "It is {n} blocks long."]},
      {"id": "ks9.bars", "skill": "KS9", "grade": "K", "format": "graph", "difficulty": 2,
       "params": {"xs": {"from": "1..6", "pick": 3}}, "prompt": "Show how many there are.",
       "let": {"names": "['apples', 'pears', 'plums']", "all_fruit": "fill('🍎', xs[0]) + fill('🍐', xs[1]) + fill('🫐', xs[2])"},
       "stage": [{"kind": "row", "items": "all_fruit", "alt": "apples, pears and plums"}],
       "board": {"labels": "names", "most": 8}, "answer": "xs",
       "holds": "given[0] == count(all_fruit, '🍎') and given[1] == count(all_fruit, '🍐') and given[2] == count(all_fruit, '🫐')",
       "hints": ["Count one kind first.", "Raise its bar that far."], "example": ["Count the apples.", "There are {xs[0]}."]},
      {"id": "gs2.shade", "skill": "GS2", "grade": "1", "format": "shade", "difficulty": 2,
       "params": {"n": [4, 8], "k": [1, 2]}, "let": {"part": "if k == 1 then [1, 4] else [1, 2]"},
       "prompt": "Colour {part|fraction} of the circle.", "board": {"figure": "circle", "parts": "n"},
       "answer": "n * k / 4", "holds": "len(given) * 4 == n * k", "constraints": ["n mod 4 == 0"],
       "hints": ["Count all the parts.", "Share them out."], "example": ["Count the parts.", "Colour {n * k / 4} of {n}."]},
      {"id": "gs3.missing", "skill": "GS3", "grade": "1", "format": "row", "difficulty": 1, "range": "0..20",
       "params": {"n": "1..15"}, "prompt": "What number is missing?", "board": {"numbers": "[n, n + 1, '?', n + 3]", "most": 20},
       "answer": "n + 2", "holds": "given[0] - 1 == n + 1", "wrongs": [{"value": "n + 4", "tag": "order"}],
       "hints": ["Say the numbers in order.", "Count on from {n}."], "example": ["Count on.", "It is {n + 2}."]},
      {"id": "gs4.pegs", "skill": "GS4", "grade": "1", "format": "pegs", "difficulty": 1, "range": "0..20",
       "params": {"xs": {"from": "0..20", "pick": 3}}, "prompt": "Put each number on its peg.",
       "board": {"from": 0, "to": 20, "pegs": "sort(xs)", "tiles": "xs"},
       "answer": "sort(xs)", "holds": "given[0] < given[1] and given[1] < given[2]",
       "hints": ["Find the smallest first.", "Count along the line."], "example": ["Begin on the left.", "First comes {min(xs)}."]},
      {"id": "gs5.build", "skill": "GS5", "grade": "1", "format": "base-10", "difficulty": 2, "params": {"n": "11..49"},
       "prompt": "Make {n} with tens and ones.", "board": {"tens": 5, "ones": 20}, "answer": "n",
       "holds": "given.ones == n - 10 * given.tens", "hints": ["Begin with the tens.", "Then add ones."],
       "example": ["{n} has {n / 10} tens.", "Then put {n mod 10} ones."]},
      {"id": "gs6.near", "skill": "GS6", "grade": "1", "format": "choice", "difficulty": 3, "range": "0..24",
       "params": {"a": "3..9", "b": "3..9"}, "constraints": ["a + b > 10"], "prompt": "{a} + {b} = ?", "answer": "a + b", "holds": "given - b == a",
       "wrongs": [{"value": "abs(a - b)", "tag": "operation-swap", "when": "a != b"}, {"value": "near(a + b, 1)", "tag": "count-slip"},
                  {"value": "near(a + b, 3)", "tag": "neighbour"}],
       "hints": ["Make ten first.", "Count on from the bigger number."], "example": ["Start with {max(a, b)}.", "{a} + {b} = {a + b}."]},
      {"id": "gs8.pay", "skill": "GS8", "grade": "1", "format": "coins", "difficulty": 3, "params": {"c": [25, 30, 40, 50, 75, 105]},
       "prompt": "Pay {c|money}.", "board": {"p": 10, "n": 5, "d": 6, "q": 4}, "answer": "c",
       "holds": "25 * given.q + 10 * given.d + 5 * given.n + given.p == c",
       "hints": ["Begin with the biggest coin.", "Count on as you pay."], "example": ["Count the coins.", "You need {c|cents}."]},
      {"id": "gs9.set", "skill": "GS9", "grade": "1", "format": "clock", "difficulty": 1, "params": {"h": "1..12", "m": [0, 30]},
       "prompt": "Set the clock to {[h, m]|clock}.", "answer": "[h, m]", "holds": "given.h == h and given.m == m",
       "hints": ["Move the short hand first.", "The long hand shows minutes."],
       "example": ["The short hand shows the hour.", "This is {[h, m]|clock}."]},
      {"id": "gs1.moving", "skill": "GS1", "grade": "1", "format": "moving", "difficulty": 1, "params": {"n": "21..99"},
       "prompt": "Touch {n|heard}.", "answer": "n", "holds": "given == n", "options": {"quiet": true},
       "wrongs": [{"value": "n / 10 + 10 * (n mod 10)", "tag": "reversal"}, {"value": "[n - 10, n + 10]", "tag": "tens-slip"},
                  {"value": "[n - 1, n + 1]", "tag": "count-slip"}],
       "hints": ["Listen to the tens.", "Listen again."], "example": ["Hear the tens first.", "This is {n}."]},
      {"id": "spelling.order", "skill": "SP1", "grade": "1", "format": "sequence", "difficulty": 1, "params": {"w": "spelling"},
       "prompt": "Spell {w|heard}.", "board": {"tiles": "letters(w)"}, "answer": "letters(w)", "holds": "join(given, '') == w",
       "hints": ["Say the word slowly.", "What do you hear first?"], "example": ["Say the word.", "It is {w|spell}."]},
      {"id": "spelling.choose", "skill": "SP1", "grade": "1", "format": "choice", "difficulty": 1, "params": {"pair": "pairs"},
       "prompt": "Touch the word {pair.word|heard}.", "answer": "pair.word", "holds": "given == pair.word",
       "options": {"quiet": true}, "wrongs": [{"value": "pair.others", "tag": "sounds-like"}],
       "hints": ["Say the word slowly.", "Listen to its middle."], "example": ["Say each word.", "It is {pair.word}."]}
    ]}
    """#
}
