import CoreGraphics
import Foundation
import Geometry
import ImageCodecs
import Pixels
import RunContext

/// The recipe for a picture, which is made when a context requests it. The y axis points upwards.
///
/// Source: Apple, Core Image `CIImage`.
open class CIImage: NSObject, @unchecked Sendable {
    /// The rectangle that the picture covers; infinite for a picture without an end.
    public let extent: CGRect
    /// The picture that it was made from, if it is unchanged.
    public let cgImage: CGImage?
    let sampler: (WorkingSpace) -> Sampler
    /// True if enlarging shows pixels as squares.
    private let isSharp: Bool

    init(extent: CGRect, cgImage: CGImage? = nil, isSharp: Bool = true, sampler: @escaping (WorkingSpace) -> Sampler) {
        (self.extent, self.cgImage, self.isSharp, self.sampler) = (extent, cgImage, isSharp, sampler)
    }

    public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }

    public init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
        extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        (cgImage, isSharp) = (image, false)
        let pixmap = image.pixmap
        sampler = { space in { x, y in Self.color(of: pixmap, x, y, space) } }
    }

    /// One colour everywhere.
    public init(color: CIColor) {
        (extent, cgImage, isSharp) = (.infinite, nil, true)
        sampler = { space in
            let value = space.color(color)
            return { _, _ in value }
        }
    }

    /// Creates a picture from a file's bytes; nil if they are not a picture.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }

    public convenience init?(data: Data, options: [CIImageOption: Any]?) {
        let bytes = Array(data)
        let pixmap = bytes.first == 0xFF ? try? JPEGDecoder().decode(bytes).pixmap : try? PNGDecoder().decode(bytes).pixmap
        guard let pixmap else {
            RunReports.note("CIImage(data:) returned nil: the bytes are not a PNG or JPEG image, or are damaged.")
            return nil
        }
        self.init(cgImage: CGImage(pixmap))
    }

    /// Creates a picture from a file; nil if it cannot be read.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    public class func empty() -> CIImage { CIImage(extent: .null) { _ in { _, _ in .zero } } }

    public static let black = CIImage(color: .black)
    public static let white = CIImage(color: .white)
    public static let gray = CIImage(color: .gray)
    public static let red = CIImage(color: .red)
    public static let green = CIImage(color: .green)
    public static let blue = CIImage(color: .blue)
    public static let clear = CIImage(color: .clear)

    public var properties: [String: Any] { [:] }

    private static func color(of pixmap: Pixmap, _ x: Double, _ y: Double, _ space: WorkingSpace) -> WorkingColor {
        let (column, row) = (x.rounded(.down), (Double(pixmap.heightInPixels) - y).rounded(.down))
        guard column >= 0, row >= 0, column < Double(pixmap.widthInPixels), row < Double(pixmap.heightInPixels) else { return .zero }
        let pixel = pixmap[Int(column), Int(row)]
        return space.color(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
    }
}

/// The key of an option for reading a picture.
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space of its colours, which is taken for sRGB.
    public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
    public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
}

/// Pictures made of others.
extension CIImage {
    /// Moved, scaled, turned. Codes stay squares, pictures are smoothed between their pixels.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        guard determinant != 0, determinant.isFinite else { return .empty() }
        let inverse = matrix.inverted()
        let moved = extent.isInfinite || extent.isNull ? extent : extent.applying(matrix)
        let (source, isSharp) = (sampler, isSharp)
        return CIImage(extent: moved, isSharp: isSharp) { space in
            let sample = source(space)
            return { x, y in
                let place = CGPoint(x: x, y: y).applying(inverse)
                return isSharp ? sample(place.x, place.y) : Self.smoothed(sample, place.x, place.y)
            }
        }
    }

    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage { transformed(by: matrix) }

    /// Between the centres of four pixels.
    private static func smoothed(_ sample: Sampler, _ x: Double, _ y: Double) -> WorkingColor {
        let (left, bottom) = ((x - 0.5).rounded(.down) + 0.5, (y - 0.5).rounded(.down) + 0.5)
        let (right, above) = (x - left, y - bottom)
        if right == 0, above == 0 { return sample(x, y) }
        let lower = sample(left, bottom) * (1 - right) + sample(left + 1, bottom) * right
        let upper = sample(left, bottom + 1) * (1 - right) + sample(left + 1, bottom + 1) * right
        return lower * (1 - above) + upper * above
    }

    public func cropped(to rect: CGRect) -> CIImage {
        let kept = extent.isInfinite ? rect : extent.intersection(rect)
        guard !kept.isNull else { return .empty() }
        let source = sampler
        return CIImage(extent: kept, isSharp: isSharp) { space in
            let sample = source(space)
            return { x, y in kept.contains(CGPoint(x: x, y: y)) ? sample(x, y) : .zero }
        }
    }

    /// The colours of the edge go on outwards without end.
    public func clampedToExtent() -> CIImage {
        guard !extent.isInfinite, !extent.isNull else { return self }
        let (source, box) = (sampler, extent)
        return CIImage(extent: .infinite, isSharp: isSharp) { space in
            let sample = source(space)
            return { x, y in
                sample(min(max(x, box.minX + 0.5), box.maxX - 0.5), min(max(y, box.minY + 0.5), box.maxY - 0.5))
            }
        }
    }

    public func composited(over dest: CIImage) -> CIImage { combined(with: dest) { $0 + $1 * (1 - $0.w) } }

    public func samplingNearest() -> CIImage { CIImage(extent: extent, cgImage: cgImage, isSharp: true, sampler: sampler) }
    public func samplingLinear() -> CIImage { CIImage(extent: extent, cgImage: cgImage, isSharp: false, sampler: sampler) }

    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        cropped(to: extent).recolored { WorkingColor($0.x, $0.y, $0.z, 1) }
    }

    /// Returns the picture turned upright, by the Exif number of its orientation.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        let (width, height) = (extent.width, extent.height)
        let matrix: CGAffineTransform
        switch orientation {
        case 2: matrix = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case 3: matrix = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case 4: matrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case 5: matrix = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        case 6: matrix = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        case 7: matrix = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case 8: matrix = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        default: return self
        }
        return transformed(by: matrix)
    }

    public func applyingGaussianBlur(sigma: Double) -> CIImage { blurred(GaussianWeights.of(sigma)) }

    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// Returns the filtered picture; the picture itself if the filter is unknown, which is reported.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else {
            RunReports.note("CIImage.applyingFilter: the filter \(filterName) is unknown.")
            return self
        }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? self
    }

    // The building blocks of filters.

    /// Returns the picture with each colour changed separately.
    func recolored(_ change: @escaping (WorkingColor) -> WorkingColor) -> CIImage {
        let source = sampler
        return CIImage(extent: extent, isSharp: isSharp) { space in
            let sample = source(space)
            return { x, y in change(sample(x, y)) }
        }
    }

    /// The same, with the alpha taken out of the colours and put back.
    func recoloredPlainly(_ change: @escaping (_ color: SIMD3<Double>) -> SIMD3<Double>) -> CIImage {
        recolored { color in
            guard color.w > 0 else { return .zero }
            let plain = change(SIMD3(color.x, color.y, color.z) / color.w)
            return WorkingColor(plain * color.w, color.w)
        }
    }

    func combined(with other: CIImage, _ mix: @escaping (WorkingColor, WorkingColor) -> WorkingColor) -> CIImage {
        let (first, second) = (sampler, other.sampler)
        let box = extent.isInfinite || other.extent.isInfinite ? CGRect.infinite : extent.union(other.extent)
        return CIImage(extent: box, isSharp: isSharp && other.isSharp) { space in
            let (sample, below) = (first(space), second(space))
            return { x, y in mix(sample(x, y), below(x, y)) }
        }
    }

    /// Mixed with its surroundings.
    func blurred(_ weights: [Double]) -> CIImage {
        let reach = CGFloat(weights.count / 2)
        guard reach > 0, !extent.isNull else { return self }
        if extent.isInfinite {
            // If the edge continues for ever, the blurred area is as wide as the requested one.
            let source = sampler
            return CIImage(extent: .infinite, isSharp: false) { space in Self.blurredInPlace(source(space), weights) }
        }
        let (source, box) = (sampler, extent.integral.insetBy(dx: -reach, dy: -reach))
        return CIImage(extent: box, isSharp: false) { space in
            let pixels = WorkingPixels(box, source(space)).convolved(weights)
            return { pixels.sample($0, $1) }
        }
    }

    /// Blurs tile by tile, on demand.
    private static func blurredInPlace(_ sample: @escaping Sampler, _ weights: [Double]) -> Sampler {
        let side = 128.0
        let reach = CGFloat(weights.count / 2)
        final class Tiles { var known: [SIMD2<Int>: WorkingPixels] = [:] }
        let tiles = Tiles()
        return { x, y in
            let place = SIMD2(Int((x / side).rounded(.down)), Int((y / side).rounded(.down)))
            if let tile = tiles.known[place] { return tile.sample(x, y) }
            let box = CGRect(x: Double(place.x) * side, y: Double(place.y) * side, width: side, height: side)
            let tile = WorkingPixels(box.insetBy(dx: -reach, dy: -reach), sample).convolved(weights)
            tiles.known[place] = tile
            return tile.sample(x, y)
        }
    }
}

/// The weights of a Gaussian, cut off where less than a hundredth of it remains.
enum GaussianWeights {
    static func of(_ sigma: Double) -> [Double] {
        guard sigma > 0, sigma.isFinite else { return [1] }
        let reach = Int((min(sigma, 512) * 3).rounded(.up))
        let weights = (-reach...reach).map { Transcendental.exponential(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        return weights.map { $0 / sum }
    }
}
