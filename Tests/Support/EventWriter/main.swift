import Foundation

// A program that keeps events, to be killed while it does, and to be measured:
//
//     EventWriter write FILE RUN      keeps events for ever and says after each flush how many it has
//     EventWriter bench DIRECTORY N   fills a file with N events and prints figures

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.dropFirst().first, arguments.dropFirst(2).first) {
case ("write", let path?, let run?): await EventWriter.write(path, run: Int64(run) ?? 0)
case ("bench", let directory?, let count):
  try await EventBench.run(directory, Int(count ?? "") ?? 1_000_000)
default:
  print("EventWriter write FILE RUN | EventWriter bench DIRECTORY [EVENTS]")
  exit(64)
}
