import Foundation
import HostProtocol
import PreviewPages
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Parts of a run") struct ShardTests {
    @Test("Every preview belongs to one part") func parts() throws {
        let list = Array(0..<11)
        let parts = try (1...4).map { try #require(Shard(index: $0, count: 4)).part(of: list) }
        expect(parts.flatMap(\.self).sorted(), equals: list)
        expect(parts.map(\.count), equals: [3, 3, 3, 2])
        try expect(#require(Shard(index: 2, count: 3)).part(of: [Int]()), equals: [])
    }

    @Test(
        "A part is a number from 1 to the number of parts", arguments: ["0/0", "5/3", "0/3", "-1/3", "1", "1/", "/3", "1/2/3", "a/b", ""])
    func refused(text: String) {
        #expect(throws: (any Error).self) { try ShardOptions.shard(text) }
    }

    @Test func aPartIsReadAsItIsWritten() throws {
        try expect(ShardOptions.shard("2/4").description, equals: "2/4")
    }

    /// Writes the report of a part with a picture, a film and a page.
    private func part(_ index: Int, of count: Int, in folder: String, run: String = "a", command: String = "verify") throws -> ShardedReport
    {
        let name = "Card\(index)/light", place = "\(folder)/part\(index)"
        var report = RunReport(command: command)
        report.cases = [RunReport.Case(name: "Card\(index)"), RunReport.Case(name: "Same\(index)")]
        report.cases[0].faults = [
            RunReport.Fault(kind: .difference, message: "it differs", picture: name, images: ["\(place)/\(name)-actual.png"])
        ]
        (report.shard, report.run, report.page, report.seconds) = (
            Shard(index: index, count: count), run, "\(place)/index.html", Double(index)
        )
        for file in ["\(name)-actual.png", "_films/\(name).js"] {
            try FileSystem.makeFolder(FilePath.folder(of: "\(place)/\(file)"))
            try FileSystem.write("\(index)", to: "\(place)/\(file)")
        }
        var page = PreviewPage(kind: .report, title: "Differs", items: [.init(id: name, title: name, result: .changed)])
        page.command = "zoetrope record"
        try FileSystem.write(page.html, to: "\(place)/index.html")
        try ShardedReport(report, in: place).write()
        return try ShardedReport(in: place)
    }

    @Test("The parts of a run are merged into one page with all files, in whatever order they come") func merge() throws {
        let folder = try TemporaryFolder().path
        let parts = try [2, 1, 3].map { try part($0, of: 3, in: folder) }
        var merged = try MergedReport(parts)
        let target = try FileSystem.writableFolder("\(folder)/all")
        let path = try merged.write(to: target)
        expect(path, equals: "\(folder)/all/index.html")
        let page = PreviewPage(html: try String(contentsOfFile: "\(folder)/all/index.html", encoding: .utf8))
        expect(page?.items.map(\.id), equals: ["Card1/light", "Card2/light", "Card3/light"])
        expect(page?.command, equals: "zoetrope record")
        #expect(FileSystem.isFile("\(folder)/all/_films/Card3/light.js") && FileSystem.isFile("\(folder)/all/Card2/light-actual.png"))
        #expect(!FileSystem.isFile("\(folder)/all/report.json"))
        expect(merged.report.cases.map(\.name), equals: ["Card1", "Same1", "Card2", "Same2", "Card3", "Same3"])
        expect(merged.report.cases[2].faults[0].images, equals: ["\(folder)/all/Card2/light-actual.png"])
        expect(merged.report.exitCode, equals: 1)
        expect(merged.report.seconds, equals: 3)
    }

    @Test("An error of the code, which every part has built, counts once, and ends the merge as it ended the parts")
    func errorsOfTheCode() throws {
        let folder = try TemporaryFolder().path
        let parts = try [1, 2].map { index in
            var part = try part(index, of: 2, in: folder, command: "test")
            part.report.faults = [RunReport.Fault(kind: .failure, message: "left out", file: "/Card.swift", line: 3)]
            return part
        }
        let report = try MergedReport(parts).report
        expect(report.faults.count, equals: 1)
        expect(report.exitCode, equals: 2)
        expect(MergeCommand.line(on: report, parts: 2), equals: "2 parts, 4 cases: 2 failed, 1 error of the run")
    }

    @Test("Reports of different runs, a part that is missing, and a part that is there twice are refused") func mismatches() throws {
        let folder = try TemporaryFolder().path
        let first = try part(1, of: 3, in: folder)
        for (other, words) in [
            (try part(2, of: 3, in: "\(folder)/b", run: "b"), "different runs"),
            (try part(2, of: 3, in: "\(folder)/c", command: "render"), "different runs"),
            (try part(2, of: 4, in: "\(folder)/d"), "different runs"), (try part(1, of: 3, in: "\(folder)/e"), "part 1/3 is there twice"),
            (try part(2, of: 3, in: "\(folder)/f"), "part 3/3 is missing"),
        ] {
            do {
                _ = try MergedReport([first, other])
                Issue.record("\(words) is not refused")
            } catch let failure as FrontFailure {
                #expect(failure.message.contains(words), "\(failure.message)")
            }
        }
    }

    @Test("A folder without the report of a part is named, with what to do") func missing() throws {
        let folder = try TemporaryFolder().path
        #expect(throws: FrontFailure.noShardReport(folder)) { try ShardedReport(in: folder) }
        try FileSystem.write("{}", to: "\(folder)/report.json")
        #expect(throws: FrontFailure.self) { try ShardedReport(in: folder) }
    }
}
