import Pixels
import TestSupport
import Testing

@testable import ImageCodecs

@Suite struct PNGTests {
    @Test(arguments: PictureKind.allCases, [(1, 1), (3, 2), (17, 5), (1, 40), (33, 33)])
    func `Every picture comes back as it was`(kind: PictureKind, size: (Int, Int)) throws {
        let picture = kind.picture(width: size.0, height: size.1, seed: 7)
        let decoded = try PNGDecoder().decode(PNGEncoder(pixelsPerPoint: 3).encode(picture))
        expect(decoded.pixmap, equals: picture)
        expect(decoded.pixelsPerPoint, equals: 3)
    }

    /// Byte 25 of a PNG is its colour type, byte 24 the depth (ISO/IEC 15948, 11.2.2).
    @Test(arguments: [
        (PictureKind.noise, 6, 8), (.opaqueNoise, 2, 8), (.grey, 0, 8), (.greyAlpha, 4, 8), (.fewColors, 3, 4),
        (.fewColorsWithAlpha, 3, 4), (.twoColors, 3, 1),
    ])
    func `The smallest colour type is chosen`(kind: PictureKind, colorType: UInt8, depth: UInt8) throws {
        let bytes = try PNGEncoder().encode(kind.picture(width: 40, height: 40, seed: 1))
        expect(bytes[24], equals: depth)
        expect(bytes[25], equals: colorType)
    }

    @Test(arguments: PictureKind.allCases, CompressionEffort.allCases)
    func `No effort changes the picture, and the greater one is no larger`(
        kind: PictureKind, effort: CompressionEffort
    ) throws {
        let picture = kind.picture(width: 61, height: 47, seed: 3)
        let bytes = try PNGEncoder(effort: effort).encode(picture)
        try expect(PNGDecoder().decode(bytes).pixmap, equals: picture)
        #expect(try bytes.count <= PNGEncoder().encode(picture).count)
    }

    @Test func `Pixels that are opaque or fully transparent need no alpha channel`() throws {
        var picture = PictureKind.opaqueNoise.picture(width: 40, height: 40, seed: 8)
        for pixel in stride(from: 0, to: 1600, by: 3) {
            picture.bytes.replaceSubrange(pixel * 4..<pixel * 4 + 4, with: [0, 0, 0, 0])
        }
        // Black is taken, so that another grey has to stand for what is transparent.
        picture.bytes.replaceSubrange(4..<8, with: [0, 0, 0, 255])
        let bytes = try PNGEncoder().encode(picture)
        expect(bytes[25], equals: 2)
        try expect(PNGDecoder().decode(bytes).pixmap, equals: picture)
    }

    @Test func `Colours are marked as sRGB and density is 72 dots an inch times the scale`() throws {
        let picture = PictureKind.noise.picture(width: 40, height: 40, seed: 2)
        let chunks = try PNGChunk.chunks(in: PNGEncoder(pixelsPerPoint: 2).encode(picture), format: .png)
        expect(chunks.map(\.type), equals: ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
        // 144 dots an inch are 5669.3 a metre.
        #expect(chunks[2].data.elementsEqual([0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1]))
    }

    @Test(arguments: [0, -1, .nan, .infinity, 1e300])
    func `A senseless density is not written`(pixelsPerPoint: Double) throws {
        let picture = PictureKind.noise.picture(width: 2, height: 2, seed: 3)
        let decoded = try PNGDecoder().decode(PNGEncoder(pixelsPerPoint: pixelsPerPoint).encode(picture))
        #expect(decoded.pixelsPerPoint == nil)
        expect(decoded.pixmap, equals: picture)
    }

    @Test func `Straight alpha is exact for every channel and alpha`() {
        var pixels: [UInt32] = []
        for alpha: UInt32 in 1...255 {
            for channel in 0...alpha { pixels.append(channel | channel << 8 | channel << 16 | alpha << 24) }
        }
        var straight = pixels
        AlphaConversion.makeStraight(&straight)
        for (pixel, result) in zip(pixels, straight) {
            let (channel, alpha) = (Double(pixel & 255), Double(pixel >> 24))
            expect(Double(result & 255), equals: (channel * 255 / alpha).rounded())
        }
    }

    @Test func `A channel above its alpha is cut to it`() throws {
        let picture = Pixmap(widthInPixels: 1, heightInPixels: 1, bytes: [200, 100, 50, 100])
        let decoded = try PNGDecoder().decode(PNGEncoder().encode(picture))
        expect(decoded.pixmap.bytes, equals: [100, 100, 50, 100])
    }

    @Test(arguments: [(0, 0), (0, 5), (5, 0)])
    func `A picture without pixels is refused`(size: (Int, Int)) {
        #expect(throws: ImageCodecError.emptyPicture(widthInPixels: size.0, heightInPixels: size.1)) {
            try PNGEncoder().encode(Pixmap(widthInPixels: size.0, heightInPixels: size.1))
        }
    }

    @Test func `A side above the limit is refused in both directions`() throws {
        let long = Pixmap(widthInPixels: 32_768, heightInPixels: 1)
        #expect(throws: ImageCodecError.self) { try PNGEncoder().encode(long) }
        let bytes = try PNGEncoder().encode(Pixmap(widthInPixels: 40, heightInPixels: 40))
        let small = ImageLimits(side: 32_767, decodedBytes: 4000, frames: 1)
        #expect(throws: ImageCodecError.self) { try PNGDecoder(limits: small).decode(bytes) }
        let narrow = ImageLimits(side: 20, decodedBytes: 1 << 20, frames: 1)
        #expect(throws: ImageCodecError.self) { try PNGDecoder(limits: narrow).decode(bytes) }
    }

    @Test func `What is no PNG is named by its first bytes`() {
        let bytes = Array("GIF89a and more".utf8)
        #expect(throws: ImageCodecError.notThisFormat(.png, firstBytes: Array(bytes.prefix(8)))) {
            try PNGDecoder().decode(bytes)
        }
        #expect(throws: ImageCodecError.notThisFormat(.png, firstBytes: [])) { try PNGDecoder().decode([]) }
    }

    @Test func `Every shortened file is refused as truncated`() throws {
        let bytes = try PNGEncoder().encode(PictureKind.noise.picture(width: 5, height: 5, seed: 4))
        for count in 1..<bytes.count {
            #expect(throws: ImageCodecError.truncated(.png, byteCount: count)) {
                try PNGDecoder().decode(Array(bytes.prefix(count)))
            }
        }
    }

    @Test func `A wrong checksum is refused`() throws {
        var bytes = try PNGEncoder().encode(PictureKind.noise.picture(width: 5, height: 5, seed: 4))
        // IEND has 12 bytes; in front of it lies the checksum of IDAT.
        bytes[bytes.count - 13] ^= 1
        let error = #expect(throws: ImageCodecError.self) { try PNGDecoder().decode(bytes) }
        guard case .corrupt(.png, let fault) = error else {
            Issue.record("\(String(describing: error)) is no report of damage")
            return
        }
        #expect(fault.contains("CRC"))
    }

    @Test(arguments: PictureKind.allCases)
    func `Damaged files give a picture or an error, never a crash`(kind: PictureKind) throws {
        let bytes = try PNGEncoder().encode(kind.picture(width: 9, height: 7, seed: 5))
        for damaged in mutations(of: bytes, count: 150, seed: 11) {
            if let picture = try? PNGDecoder().decode(damaged) { #expect(picture.pixmap.widthInPixels > 0) }
        }
    }

    /// Written by hand: 16-bit RGB, 2 x 1 pixels, Adam7 interlaced; 0x80FF / 257 is 128.5 - 0.004, 0x7F00 / 257 is 126.5 + 0.004.
    @Test func `Sixteen bits and interlacing are read`() throws {
        let bytes: [UInt8] = try [UInt8](hex: Self.sixteenBitInterlaced)
        let decoded = try PNGDecoder().decode(bytes)
        expect(decoded.pixmap.bytes, equals: [255, 0, 128, 255, 0, 127, 255, 255])
        #expect(decoded.pixelsPerPoint == nil)
    }

    private static let sixteenBitInterlaced = """
        89504e470d0a1a0a0000000d49484452000000020000000110020000015cd70408000000154944415478da63f8ff9f81
        a1018819ea19feff07002a6605fb9ec0742a0000000049454e44ae426082
        """
}

extension [UInt8] {
    /// The bytes of hexadecimal digits.
    init(hex: String) throws {
        let digits = hex.compactMap(\.hexDigitValue)
        try #require(digits.count % 2 == 0)
        self = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}
