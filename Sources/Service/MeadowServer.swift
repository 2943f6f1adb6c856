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
/// It talks to nothing but the door and keeps no state of its own beyond the connections.
public struct MeadowServer: Sendable {
  private let door: any MeadowDoor
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

  /// A service for `door`, which binds nothing before ``run(onReady:)``.
  ///
  /// `host` is a name or address of this machine; `port` 0 takes a free one. `page` is the
  /// directory of the web page, nil for the one that comes with Meadow; `origins` are those of
  /// reverse proxies with TLS in front of it.
  public init(
    door: any MeadowDoor, host: String = "127.0.0.1", port: Int = 8080, page: String? = nil,
    origins: [WebOrigin] = [], logger: Logger, version: String
  ) {
    self.door = door
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
    let group = MultiThreadedEventLoopGroup.singleton
    let executors = LoopExecutors(group)
    let connections = Connections(most: mostConnections)
    return Application(
      router: try router(boundPort: boundPort),
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
      },
      eventLoopGroupProvider: .shared(group), logger: logger)
  }

  private func router(boundPort: BoundPort) throws(ServerError) -> Router<MeadowContext> {
    let router = Router(context: MeadowContext.self)
    let origins = TrustedOrigins(origins)
    let gate = Gate(door: door, origins: origins)
    router.addMiddleware {
      ProblemGuard()
      HostGuard(host: host, port: boundPort, origins: origins)
      BodyLimit()
    }
    TapRoutes(door: door).add(to: router)
    EventRoutes(door: door, heartbeat: heartbeat).add(to: router)
    AudioRoutes(door: door).add(to: router)
    ChildRoutes(door: door).add(to: router)
    GateRoutes(door: door, gate: gate).add(to: router)
    ProfileRoutes(door: door, gate: gate).add(to: router)
    SetUpRoutes(door: door).add(to: router)
    SettingsRoutes(door: door, gate: gate).add(to: router)
    WordRoutes(door: door, gate: gate).add(to: router)
    WordFileRoutes(door: door, gate: gate).add(to: router)
    PronunciationRoutes(door: door).add(to: router)
    LoudnessRoutes(door: door, gate: gate).add(to: router)
    VoiceRoutes(door: door).add(to: router)
    VocabularyRoutes(door: door).add(to: router)
    SymbolRoutes(door: door).add(to: router)
    SpeechRoutes(door: door).add(to: router)
    CommonSpeechRoutes(door: door).add(to: router)
    OnsetRoutes(door: door).add(to: router)
    HealthRoutes(door: door, version: version).add(to: router)
    MetricsRoutes(door: door, version: version).add(to: router)
    PageRoutes(files: try PageFiles(directory: page)).add(to: router)
    return router
  }

  /// The paths of all routes, as in "/v1/words/{id}", in alphabetical order.
  package var paths: [String] {
    get throws(ServerError) {
      let routes = try router(boundPort: BoundPort()).routes
      return Set(routes.map { $0.path.description }).sorted()
    }
  }
}
