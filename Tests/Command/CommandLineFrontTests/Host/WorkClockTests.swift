import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("The time that a program has for its work")
struct WorkClockTests {
    @Test(
        "Is the clock's on an idle machine, less on a busy one, and the clock's again for a program that waits for something else",
        arguments: [(1.0, 2.0, 1.0), (1.0, 0.3, 0.3), (2.0, 0.5, 0.5), (1.0, 0.0, 1.0), (1.0, 0.01, 1.0), (1.0, -0.5, 1.0)])
    func counted(interval: Double, worked: Double, expected: Double) {
        expect(WorkClock.counted(of: interval, worked: worked), equals: expected)
    }

    @Test("A program's family is all that it has started, whatever their names")
    func family() throws {
        func stat(_ id: Int, _ name: String, _ parent: Int) -> String { "\(id) (\(name)) S \(parent) 7 7 0 -1 4 1 0 0 0 150 50 0 0 20 0 1" }
        let lines = [stat(7, "swiftc", 1), stat(9, "a) R 1 (b", 8), stat(8, "swift-frontend", 7), stat(10, "other", 1)]
        let table = ProcessTable(lines.compactMap(ProcessTable.Entry.init))
        expect(table.family(of: 7).map(\.id), equals: [7, 8, 9])
        expect(
            table.family(of: 8).map(\.seconds),
            equals: [200.0 / Double(sysconf(Int32(_SC_CLK_TCK))), 200.0 / Double(sysconf(Int32(_SC_CLK_TCK)))])
        #expect(table.family(of: 11).isEmpty)
        for stat in ["", "7", "7 (a", "7 (a) S", "x (a) S 1 7 7 0 -1 4 1 0 0 0 150 50"] { #expect(ProcessTable.Entry(stat) == nil) }
        #expect(ProcessTable().family(of: getpid()).first?.id == getpid())
    }
}
