import MeadowFoundations
import Testing

/// The origin of a reverse proxy, as `meadow serve --origin` takes it
/// (requirements, Offline and installable).
@Suite struct WebOriginTests {
  @Test(
    "what the address bar shows is taken, and written back as a browser writes it",
    arguments: [
      ("https://meadow.home", "meadow.home", 443, "https://meadow.home"),
      ("HTTPS://Meadow.Home/", "meadow.home", 443, "https://meadow.home"),
      ("https://meadow.home:443", "meadow.home", 443, "https://meadow.home"),
      ("https://meadow.home:8443", "meadow.home", 8443, "https://meadow.home:8443"),
      ("https://192.168.1.7", "192.168.1.7", 443, "https://192.168.1.7"),
      ("https://[fe80::1]:8443", "[fe80::1]", 8443, "https://[fe80::1]:8443"),
      ("https://xn--mller-kva.home", "xn--mller-kva.home", 443, "https://xn--mller-kva.home"),
    ])
  func good(_ text: String, _ host: String, _ port: Int, _ written: String) throws {
    let origin = try WebOrigin(text)
    #expect(origin.host == host && origin.port == port && origin.description == written)
  }

  @Test(
    "what is no origin says why and what to write",
    arguments: [
      ("http://meadow.home", "does not begin with https://"),
      ("meadow.home", "does not begin with https://"), ("", "does not begin with https://"),
      ("https://", "no plain host"), ("https://:8443", "no plain host"),
      ("https://müller.home", "more than a host and a port"), ("https://[]", "no plain host"),
      ("https://[fe80", "no plain host"), ("https://[host]:1", "no plain host"),
      ("https://meadow.home/page", "more than a host and a port"),
      ("https://mia@meadow.home", "more than a host and a port"),
      ("https://meadow.home?x", "more than a host and a port"),
      ("https://meadow.home:0", "not a port"), ("https://meadow.home:65536", "not a port"),
      ("https://meadow.home:", "not a port"), ("https://meadow.home:+1", "not a port"),
      ("https://meadow.home:84x", "not a port"),
    ])
  func bad(_ text: String, _ reason: String) {
    let problem = #expect(throws: InputProblem.self) { try WebOrigin(text) }
    #expect(problem?.field == "origin" && problem?.reason.contains(reason) == true)
    #expect(problem?.advice.contains("https://meadow.home") == true)
  }
}
