import Foundation

/// Bytes that a picture is made of.
///
/// Source: Apple, Core Graphics `CGDataProvider`.
public final class CGDataProvider: Sendable {
    let bytes: Data

    init(bytes: Data) { self.bytes = bytes }

    public convenience init?(data: CFData) { self.init(bytes: Data(referencing: data)) }

    /// The bytes of a file; nil if it cannot be read.
    public convenience init?(url: CFURL) {
        guard let data = FileManager.default.contents(atPath: url.path ?? "") else { return nil }
        self.init(bytes: data)
    }

    /// A copy of the bytes.
    public var data: CFData? { bytes as CFData }
}
