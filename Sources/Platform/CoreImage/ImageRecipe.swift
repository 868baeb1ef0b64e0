import CoreGraphics
import Pixels

/// A colour as filters work with it: red, green, blue, alpha, the alpha multiplied into the others.
typealias WorkingColor = SIMD4<Double>

/// The colour space in which filters work.
enum WorkingSpace {
    /// Linear light, as Core Image works by default.
    case linear
    /// The stored values.
    case encoded

    /// The linear value of each channel value from 0 to 255.
    fileprivate static let linearLevels: [Double] = (0..<256).map { ToneCurve.linear(Double($0) / 255) }

    /// The linear value from which on a channel is the next level.
    private static let thresholds: [Double] = (1..<256).map { ToneCurve.linear((Double($0) - 0.5) / 255) }

    func color(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) -> WorkingColor {
        guard alpha > 0 else { return .zero }
        let share = Double(alpha) / 255
        guard self == .linear else { return WorkingColor(Double(red), Double(green), Double(blue), Double(alpha)) / 255 }
        if alpha == 255 {
            return WorkingColor(Self.linearLevels[Int(red)], Self.linearLevels[Int(green)], Self.linearLevels[Int(blue)], 1)
        }
        func level(_ channel: UInt8) -> Double { Self.linearLevels[min(Int((Double(channel) / share).rounded()), 255)] * share }
        return WorkingColor(level(red), level(green), level(blue), share)
    }

    func color(_ color: CIColor) -> WorkingColor {
        func channel(_ value: CGFloat) -> Double { self == .linear ? ToneCurve.linear(value) : value }
        return WorkingColor(channel(color.red), channel(color.green), channel(color.blue), 1) * color.alpha
    }

    /// The bytes of a pixel, the alpha multiplied in.
    func bytes(_ color: WorkingColor) -> (UInt8, UInt8, UInt8, UInt8) {
        let alpha = min(max(color.w, 0), 1)
        guard alpha > 0 else { return (0, 0, 0, 0) }
        func byte(_ channel: Double) -> UInt8 {
            let plain = min(max(channel / alpha, 0), 1)
            let level = self == .linear ? Double(Self.level(plain)) : plain * 255
            return UInt8((level * alpha).rounded())
        }
        return (byte(color.x), byte(color.y), byte(color.z), UInt8((alpha * 255).rounded()))
    }

    private static func level(_ linear: Double) -> Int {
        var (low, high) = (0, 255)
        while low < high {
            let middle = (low + high) / 2
            if thresholds[middle] <= linear { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Gives a colour for each place of a plane whose y grows upwards.
typealias Sampler = (_ x: Double, _ y: Double) -> WorkingColor

/// Pixels in working colours, for filters that look around a place.
struct WorkingPixels {
    /// The rectangle that the pixels cover, in whole units of the plane.
    let box: CGRect
    let width: Int
    let height: Int
    var colors: [WorkingColor]

    /// Samples the pixels of a box of whole units.
    init(_ box: CGRect, _ sample: Sampler) {
        (self.box, width, height) = (box, Int(box.width), Int(box.height))
        colors = []
        colors.reserveCapacity(width * height)
        for row in 0..<height {
            for column in 0..<width { colors.append(sample(box.minX + Double(column) + 0.5, box.minY + Double(row) + 0.5)) }
        }
    }

    /// Transparent outside of the box.
    func sample(_ x: Double, _ y: Double) -> WorkingColor {
        let (column, row) = ((x - box.minX).rounded(.down), (y - box.minY).rounded(.down))
        guard column >= 0, row >= 0, column < Double(width), row < Double(height) else { return .zero }
        return colors[Int(row) * width + Int(column)]
    }

    /// Blurred along rows and columns by the weights of offsets from -reach to reach.
    func convolved(_ weights: [Double]) -> WorkingPixels {
        var result = self
        let reach = weights.count / 2
        for (length, lines, step, lineStep) in [(width, height, 1, width), (height, width, width, 1)] {
            let source = result.colors
            for line in 0..<lines {
                for place in 0..<length {
                    var sum = WorkingColor.zero
                    for offset in max(-reach, -place)...min(reach, length - 1 - place) {
                        sum += source[line * lineStep + (place + offset) * step] * weights[offset + reach]
                    }
                    result.colors[line * lineStep + place * step] = sum
                }
            }
        }
        return result
    }

    var mean: WorkingColor { colors.isEmpty ? .zero : colors.reduce(.zero, +) / Double(colors.count) }
}
