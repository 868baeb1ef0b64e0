import Pixels

/// The largest size of a picture that a codec accepts, so that a few bad bytes cannot ask for all the memory.
package struct ImageLimits: Sendable, Equatable {
    /// The longest side in pixels.
    package var side: Int
    /// The most bytes that decoded pixels may take, at four a pixel, all frames of an animation together.
    package var decodedBytes: Int
    /// The most bytes that the pixels of one picture, or of an animation's canvas, may take.
    package var pictureBytes: Int
    /// The most frames of an animation.
    package var frames: Int

    /// Sides of 32,767 pixels (the largest that fits a signed 16-bit coordinate), 1 GiB of pixels, 100,000 frames.
    package static let standard = ImageLimits(side: 32_767, decodedBytes: 1 << 30, frames: 100_000)

    /// The same for animations, whose decoded frames may take 4 GiB: some 4,000 of a small widget at 3 pixels a point.
    package static let animation = ImageLimits(side: 32_767, decodedBytes: 1 << 32, frames: 100_000, pictureBytes: 1 << 30)

    /// The most that the formats can hold; pictures to be written are in memory already.
    static let writing = ImageLimits(side: 32_767, decodedBytes: .max, frames: 100_000)

    /// - Parameter pictureBytes: as many as all frames together unless it is given.
    package init(side: Int, decodedBytes: Int, frames: Int, pictureBytes: Int? = nil) {
        self.side = side
        self.decodedBytes = decodedBytes
        self.frames = frames
        self.pictureBytes = min(pictureBytes ?? decodedBytes, decodedBytes)
    }

    /// Throws when a picture, or `frames` pictures of one size, would pass a limit or have no pixels.
    func check(widthInPixels width: Int, heightInPixels height: Int, frames count: Int = 1) throws(ImageCodecError) {
        guard width > 0, height > 0 else {
            throw .emptyPicture(widthInPixels: width, heightInPixels: height)
        }
        guard width <= side, height <= side else {
            throw .tooLarge(widthInPixels: width, heightInPixels: height, limit: "a side may have at most \(side) pixels")
        }
        guard count <= frames else {
            throw .tooLarge(widthInPixels: width, heightInPixels: height, limit: "an animation may have at most \(frames) frames")
        }
        guard width * height * 4 <= pictureBytes else {
            throw .tooLarge(
                widthInPixels: width, heightInPixels: height,
                limit: "the pixels of one picture may take at most \(pictureBytes >> 20) MiB")
        }
        let (total, overflow) = (width * height * 4).multipliedReportingOverflow(by: count)
        guard !overflow, total <= decodedBytes else {
            throw .tooLarge(
                widthInPixels: width, heightInPixels: height,
                limit: "the decoded pixels may take at most \(decodedBytes >> 20) MiB in all")
        }
    }
}
