import MeadowLearning
import Testing

/// Lessons as they are read and pointed at (learning F10, §3C).
@Suite struct MicroLessonExampleTests {
  @Test(
    "the way and the wrong answer choose what is said",
    arguments: [
      (
        "8+5", 3,
        "You took away. The sign says +.|8 + 5: first make 10. 5 is 2 and 3.|8 + 2 = 10. 10 + 3 = 13. 8 + 5 = 13."
      ),
      (
        "9-2", 11,
        "You added. The sign says −.|9 − 2: start at 9. Count 2 back.|Start at 9: 8, 7. 9 − 2 = 7."
      ),
      (
        "9+2", 10,
        "9 is the start. The first step is 10.|9 + 2: start at 9. Count 2 more.|Start at 9: 10, 11. 9 + 2 = 11."
      ),
      (
        "13-8", 15,
        "You took 3 from 8. Take 8 from 13.|13 − 8: start at 8. How far is it to 13?|8 + 2 = 10. 10 + 3 = 13. 2 + 3 = 5. 13 − 8 = 5."
      ),
      (
        "13-6", 13,
        "You took 3 from 6. Take 6 from 13.|13 − 6: start at 6. How far is it to 13?|6 + 4 = 10. 10 + 3 = 13. 4 + 3 = 7. 13 − 6 = 7."
      ),
      (
        "13-6", 8,
        "8 is close. It is 1 too big.|13 − 6: think of 6 + 6.|6 + 6 = 12. 7 + 6 = 13. 13 − 6 = 7."
      ),
      (
        "6+7", 12,
        "12 is 6 + 6. There is 1 more.|6 + 7: think of 6 + 6. Then 1 more.|6 + 6 = 12. 12 + 1 = 13. 6 + 7 = 13."
      ),
      (
        "6+7", 14,
        "14 is 7 + 7. That is 1 too many.|6 + 7: think of 6 + 6. Then 1 more.|6 + 6 = 12. 12 + 1 = 13. 6 + 7 = 13."
      ),
      (
        "12+1", 3,
        "3 is 10 too small. Look at the ten.|12 + 1: keep the ten. Add the ones.|2 + 1 = 3. 10 + 3 = 13. 12 + 1 = 13."
      ),
      (
        "8+5", 31,
        "31 is turned round. The ten comes first.|8 + 5: first make 10. 5 is 2 and 3.|8 + 2 = 10. 10 + 3 = 13. 8 + 5 = 13."
      ),
      (
        "1+5", 15,
        "You put 1 next to 5. + means all together.|1 + 5: start at the bigger number, 5. Count 1 more.|Start at 5: 6. 1 + 5 = 6."
      ),
      (
        "8-5", 85,
        "You put 8 next to 5. − means some go away.|8 − 5: think of 4 + 4.|4 + 4 = 8. 3 + 5 = 8. 8 − 5 = 3."
      ),
      (
        "7+3", 7,
        "7 is only a part. Put both parts together.|7 + 3: put 7 in the ten-frame. 3 places are empty.|3 more fill it. 7 + 3 = 10."
      ),
      (
        "9-3", 3,
        "3 go away. How many are left?|9 − 3: think of 10 − 3.|10 − 3 = 7. 1 less is 6. 9 − 3 = 6."
      ),
      ("5-0", 0, "5 is the start. How many are left?|5 − 0: none go away.|There are 5. 5 − 0 = 5."),
      (
        "5+8", 10,
        "10 is not the end. 3 more come.|5 + 8: start at 8. First make 10. 5 is 2 and 3.|8 + 2 = 10. 10 + 3 = 13. 5 + 8 = 13."
      ),
      (
        "16-7", 3,
        "7 + 3 = 10. Go on from 10 to 16.|16 − 7: start at 7. How far is it to 16?|7 + 3 = 10. 10 + 6 = 16. 3 + 6 = 9. 16 − 7 = 9."
      ),
      (
        "7+7", 9,
        "9 is too small. Let us look.|7 + 7: both numbers are the same.|5 + 5 = 10. 2 + 2 = 4. 10 + 4 = 14. 7 + 7 = 14."
      ),
      (
        "20-7", 77,
        "Let us look together.|20 − 7: 20 is 10 and 10. Take 7 from a ten.|10 − 7 = 3. 10 + 3 = 13. 20 − 7 = 13."
      ),
    ])
  func examples(name: String, given: Int, expected: String) throws {
    let lesson = MicroLesson(for: try #require(Fact(rawValue: name)), after: given)
    let lines = [lesson.remark.line, lesson.idea.line, lesson.example.line]
    #expect(lines.map(\.text).joined(separator: "|") == expected)
  }

  @Test("what is pointed at is where the error lies")
  func focus() throws {
    let expected: [(String, Int?, MicroLesson.Remark.Focus)] = [
      ("8+5", 3, .sign), ("13-8", 15, .left), ("8+5", 8, .left), ("8+5", 5, .right),
      ("9-3", 9, .left), ("9-3", 3, .right), ("8+5", 12, .given), ("8+5", nil, .question),
      ("8+5", 13, .question), ("8+5", 85, .sign), ("8+5", 23, .given), ("8+5", 31, .given),
    ]
    for (name, given, focus) in expected {
      let lesson = MicroLesson(for: try #require(Fact(rawValue: name)), after: given)
      #expect(lesson.remark.focus == focus, "\(name) \(given ?? -1)")
    }
  }
}
