/// Paths taken apart by their slashes alone.
///
/// `NSString.deletingLastPathComponent` of Foundation 6.3 on Linux traps for a path of one character without a slash.
package enum FilePath {
    /// The folder that a path names something in: `/` of `/a`, nothing of `a`. Slashes at the end of the path do not count.
    package static func folder(of path: String) -> String {
        let slash = UInt8(ascii: "/")
        var bytes = Array(path.utf8)
        while bytes.count > 1, bytes.last == slash { bytes.removeLast() }
        guard let last = bytes.lastIndex(of: slash) else { return "" }
        bytes.removeSubrange((last + 1)...)
        while bytes.count > 1, bytes.last == slash { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The last part of a path: `b` of `a/b`, nothing of a path without parts.
    package static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }
}
