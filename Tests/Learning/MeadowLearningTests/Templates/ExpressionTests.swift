import MeadowFoundations
import MeadowLearning
import Testing

/// What expressions are worth and where they go wrong (learning §4).
@Suite struct ExpressionTests {
  static let names: [String: TemplateValue] = [
    "a": .int(3), "xs": .ints([4, 2, 9]), "w": .text("cat"),
    "row": .record(["name": .text("duck")]),
  ]

  @Test(
    "an expression has its value",
    arguments: [
      ("1 + 2 * 3", "7"), ("(1 + 2) × 3", "9"), ("7 ÷ 2", "3"), ("-7 / 2", "-4"), ("-7 mod 2", "1"),
      ("27 mod 10", "7"), ("a − 1", "2"), ("-a", "-3"), ("3 - -2", "5"), ("2..4", "[2, 3, 4]"),
      ("4..2", "[]"), ("a == 3 and not a == 4", "true"), ("false or a ≠ 3", "false"),
      ("a <= 3", "true"), ("a >= 4", "false"), ("a > 2", "true"), ("a < 3", "false"),
      ("'b' > 'a'", "true"), ("a ≤ 2 or a ≥ 3", "true"), ("2 in xs", "true"), ("'at' in w", "true"),
      ("'name' in row", "true"), ("xs[2]", "9"), ("row.name", "'duck'"), ("row['name']", "'duck'"),
      ("{h: 3, m: a}", "{h: 3, m: 3}"), ("{}", "{}"), ("[]", "[]"),
      ("[1, 'b', true]", "[1, 'b', true]"),
      ("if a > 2 then 'big' else 'small'", "'big'"), ("if a > 5 then 1 / 0 else 2", "2"),
      ("false and 1 / 0 == 1", "false"), ("true or 1 / 0 == 1", "true"), ("not not true", "true"),
      ("[x * x for x in xs if x > 3]", "[16, 81]"),
      ("[10 * t + o for t in 1..2 for o in 0..1]", "[10, 11, 20, 21]"),
      ("[y for x in [[1, 2], [3]] for y in x]", "[1, 2, 3]"), ("'a' + 'b'", "'ab'"),
      ("[1] + [2]", "[1, 2]"),
      ("min(xs)", "2"), ("min(5, 4)", "4"), ("max(xs)", "9"), ("max(1, 8, 2)", "8"),
      ("abs(2 - 5)", "3"),
      ("sum(xs)", "15"), ("sum([])", "0"), ("len(xs)", "3"), ("len(w)", "3"),
      ("sort(xs)", "[2, 4, 9]"),
      ("sort(letters(w))", "['a', 'c', 't']"), ("sort([])", "[]"), ("reverse(xs)", "[9, 2, 4]"),
      ("unique([1, 2, 1])", "[1, 2]"), ("first(xs)", "4"), ("last(xs)", "9"),
      ("take(xs, 2)", "[4, 2]"),
      ("drop(xs, 2)", "[9]"), ("take(xs, -1)", "[]"), ("count([1, 2, 1], 1)", "2"),
      ("index(xs, 9)", "2"),
      ("index(xs, 5)", "-1"), ("all([x > 1 for x in xs])", "true"),
      ("any([x > 9 for x in xs])", "false"),
      ("fill('a', 2)", "['a', 'a']"), ("keys(row)", "['name']"), ("near(5, 2)", "[3, 4, 6, 7]"),
      ("letters(w)", "['c', 'a', 't']"), ("join(xs, '-')", "'4-2-9'"), ("upper(w)", "'CAT'"),
      ("text(a)", "'3'"), ("text(true)", "'yes'"), ("text(false)", "'no'"),
      ("text(xs)", "'4, 2, 9'"),
      ("text(row)", "'duck'"), ("word(27)", "'twenty-seven'"), ("ordinal(3)", "'3rd'"),
      ("plural(1, 'duck', 'ducks')", "'duck'"), ("plural(2, 'duck', 'ducks')", "'ducks'"),
      ("\"it's\"", "'it's'"), ("xs == [4, 2, 9]", "true"), ("xs != [4]", "true"),
    ])
  func values(source: String, expected: String) throws {
    let value = try ExpressionEvaluator.value(of: ExpressionParser.parse(source), names: Self.names)
    #expect(value.inWords == expected)
  }

  @Test(
    "an expression that cannot be read says where and what to do",
    arguments: [
      ("", 0, "the end"), ("1 +", 3, "the end"), ("(1", 2, "\")\""), ("1 2", 2, "left over"),
      ("a = 3", 2, "=="), ("a & b", 2, "means nothing"), ("'cat", 0, "no end"),
      ("f(1)", 0, "no function f"),
      ("min()", 0, "given 0"), ("plural(1)", 0, "given 1"), ("1 < 2 < 3", 6, "in a row"),
      ("if a then 1", 11, "\"else\""), ("if a 1", 5, "\"then\""), ("[x for 3 in xs]", 7, "a name"),
      ("[x for x of xs]", 9, "\"in\""), ("[1; 2]", 2, "means nothing"), ("[1 2]", 3, "\",\""),
      ("{a 1}", 3, "\":\""),
      ("{a: 1, a: 2}", 11, "twice"), ("{1: 2}", 1, "a field's name"), ("a.1", 2, "a name"),
      ("a[1", 3, "\"]\""),
      ("1000001", 0, "too large"), ("mod", 0, "a value"), ("then", 0, "a value"),
      ("99999999999999999999999", 0, "too large"),
    ])
  func unreadable(source: String, place: Int, says: String) {
    expectProblem(source, place, says) { () throws(ExpressionProblem) in
      _ = try ExpressionParser.parse(source)
    }
  }

  @Test(
    "an expression that cannot be worked out says where and what to do",
    arguments: [
      ("zz", 0, "called zz"), ("1 / 0", 2, "shared by 0"), ("1 mod -2", 2, "shared by -2"),
      ("a + 'b'", 2, "a text"), ("a == 'b'", 2, "one kind"), ("not a", 0, "a number"),
      ("a and true", 2, "a number"),
      ("if a then 1 else 2", 0, "a number"), ("xs[3]", 2, "no member 3"),
      ("xs[-1]", 2, "no member -1"),
      ("a[0]", 1, "a list"), ("w.x", 1, "no fields"), ("row.x", 3, "no field x"),
      ("row['x']", 3, "no entry"),
      ("row[1]", 3, "a list"), ("1..2000", 1, "1000"), ("min([])", 0, "empty"),
      ("first([])", 0, "empty"),
      ("sum(['a'])", 0, "a text"), ("all([1])", 0, "comparisons"), ("keys(a)", 0, "no names"),
      ("near(1, 99)", 0, "0 to 20"), ("fill(1, 2000)", 0, "0 to 1000"),
      ("word(121)", 0, "0 to 120"),
      ("ordinal(21)", 0, "1 to 20"), ("1000000 + 1", 8, "too large"),
      ("1000 * 1001 * 1", 5, "too large"),
      ("letters(1)", 0, "a text"), ("[1 for x in 1..1000 for y in 1..1000]", 0, "1000"),
      ("[1 for x in 1..1000 for y in 1..1000 if false]", 0, "too many steps"),
      ("(1..600) + (1..600)", 9, "1000"),
      ("join(fill('aaaaaaaaaa', 60), '') + 'a'", 33, "too long"), ("sort(['a', 1])", 0, "a text"),
      ("1 in a", 2, "a list"), ("'a' < 1", 4, "a text"),
    ])
  func impossible(source: String, place: Int, says: String) throws {
    let root = try ExpressionParser.parse(source)
    expectProblem(source, place, says) { () throws(ExpressionProblem) in
      _ = try ExpressionEvaluator.value(of: root, names: Self.names)
    }
  }

  @Test("what is nested without end or too long is refused")
  func bounded() {
    let deep = String(repeating: "(", count: 60) + "1" + String(repeating: ")", count: 60)
    expectProblem(deep, nil, "too deep") { () throws(ExpressionProblem) in
      _ = try ExpressionParser.parse(deep)
    }
    let long = String(repeating: "1 + ", count: 200) + "1"
    expectProblem(long, nil, "too many") { () throws(ExpressionProblem) in
      _ = try ExpressionParser.parse(long)
    }
  }

  private func expectProblem(
    _ source: String, _ place: Int?, _ says: String, _ body: () throws(ExpressionProblem) -> Void
  ) {
    do throws(ExpressionProblem) {
      try body()
      Issue.record("\(source) is taken")
    } catch {
      if let place { #expect(error.place == place, "\(source): \(error)") }
      #expect((error.reason + " " + error.advice).contains(says), "\(source): \(error)")
      #expect(!error.advice.isEmpty)
    }
  }
}
