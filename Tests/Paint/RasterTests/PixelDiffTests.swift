import Pixels
import TestSupport
import Testing

@Suite struct PixelDiffTests {
    private static func gray(_ width: Int, _ height: Int) -> Pixmap {
        Pixmap(widthInPixels: width, heightInPixels: height, bytes: [UInt8](repeating: 128, count: width * height * 4))
    }

    @Test func equalPicturesDoNotDiffer() {
        let diff = PixelDiff(Self.gray(4, 3), Self.gray(4, 3))
        #expect(diff.isEmpty && diff.box == nil && diff.largestChannelDifference == 0)
    }

    @Test func differencesAreCountedBoxedAndShown() {
        var actual = Self.gray(6, 5)
        actual.bytes[(1 * 6 + 2) * 4 + 3] = 100
        actual.bytes[(3 * 6 + 4) * 4] = 130
        let diff = PixelDiff(Self.gray(6, 5), actual)
        expect(diff.differingPixels, equals: 2)
        expect(diff.largestChannelDifference, equals: 28)
        expect(diff.box, equals: PixelRect(x: 2, y: 1, width: 3, height: 3))
        let picture = diff.picture
        #expect(picture[2, 1].red == 255 && picture[2, 1].green < 128)
        expect(picture[0, 0].red, equals: picture[0, 0].green)
        expect(PixelDiff(Self.gray(6, 5), actual, tolerance: 2).differingPixels, equals: 1)
    }

    @Test func picturesOfOtherSizesDifferWhereOnlyOneHasPixels() {
        let diff = PixelDiff(Self.gray(4, 4), Self.gray(6, 3))
        expect(diff.differingPixels, equals: 4 + 6 + 2)
        expect(diff.largestChannelDifference, equals: 255)
        expect(diff.box, equals: PixelRect(x: 0, y: 0, width: 6, height: 4))
    }

    @Test func croppingKeepsToThePicture() {
        var picture = Self.gray(4, 4)
        picture.bytes[(2 * 4 + 1) * 4] = 7
        let part = picture.cropped(x: 1, y: 2, widthInPixels: 99, heightInPixels: 1)
        #expect(part.widthInPixels == 3 && part.heightInPixels == 1 && part[0, 0].red == 7)
        expect(picture.cropped(x: -5, y: -5, widthInPixels: .max, heightInPixels: .max).widthInPixels, equals: 4)
        #expect(picture.cropped(x: 9, y: 9, widthInPixels: 2, heightInPixels: 2).bytes.isEmpty)
    }

    /// Every premultiplied channel at every alpha comes back from straight alpha as it was.
    @Test func straightAlphaLosesNothing() {
        for alpha in 0...255 {
            var bytes: [UInt8] = []
            for channel in 0...alpha { bytes += [UInt8(channel), 0, UInt8(alpha), UInt8(alpha)] }
            let picture = Pixmap(widthInPixels: alpha + 1, heightInPixels: 1, bytes: bytes)
            let straight = picture.straightAlphaBytes()
            expect(Pixmap(widthInPixels: alpha + 1, heightInPixels: 1, straightAlphaBytes: straight), equals: picture)
            if alpha > 0 { expect(straight[2], equals: 255) }
        }
    }

    @Test func flatteningAddsTheMatte() {
        let picture = Pixmap(widthInPixels: 2, heightInPixels: 1, bytes: [0, 0, 0, 0, 100, 0, 0, 128])
        let flat = picture.flattened(overRed: 255, green: 10, blue: 0)
        expect(flat.bytes, equals: [255, 10, 0, 255, 227, 5, 0, 255])
    }
}
