import Testing

@testable import ImageCodecs

@Suite struct ImageCodecErrorTests {
    @Test(arguments: [
        (ImageCodecError.notThisFormat(.png, firstBytes: [0x47, 9]), "not a PNG file: it begins with 47 09"),
        (.notThisFormat(.gif, firstBytes: []), "not a GIF file: it is empty"),
        (.truncated(.apng, byteCount: 12), "The APNG file ends early, after 12 bytes"),
        (.badFrameTime(frame: 3, fault: "it is odd"), "The time of frame 3 cannot be used: it is odd."),
    ])
    func `An error says what is wrong`(error: ImageCodecError, text: String) {
        #expect(error.description.contains(text))
    }
}
