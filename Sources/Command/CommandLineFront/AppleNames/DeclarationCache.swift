import Foundation

/// The declarations of Zoetrope's own modules, read once for each state of their sources.
struct DeclarationCache {
    let checkout: Checkout

    private var path: String { "\(checkout.hostsFolder)/declarations.json" }
    private var folders: [String] { checkout.parts.filter { $0.hasPrefix("\(checkout.path)/Sources/") } }

    private struct Record: Codable {
        let fingerprint: String
        let index: DeclarationIndex
    }

    /// - Throws: ``FrontFailure`` when the result cannot be kept.
    func index() throws -> DeclarationIndex {
        var fingerprint = Fingerprint()
        for folder in folders { fingerprint.add(contentsOf: folder) }
        if let data = FileSystem.contents(of: path), let record = try? JSONDecoder().decode(Record.self, from: data),
            record.fingerprint == fingerprint.text
        {
            return record.index
        }
        let files = folders.flatMap { folder in SourceTree.swiftFiles(in: folder).map { "\(folder)/\($0)" } }
        let record = Record(fingerprint: fingerprint.text, index: DeclarationIndex(files: files))
        let data = try JSONEncoder().encode(record)
        try FileSystem.write(String(decoding: data, as: UTF8.self) + "\n", to: path)
        return record.index
    }
}
