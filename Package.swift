// swift-tools-version: 6.2
import PackageDescription

// The table below says which target may import which. A folder is an area; `Tests/ArchitectureTests`
// reads this table, holds every `import` line to it and refuses circles. A line that is not obvious
// says why.

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The products of other packages, by the module that is imported.
let products: [String: Target.Dependency] = [
  "ArgumentParser": .product(name: "ArgumentParser", package: "swift-argument-parser"),
  "GRDB": .product(name: "GRDB", package: "GRDB.swift"),
  "HTTPTypes": .product(name: "HTTPTypes", package: "swift-http-types"),
  "Histogram": .product(name: "Histogram", package: "hdrhistogram-swift"),
  "Hummingbird": .product(name: "Hummingbird", package: "hummingbird"),
  "HummingbirdCore": .product(name: "HummingbirdCore", package: "hummingbird"),
  "Logging": .product(name: "Logging", package: "swift-log"),
  "NIOCore": .product(name: "NIOCore", package: "swift-nio"),
  "NIOEmbedded": .product(name: "NIOEmbedded", package: "swift-nio"),
  "NIOHTTP1": .product(name: "NIOHTTP1", package: "swift-nio"),
  "NIOHTTPTypes": .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
  "NIOPosix": .product(name: "NIOPosix", package: "swift-nio"),
  "ServiceLifecycle": .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
  "UnixSignals": .product(name: "UnixSignals", package: "swift-service-lifecycle"),
]

func dependencies(_ names: [String]) -> [Target.Dependency] {
  names.map { products[$0] ?? .byName(name: $0) }
}

/// A library of Meadow's: its name, its folder, what it may import.
func library(
  _ name: String, at path: String, imports: [String], exclude: [String] = [],
  resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies(imports), path: path, exclude: exclude,
    resources: resources, swiftSettings: strict)
}

/// A program; the addresses that move with it are packed, or they cost memory and time at each start.
func program(_ name: String, at path: String, imports: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies(imports), path: path, swiftSettings: strict,
    linkerSettings: [
      .unsafeFlags(["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"])
    ])
}

/// The tests of one library, in the folder that mirrors its area.
func tests(_ name: String, at path: String, imports: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies(imports), path: path, exclude: exclude,
    swiftSettings: strict)
}

/// A C library behind one module map and shim; exactly one Swift target imports it.
func fence(_ name: String, apt: String, pkgConfig: String? = nil) -> Target {
  .systemLibrary(
    name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
  name: "meadow",
  products: [.executable(name: "meadow", targets: ["meadow"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/HdrHistogram/hdrhistogram-swift", from: "0.2.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    // C
    fence("CEbur128", apt: "libebur128-dev"),
    fence("CEspeakNG", apt: "libespeak-ng-dev"),
    fence("CExpat", apt: "libexpat1-dev"),
    fence("CPixbuf", apt: "libgdk-pixbuf-2.0-dev", pkgConfig: "gdk-pixbuf-2.0"),
    fence("CPipeWire", apt: "libpipewire-0.3-dev", pkgConfig: "libpipewire-0.3"),
    fence("CPulse", apt: "libpulse-dev"),
    fence("CRubberBand", apt: "librubberband-dev"),
    fence("CSndFile", apt: "libsndfile1-dev"),
    fence("CSodium", apt: "libsodium-dev"),
    fence("CSoxr", apt: "libsoxr-dev"),
    fence("CZip", apt: "libzip-dev"),  // packs of recorded voices
    fence("CZlib", apt: "zlib1g-dev"),  // the page's files, packed once at the start

    // Foundations
    library("MeadowFoundations", at: "Sources/Foundations/Values", imports: []),
    library("MeadowFiles", at: "Sources/Foundations/Files", imports: ["CSodium"]),

    // Sound
    library("SoundFiles", at: "Sources/Sound/Files", imports: ["CSndFile", "MeadowFoundations"]),
    library("SoundAnalysis", at: "Sources/Sound/Analysis", imports: ["MeadowFoundations"]),
    library(
      "MeadowLoudness", at: "Sources/Sound/Loudness", imports: ["CEbur128", "MeadowFoundations"]),
    library(
      "MeadowSound", at: "Sources/Sound", imports: ["CPipeWire", "CPulse", "MeadowFoundations"],
      exclude: ["Analysis", "Files", "Loudness"]),

    // Speech
    library("MeadowPhonetics", at: "Sources/Speech/Phonetics", imports: ["MeadowFoundations"]),
    library(
      "MeadowSpeech", at: "Sources/Speech",
      imports: [
        "CRubberBand", "CSoxr", "MeadowFiles", "MeadowFoundations", "MeadowLoudness",
        "MeadowPhonetics", "SoundAnalysis", "SoundFiles",
      ],
      exclude: ["Engines", "Phonetics"]),
    library(
      "EspeakNG", at: "Sources/Speech/Engines/EspeakNG",
      imports: [
        "CEspeakNG", "MeadowFiles", "MeadowFoundations", "MeadowPhonetics", "MeadowSpeech",
      ]),
    library(
      "NaturalVoices", at: "Sources/Speech/Engines/Natural",
      imports: ["MeadowFoundations", "MeadowPhonetics", "MeadowSpeech", "SoundFiles"]),

    library(
      "RecordedVoices", at: "Sources/Speech/Engines/Recorded",
      imports: [
        "CZip", "LexiconFiles", "MeadowFiles", "MeadowFoundations", "MeadowLoudness",
        "MeadowPhonetics", "MeadowSpeech", "SoundAnalysis", "SoundFiles",
      ]),

    // Vocabulary
    library(
      "MeadowContent", at: "Sources/Vocabulary/Content",
      imports: ["MeadowFiles", "MeadowFoundations"],
      resources: [
        .copy("Resources/defaults.json"), .copy("Resources/meadow-vocabulary.json"),
        .copy("Resources/languages"), .copy("Resources/parentese.json"),
        .copy("Resources/pronunciations.json"),
        .copy("Resources/scenes"),
        .copy("Resources/toddler-words.txt"),
      ]),
    library(
      "LexiconFiles", at: "Sources/Vocabulary/Lexicons", imports: ["CExpat", "MeadowFoundations"]),
    library(
      "MeadowPictures", at: "Sources/Vocabulary/Pictures",
      imports: ["CPixbuf"]
    ),
    library(
      "MeadowVocabulary", at: "Sources/Vocabulary/Words",
      imports: [
        "LexiconFiles", "MeadowFiles", "MeadowFoundations", "MeadowPictures",
        "MeadowStore",  // My Words are kept in the family's file
      ]),

    // Family
    library(
      "MeadowStore", at: "Sources/Family/Store",
      imports: [
        "GRDB", "MeadowFiles", "MeadowFoundations",
        "MeadowPhonetics",  // a migration reads what older files kept as phonemes
      ]),
    library(
      "MeadowFamily", at: "Sources/Family",
      imports: ["MeadowFiles", "MeadowFoundations", "MeadowStore"],
      exclude: ["Journal", "Store"]),
    library("MeadowJournal", at: "Sources/Family/Journal", imports: ["MeadowFiles"]),

    // Talk: pure, so nothing but values may be imported
    library("MeadowTalk", at: "Sources/Talk", imports: ["MeadowFoundations"]),

    // Learning: pure, as talk is
    library(
      "MeadowLearning", at: "Sources/Learning", imports: ["MeadowFoundations"],
      exclude: ["Files", "Simulation"]),
    // What there is to learn, as files
    library(
      "LearningFiles", at: "Sources/Learning/Files",
      imports: ["MeadowFoundations", "MeadowLearning"],
      resources: [.copy("Resources/lessons")]),
    library(
      "LearningSimulation", at: "Sources/Learning/Simulation",
      imports: ["MeadowFoundations", "MeadowLearning"]),

    // Runtime
    library(
      "MeadowRuntime", at: "Sources/Runtime",
      imports: [
        "Histogram", "MeadowFamily", "MeadowFiles", "MeadowFoundations", "MeadowJournal",
        "MeadowSound",
        "MeadowSpeech", "MeadowStore", "MeadowTalk", "MeadowVocabulary", "RecordedVoices",
        "SoundAnalysis",
      ]),

    // The HTTP client that the commands and the measurements share
    library("MeadowClient", at: "Sources/Commands/Client", imports: ["MeadowFoundations"]),

    // Benchmarks
    library(
      "OnsetLab", at: "Benchmarks/OnsetLab",
      imports: [
        "Histogram", "MeadowClient", "MeadowFoundations", "MeadowSound", "SoundAnalysis",
        "SoundFiles",
      ]),

    // Page
    library(
      "MeadowPage", at: "Sources/Page", imports: [],
      exclude: ["package.json"],  // tells Node, which tests the scripts, that they are modules
      resources: [
        .copy("art"), .copy("features"), .copy("kit"), .copy("shell"), .copy("strings"),
      ]),

    // Service
    library(
      "MeadowService", at: "Sources/Service",
      imports: [
        "CZlib", "HTTPTypes", "Hummingbird", "HummingbirdCore", "Logging", "MeadowFiles",
        "MeadowFoundations", "MeadowPage", "MeadowRuntime",
        "MeadowSound",  // the priority of the threads on which touches come in
        "MeadowSpeech",  // who speaks with a recorded voice
        "MeadowTalk", "NIOCore", "NIOHTTP1", "NIOHTTPTypes", "NIOPosix", "RecordedVoices",
        "ServiceLifecycle", "UnixSignals",
      ],
      resources: [.copy("Resources/openapi.yaml")]),

    // Commands
    library(
      "MeadowCommands", at: "Sources/Commands",
      imports: [
        "ArgumentParser", "LearningSimulation", "MeadowClient", "MeadowFoundations",
        "MeadowLearning", "MeadowRuntime", "OnsetLab",
      ],
      exclude: ["Client", "Program"]),
    // The only place that knows every live type: it puts the parts together.
    program(
      "meadow", at: "Sources/Commands/Program",
      imports: [
        "ArgumentParser", "EspeakNG", "LearningFiles", "Logging", "MeadowCommands",
        "MeadowContent", "MeadowFamily", "MeadowFoundations", "MeadowJournal", "MeadowLearning",
        "MeadowRuntime", "MeadowService", "MeadowSound", "MeadowSpeech", "MeadowStore",
        "MeadowTalk", "MeadowVocabulary", "NaturalVoices", "OnsetLab", "RecordedVoices",
        "SoundFiles",
      ]),

    // What tests share
    .target(name: "CAllocationCount", path: "Tests/Support/CAllocationCount"),
    library(
      "MeadowTestSupport", at: "Tests/Support/MeadowTestSupport",
      imports: [
        "EspeakNG", "MeadowContent", "MeadowFoundations", "MeadowPhonetics", "MeadowSpeech",
        "MeadowTalk",
      ]),
    program(
      "EventWriter", at: "Tests/Support/EventWriter",
      imports: ["MeadowFamily", "MeadowFoundations", "MeadowStore"]),
    program(
      "JournalWriter", at: "Tests/Support/JournalWriter",
      imports: ["MeadowFoundations", "MeadowJournal"]),

    // Tests
    tests("ArchitectureTests", at: "Tests/ArchitectureTests", imports: []),
    tests(
      "MeadowFoundationsTests", at: "Tests/Foundations/MeadowFoundationsTests",
      imports: ["MeadowFoundations"]),
    tests(
      "MeadowFilesTests", at: "Tests/Foundations/MeadowFilesTests",
      imports: ["MeadowFiles"]),
    tests(
      "SoundFilesTests", at: "Tests/Sound/SoundFilesTests",
      imports: ["MeadowFoundations", "MeadowTestSupport", "SoundFiles"]),
    tests(
      "SoundAnalysisTests", at: "Tests/Sound/SoundAnalysisTests",
      imports: ["MeadowFoundations", "SoundAnalysis"]),
    tests(
      "MeadowLoudnessTests", at: "Tests/Sound/MeadowLoudnessTests",
      imports: ["MeadowFoundations", "MeadowLoudness"]),
    tests(
      "MeadowSoundTests", at: "Tests/Sound/MeadowSoundTests",
      imports: [
        "CAllocationCount", "MeadowFoundations", "MeadowSound", "MeadowTestSupport",
      ]),
    tests(
      "MeadowPhoneticsTests", at: "Tests/Speech/MeadowPhoneticsTests",
      imports: ["MeadowFoundations", "MeadowPhonetics"]),
    tests(
      "MeadowSpeechTests", at: "Tests/Speech/MeadowSpeechTests",
      imports: [
        "EspeakNG", "MeadowFoundations", "MeadowLoudness", "MeadowPhonetics", "MeadowSpeech",
        "MeadowTestSupport", "SoundAnalysis", "SoundFiles",
      ]),
    tests(
      "NaturalVoicesTests", at: "Tests/Speech/NaturalVoicesTests",
      imports: ["MeadowFoundations", "MeadowPhonetics", "MeadowSpeech", "NaturalVoices"]),
    tests(
      "RecordedVoicesTests", at: "Tests/Speech/RecordedVoicesTests",
      imports: [
        "EspeakNG", "MeadowFoundations", "MeadowLoudness", "MeadowSpeech", "MeadowTestSupport",
        "RecordedVoices", "SoundFiles",
      ]),
    tests(
      "MeadowContentTests", at: "Tests/Vocabulary/MeadowContentTests",
      imports: ["MeadowContent", "MeadowFoundations"]),
    tests(
      "LexiconFilesTests", at: "Tests/Vocabulary/LexiconFilesTests",
      imports: ["LexiconFiles", "MeadowFoundations"]),
    tests(
      "MeadowPicturesTests", at: "Tests/Vocabulary/MeadowPicturesTests",
      imports: ["MeadowFoundations", "MeadowPictures"]),
    tests(
      "MeadowVocabularyTests", at: "Tests/Vocabulary/MeadowVocabularyTests",
      imports: [
        "MeadowContent", "MeadowFoundations", "MeadowStore", "MeadowVocabulary",
      ]),
    tests(
      "MeadowStoreTests", at: "Tests/Family/MeadowStoreTests",
      imports: ["GRDB", "MeadowFoundations", "MeadowStore"], exclude: ["Fixtures"]),
    tests(
      "MeadowFamilyTests", at: "Tests/Family/MeadowFamilyTests",
      imports: [
        "EventWriter",  // a program: its tests run it
        "GRDB", "MeadowFamily", "MeadowFoundations", "MeadowStore",
        "MeadowVocabulary",
      ]),
    tests(
      "MeadowJournalTests", at: "Tests/Family/MeadowJournalTests",
      imports: [
        "JournalWriter",  // a program: its tests run it
        "MeadowFiles", "MeadowFoundations", "MeadowJournal",
      ]),
    tests(
      "MeadowLearningTests", at: "Tests/Learning/MeadowLearningTests",
      imports: ["MeadowFoundations", "MeadowLearning"]),
    tests(
      "LearningFilesTests", at: "Tests/Learning/LearningFilesTests",
      imports: ["LearningFiles", "MeadowFoundations", "MeadowLearning"], exclude: ["Rendered"]),
    tests(
      "LearningSimulationTests", at: "Tests/Learning/LearningSimulationTests",
      imports: ["LearningFiles", "LearningSimulation", "MeadowFoundations", "MeadowLearning"]),
    tests(
      "MeadowTalkTests", at: "Tests/Talk/MeadowTalkTests",
      imports: [
        "MeadowContent", "MeadowFamily", "MeadowFoundations",
        "MeadowRuntime",  // settings by age, which engines are given
        "MeadowTalk", "MeadowTestSupport",
      ]),
    tests(
      "MeadowRuntimeTests", at: "Tests/Runtime/MeadowRuntimeTests",
      imports: [
        "MeadowContent", "MeadowFamily", "MeadowFoundations", "MeadowJournal", "MeadowRuntime",
        "MeadowSound", "MeadowSpeech", "MeadowStore", "MeadowTalk", "MeadowTestSupport",
        "MeadowVocabulary",
      ]),
    tests(
      "MeadowClientTests", at: "Tests/Commands/MeadowClientTests",
      imports: ["MeadowClient", "MeadowFoundations"]),
    tests(
      "OnsetLabTests", at: "Tests/Benchmarks/OnsetLabTests",
      imports: ["MeadowFoundations", "MeadowSound", "MeadowTestSupport", "OnsetLab"]),
    tests(
      "MeadowServiceTests", at: "Tests/Service/MeadowServiceTests",
      imports: [
        "HTTPTypes", "Logging", "MeadowFoundations", "MeadowRuntime", "MeadowService",
        "MeadowTalk", "MeadowTestSupport", "NIOCore", "NIOEmbedded", "NIOHTTPTypes",
        "RecordedVoices", "ServiceLifecycle",
      ]),
    tests(
      "MeadowCommandsTests", at: "Tests/Commands/MeadowCommandsTests",
      imports: [
        "GRDB", "MeadowFoundations", "MeadowStore", "MeadowTestSupport",
      ],
      exclude: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)
