// swift-tools-version: 6.2
// The house: four layers and a model, arrows only one step down. Tests/ArchitectureTests holds every
// target to this table by reading its imports; CONTRIBUTING.md says what lives in which room.
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A Swift target of one layer, in the folder of its layer.
func room(
  _ name: String, in layer: String, _ dependencies: [Target.Dependency] = [],
  resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(layer)/\(name)",
    resources: resources, swiftSettings: strict)
}

/// The tests of one room, in the folder that mirrors its layer.
func tests(
  of name: String, in layer: String, _ dependencies: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: name == "MeadowModel"
      ? ["MeadowModel"] + dependencies
      : [.byName(name: name), "MeadowModel", "MeadowTestSupport"] + dependencies,
    path: "Tests/\(layer)/\(name)Tests", exclude: exclude, swiftSettings: strict)
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
    fence("CPulse", apt: "libpulse-dev"),
    fence("CRubberBand", apt: "librubberband-dev"),
    fence("CSndFile", apt: "libsndfile1-dev"),
    fence("CSodium", apt: "libsodium-dev"),
    fence("CSoxr", apt: "libsoxr-dev"),

    // Model
    room("MeadowModel", in: "Model"),

    // Data
    room(
      "MeadowContent", in: "Data", ["MeadowModel"],
      resources: [
        .copy("Resources/defaults.json"), .copy("Resources/meadow-vocabulary.json"),
        .copy("Resources/parentese.json"), .copy("Resources/pronunciations.json"),
        .copy("Resources/scenes"),
        .copy("Resources/toddler-words.txt"),
      ]),
    room("LexiconFiles", in: "Data", ["CExpat", "MeadowModel"]),
    room("MeadowDigest", in: "Data", ["CSodium"]),
    room("MeadowLoudness", in: "Data", ["CEbur128", "MeadowModel"]),
    room("MeadowPhonetics", in: "Data", ["MeadowModel"]),
    room("MeadowPictures", in: "Data", ["CPixbuf", "MeadowModel"]),
    room(
      "MeadowStore", in: "Data", ["MeadowModel", .product(name: "GRDB", package: "GRDB.swift")]),
    room("SoundFiles", in: "Data", ["CSndFile", "MeadowModel"]),

    // Services
    room("MeadowAudio", in: "Services", ["CPulse", "MeadowModel", "SoundFiles"]),
    room(
      "MeadowFamily", in: "Services",
      [
        "LexiconFiles", "MeadowContent", "MeadowDigest", "MeadowModel", "MeadowPictures",
        "MeadowStore",
      ]),
    room(
      "MeadowSpeech", in: "Services",
      [
        "CEspeakNG", "CRubberBand", "CSoxr", "MeadowDigest", "MeadowLoudness", "MeadowModel",
        "MeadowPhonetics", "SoundFiles",
      ]),

    // Engines
    room(
      "MeadowEngines", in: "Engines",
      [
        "MeadowAudio", "MeadowFamily", "MeadowModel", "MeadowSpeech",
        .product(name: "Histogram", package: "hdrhistogram-swift"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    room(
      "MeadowLab", in: "Engines",
      ["MeadowAudio", "MeadowModel", .product(name: "Histogram", package: "hdrhistogram-swift")]),

    // Views
    room(
      "MeadowServer", in: "Views",
      [
        "MeadowEngines", "MeadowModel",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      resources: [.copy("Resources/page")]),
    room(
      "MeadowCLI", in: "Views",
      [
        "MeadowEngines", "MeadowLab", "MeadowModel",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // App
    .executableTarget(
      name: "meadow",
      dependencies: [
        "MeadowAudio", "MeadowCLI", "MeadowContent", "MeadowEngines", "MeadowFamily", "MeadowLab",
        "MeadowModel", "MeadowServer", "MeadowSpeech", "MeadowStore", "SoundFiles",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Sources/App/meadow", swiftSettings: strict),

    // Tests, in folders that mirror the layers
    .target(name: "CAllocationCount", path: "Tests/Support/CAllocationCount"),
    .target(
      name: "MeadowTestSupport", dependencies: ["MeadowModel", "MeadowSpeech"],
      path: "Tests/Support/MeadowTestSupport", swiftSettings: strict),
    .executableTarget(
      name: "EventWriter", dependencies: ["MeadowFamily", "MeadowModel", "MeadowStore"],
      path: "Tests/Support/EventWriter", swiftSettings: strict),
    .testTarget(
      name: "ArchitectureTests", path: "Tests/ArchitectureTests", swiftSettings: strict),
    tests(of: "MeadowModel", in: "Model"),
    tests(of: "MeadowContent", in: "Data"),
    tests(of: "LexiconFiles", in: "Data"),
    tests(of: "MeadowDigest", in: "Data"),
    tests(of: "MeadowLoudness", in: "Data"),
    tests(of: "MeadowPhonetics", in: "Data"),
    tests(of: "MeadowPictures", in: "Data"),
    tests(
      of: "MeadowStore", in: "Data", [.product(name: "GRDB", package: "GRDB.swift")]),
    tests(of: "SoundFiles", in: "Data"),
    tests(of: "MeadowAudio", in: "Services", ["CAllocationCount", "SoundFiles"]),
    tests(
      of: "MeadowFamily", in: "Services",
      [
        "EventWriter", "MeadowContent", "MeadowStore",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    tests(of: "MeadowSpeech", in: "Services", ["SoundFiles"]),
    tests(
      of: "MeadowEngines", in: "Engines",
      ["MeadowAudio", "MeadowContent", "MeadowFamily", "MeadowSpeech", "MeadowStore"]),
    tests(of: "MeadowLab", in: "Engines", ["MeadowAudio"]),
    tests(
      of: "MeadowServer", in: "Views",
      [
        "MeadowEngines", .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]),
    tests(
      of: "MeadowCLI", in: "Views",
      ["MeadowStore", .product(name: "GRDB", package: "GRDB.swift")], exclude: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)
