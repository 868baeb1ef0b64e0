import Drawing

/// The formulas of W3C "Compositing and Blending Level 1" (plus-lighter and plus-darker: Level 2, and WebKit's note on
/// plus-darker), word for word and in double precision, for colours that are not premultiplied.
struct BlendReference {
    /// A straight colour and its alpha, 0...1.
    struct Source {
        var color: [Double]
        var alpha: Double

        /// Of a premultiplied pixel.
        init(_ bytes: [Int]) {
            alpha = Double(bytes[3]) / 255
            color = (0..<3).map { bytes[3] == 0 ? 0 : Double(bytes[$0]) / Double(bytes[3]) }
        }
    }

    /// The premultiplied bytes of a source on a backdrop, not rounded.
    static func blend(_ source: Source, _ backdrop: Source, _ mode: BlendMode) -> [Double] {
        let (cs, αs, cb, αb) = (source.color, source.alpha, backdrop.color, backdrop.alpha)
        // Porter and Duff's fractions of the source and of the backdrop (5.1, 9.1).
        func composite(_ fa: Double, _ fb: Double, _ mixed: [Double]) -> [Double] {
            (0..<3).map { αs * fa * mixed[$0] + αb * fb * cb[$0] } + [αs * fa + αb * fb]
        }
        let result: [Double]
        switch mode {
        case .sourceAtop: result = composite(αb, 1 - αs, cs)
        case .destinationOver: result = composite(1 - αb, 1, cs)
        case .destinationOut: result = composite(0, 1 - αs, cs)
        case .plusLighter:
            result = (0..<3).map { min(1, αs * cs[$0] + αb * cb[$0]) } + [min(1, αs + αb)]
        case .plusDarker:
            let alpha = min(1, αs + αb)
            result = (0..<3).map { max(0, alpha - (αs - αs * cs[$0]) - (αb - αb * cb[$0])) } + [alpha]
        default:
            // 5.8: the source's colour is mixed with the backdrop's as far as there is a backdrop.
            let b = mix(cb, cs, mode)
            result = composite(1, 1 - αs, (0..<3).map { (1 - αb) * cs[$0] + αb * b[$0] })
        }
        return result.map { $0 * 255 }
    }

    private static func mix(_ cb: [Double], _ cs: [Double], _ mode: BlendMode) -> [Double] {
        switch mode {
        case .hue: setLum(setSat(cs, sat(cb)), lum(cb))
        case .saturation: setLum(setSat(cb, sat(cs)), lum(cb))
        case .color: setLum(cs, lum(cb))
        case .luminosity: setLum(cb, lum(cs))
        default: (0..<3).map { mix(cb[$0], cs[$0], mode) }
        }
    }

    private static func mix(_ cb: Double, _ cs: Double, _ mode: BlendMode) -> Double {
        func multiply(_ a: Double, _ b: Double) -> Double { a * b }
        func screen(_ a: Double, _ b: Double) -> Double { 1 - (1 - a) * (1 - b) }
        func hardLight(_ a: Double, _ b: Double) -> Double { b <= 0.5 ? multiply(a, 2 * b) : screen(a, 2 * b - 1) }
        switch mode {
        case .multiply: return multiply(cb, cs)
        case .screen: return screen(cb, cs)
        case .overlay: return hardLight(cs, cb)
        case .hardLight: return hardLight(cb, cs)
        case .darken: return min(cb, cs)
        case .lighten: return max(cb, cs)
        case .colorDodge: return cb == 0 ? 0 : cs == 1 ? 1 : min(1, cb / (1 - cs))
        case .colorBurn: return cb == 1 ? 1 : cs == 0 ? 0 : 1 - min(1, (1 - cb) / cs)
        case .softLight:
            if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
            let d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
            return cb + (2 * cs - 1) * (d - cb)
        case .difference: return abs(cb - cs)
        case .exclusion: return cb + cs - 2 * cb * cs
        default: return cs
        }
    }

    private static func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    private static func sat(_ c: [Double]) -> Double { c.max()! - c.min()! }

    private static func clipColor(_ c: [Double]) -> [Double] {
        let (l, n, x) = (lum(c), c.min()!, c.max()!)
        var c = c
        if n < 0 { c = c.map { l + ($0 - l) * l / (l - n) } }
        if x > 1 { c = c.map { l + ($0 - l) * (1 - l) / (x - l) } }
        return c
    }

    private static func setLum(_ c: [Double], _ l: Double) -> [Double] { clipColor(c.map { $0 + l - lum(c) }) }

    /// The channels by size: the largest becomes `s`, the smallest 0.
    private static func setSat(_ c: [Double], _ s: Double) -> [Double] {
        let order = [0, 1, 2].sorted { c[$0] < c[$1] }
        let (low, middle, high) = (order[0], order[1], order[2])
        var result = [0.0, 0, 0]
        if c[high] > c[low] {
            result[middle] = (c[middle] - c[low]) * s / (c[high] - c[low])
            result[high] = s
        }
        return result
    }
}
