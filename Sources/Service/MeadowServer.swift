import Hummingbird
import HummingbirdCore
public import Logging
public import MeadowFoundations
public import MeadowRuntime
import NIOCore
import NIOPosix
import ServiceLifecycle
import UnixSignals

/// Meadow's HTTP service: the API, the event stream and the page, on one address.
///
/// It talks to nothing but the services of the areas and keeps no state but its connections.
public struct MeadowServer: Sendable {
  private let services: MeadowServices
  private let host: String
  private let port: Int
  private let page: String?
  private let origins: [WebOrigin]
  private let logger: Logger
  private let version: String

  /// How often an idle event stream says that it is still there; tests make it short.
  package var heartbeat: Duration = .seconds(15)
  /// How long a request may take to come in, whatever its length; tests make it short.
  package var patience: Duration = .seconds(10)
  /// How many connections may be open; tests allow few.
  package var mostConnections = 256

  /// A server of `services`, which binds nothing before ``run(onReady:)``.
  ///
  /// `host` is a name or address of this machine; `port` 0 takes a free one. `page` is the
  /// directory of the web page, nil for the one that comes with Meadow; `origins` are those of
  /// reverse proxies with TLS in front of it.
  public init(
    services: MeadowServices, host: String = "127.0.0.1", port: Int = 8080, page: String? = nil,
    origins: [WebOrigin] = [], logger: Logger, version: String
  ) {
    self.services = services
    self.host = host
    self.port = port
    self.page = page
    self.origins = origins
    self.logger = logger
    self.version = version
  }

  /// Serves until SIGTERM or SIGINT, then ends open streams and returns within a second; a second
  /// signal quits at once.
  ///
  /// `onReady` is called once, with the port in use, when requests are accepted. Throws
  /// ``ServerError`` where the address cannot be used or the page cannot be read.
  public func run(onReady: @escaping @Sendable (_ port: Int) -> Void) async throws {
    try await run(endingOn: [.sigterm, .sigint], onReady: onReady)
  }

  /// Serves until a parent service group shuts down or the task is cancelled; no signal is caught.
  package func serve(onReady: @escaping @Sendable (_ port: Int) -> Void) async throws {
    try await run(endingOn: [], onReady: onReady)
  }

  private func run(
    endingOn signals: [UnixSignal], onReady: @escaping @Sendable (Int) -> Void
  ) async throws {
    guard UInt16(exactly: port) != nil else { throw ServerError.portInvalid(port) }
    let secondSignal = SecondSignal(signals)
    defer { secondSignal.end() }
    var configuration = ServiceGroupConfiguration(
      services: [try application(onReady: onReady), secondSignal],
      gracefulShutdownSignals: signals, logger: logger)
    // What has not ended by then is a client that never sends or never reads; it is cut off.
    configuration.maximumGracefulShutdownDuration = .milliseconds(600)
    do {
      try await ServiceGroup(configuration: configuration).run()
    } catch is CancellationError where !Task.isCancelled {
      // The shutdown had to cut someone off, which is no failure of ours.
    } catch {
      throw ServerError(error, host: host, port: port) ?? error
    }
  }

  private func application(
    onReady: @escaping @Sendable (Int) -> Void
  ) throws(ServerError) -> some ApplicationProtocol {
    let boundPort = BoundPort()
    let (ready, running) = AsyncStream<Void>.makeStream()
    let group = MultiThreadedEventLoopGroup.singleton
    let executors = LoopExecutors(group)
    let connections = Connections(most: mostConnections)
    return Application(
      router: try router(boundPort: boundPort, ready: ready),
      server: HTTPServerBuilder { responder in
        LoopChannel(
          responder: responder, executors: executors, connections: connections,
          patience: TimeAmount(patience))
      },
      configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
      onServerRunning: { channel in
        let port = channel.localAddress?.port ?? self.port
        boundPort.set(port)
        onReady(port)
        running.yield()
      },
      eventLoopGroupProvider: .shared(group), logger: logger)
  }

  /// The routes; those of the page read its files once `ready` says that the first tap can come.
  private func router(
    boundPort: BoundPort, ready: AsyncStream<Void>
  ) throws(ServerError) -> Router<MeadowContext> {
    let router = Router(context: MeadowContext.self)
    let origins = TrustedOrigins(origins)
    let gate = Gate(service: services.gate, origins: origins)
    router.addMiddleware {
      ProblemGuard()
      HostGuard(host: host, port: boundPort, origins: origins)
      BodyLimit()
    }
    TapRoutes(service: services.talk).add(to: router)
    EventRoutes(service: services.status, heartbeat: heartbeat).add(to: router)
    AudioRoutes(service: services.status).add(to: router)
    ChildRoutes(service: services.talk).add(to: router)
    ModellingRoutes(service: services.talk, gate: gate).add(to: router)
    ActivityRoutes(service: services.activities, gate: gate).add(to: router)
    LearningRoutes(service: services.activities).add(to: router)
    LearningFamilyRoutes(
      service: services.activities, children: services.children, gate: gate
    ).add(to: router)
    GateRoutes(service: services.gate, gate: gate).add(to: router)
    ProfileRoutes(settings: services.settings, insights: services.insight, gate: gate).add(
      to: router)
    ChildrenRoutes(service: services.children, gate: gate).add(to: router)
    SetUpRoutes(service: services.settings).add(to: router)
    SettingsRoutes(service: services.settings, gate: gate).add(to: router)
    SavedSetUpRoutes(service: services.setUps, gate: gate).add(to: router)
    WordRoutes(service: services.words, gate: gate).add(to: router)
    WordFileRoutes(service: services.words, gate: gate).add(to: router)
    PictureRoutes(service: services.pictures, gate: gate).add(to: router)
    PronunciationRoutes(service: services.speech).add(to: router)
    LoudnessRoutes(service: services.loudness, gate: gate).add(to: router)
    VoiceRoutes(service: services.speech).add(to: router)
    ListeningRoutes(service: services.listening, gate: gate).add(to: router)
    RecordedVoiceRoutes(service: services.recorded, gate: gate).add(to: router)
    VocabularyRoutes(service: services.content).add(to: router)
    SymbolRoutes(service: services.content).add(to: router)
    SpeechRoutes(service: services.speech).add(to: router)
    CommonSpeechRoutes(service: services.speech).add(to: router)
    AwayRoutes(speech: services.speech, talk: services.talk).add(to: router)
    OnsetRoutes(service: services.status).add(to: router)
    HealthRoutes(service: services.status, version: version).add(to: router)
    MetricsRoutes(service: services.status, version: version).add(to: router)
    PageRoutes(files: try PageFiles.reading(page, after: ready)).add(to: router)
    return router
  }

  /// The paths of all routes, as in "/v1/words/{id}", in alphabetical order.
  package var paths: [String] {
    get throws(ServerError) {
      let routes = try router(boundPort: BoundPort(), ready: AsyncStream { $0.finish() }).routes
      return Set(routes.map { $0.path.description }).sorted()
    }
  }
}
