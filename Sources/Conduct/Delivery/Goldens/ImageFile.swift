import Foundation
import ImageCodecs

/// A file of a picture or an animation, read as frames with times.
package enum ImageFile {
    /// The ends of the names of files that can be read.
    package static let endings: Set<String> = ["png", "apng", "gif"]

    /// The frames in a file's bytes.
    ///
    /// - Parameters:
    ///   - path: names the file in faults; its extension determines the format.
    ///   - timing: the time at which a still is shown, which its file does not hold.
    /// - Throws: `GoldenError` for what is no picture.
    package static func frames(
        _ bytes: [UInt8], path: String, timing: (start: FrameTime, duration: FrameTime) = (.zero, FrameTime(1))
    ) throws(GoldenError) -> [AnimationFrame] {
        if isPointer(bytes) { throw .pointer(path: path) }
        do {
            switch (path as NSString).pathExtension.lowercased() {
            case "apng": return try APNGDecoder().decode(bytes).frames
            case "gif": return try GIFDecoder().decode(bytes).frames
            default:
                let picture = try PNGDecoder().decode(bytes)
                return [AnimationFrame(pixmap: picture.pixmap, start: timing.start, duration: timing.duration)]
            }
        } catch {
            throw .unreadable(path: path, fault: "\(error)")
        }
    }

    /// Returns true if bytes are the pointer that Git leaves in place of a large file that it has not fetched.
    ///
    /// Source: Git LFS specification, "The Pointer": a text whose first line is this, of less than 1024 bytes.
    static func isPointer(_ bytes: [UInt8]) -> Bool {
        bytes.count < 1024 && bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8))
    }
}

/// Why an accepted picture cannot be compared with.
package enum GoldenError: Error, Equatable, CustomStringConvertible {
    case unreadable(path: String, fault: String)
    case pointer(path: String)

    package var description: String {
        switch self {
        case .unreadable(let path, let fault): "The golden \(path) cannot be read. \(fault)"
        case .pointer(let path):
            "The golden \(path) is a Git LFS pointer instead of an image. Fetch the images with 'git lfs pull'; on a server, let the "
                + "checkout fetch them (actions/checkout: 'lfs: true')."
        }
    }
}
