import Pixels
import TestSupport
import Testing

@testable import ImageCodecs

@Suite struct JPEGTests {
    /// Two flat halves of 16 x 8 pixels: blocks of one value have no loss but rounding.
    @Test func `A grey picture is read`() throws {
        let picture = try JPEGDecoder().decode([UInt8](hex: Self.grey)).pixmap
        #expect((picture.widthInPixels, picture.heightInPixels) == (16, 8))
        Self.check(picture, x: 1, y: 1, near: [40, 40, 40])
        Self.check(picture, x: 14, y: 6, near: [200, 200, 200])
    }

    @Test func `A progressive picture in colour is read`() throws {
        let picture = try JPEGDecoder().decode([UInt8](hex: Self.progressive)).pixmap
        Self.check(picture, x: 1, y: 1, near: [200, 30, 30])
        Self.check(picture, x: 14, y: 6, near: [20, 40, 220])
    }

    /// Exif's 6: what is stored on the left is seen at the top.
    @Test func `A picture is turned as its Exif data asks`() throws {
        let picture = try JPEGDecoder().decode([UInt8](hex: Self.turned)).pixmap
        #expect((picture.widthInPixels, picture.heightInPixels) == (8, 16))
        Self.check(picture, x: 1, y: 1, near: [200, 30, 30])
        Self.check(picture, x: 6, y: 14, near: [20, 40, 220])
    }

    /// All cyan and nothing else.
    @Test func `Inks become the colours that they leave`() throws {
        let picture = try JPEGDecoder().decode([UInt8](hex: Self.cmyk)).pixmap
        Self.check(picture, x: 4, y: 4, near: [0, 255, 255])
    }

    /// The letters of a 2 x 3 picture `ab / cd / ef` as each orientation shows them (Exif 2.32, 4.6.4).
    @Test(
        arguments: zip(
            ImageOrientation.allCases, ["abcdef", "badcfe", "fedcba", "efcdab", "acebdf", "ecafdb", "fdbeca", "bdface"]))
    func `Eight orientations`(orientation: ImageOrientation, seen: String) {
        let stored = Pixmap(widthInPixels: 2, heightInPixels: 3, bytes: "abcdef".utf8.flatMap { [$0, 0, 0, 255] })
        let picture = orientation.applied(to: stored)
        let letters = stride(from: 0, to: 24, by: 4).map { picture.bytes[$0] }
        expect(String(decoding: letters, as: UTF8.self), equals: seen)
        expect(picture.widthInPixels, equals: (orientation.rawValue < 5 ? 2 : 3))
    }

    @Test func `What is no JPEG is named by its first bytes`() {
        let bytes = Array("GIF89a and more".utf8)
        #expect(throws: ImageCodecError.notThisFormat(.jpeg, firstBytes: Array(bytes.prefix(8)))) {
            try JPEGDecoder().decode(bytes)
        }
    }

    @Test func `Every shortened file is refused`() throws {
        let bytes = try [UInt8](hex: Self.turned)
        // Without the marker of the end alone, a reader has the whole picture.
        for count in 1..<bytes.count - 2 {
            #expect(throws: ImageCodecError.self) { try JPEGDecoder().decode(Array(bytes.prefix(count))) }
        }
    }

    @Test func `A picture above the limit is refused`() throws {
        let small = ImageLimits(side: 32_767, decodedBytes: 500, frames: 1)
        #expect(throws: ImageCodecError.self) { try JPEGDecoder(limits: small).decode([UInt8](hex: Self.grey)) }
    }

    @Test(arguments: [grey, turned, progressive, cmyk])
    func `Damaged files give a picture or an error, never a crash`(file: String) throws {
        let limits = ImageLimits(side: 2000, decodedBytes: 1 << 22, frames: 1)
        for damaged in mutations(of: try [UInt8](hex: file), count: 400, seed: 21) {
            if let picture = try? JPEGDecoder(limits: limits).decode(damaged) { #expect(picture.pixmap.widthInPixels > 0) }
        }
    }

    private static func check(_ picture: Pixmap, x: Int, y: Int, near color: [Int]) {
        let place = (y * picture.widthInPixels + x) * 4
        for channel in 0..<3 { #expect(abs(Int(picture.bytes[place + channel]) - color[channel]) <= 3) }
        expect(picture.bytes[place + 3], equals: 255)
    }

    // Made with libjpeg-turbo by Pillow: flat blocks, quality 95.

    private static let grey = """
        ffd8ffe000104a46494600010100000100010000ffdb00430002010101010102010101020202020204030202020205040403
        04060506060605060606070908060709070606080b08090a0a0a0a0a06080b0c0b0a0c090a0a0affc0000b08000800100101
        1100ffc400150001010000000000000000000000000000090affc40014100100000000000000000000000000000000ffda00
        08010100003f0027d500ffd9
        """

    private static let turned = """
        ffd8ffe000104a46494600010100000100010000ffe100224578696600004d4d002a00000008000101120003000000010006
        000000000000ffdb004300020101010101020101010202020202040302020202050404030406050606060506060607090806
        0709070606080b08090a0a0a0a0a06080b0c0b0a0c090a0a0affdb004301020202020202050303050a0706070a0a0a0a0a0a
        0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0affc000110800
        08001003011100021101031101ffc4001500010100000000000000000000000000000708ffc4001410010000000000000000
        0000000000000000ffc4001501010100000000000000000000000000000907ffc40014110100000000000000000000000000
        000000ffda000c03010002110311003f0090d0b2a8173d011dffd9
        """

    private static let progressive = """
        ffd8ffe000104a46494600010100000100010000ffdb00430002010101010102010101020202020204030202020205040403
        04060506060605060606070908060709070606080b08090a0a0a0a0a06080b0c0b0a0c090a0a0affdb004301020202020202
        050303050a0706070a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a
        0a0a0a0a0a0a0a0affc20011080008001003011100021101031101ffc4001500010100000000000000000000000000000607
        ffc4001501010100000000000000000000000000000806ffda000c0301000210031000000190c2aa85bd047fffc400141001
        00000000000000000000000000000010ffda00080101000105023fffc40014110100000000000000000000000000000010ff
        da0008010301013f013fffc40014110100000000000000000000000000000010ffda0008010201013f013fffc40014100100
        000000000000000000000000000010ffda0008010100063f023fffc40014100100000000000000000000000000000010ffda
        0008010100013f213fffda000c0301000200030000001003ffc40014110100000000000000000000000000000010ffda0008
        010301013f103fffc40014110100000000000000000000000000000010ffda0008010201013f103fffc40014100100000000
        000000000000000000000010ffda0008010100013f103fffd9
        """

    private static let cmyk = """
        ffd8ffee000e41646f626500640000000000ffdb004300020101010101020101010202020202040302020202050404030406
        0506060605060606070908060709070606080b08090a0a0a0a0a06080b0c0b0a0c090a0a0affc00014080008000804431100
        4d11005911004b1100ffc400150001010000000000000000000000000000090affc400141001000000000000000000000000
        00000000ffda000e0443004d0059004b00003f009ff3f87f0fe3ffd9
        """
}
