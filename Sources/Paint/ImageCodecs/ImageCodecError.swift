/// A fault in writing or reading a picture, and what to do about it.
package enum ImageCodecError: Error, Sendable, Equatable {
    /// The bytes do not begin like a file of this format. `firstBytes` are up to eight of them.
    case notThisFormat(ImageFormat, firstBytes: [UInt8])
    /// The bytes end before the picture does. `byteCount` is how many there are.
    case truncated(ImageFormat, byteCount: Int)
    /// The bytes break a rule of the format, which `fault` names.
    case corrupt(ImageFormat, fault: String)
    /// The picture has no pixels, which no format can hold.
    case emptyPicture(widthInPixels: Int, heightInPixels: Int)
    /// The picture is larger than a codec accepts. `limit` names the exceeded bound.
    case tooLarge(widthInPixels: Int, heightInPixels: Int, limit: String)
    /// An animation was asked for, and no frame was given.
    case noFrames
    /// A frame differs in size from the first.
    case frameSizesDiffer(frame: Int, widthInPixels: Int, heightInPixels: Int)
    /// A frame starts before the frame in front of it ends, or lasts no time or too long.
    case badFrameTime(frame: Int, fault: String)
    /// The machine has no memory left for the picture.
    case outOfMemory
}

extension ImageCodecError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notThisFormat(let format, let firstBytes):
            let start = firstBytes.map { byte in
                let digits = String(byte, radix: 16, uppercase: true)
                return digits.count == 1 ? "0" + digits : digits
            }
            let found = start.isEmpty ? "it is empty" : "it begins with \(start.joined(separator: " "))"
            return "This is not a \(format.name) file: \(found). Check the path, or export the picture as \(format.name)."
        case .truncated(let format, let byteCount):
            return "The \(format.name) file ends early, after \(byteCount) bytes. Copy or export it again."
        case .corrupt(let format, let fault):
            return "The \(format.name) file is damaged: \(fault). Copy or export it again."
        case .emptyPicture(let width, let height):
            return "A picture of \(width) x \(height) pixels is empty. Give both sides at least one pixel."
        case .tooLarge(let width, let height, let limit):
            return "A picture of \(width) x \(height) pixels is too large: \(limit). Use a smaller size or scale."
        case .noFrames:
            return "An animation needs at least one frame."
        case .frameSizesDiffer(let frame, let width, let height):
            return "Frame \(frame) is \(width) x \(height) pixels, unlike the first. Draw all frames at one size."
        case .badFrameTime(let frame, let fault):
            return "The time of frame \(frame) cannot be used: \(fault)."
        case .outOfMemory:
            return "There is not enough memory for the picture. Use a smaller size or scale, or fewer jobs."
        }
    }
}
