import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

/// Files of measured points, for `zoetrope curve --over`.
@Suite("Files of measured points") struct PointsFileTests {
    private func file(_ text: String, _ name: String = "points") throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("points-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    @Test(
        "Lines, lists and objects are read",
        arguments: [
            "time,value\n0,0\n0.1, 0.25\n# done\n", "0;0\n0.1;0.25", "[[0, 0], [0.1, 0.25]]",
            #"{"about": "x", "samples": [{"time": 0, "value": 0}, {"time": 0.1, "value": 0.25}]}"#,
            #"{"value": {"progress": [0, 0.1], "value": [0, 0.25], "velocity": [2, 3]}}"#, #"{"time": [0, 0.1], "value": [0, 0.25]}"#,
            #"{"records": [{"id": "a", "value": 3}, {"id": "b", "value": {"samples": [[0, 0], [0.1, 0.25]]}}]}"#,
        ])
    func forms(_ text: String) throws {
        let points = try PointsFile.points(file(text))
        #expect(points.times == [0, 0.1] && points.values == [0, 0.25] && points.title == "points")
    }

    @Test("A record is named by its id, and those there are told") func records() throws {
        let path = try file(#"{"records": [{"id": "a", "value": [[0, 1]]}, {"id": "b", "value": [[0, 2]]}]}"#, "a#b.json")
        try expect(PointsFile.points(path + "#b").values, equals: [2])
        try expect(PointsFile.points(path + "#b").title, equals: "b")
        #expect(throws: PointsFault.manyRecords(path, ["a", "b"])) { try PointsFile.points(path) }
        #expect(throws: PointsFault.noRecord("c", in: path, there: ["a", "b"])) { try PointsFile.points(path + "#c") }
    }

    @Test("What cannot be read, or has no points, is told") func faults() throws {
        #expect(throws: PointsFault.unreadable("/nowhere.csv")) { try PointsFile.points("/nowhere.csv") }
        for text in ["", "a,b\n", "[]", "{}", "nan,1"] {
            let path = try file(text)
            #expect(throws: PointsFault.noPoints(path)) { try PointsFile.points(path) }
        }
        let broken = try file("[1,")
        #expect(throws: PointsFault.unreadable(broken)) { try PointsFile.points(broken) }
    }
}
