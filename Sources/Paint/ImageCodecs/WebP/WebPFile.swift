import Pixels

/// The chunks around the pictures of a WebP file (RFC 9649, 2.3 to 2.7).
enum WebPFile {
    /// A picture of an animation: its place, its way of meeting the canvas, and its time.
    struct Frame: Sendable {
        let area: PixelRect
        let durationInMilliseconds: Int
        /// True if its pixels lie over those of the canvas instead of taking their place.
        let isBlended: Bool
        /// True if its area is transparent before the next picture.
        let clearsArea: Bool
        let picture: VP8LChunk
    }

    /// The longest time that a picture can be shown, in milliseconds: 24 bits.
    static let longestDuration = 1 << 24 - 1

    /// A file of one picture.
    static func still(_ picture: VP8LChunk) -> [UInt8] { file(picture.bytes) }

    /// A file of an animation.
    ///
    /// - Parameter playCount: At most 65,535; 0 is for ever.
    static func animation(
        _ frames: [Frame], widthInPixels width: Int, heightInPixels height: Int, playCount: Int
    ) -> [UInt8] {
        let hasAlpha = frames.contains { $0.picture.hasAlpha }
        // Bit 1: there is an animation; bit 4: some pixel is not opaque.
        var chunks = chunk("VP8X", [hasAlpha ? 0x12 : 0x02, 0, 0, 0] + threeBytes(width - 1) + threeBytes(height - 1))
        // The background, which is transparent and which players do not show, then the number of plays.
        chunks += chunk("ANIM", [0, 0, 0, 0, UInt8(playCount & 255), UInt8(playCount >> 8 & 255)])
        chunks.reserveCapacity(frames.reduce(chunks.count) { $0 + $1.picture.bytes.count + 32 })
        for frame in frames {
            let area = frame.area
            var header = threeBytes(area.minX / 2) + threeBytes(area.minY / 2)
            header += threeBytes(area.width - 1) + threeBytes(area.height - 1) + threeBytes(frame.durationInMilliseconds)
            header.append((frame.isBlended ? 0 : 2) | (frame.clearsArea ? 1 : 0))
            chunks += chunk("ANMF", header + frame.picture.bytes)
        }
        return file(chunks)
    }

    private static func file(_ chunks: [UInt8]) -> [UInt8] { chunk("RIFF", Array("WEBP".utf8) + chunks) }

    /// A chunk: its type, its size, its data, and a byte where they are odd.
    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let size = UInt32(data.count)
        let header = Array(type.utf8) + (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) }
        return header + data + (data.count % 2 == 0 ? [] : [0])
    }

    private static func threeBytes(_ value: Int) -> [UInt8] {
        [UInt8(value & 255), UInt8(value >> 8 & 255), UInt8(value >> 16 & 255)]
    }
}
