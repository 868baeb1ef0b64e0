import Foundation
import HostProtocol
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("The goldens of a suite") struct SuiteGoldensTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func goldens(_ uses: [GoldenUse]) throws -> SuiteGoldens {
        let lines = try uses.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
        return SuiteGoldens((lines + ["no JSON"]).joined(separator: "\n"))
    }

    private func write(_ files: [String]) throws {
        for file in files {
            try FileSystem.makeFolder(FilePath.folder(of: "\(folder.path)/\(file)"))
            try FileSystem.write("", to: "\(folder.path)/\(file)")
        }
    }

    @Test("Pictures of no test are listed; Apple's beside them, those of a failed test, and other files are not") func pictures() throws {
        let place = "\(folder.path)/__Snapshots__"
        try write(
            ["testA.1", "testA.2", "testB.1", "testC.1"].flatMap {
                ["__Snapshots__/CardTests/\($0).linux.png", "__Snapshots__/CardTests/\($0).png"]
            } + ["__Snapshots__/CardTests/kept-8x8.linux.apng", "__Snapshots__/CardTests/note.linux.txt", "Other/testA.1.linux.png"])
        let suite = try goldens([GoldenUse(folder: place, name: "CardTests/testA.1.linux", platform: ".linux")])
        expect(
            suite.unused(besides: ["CardTests/testC"]),
            equals: ["\(place)/CardTests/testA.2.linux.png", "\(place)/CardTests/testB.1.linux.png"])
        try expect(goldens([]).unused(besides: []), equals: [])
    }

    @Test("Goldens of previews have no word of a platform, and hashes count as goldens") func previews() throws {
        let place = "\(folder.path)/Golden"
        try write(["Golden/Card/entry1.png", "Golden/Gone/entry1.png", "Golden/Gone/entry1-entry2.frames.txt", "Golden/form.txt"])
        let suite = try goldens([GoldenUse(folder: place, name: "Card/entry1", platform: "")])
        let files = ["\(place)/Gone/entry1-entry2.frames.txt", "\(place)/Gone/entry1.png"]
        expect(suite.unused(besides: []), equals: files)
        expect(SuiteGoldens.remark(on: ["a"], removed: true), equals: "removed a, which belongs to no test")
    }

    @Test("In a folder of snapshots without a word of a platform, pictures may be those of Apple's systems") func withoutPlatform() throws {
        let place = "\(folder.path)/__Snapshots__"
        try write(["__Snapshots__/CardTests/testA.1.png", "__Snapshots__/CardTests/testB.1.png"])
        let suite = try goldens([GoldenUse(folder: place, name: "CardTests/testA.1", platform: "")])
        expect(suite.unused(besides: []), equals: [])
    }
}
