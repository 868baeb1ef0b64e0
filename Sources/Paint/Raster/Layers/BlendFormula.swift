import Drawing

/// The blend modes, on premultiplied channels from 0 to 1 (alpha last).
///
/// Source: W3C, "Compositing and Blending Level 1"; plus-lighter and plus-darker from Level 2. Everything is in
/// gamma-encoded sRGB.
enum BlendFormula {
    typealias Color = SIMD4<Float>

    /// `source` on `backdrop`.
    static func blend(_ source: Color, _ backdrop: Color, _ mode: BlendMode) -> Color {
        let (sourceAlpha, backdropAlpha) = (source.w, backdrop.w)
        switch mode {
        case .normal:
            return source + backdrop * (1 - sourceAlpha)
        case .sourceAtop:
            var result = source * backdropAlpha + backdrop * (1 - sourceAlpha)
            result.w = backdropAlpha
            return result
        case .destinationOver:
            return backdrop + source * (1 - backdropAlpha)
        case .destinationOut:
            return backdrop * (1 - sourceAlpha)
        case .plusLighter:
            return (source + backdrop).clamped(lowerBound: Color(repeating: 0), upperBound: Color(repeating: 1))
        case .plusDarker:
            // alpha - (source colour missing from its alpha) - (backdrop colour missing from its alpha).
            let alpha = min(sourceAlpha + backdropAlpha, 1)
            var result = Color(repeating: alpha) - (Color(repeating: sourceAlpha) - source)
            result -= Color(repeating: backdropAlpha) - backdrop
            result.clamp(lowerBound: Color(repeating: 0), upperBound: Color(repeating: alpha))
            result.w = alpha
            return result
        case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity:
            let mixed = mix(straight(source), straight(backdrop), mode)
            var result = source * (1 - backdropAlpha) + backdrop * (1 - sourceAlpha)
            result += mixed * (sourceAlpha * backdropAlpha)
            result.w = sourceAlpha + backdropAlpha * (1 - sourceAlpha)
            return result
        }
    }

    private static func straight(_ color: Color) -> Color {
        color.w > 0 ? color / color.w : Color(repeating: 0)
    }

    /// The blend function B of two straight colours.
    private static func mix(_ source: Color, _ backdrop: Color, _ mode: BlendMode) -> Color {
        switch mode {
        case .hue: return setLuminosity(setSaturation(source, saturation(backdrop)), luminosity(backdrop))
        case .saturation: return setLuminosity(setSaturation(backdrop, saturation(source)), luminosity(backdrop))
        case .color: return setLuminosity(source, luminosity(backdrop))
        case .luminosity: return setLuminosity(backdrop, luminosity(source))
        default:
            return Color(
                mix(source.x, backdrop.x, mode), mix(source.y, backdrop.y, mode), mix(source.z, backdrop.z, mode), 0)
        }
    }

    private static func mix(_ s: Float, _ b: Float, _ mode: BlendMode) -> Float {
        switch mode {
        case .multiply: return s * b
        case .screen: return s + b - s * b
        case .overlay: return hardLight(b, s)
        case .darken: return min(s, b)
        case .lighten: return max(s, b)
        case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .softLight: return softLight(s, b)
        case .hardLight: return hardLight(s, b)
        case .difference: return abs(s - b)
        case .exclusion: return s + b - 2 * s * b
        case .normal, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut,
            .plusDarker, .plusLighter:
            return s
        }
    }

    private static func hardLight(_ s: Float, _ b: Float) -> Float {
        if s <= 0.5 { return 2 * s * b }
        let t = 2 * s - 1
        return t + b - t * b
    }

    private static func softLight(_ s: Float, _ b: Float) -> Float {
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (d - b)
    }

    private static func luminosity(_ color: Color) -> Float { 0.3 * color.x + 0.59 * color.y + 0.11 * color.z }

    private static func saturation(_ color: Color) -> Float {
        max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
    }

    private static func setLuminosity(_ color: Color, _ target: Float) -> Color {
        var result = color + Color(repeating: target - luminosity(color))
        let middle = luminosity(result)
        let (low, high) = (min(result.x, result.y, result.z), max(result.x, result.y, result.z))
        let gray = Color(repeating: middle)
        if low < 0 { result = gray + (result - gray) * (middle / (middle - low)) }
        if high > 1 { result = gray + (result - gray) * ((1 - middle) / (high - middle)) }
        return result
    }

    /// The colour with its least channel at 0 and its greatest at `target`, the middle one in proportion.
    private static func setSaturation(_ color: Color, _ target: Float) -> Color {
        let (low, high) = (min(color.x, color.y, color.z), max(color.x, color.y, color.z))
        guard high > low else { return Color(repeating: 0) }
        return (color - Color(repeating: low)) * (target / (high - low))
    }
}
