import MeadowFoundations
import MeadowRuntime
import Testing

/// What the API tells: settings, voices, vocabulary, onset, health, metrics and sounds
/// (the service's contract).
@Suite(.timeLimit(.minutes(10)))
struct ReadingTests {
  @Test("health names the output and the cache")
  func health() async throws {
    try await withServer { server in
      let text = try await server.send("GET", "/healthz").text
      #expect(
        text
          == #"{"status":"ready","version":"0.1.0","uptimeSeconds":12.3,"#
          + #""output":{"kind":"silent","state":"awake","sink":null,"isMutedOutside":false,"#
          + #""marginMilliseconds":0.0,"lateEdits":0,"underruns":0,"reconnections":0},"#
          + #""cache":{"ready":88,"wanted":88,"damaged":1,"unwritable":0,"bytesOnDisk":4096},"#
          + #""speech":null,"voices":[],"log":null,"notes":[]}"#)
    }
    let lost = FakeDoor(status: OutputStatus(kind: .pulse, state: .lost, sink: "usb"))
    try await withServer(door: lost) { server in
      let answer = try await server.send("GET", "/healthz")
      #expect(answer.status == 200)
      #expect(answer.text.hasPrefix(#"{"status":"degraded","#))
    }
  }

  @Test("settings change only in what is named")
  func settings() async throws {
    try await withServer { server in
      let client = try server.connect()
      let changed = try await client.send(
        "PATCH", "/v1/settings",
        #"{"rate":1.1,"muted":true,"volumeCapDecibels":-6,"interruptions":{"word":"finish"}}"#)
      #expect(changed.status == 200)
      #expect(try await client.send("GET", "/v1/settings").text == changed.text)
      #expect(changed.text.contains(#""rate":1.1,"pitch":1.2,"range":1.0,"#))
      var expected = SettingsChange()
      expected.rate = 1.1
      expected.muted = true
      expected.volumeCapDecibels = -6
      expected.interruptions = ["word": .finish]
      #expect(await server.door.changes == [expected])
    }
  }

  @Test("voices come with how far they can be bent")
  func voices() async throws {
    try await withServer { server in
      let text = try await server.send("GET", "/v1/voices").text
      #expect(
        text.hasPrefix(
          #"{"voices":[{"id":"girl","name":"Girl","description":"Bright \"and\" clear","#
            + #""forWhom":"child","medianHertz":250.0,"formantScale":1.16,"about":["It speaks"#))
      #expect(
        text.contains(
          #""default":"girl","rates":{"min":0.5,"max":1.6},"#
            + #""pitches":{"min":0.7,"max":1.6},"ranges":{"min":0.0,"max":2.0},"#))
      #expect(
        text.hasSuffix(
          #""parentese":{"steps":[{"fromMonths":12,"toMonths":48,"rate":0.85,"pitch":1.2,"#
            + #""range":1.0,"pauseMilliseconds":0.0,"why":"young"}],"sources":["a paper"]}}"#))
    }
  }

  @Test("the vocabulary comes with the keys of its file")
  func vocabulary() async throws {
    try await withServer { server in
      let answer = try await server.send("GET", "/v1/vocabulary")
      #expect(answer.headers["content-type"] == "application/json")
      for key in ["schema", "version", "counts", "fitzgeraldKey", "coreVocabulary", "scenes"] {
        #expect(answer.text.contains("\"\(key)\":"))
      }
      #expect(answer.text.contains(#""schema":"meadow-vocabulary/1""#))
    }
  }

  @Test("onset figures come by kind and stage and can be forgotten")
  func onset() async throws {
    try await withServer { server in
      let client = try server.connect()
      let text = try await client.send("GET", "/v1/onset").text
      #expect(
        text.hasPrefix(
          #"{"warm":{"count":7,"planned":{"p50":1.0,"p90":2.0,"p95":2.5,"p99":3.0,"max":4.0},"#))
      #expect(
        text.hasSuffix(
          #""cold":{"count":0,"planned":null,"clipReady":null,"scheduled":null,"audible":null}}"#))
      #expect(try await client.send("POST", "/v1/onset/reset").status == 200)
      #expect(await server.door.resets == 1)
    }
  }

  @Test("metrics are what Prometheus reads")
  func metrics() async throws {
    try await withServer { server in
      let answer = try await server.send("GET", "/metrics")
      #expect(answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
      let lines = answer.text.split(separator: "\n")
      let sample = /meadow_[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?[0-9.e-]+/
      for line in lines where !line.hasPrefix("#") {
        #expect(line.wholeMatch(of: sample) != nil, "\(line)")
      }
      for expected in [
        #"meadow_onset_seconds{kind="warm",stage="audible",quantile="0.99"} 0.003"#,
        #"meadow_onset_seconds_count{kind="warm",stage="audible"} 7.0"#,
        #"meadow_output_state{kind="silent",state="awake"} 1.0"#,
        #"meadow_output_underruns_total 0.0"#, #"meadow_cache_words_ready 88.0"#,
      ] {
        #expect(lines.contains { $0 == expected }, "\(expected)")
      }
    }
  }

  @Test("the sound of a text is a file, byte for byte")
  func speech() async throws {
    try await withServer { server in
      let answer = try await server.send(
        "GET", "/v1/speech?text=caf%C3%A9+time%2B&voice=boy&rate=0.9&format=flac")
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"] == "audio/flac")
      #expect(answer.bytes == [1, 2, 3, 0, 255])
      #expect(
        await server.door.queries
          == [
            SpeechQuery(text: "café time+", manner: Manner(voice: "boy", rate: 0.9), format: "flac")
          ])
    }
  }

  @Test("clients of the common speech API are understood")
  func commonSpeech() async throws {
    try await withServer { server in
      let answer = try await server.send(
        "POST", "/v1/audio/speech",
        #"{"model":"tts-1","input":"hi","voice":"girl","response_format":"wav","speed":1.0,"#
          + #""instructions":"kindly"}"#)
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"] == "audio/wav")
      #expect(
        await server.door.queries
          == [
            SpeechQuery(
              text: "hi", textField: "input", manner: Manner(voice: "girl", rate: 1), format: "wav")
          ])
    }
  }
}
