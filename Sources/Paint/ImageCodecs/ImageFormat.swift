/// A file format of this room.
package enum ImageFormat: String, Sendable, CaseIterable {
    case png
    case apng
    case gif
    /// WebP, for writing only, and without loss.
    case webp
    /// Read only.
    case jpeg

    /// The name as people write it: `PNG`.
    package var name: String {
        self == .webp ? "WebP" : rawValue.uppercased()
    }

    /// The usual end of a file name, without the dot.
    ///
    /// An animated PNG has the extension `.apng` here, so that it can lie beside the still of the same name.
    package var fileExtension: String {
        rawValue
    }
}
