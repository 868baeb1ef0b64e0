/// The way a group is combined with the pixels below it.
///
/// Source: Apple, SwiftUI `BlendMode`; formulas in W3C "Compositing and Blending Level 1".
public enum BlendMode: Sendable, Hashable {
    case normal
    case multiply, screen, overlay, darken, lighten
    case colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion
    case hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut
    case plusDarker, plusLighter
}
