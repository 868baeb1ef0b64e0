/// A chunk of a PNG file (ISO/IEC 15948, 5.3): four letters and data, guarded by a checksum.
struct PNGChunk: Sendable {
    let type: String
    let data: ArraySlice<UInt8>

    /// Appends length, type, data and checksum to a file.
    func append(to file: inout [UInt8]) {
        file += Self.bigEndian(UInt32(data.count))
        let start = file.count
        file += Array(type.utf8)
        file += data
        file += Self.bigEndian(Self.checksum(of: file[start...]))
    }

    /// The bytes of a chunk.
    static func bytes(type: String, data: some Collection<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        PNGChunk(type: type, data: Array(data)[...]).append(to: &bytes)
        return bytes
    }

    /// The chunks after the signature, up to and including IEND. Bytes after that are not looked at.
    ///
    /// - Throws: `ImageCodecError` when the file ends early or a checksum is wrong.
    static func chunks(in bytes: [UInt8], format: ImageFormat) throws(ImageCodecError) -> [PNGChunk] {
        var chunks: [PNGChunk] = []
        var position = PNGDecoder.signature.count
        while true {
            guard bytes.count - position >= 12 else { throw .truncated(format, byteCount: bytes.count) }
            let length = Int(number(bytes[position..<position + 4]))
            guard length <= bytes.count - position - 12 else { throw .truncated(format, byteCount: bytes.count) }
            let body = bytes[position + 4..<position + 8 + length]
            let letters = body.prefix(4)
            guard letters.allSatisfy({ (65...90).contains($0) || (97...122).contains($0) }) else {
                throw .corrupt(format, fault: "there is no valid chunk at byte \(position)")
            }
            let type = String(decoding: letters, as: UTF8.self)
            let stated = number(bytes[position + 8 + length..<position + 12 + length])
            guard checksum(of: body) == stated else {
                throw .corrupt(format, fault: "the checksum of the \(type) chunk at byte \(position) is wrong")
            }
            chunks.append(PNGChunk(type: type, data: body.dropFirst(4)))
            position += 12 + length
            if type == "IEND" { return chunks }
        }
    }

    /// A big-endian number of up to four bytes.
    static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }

    static func bigEndian(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    static func bigEndian(_ value: UInt16) -> [UInt8] {
        [UInt8(value >> 8), UInt8(value & 255)]
    }
}
