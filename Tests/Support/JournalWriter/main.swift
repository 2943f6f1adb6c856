import Foundation

// A program that keeps records in a journal, to be killed while it does, and to be measured:
//
//     JournalWriter write DATA CHILD    adds numbered records for ever and says each that is kept
//     JournalWriter several DATA CHILD  the same, with several callers at once and snapshots
//     JournalWriter limited DATA CHILD  adds records while no file may grow, and then while one may
//     JournalWriter bench DATA N        prints what records cost, and loading behind N of them

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.dropFirst().first, arguments.dropFirst(2).first) {
case ("write", let data?, let child?): try await JournalWriter(data, child).write()
case ("several", let data?, let child?): try await JournalWriter(data, child).writeTogether()
case ("limited", let data?, let child?): try await JournalWriter(data, child).writeLimited()
case ("bench", let data?, let count):
  try await JournalBench.run(data, Int(count ?? "") ?? 1_000_000)
default:
  print("JournalWriter write|several|limited DATA CHILD | bench DATA [RECORDS]")
  exit(64)
}
