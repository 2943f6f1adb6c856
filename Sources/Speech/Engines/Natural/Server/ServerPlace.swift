/// Where the other end of a voice is.
enum ServerPlace: Hashable, Sendable {
  /// A server that somebody else runs.
  case address(ServerAddress)
  /// A program that Meadow starts and that speaks on its standard input and output; what it writes to
  /// its errors is kept in the file `log`.
  case program([String], log: String)

  /// What people are told of it.
  var name: String {
    switch self {
    case .address(let address): "\(address)"
    case .program(let command, _): command.first ?? "the program"
    }
  }
}
