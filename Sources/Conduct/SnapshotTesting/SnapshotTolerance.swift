import Foundation
import ImageCodecs
import Pixels

/// The permitted difference between a picture and the accepted one.
///
/// Source: the parameters of swift-snapshot-testing's images.
package struct SnapshotTolerance: Equatable {
    /// The part of the pixels that have to be alike, 0 to 1.
    var precision: Float = 1
    /// 1 less a hundredth of the distance in CIE L*a*b* up to which two pixels are alike, 0 to 1.
    var perceptualPrecision: Float = 1

    package init(precision: Float = 1, perceptualPrecision: Float = 1) {
        (self.precision, self.perceptualPrecision) = (precision, perceptualPrecision)
    }

    /// Returns true if frames are alike enough, and equal in number, size and times.
    func allows(_ reference: [AnimationFrame], _ actual: [AnimationFrame]) -> Bool {
        guard self != SnapshotTolerance(), reference.count == actual.count else { return false }
        return zip(reference, actual).allSatisfy { old, new in
            old.start == new.start && old.duration == new.duration && allows(old.pixmap, new.pixmap)
        }
    }

    private func allows(_ old: Pixmap, _ new: Pixmap) -> Bool {
        guard old.widthInPixels == new.widthInPixels, old.heightInPixels == new.heightInPixels else { return false }
        let count = old.widthInPixels * old.heightInPixels
        let farthest = Double(1 - perceptualPrecision) * 100
        let (olds, news) = (old.bytes, new.bytes)
        var unlike = 0
        for pixel in 0..<count {
            let (a, b) = (olds[4 * pixel..<4 * pixel + 4], news[4 * pixel..<4 * pixel + 4])
            if !a.elementsEqual(b), farthest <= 0 || Self.distance(a, b) > farthest { unlike += 1 }
        }
        return count == 0 || Float(count - unlike) / Float(count) >= precision
    }

    /// The distance of two pixels in CIE L*a*b* of 1976, or that of their coverage where it is larger.
    private static func distance(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Double {
        let (first, second) = (Self.lab(a), Self.lab(b))
        let color = zip(first, second).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
        let coverage = abs(Double(a[a.startIndex + 3]) - Double(b[b.startIndex + 3])) / 255 * 100
        return max(color, coverage)
    }

    private static func lab(_ pixel: ArraySlice<UInt8>) -> [Double] {
        let linear = pixel.prefix(3).map { byte -> Double in
            let value = Double(byte) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (red, green, blue) = (linear[0], linear[1], linear[2])
        func root(_ value: Double) -> Double { value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116 }
        let x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
    }
}
