import Pixels
import TestSupport
import Testing

@Suite("Pictures are equal when their sizes and bytes are") struct PixmapEqualityTests {
    @Test("A single byte tells them apart", arguments: [1, 3, 7, 16, 33])
    func oneByte(side: Int) {
        let picture = PictureKind.noise.picture(width: side, height: side, seed: UInt64(side))
        var copy = Pixmap(widthInPixels: side, heightInPixels: side, bytes: Array(picture.bytes[...]))
        expect(copy, equals: picture)
        for place in stride(from: 0, to: picture.bytes.count, by: max(1, picture.bytes.count / 37)) {
            copy.bytes[place] ^= 1
            #expect(copy != picture, "byte \(place)")
            copy.bytes[place] ^= 1
        }
        expect(copy, equals: picture)
    }

    @Test("Equal bytes in another shape are another picture") func shape() {
        let bytes = [UInt8](repeating: 9, count: 24)
        #expect(Pixmap(widthInPixels: 2, heightInPixels: 3, bytes: bytes) != Pixmap(widthInPixels: 3, heightInPixels: 2, bytes: bytes))
        expect(Pixmap(widthInPixels: 0, heightInPixels: 3), equals: Pixmap(widthInPixels: 0, heightInPixels: 3))
        #expect(Pixmap(widthInPixels: 0, heightInPixels: 3) != Pixmap(widthInPixels: 0, heightInPixels: 2))
    }
}
