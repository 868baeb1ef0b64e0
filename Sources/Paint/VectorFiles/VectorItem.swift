import Drawing
import Foundation
import Geometry
import Pixels

/// A drawing in the terms that vector files have, back to front, in points with the origin at the top left.
struct VectorPage: Sendable {
    var size: CGSize
    var items: [VectorItem]
}

/// An item of a vector file. Content without a vector form is an image by now.
indirect enum VectorItem: Sendable, Equatable {
    case fill(Path, isEvenOdd: Bool, VectorPaint)
    case stroke(Path, StrokeStyle, VectorPaint)
    case image(Pixmap, CGRect, isSmooth: Bool)
    /// Items that are composited on their own first.
    case group(opacity: Double, BlendMode, [VectorItem])
    case transform(CGAffineTransform, [VectorItem])
    case clip(Path, isEvenOdd: Bool, [VectorItem])
    case mask([VectorItem], content: [VectorItem])
    /// Four rows of five, as ``Filter/colorMatrix(_:)`` has them.
    case colorMatrix([Double], [VectorItem])
}

enum VectorPaint: Sendable, Equatable {
    case color(RGBA)
    case gradient(VectorGradient)
}

/// A gradient whose stops lie from 0 to 1 and are mixed without premultiplication, as vector files mix them.
struct VectorGradient: Sendable, Equatable {
    enum Shape: Sendable, Equatable {
        case linear(start: CGPoint, end: CGPoint)
        /// In a plane that the transform maps to the item's.
        case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, CGAffineTransform)
    }

    var shape: Shape
    var stops: [GradientPaint.Stop]

    /// The number of parts into which the way between two stops of different opacity is cut: in each, a mix without premultiplication is
    /// less than one level of eight bits away from a premultiplied one.
    private static let partsOfFade = 16

    /// Nil for a gradient without a vector form.
    init?(_ paint: GradientPaint) {
        var stops: [GradientPaint.Stop] = []
        for stop in paint.stops where stop.location.isFinite {
            stops.append(GradientPaint.Stop(color: stop.color, location: max(stop.location, stops.last?.location ?? stop.location)))
        }
        guard let first = stops.first, let last = stops.last else { return nil }
        let (low, high) = (min(first.location, 0), max(last.location, 1))
        self.stops = Self.straight(
            stops.map { GradientPaint.Stop(color: $0.color, location: ($0.location - low) / (high - low)) })
        switch paint.shape {
        case .linear(let start, let end):
            guard start != end else { return nil }
            func point(_ share: Double) -> CGPoint {
                CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            }
            shape = .linear(start: point(low), end: point(high))
        case .radial(let center, let from, let to):
            shape = .radial(center: center, startRadius: from + (to - from) * low, endRadius: from + (to - from) * high, .identity)
        case .elliptical(let center, let radii, let from, let to):
            let plane = CGAffineTransform(a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
            shape = .radial(
                center: .zero, startRadius: from + (to - from) * low, endRadius: from + (to - from) * high, plane)
        case .angular: return nil
        }
        guard case .radial(let center, let from, let to, let plane) = shape else { return }
        guard from != to, min(from, to) >= 0, plane.a * plane.d != 0 else { return nil }
        guard from > to else { return }
        shape = .radial(center: center, startRadius: to, endRadius: from, plane)
        self.stops = self.stops.reversed().map { GradientPaint.Stop(color: $0.color, location: 1 - $0.location) }
    }

    /// Returns stops between which a straight mix is a premultiplied one.
    private static func straight(_ stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
        guard var former = stops.first else { return [] }
        var result = [former]
        for stop in stops.dropFirst() {
            defer { former = stop }
            guard former.color.alpha != stop.color.alpha, stop.location > former.location else {
                result.append(stop)
                continue
            }
            for part in 1...partsOfFade {
                let share = Double(part) / Double(partsOfFade)
                result.append(
                    GradientPaint.Stop(
                        color: former.color.premultipliedMix(with: stop.color, share),
                        location: former.location + (stop.location - former.location) * share))
            }
            // A clear stop has the colour of what it leads to or from.
            if former.color.alpha == 0 { result[result.count - 1 - partsOfFade].color = stop.color.multiplyingAlpha(by: 0) }
        }
        return result
    }
}

extension RGBA {
    fileprivate func premultipliedMix(with other: RGBA, _ share: Double) -> RGBA {
        let opacity = alpha + (other.alpha - alpha) * share
        guard opacity > 0 else { return multiplyingAlpha(by: 0) }
        func mix(_ one: Double, _ two: Double) -> Double { (one * alpha * (1 - share) + two * other.alpha * share) / opacity }
        return RGBA(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: opacity)
    }

    /// The channels clamped to 0...1, opaque.
    var clamped: (red: Double, green: Double, blue: Double) {
        func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        return (unit(red), unit(green), unit(blue))
    }
}

extension BlendMode {
    /// The mode's name in CSS; nil for one that vector files lack.
    var nameInCSS: String? {
        switch self {
        case .normal: "normal"
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
        }
    }

    /// The mode's name in PDF (ISO 32000-1, 11.3.5), which is that of CSS in another spelling.
    var nameInPDF: String? {
        nameInCSS.map { $0.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }
    }
}
