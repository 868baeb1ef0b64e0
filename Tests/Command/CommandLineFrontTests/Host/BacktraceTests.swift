import Foundation
import ProgramLines
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Places of traps") struct BacktraceTests {
    private static let lines = [
        "*** Signal 4: Backtracing from 0x562aa7f0cf3c... done ***", "", "Thread 0 \"Host\" crashed:", "",
        "0         0x0000562aa7f0cf3c", "1 [ra]    0x0000562aa63ac174", "2 [async] 0x0000562aa65acb20", "3         ...",
        "Images (16 omitted):",
        "0x0000562aa481c000–0x0000562aa8558340 b9f19a1f Host /hosts/run/Host",
        "0x00007ff3df81e000–0x00007ff3df9990fc 93ac libc.so.6 /usr/lib/libc.so.6",
    ]

    @Test("Addresses and where the program was loaded are read") func frames() {
        let frames = Backtrace.frames(in: Self.lines)
        #expect(
            frames.map(\.address) == [0x562a_a7f0_cf3c, 0x562a_a63a_c174, 0x562a_a65a_cb20]
                && frames.map(\.isReturn) == [false, true, false])
        #expect(
            Backtrace.base(of: "/hosts/run/Host", in: Self.lines) == 0x562a_a481_c000 && Backtrace.base(of: "/other", in: Self.lines) == nil
        )
        #expect(Backtrace.place(in: Self.lines, of: "/hosts/run/Host", isForeign: { _ in false }) == nil, "there is no such program")
    }

    /// A unit of version 5 with two files: line 10 of the user's from 0x1000 on, line 3 of another's from 0x1010, the user's 12 from 0x1020
    /// to 0x1030.
    private static let unit: [UInt8] = {
        func text(_ words: String) -> [UInt8] { Array(words.utf8) + [0] }
        let names: [UInt8] =
            [1, 1, 0x08, 1] + text("/home/me") + [2, 1, 0x08, 2, 0x0B, 2] + text("Card.swift") + [0] + text("/zoetrope/View.swift") + [0]
        var header: [UInt8] = [1, 1, 1, UInt8(bitPattern: -5), 14, 13, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1] + names
        let program: [UInt8] = [
            0, 9, 2, 0, 0x10, 0, 0, 0, 0, 0, 0, 4, 0, 3, 9, 1, 2, 0x10, 4, 1, 3, 0x79, 1, 2, 0x10, 4, 0, 3, 9, 1, 2, 0x10, 0, 1, 1,
        ]
        header = [UInt8(header.count), 0, 0, 0] + header
        let body: [UInt8] = [5, 0, 8, 0] + header + program
        return [UInt8(body.count), 0, 0, 0] + body
    }()

    @Test("A line of the user's is found, also for what of others' stands in it") func lines() {
        let table = LineTable(lines: Self.unit + Self.unit)
        let places = table.places(of: [0x0FFF, 0x1000, 0x100F, 0x1015, 0x1020, 0x1030]) { $0.hasPrefix("/zoetrope/") }
        expect(
            places,
            equals: [
                0x1000: "/home/me/Card.swift:10", 0x100F: "/home/me/Card.swift:10", 0x1015: "/home/me/Card.swift:10",
                0x1020: "/home/me/Card.swift:12",
            ])
        expect(table.places(of: [0x1015]) { $0.hasPrefix("/home/") }, equals: [0x1015: "/zoetrope/View.swift:3"])
    }

    @Test("A file in the folder of the compilation has its whole path") func wholePaths() throws {
        let folder = try ProjectFixture()
        try folder.write(["Card.swift": "public func last(_ numbers: [Int]) -> Int {\n    numbers[numbers.count]\n}\n"])
        let compilation = Process()
        compilation.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let files = ["-c", "\(folder.root)/Card.swift", "-o", "card.o"]
        compilation.arguments = ["swiftc", "-parse-as-library"] + Backtrace.lineTables + files
        compilation.currentDirectoryURL = URL(fileURLWithPath: folder.root)
        try compilation.run()
        compilation.waitUntilExit()
        let table = try #require(LineTable(program: "\(folder.root)/card.o"))
        let places = table.places(of: Array(0..<64)) { _ in false }
        expect(Set(places.values), equals: Set((1...3).map { "\(folder.root)/Card.swift:\($0)" }))
    }

    @Test("What is cut off or is no debug information has no places, and no end is passed") func damaged() {
        for count in Self.unit.indices { _ = LineTable(lines: Array(Self.unit.prefix(count))).places(of: [0x1000]) { _ in false } }
        for place in Self.unit.indices {
            var bytes = Self.unit
            bytes[place] = 0xFF
            _ = LineTable(lines: bytes).places(of: [0x1000]) { _ in false }
        }
        #expect(LineTable(program: #filePath) == nil && LineTable(program: "/none") == nil)
    }

    @Test("A program says where its lines are") func own() {
        let program = "/proc/self/exe"
        #expect(LineTable(program: program) != nil)
    }
}
