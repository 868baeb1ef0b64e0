/// The size and length of the images in a file.
package struct ImageFacts: Codable, Equatable, Sendable {
    package var widthInPixels: Int
    package var heightInPixels: Int
    /// Pixels per point.
    package var scale: Double
    package var frames: Int
    /// The seconds for which an animation plays once; 0 for a still.
    package var seconds: Double

    package init(widthInPixels: Int, heightInPixels: Int, scale: Double, frames: Int = 1, seconds: Double = 0) {
        (self.widthInPixels, self.heightInPixels, self.scale) = (widthInPixels, heightInPixels, scale)
        (self.frames, self.seconds) = (frames, (seconds * 1e4).rounded() / 1e4)
    }
}

/// The extent of the difference between two images or animations of one size.
package struct DifferenceExtent: Codable, Equatable, Sendable {
    /// The number of pixels that differ in the worst frame.
    package var pixels: Int
    /// The largest difference of a channel in that frame, 1 to 255.
    package var max: Int
    /// The worst frame, counted from 0.
    package var frame: Int
    /// The number of frames that differ.
    package var badFrames: Int
    /// The number of frames in all.
    package var frames: Int
    /// The smallest box around the differing pixels of the worst frame: left, top, width and height in pixels.
    package var box: [Int]

    package init(pixels: Int, max: Int, frame: Int, badFrames: Int, frames: Int, box: [Int]) {
        (self.pixels, self.max, self.frame) = (pixels, max, frame)
        (self.badFrames, self.frames, self.box) = (badFrames, frames, box)
    }
}
