import Foundation
import HostProtocol
import PreviewPages

/// The report of one part of a run, in the folder of its pictures and its page.
struct ShardedReport: Equatable {
    static let fileName = "report.json"
    /// The version of the file.
    private static let schema = 1

    /// The folder, absolute.
    let folder: String
    var report: RunReport

    private struct File: Codable {
        var schema: Int
        var report: RunReport
    }

    init(_ report: RunReport, in folder: String) { (self.report, self.folder) = (report, folder) }

    /// Reads the report that a run with `--shard` left in a folder.
    init(in folder: String) throws {
        let path = "\(folder)/\(Self.fileName)"
        guard FileSystem.isFolder(folder), let data = FileSystem.contents(of: path) else { throw FrontFailure.noShardReport(folder) }
        guard let file = try? JSONDecoder().decode(File.self, from: data), file.schema == Self.schema else {
            throw FrontFailure.unreadable(path: path, reason: "it is no report of this version")
        }
        (self.folder, report) = (folder, file.report)
    }

    func write() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(File(schema: Self.schema, report: report)), as: UTF8.self)
        _ = try FileSystem.writableFolder(folder)
        try FileSystem.write(text + "\n", to: "\(folder)/\(Self.fileName)")
    }

    /// Returns the page in the folder; nil if there is none.
    var page: PreviewPage? {
        FileSystem.contents(of: "\(folder)/index.html").flatMap { PreviewPage(html: String(decoding: $0, as: UTF8.self)) }
    }
}

/// The parts of a run, joined.
struct MergedReport {
    let parts: [ShardedReport]
    private(set) var report: RunReport

    /// - Throws: ``FrontFailure/unmergeable(_:)`` for parts of different runs, and for a part that is missing or there twice.
    init(_ parts: [ShardedReport]) throws {
        self.parts = parts.sorted { ($0.report.shard?.index ?? 0) < ($1.report.shard?.index ?? 0) }
        guard let first = self.parts.first, let count = first.report.shard?.count else {
            throw FrontFailure.unmergeable("\(self.parts.first?.folder ?? "it") is no part of a run; render it with --shard")
        }
        for part in self.parts {
            guard part.report.shard?.count == count, part.report.command == first.report.command, part.report.run == first.report.run else {
                throw FrontFailure.unmergeable("\(part.folder) and \(first.folder) are reports of different runs")
            }
        }
        let indices = self.parts.compactMap(\.report.shard?.index)
        if let twice = zip(indices, indices.dropFirst()).first(where: { $0 == $1 }) {
            throw FrontFailure.unmergeable("part \(twice.0)/\(count) is there twice")
        }
        let missing = (1...count).filter { !indices.contains($0) }
        if let index = missing.first {
            throw FrontFailure.unmergeable(
                "part \(index)/\(count) is missing" + (missing.count > 1 ? ", and \(missing.count - 1) more" : ""))
        }
        report = first.report
        report.shard = nil
        report.cases = self.parts.flatMap(\.report.cases)
        // Each part has built all of the code.
        report.faults = self.parts.flatMap(\.report.faults).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        report.seconds = self.parts.map(\.report.seconds).max() ?? 0
    }

    /// Copies the files of all parts into a folder, with one page of all their items.
    ///
    /// - Returns: the page's path; nil if no part has a page.
    mutating func write(to folder: String) throws -> String? {
        for part in parts { try copy(part, to: folder) }
        for index in report.cases.indices {
            for fault in report.cases[index].faults.indices {
                report.cases[index].faults[fault].images = report.cases[index].faults[fault].images.map { moved($0, to: folder) }
            }
        }
        let pages = parts.compactMap(\.page)
        guard var page = pages.first else {
            report.page = nil
            return nil
        }
        page.items = pages.flatMap(\.items).sorted { $0.id < $1.id }
        page.leftOut = pages.flatMap(\.leftOut).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let path = "\(folder)/index.html"
        try FileSystem.write(page.html, to: path)
        report.page = path
        return path
    }

    private func copy(_ part: ShardedReport, to folder: String) throws {
        let files = FileManager.default.enumerator(atPath: part.folder)?.compactMap { $0 as? String } ?? []
        for file in files where FileSystem.isFile("\(part.folder)/\(file)") {
            guard !["index.html", ShardedReport.fileName].contains(file), !file.hasPrefix(".") else { continue }
            let target = "\(folder)/\(file)"
            try FileSystem.makeFolder(FilePath.folder(of: target))
            try? FileManager.default.removeItem(atPath: target)
            do {
                try FileManager.default.copyItem(atPath: "\(part.folder)/\(file)", toPath: target)
            } catch {
                throw FrontFailure.unwritable(path: target, reason: FileSystem.reason(of: error))
            }
        }
    }

    /// Pictures are known by their paths below the folder of the part, which may have come from another machine.
    private func moved(_ image: String, to folder: String) -> String {
        for part in parts {
            guard let page = part.report.page.map({ FilePath.folder(of: $0) }), image.hasPrefix(page + "/") else { continue }
            let path = "\(folder)/\(image.dropFirst(page.utf8.count + 1))"
            if FileSystem.isFile(path) { return path }
        }
        return image
    }
}
