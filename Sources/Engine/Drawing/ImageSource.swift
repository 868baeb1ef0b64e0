import Pixels

/// A picture that many items share.
package final class ImageSource: Sendable, Equatable {
    package let pixmap: Pixmap

    package init(_ pixmap: Pixmap) { self.pixmap = pixmap }

    /// The picture with its alpha multiplied by `factor` (0...1), rounded to the nearest level.
    package func multiplyingAlpha(by factor: Double) -> ImageSource {
        let levels = (0...255).map { UInt8((Double($0) * min(max(factor, 0), 1)).rounded()) }
        var faded = pixmap
        for index in faded.bytes.indices { faded.bytes[index] = levels[Int(faded.bytes[index])] }
        return ImageSource(faded)
    }

    package static func == (lhs: ImageSource, rhs: ImageSource) -> Bool { lhs === rhs || lhs.pixmap == rhs.pixmap }
}
