import Drawing

/// The way in which drawn content combines with the content below it.
///
/// Source: Apple, Core Graphics `CGBlendMode`.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    /// The mode of the display list; nil for modes that also change pixels outside the drawn shape.
    var drawn: BlendMode? {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .clear: .destinationOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: nil
        }
    }
}

/// The quality of a picture drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, high
    case medium = 4

    var sampling: ImageStyle.Sampling {
        switch self {
        case .none: .nearest
        case .low: .linear
        case .default, .medium: .smooth
        case .high: .cubic
        }
    }
}

/// The parts of a path that are drawn: its inside, its outline, or both.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
