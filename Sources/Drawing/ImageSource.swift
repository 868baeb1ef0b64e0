import Pixels

/// A picture that many items share.
package final class ImageSource: Sendable, Equatable {
    package let pixmap: Pixmap

    package init(_ pixmap: Pixmap) { self.pixmap = pixmap }

    package static func == (lhs: ImageSource, rhs: ImageSource) -> Bool { lhs === rhs || lhs.pixmap == rhs.pixmap }
}
