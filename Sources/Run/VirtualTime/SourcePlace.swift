/// The place of a modifier in the user's source, for messages about it: `ReadingView.swift:12`.
package struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    /// - Parameter fileID: `Module/File.swift`.
    package init(_ fileID: StaticString, _ line: UInt) { self.init("\(fileID)", Int(line)) }

    /// - Parameter path: `Module/File.swift`.
    package init(_ path: String, _ line: Int) {
        description = "\(path.split(separator: "/").last ?? path[...]):\(line)"
    }
}
