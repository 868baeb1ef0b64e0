import Foundation

/// A path that many owners share, so that a glyph's outline is stored once and can be recognised by identity.
package final class SharedPath: Sendable, Equatable {
    package let path: Path

    /// The box of all points and control points of the path; `.null` when it has none.
    package let controlBounds: CGRect

    package init(_ path: Path) {
        self.path = path
        controlBounds = path.controlBounds
    }

    package static func == (lhs: SharedPath, rhs: SharedPath) -> Bool { lhs === rhs || lhs.path == rhs.path }
}
