import Pixels
import TestSupport
import Testing

@testable import ImageCodecs

/// Files of a few bytes that claim pictures of gigabytes.
@Suite struct HostileSizeTests {
    private static func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

    /// A GIF whose only frame is as large as it says, with these bytes of compressed data.
    private static func gif(width: Int, height: Int, frameWidth: Int, frameHeight: Int, _ data: [UInt8]) -> [UInt8] {
        let header = Array("GIF89a".utf8) + word(width) + word(height) + [0x80, 0, 0, 0, 0, 0, 255, 255, 255]
        let frame = [0x2C] + word(0) + word(0) + word(frameWidth) + word(frameHeight) + [0, 2, UInt8(data.count)]
        return header + frame + data + [0, 0x3B]
    }

    @Test func `The canvas of a GIF has a limit of its own`() {
        let bytes = Self.gif(width: 32_767, height: 32_767, frameWidth: 1, frameHeight: 1, [0x44, 0x01])
        let error = #expect(throws: ImageCodecError.self) { try GIFDecoder().decode(bytes) }
        expect(
            error,
            equals: .tooLarge(widthInPixels: 32_767, heightInPixels: 32_767, limit: "the pixels of one picture may take at most 1024 MiB"))
    }

    @Test func `A frame of a GIF has no more pixels than its codes can stand for`() {
        let bytes = Self.gif(width: 16_000, height: 16_000, frameWidth: 16_000, frameHeight: 16_000, [0x44, 0x01, 0x05])
        #expect(throws: ImageCodecError.corrupt(.gif, fault: "a frame has at most 36 of its 256000000 pixels")) {
            try GIFDecoder().decode(bytes)
        }
    }

    /// What a real encoder writes of the best there is to compress is well inside the bound.
    @Test(arguments: [1, 3, 4000, 300_000]) func `One colour is read however many pixels it has`(count: Int) throws {
        let width = count > 32_767 ? 600 : count
        let picture = PictureKind.fullyOpaqueColor.picture(width: width, height: count / width, seed: 3)
        let frame = AnimationFrame(pixmap: picture, start: .zero, duration: FrameTime(1, 10))
        let bytes = try GIFEncoder().encode([frame]).bytes
        try expect(GIFDecoder().decode(bytes).frames.map(\.pixmap), equals: [picture])
        try expect(PNGDecoder().decode(PNGEncoder().encode(picture)).pixmap, equals: picture)
    }

    @Test func `A PNG has no more pixels than its bytes can hold`() {
        var header = PNGChunk.bigEndian(UInt32(30_000)) + PNGChunk.bigEndian(UInt32(8000))
        header += [8, 6, 0, 0, 0]
        var bytes = PNGDecoder.signature + PNGChunk.bytes(type: "IHDR", data: header)
        bytes += PNGChunk.bytes(type: "IDAT", data: [0x78, 0x9C, 0x63, 0x00, 0x00, 0x00, 0x01, 0x00, 0x01])
        bytes += PNGChunk.bytes(type: "IEND", data: [])
        #expect(throws: ImageCodecError.truncated(.png, byteCount: bytes.count)) { try PNGDecoder().decode(bytes) }
    }
}
