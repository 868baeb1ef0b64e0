import SwiftUI

extension ImageRenderer {
    /// The picture in points; nil if the content has no size, or one that no picture supports.
    @MainActor public var nsImage: NSImage? { uiImage.map { NSImage(platform: $0) } }
}
