/// Where in the user's source a modifier was written, for messages about it: `ReadingView.swift:12`.
package struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    /// - Parameter fileID: `Module/File.swift`.
    init(_ fileID: StaticString, _ line: UInt) { self.init("\(fileID)", Int(line)) }

    /// - Parameter path: `Module/File.swift`.
    init(_ path: String, _ line: Int) {
        description = "\(path.split(separator: "/").last ?? path[...]):\(line)"
    }
}
