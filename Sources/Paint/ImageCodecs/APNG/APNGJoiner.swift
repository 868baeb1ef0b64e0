/// Puts the frames of animated PNGs one after the other as they are, without compressing any of them again.
package enum APNGJoiner {
    /// The frames of the first file, and then those of each other one but its first.
    ///
    /// In every file but the first, the first frame shows the picture that the file in front of it ends with, so that later changes meet
    /// the same canvas. Pictures and times are exactly those of the files.
    /// - Parameter files: files that `APNGEncoder` wrote.
    /// - Returns: nil where the files cannot be one: they have different sizes, colour types or palettes, or one of them does
    ///   more to its first picture than draw over it.
    package static func joined(_ files: [[UInt8]]) -> [UInt8]? {
        guard let parts = try? files.map(Part.init), let first = parts.first, !first.frames.isEmpty else { return nil }
        let others = parts.dropFirst()
        guard others.allSatisfy({ $0.continues(first) }) else { return nil }
        return bytes(header: first.header, playCount: first.playCount, frames: first.frames + others.flatMap { $0.frames.dropFirst() })
    }

    /// One `fcTL` chunk without its number, and the compressed data that follows it.
    private struct Frame {
        let control: ArraySlice<UInt8>
        var data: [ArraySlice<UInt8>] = []

        /// `dispose_op`, the last but one of the chunk's bytes.
        var disposal: UInt8? { control.dropLast().last }
    }

    /// A file taken apart.
    private struct Part {
        /// The chunks in front of the pictures, except the number of frames, which differs in the joined file.
        private(set) var header: [PNGChunk] = []
        private(set) var playCount: ArraySlice<UInt8> = []
        private(set) var frames: [Frame] = []

        init(_ bytes: [UInt8]) throws(ImageCodecError) {
            for chunk in try PNGChunk.chunks(in: bytes, format: .apng) {
                switch chunk.type {
                case "acTL": playCount = chunk.data.dropFirst(4)
                case "fcTL": frames.append(Frame(control: chunk.data.dropFirst(4)))
                case "IDAT" where !frames.isEmpty: frames[frames.count - 1].data.append(chunk.data)
                case "fdAT" where !frames.isEmpty: frames[frames.count - 1].data.append(chunk.data.dropFirst(4))
                case "IEND": break
                default: header.append(chunk)
                }
            }
        }

        /// Returns whether the frames after the first can follow another file's.
        func continues(_ other: Part) -> Bool {
            let isAlike = header.elementsEqual(other.header) { $0.type == $1.type && $0.data == $1.data }
            return isAlike && playCount == other.playCount && frames.first?.disposal == CanvasStep.Disposal.none.rawValue
        }
    }

    private static func bytes(header: [PNGChunk], playCount: ArraySlice<UInt8>, frames: [Frame]) -> [UInt8] {
        var bytes = PNGDecoder.signature
        bytes.reserveCapacity(frames.reduce(1 << 12) { $0 + $1.data.reduce(64) { $0 + $1.count + 16 } })
        for chunk in header {
            chunk.append(to: &bytes)
            if chunk.type == "IHDR" {
                let counts = PNGChunk.bigEndian(UInt32(frames.count)) + playCount
                PNGChunk(type: "acTL", data: counts[...]).append(to: &bytes)
            }
        }
        var number: UInt32 = 0
        for (index, frame) in frames.enumerated() {
            PNGChunk(type: "fcTL", data: (PNGChunk.bigEndian(number) + frame.control)[...]).append(to: &bytes)
            number += 1
            for data in frame.data {
                if index == 0 {
                    PNGChunk(type: "IDAT", data: data).append(to: &bytes)
                } else {
                    PNGChunk(type: "fdAT", data: (PNGChunk.bigEndian(number) + data)[...]).append(to: &bytes)
                    number += 1
                }
            }
        }
        PNGChunk(type: "IEND", data: []).append(to: &bytes)
        return bytes
    }
}
