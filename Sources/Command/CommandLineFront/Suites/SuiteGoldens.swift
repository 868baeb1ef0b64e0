import Foundation
import HostProtocol

/// The goldens that the tests of a whole run have compared or recorded, and those that no test has.
struct SuiteGoldens {
    private let uses: Set<GoldenUse>

    /// Takes in the lines that test processes have written.
    init(_ lines: String) {
        uses = Set(lines.split(separator: "\n").compactMap { try? JSONDecoder().decode(GoldenUse.self, from: Data($0.utf8)) })
    }

    /// Goldens in the folders of the suite that no test has used, absolute and sorted.
    ///
    /// Pictures without the platform's word in a folder whose pictures have one are those of Apple's systems, and no concern of a run here.
    ///
    /// - Parameter tests: the tests that failed or were skipped, as `Class/method`: they may not have come to their snapshots.
    func unused(besides tests: [String]) -> [String] {
        let names = Dictionary(grouping: uses, by: \.folder)
        let stems = Set(tests.compactMap { $0.split(separator: "/").last?.prefix { $0 != "(" } })
        return names.keys.sorted().flatMap { folder -> [String] in
            let used = Set(names[folder, default: []].map(\.name)), platforms = Set(names[folder, default: []].map(\.platform))
            if FilePath.name(of: folder) == "__Snapshots__", platforms.contains("") { return [] }
            let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            return files.filter { file in
                guard let name = Self.name(ofGolden: file), !used.contains(name) else { return false }
                let stem = FilePath.name(of: name).prefix { $0 != "." }
                return !stems.contains(stem) && platforms.contains { name.hasSuffix($0) }
            }.map { "\(folder)/\($0)" }
        }.sorted()
    }

    /// Files that a remark names.
    private static let mostNames = 10

    /// Returns the remark on goldens that no test has used.
    static func remark(on files: [String], removed: Bool) -> String {
        let more = files.count > mostNames ? " and \(files.count - mostNames) more" : ""
        let names = files.prefix(mostNames).joined(separator: ", ") + more
        let verb = files.count == 1 ? "belongs" : "belong"
        return removed
            ? "removed \(names), which \(verb) to no test"
            : "\(names) \(verb) to no test. Remove goldens that are no longer needed with --prune."
    }

    /// Returns the name of a golden without the ending of its kind; nil for any other file, such as the images that hashes keep.
    private static func name(ofGolden file: String) -> String? {
        guard !FilePath.name(of: file).hasPrefix("kept-") else { return nil }
        return [".png", ".apng", ".frames.txt"].first(where: file.hasSuffix).map { String(file.dropLast($0.count)) }
    }
}
