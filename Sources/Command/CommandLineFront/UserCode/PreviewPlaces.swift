import HostProtocol
import SwiftLexing
import Synchronization

/// The places of declarations whose previews have no line in the running code: providers, widgets, apps and views.
final class PreviewPlaces: Sendable {
    private let files: [String]
    private let places = Mutex<[String: SourcePlace]?>(nil)

    init(_ code: UserCode) { files = code.swiftFiles }

    /// Returns the place of the type that a preview comes from; the sources are read when the first one is asked for.
    func place(of preview: HostEvent.PreviewSummary) -> SourcePlace? {
        let names = [FilePath.name(of: preview.file), String(preview.name.prefix { $0 != "/" })]
        return names.lazy.compactMap { self.place(ofType: $0) }.first
    }

    /// Returns the place of a type's declaration; nil for a type of another module.
    func place(ofType name: String) -> SourcePlace? {
        places.withLock { places in
            let read = places ?? Self.read(files)
            places = read
            return read[name]
        }
    }

    private static func read(_ files: [String]) -> [String: SourcePlace] {
        var places: [String: SourcePlace] = [:]
        for path in files {
            guard let data = FileSystem.contents(of: path) else { continue }
            let tokens = SwiftTokenizer.tokens(of: Array(data))
            for (index, token) in tokens.enumerated() where ["struct", "class", "enum"].contains(token.word) && index + 1 < tokens.count {
                if let name = tokens[index + 1].word, places[name] == nil { places[name] = SourcePlace(file: path, line: token.line) }
            }
        }
        return places
    }
}
