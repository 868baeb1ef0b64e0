import Geometry

/// A shape with its fill.
package struct ArchivedShape: Codable, Sendable, Equatable {
    package var form: ArchivedForm
    package var style: ArchivedStyle
    package var rule: ArchivedRule

    package init(form: ArchivedForm, style: ArchivedStyle, rule: ArchivedRule) {
        (self.form, self.style, self.rule) = (form, style, rule)
    }
}

/// A shape of the system's, by its parameters; lengths in points, angles in radians, anchors in parts of its frame.
package indirect enum ArchivedForm: Codable, Sendable, Equatable {
    case rectangle
    case ellipse
    case circle
    case capsule(isContinuous: Bool)
    case rounded(width: Double, height: Double, isContinuous: Bool)
    /// The corners top leading, bottom leading, bottom trailing, top trailing.
    case uneven([Double], isContinuous: Bool)
    /// An outline at a fixed place in the frame, for any size of the frame.
    case outline(ArchivedOutline)
    case inset(ArchivedForm, by: Double)
    case offset(ArchivedForm, x: Double, y: Double)
    case rotated(ArchivedForm, angle: Double, x: Double, y: Double)
    case scaled(ArchivedForm, width: Double, height: Double, x: Double, y: Double)
    case transformed(ArchivedForm, [Double])
    case sized(ArchivedForm, width: Double, height: Double, x: Double, y: Double)
    case stroked(ArchivedForm, ArchivedStroke)
    case trimmed(ArchivedForm, from: Double, to: Double)
    /// A shape whose type may change from entry to entry.
    case erased(ArchivedForm)

    /// Returns true if the shape has the numbers that it needs, and is made of no more shapes than a reader accepts.
    func isSound(_ rest: Int = ArchiveLimits.chain) -> Bool {
        guard rest > 0 else { return false }
        switch self {
        case .rectangle, .ellipse, .circle, .capsule, .rounded, .outline: return true
        case .uneven(let radii, _): return radii.count == 4
        case .transformed(let base, let matrix): return matrix.count == 6 && base.isSound(rest - 1)
        case .inset(let base, _), .offset(let base, _, _), .rotated(let base, _, _, _), .scaled(let base, _, _, _, _),
            .sized(let base, _, _, _, _), .stroked(let base, _), .trimmed(let base, _, _), .erased(let base):
            return base.isSound(rest - 1)
        }
    }
}

/// The style that fills something; a colour is red, green and blue in linear light with sRGB primaries, and opacity.
package indirect enum ArchivedStyle: Codable, Sendable, Equatable {
    package enum Gradient: Codable, Sendable, Equatable {
        /// Points in parts of the filled area: x and y.
        case linear(start: [Double], end: [Double])
        case radial(center: [Double], start: Double, end: Double)
        case elliptical(center: [Double], start: Double, end: Double)
        case angular(center: [Double], start: Double, end: Double)
    }

    case color([Float])
    case gradient(Gradient, colors: [[Float]], locations: [Double], isPerceptual: Bool)
    case material(tint: [Float], saturation: Double, opacity: Double)
    case shadowed(ArchivedStyle, isInner: Bool, color: [Float], radius: Double, x: Double, y: Double)

    func isSound(_ rest: Int = ArchiveLimits.chain) -> Bool {
        guard rest > 0 else { return false }
        switch self {
        case .color(let color), .material(let color, _, _): return color.count == 4
        case .gradient(let gradient, let colors, let locations, _):
            guard colors.count == locations.count, colors.allSatisfy({ $0.count == 4 }) else { return false }
            switch gradient {
            case .linear(let start, let end): return start.count == 2 && end.count == 2
            case .radial(let center, _, _), .elliptical(let center, _, _), .angular(let center, _, _): return center.count == 2
            }
        case .shadowed(let style, _, let color, _, _, _): return color.count == 4 && style.isSound(rest - 1)
        }
    }
}
