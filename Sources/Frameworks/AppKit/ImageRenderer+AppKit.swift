import SwiftUI

extension ImageRenderer {
    /// The picture in points; nil where the content has no size, or one that no picture has.
    @MainActor public var nsImage: NSImage? { uiImage.map { NSImage(platform: $0) } }
}
