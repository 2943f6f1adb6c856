import Foundation
import Testing

/// What the program cannot do, it says in one line, with the exit code of architecture §9, and it
/// prints nothing else: 64 bad usage, 65 bad data, 69 something is missing.
@Suite(.timeLimit(.minutes(10))) struct RefusalTests {
  struct Refusal: CustomTestStringConvertible {
    var arguments: [String]
    var complaint: String
    var testDescription: String {
      arguments.map { $0.count > 40 ? $0.prefix(40) + "…" : $0 }.joined(separator: " ")
    }

    init(_ arguments: String..., says complaint: String) {
      self.arguments = arguments
      self.complaint = complaint
    }
  }

  static let misused = [
    Refusal("say", says: "Missing expected argument '<text>'"),
    Refusal("sing", says: "Unexpected argument 'sing'"),
    Refusal("say", "hi", "--as-a-song", says: "Unknown option '--as-a-song'"),
    Refusal(
      "say", "hi", "--rate", "fast", says: "The value 'fast' is invalid for '--rate <factor>'"),
    Refusal("say", "hi", "there", says: "Unexpected argument 'there'"),
    Refusal("say", "hi", "--data", "", says: "--data needs a directory's name."),
    Refusal("serve", "--port", "65536", says: "--port takes 0 to 65535, not 65536."),
    Refusal(
      "serve", "--idle-after", "0", says: "--idle-after takes seconds up to a day, not 0.0."),
    Refusal(
      "serve", "--output", "loud",
      says: "The value 'loud' is invalid for '--output <output>'. Please provide one of the "
        + "following:"),
    Refusal(
      "serve", "--origin", "http://meadow.home",
      says: "The value 'http://meadow.home' is invalid for '--origin <url>': "
        + "\"http://meadow.home\" does not begin with https://; write what the browser's address bar shows, such as "
        + "https://meadow.home or https://meadow.home:8443."),
    Refusal("replay", says: "Missing expected argument '<file>'"),
  ]

  @Test("bad usage ends with 64, the mistake and where the help is", arguments: misused)
  func usage(refusal: Refusal) async throws {
    let result = try await Program(in: try Home()).run(refusal.arguments)
    #expect(result.code == 64)
    #expect(result.output == "")
    let lines = result.complaint.split(separator: "\n").map(String.init)
    #expect(lines.first == "Error: \(refusal.complaint)")
    #expect(lines.last?.hasPrefix("  See 'meadow") == true)
  }

  static let unusable = [
    Refusal(
      "say", "hi", "--voice", "nobody", "--to", "x.wav",
      says: #"voice: there is no voice "nobody". Choose one of boy, girl, meadow."#),
    Refusal(
      "say", "hi", "--voice", "../girl", "--to", "x.wav",
      says: #"voice: "../girl" is not a voice name. Use 1 to 24 of a-z, 0-9 and -, such as girl; "#
        + "meadow voices lists them."),
    Refusal(
      "say", "hi", "--rate", "9", "--to", "x.wav",
      says: "rate: 9.0 is outside 0.5 to 1.6. Send a factor between 0.5 and 1.6."),
    Refusal(
      "say", "hi", "--pitch", "0.1", "--to", "x.wav",
      says: "pitch: 0.1 is outside 0.7 to 1.6. Send a factor between 0.7 and 1.6."),
    Refusal(
      "say", "hi", "--range", "nan", "--to", "x.wav",
      says: "range: nan is outside 0.0 to 2.0. Send a factor between 0.0 and 2.0."),
    Refusal(
      "say", "hi", "--to", "x.mp3", says: "--to x.mp3: end the name in .wav, .flac or .ogg"),
    Refusal("say", "", "--to", "x.wav", says: "text: it is empty. Send a word or a phrase."),
    Refusal("say", " \t ", "--to", "x.wav", says: "text: it is empty. Send a word or a phrase."),
    Refusal(
      "say", "?!", "--to", "x.wav", says: "text: it has nothing to say. Send a word or a phrase."),
    Refusal(
      "say", String(repeating: "a", count: 10_000), "--to", "x.wav",
      says: "text: 10000 characters are too many. Send at most 500 characters at a time."),
    Refusal(
      "say", "h\u{1}i", "--to", "x.wav",
      says: "text: it holds the control character U+1. Send plain text."),
    Refusal(
      "say", "hi", "--hint", "ipa:☃", "--to", "x.wav",
      says: #"hint: there is an emoji, "☃", at character 5. Write how it sounds, such as "#
        + "shi-VAWN or ipa:ʃɪˈvɔːn."),
    Refusal(
      "say", "hi", "--to", "/nonexistent/x.wav",
      says: "--to /nonexistent/x.wav cannot be written: No such file or directory"),
    Refusal(
      "voices", "--data", "/dev/null/meadow",
      says: "--data /dev/null/meadow cannot be made: choose a directory you may write to"),
    Refusal(
      "serve", "--port", "0", "--output", "silent", "--record", "/nonexistent/x.jsonl",
      says: "--record /nonexistent/x.jsonl cannot be written: choose another file"),
    Refusal(
      "prerender", "--voice", "nobody",
      says: #"voice: there is no voice "nobody". Choose one of boy, girl, meadow."#),
    Refusal("replay", "none.jsonl", says: "none.jsonl cannot be read: No such file or directory"),
    Refusal("replay", ".", says: ". cannot be read: Is a directory"),
  ]

  @Test("bad data ends with 65 and one line that names it and the way out", arguments: unusable)
  func data(refusal: Refusal) async throws {
    let home = try Home()
    let result = try await Program(in: home).run(refusal.arguments)
    #expect(result.code == 65)
    #expect(result.output == "")
    #expect(result.complaint == "Error: \(refusal.complaint)\n")
    #expect(!FileManager.default.fileExists(atPath: home.file("x.wav")))
  }

  @Test("without a sound server speech ends with 69 and says what else can be done")
  func silence() async throws {
    let program = Program(in: try Home())
    let cause = "Error: no sound server answers (Connection refused); start PulseAudio or PipeWire,"
    for (arguments, instead) in [
      (["say", "hi"], "write a file with --to words.wav"),
      (["pronounce", "hi"], "add --quiet to see it only"),
      (["serve", "--output", "pulse"], "use --output browser to hear it in the page"),
    ] {
      let result = try await program.run(arguments)
      #expect(result.code == 69)
      #expect(result.output == "")
      #expect(result.complaint == "\(cause) or \(instead)\n")
    }
  }

  @Test(
    "without eSpeak NG's data every command that needs it ends with 69 and names the package",
    arguments: [["voices"], ["say", "hi", "--to", "x.wav"], ["serve", "--output", "silent"]])
  func noEspeakData(arguments: [String]) async throws {
    let program = Program(in: try Home(), environment: ["ESPEAK_DATA_PATH": "/nonexistent"])
    let result = try await program.run(arguments)
    #expect(result.code == 69)
    #expect(result.output == "")
    #expect(
      result.complaint
        == "Error: eSpeak NG's data is missing: install the Debian package espeak-ng-data, or set "
        + "ESPEAK_DATA_PATH (looked in /nonexistent, /nonexistent/espeak-ng-data).\n")
  }

  @Test("words that cannot be kept on disk are an error, though they sound")
  func unwritableData() async throws {
    // Not even the superuser can make a directory in /proc.
    let result = try await Program(in: try Home()).run("prerender", "--data", "/proc")
    #expect(result.code == 65)
    #expect(result.output == "88 of 88 words are ready, 88 of them made now.\n")
    #expect(
      result.complaint.hasSuffix(
        "Error: the words could not be kept on disk: choose a directory you may write to with "
          + "--data, and see that the disk is not full\n"))
  }
}
