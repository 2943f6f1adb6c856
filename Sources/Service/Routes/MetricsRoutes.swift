import Hummingbird
import MeadowFoundations
import MeadowRuntime
import NIOCore

/// GET /metrics: the figures of /healthz and /v1/onset for Prometheus (text format 0.0.4).
struct MetricsRoutes: Sendable {
  let service: any StatusService
  let version: String

  func add(to router: MeadowRouter) { router.resource("/metrics", [.get: metrics]) }

  @Sendable private func metrics(_: Request, _: MeadowContext) async throws -> Response {
    var text = MetricsText()
    health(await service.health(), in: &text)
    onset(await service.onset(), in: &text)
    return .bytes(
      ByteBuffer(string: text.string), mediaType: "text/plain; version=0.0.4; charset=utf-8")
  }

  private func health(_ health: Health, in text: inout MetricsText) {
    text.gauge("build_info", "The version that runs", [([("version", version)], 1)])
    text.gauge("uptime_seconds", "Seconds since the start", [([], health.uptimeSeconds)])
    text.gauge("ready", "1 where a tap would be heard", [([], health.isReady ? 1 : 0)])
    output(health.output, in: &text)
    text.gauge("cache_words_ready", "Board words at hand", [([], Double(health.cache.ready))])
    text.gauge("cache_words_wanted", "Board words in all", [([], Double(health.cache.wanted))])
    text.gauge("cache_disk_bytes", "Cache on disk", [([], Double(health.cache.bytesOnDisk))])
    text.counter("cache_damaged_total", "Cache files made again", health.cache.damaged)
    text.counter("cache_unwritable_total", "Cache files not written", health.cache.unwritable)
  }

  private func output(_ output: OutputStatus, in text: inout MetricsText) {
    text.gauge(
      "output_state", "1 for the state the output is in",
      Self.states.map { state in
        (
          [("kind", output.kind.rawValue), ("state", state.rawValue)],
          state == output.state ? 1 : 0
        )
      })
    text.gauge(
      "output_muted_outside", "1 where the sink is muted elsewhere",
      [([], output.isMutedOutside ? 1 : 0)])
    text.gauge(
      "output_margin_seconds", "How far before the sound an edit reaches",
      [([], output.marginMilliseconds / 1000)])
    text.counter("output_late_edits_total", "Edits too late for their frame", output.lateEdits)
    text.counter("output_underruns_total", "Times the queue ran empty", output.underruns)
    text.counter("output_reconnections_total", "Times connected again", output.reconnections)
  }

  private static let states: [OutputStatus.State] = [
    .connecting, .awake, .relaxed, .suspended, .lost, .waiting,
  ]

  private func onset(_ summary: OnsetSummary, in text: inout MetricsText) {
    text.summary("onset_seconds", "Time from a tap's arrival to each stage") { line in
      for (kind, population) in [("warm", summary.warm), ("cold", summary.cold)] {
        for stage in OnsetTrace.Stage.allCases {
          let labels = [("kind", kind), ("stage", stage.rawValue)]
          if let values = population.stages[stage] {
            for (quantile, value) in Self.quantiles(values) {
              line("", labels + [("quantile", quantile)], value / 1000)
            }
          }
          line("_count", labels, Double(population.count))
        }
      }
    }
  }

  private static func quantiles(
    _ values: OnsetSummary.Percentiles
  ) -> [(quantile: String, value: Double)] {
    [
      ("0.5", values.p50), ("0.9", values.p90), ("0.95", values.p95), ("0.99", values.p99),
      ("1", values.max),
    ]
  }
}
