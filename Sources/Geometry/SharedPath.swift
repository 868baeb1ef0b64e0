/// A path that many owners share, so that a glyph's outline is stored once and can be recognised by identity.
package final class SharedPath: Sendable, Equatable {
    package let path: Path

    package init(_ path: Path) { self.path = path }

    package static func == (lhs: SharedPath, rhs: SharedPath) -> Bool { lhs === rhs || lhs.path == rhs.path }
}
