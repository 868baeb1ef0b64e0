import Foundation
import Typesetting

extension UIImage {
    /// The configuration of a picture.
    ///
    /// Source: Apple, UIKit `UIImage.Configuration`.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The em size of the font beside which a symbol is set; nil for that of body text.
        var pointSize: CGFloat?
        var weight: SymbolWeight?
        var scale: SymbolScale?
        var textStyle: UIFont.TextStyle?
        var colors: [UIColor] = []

        override init() {}

        var isPlain: Bool { pointSize == nil && weight == nil && scale == nil && textStyle == nil && colors.isEmpty }

        /// Returns this configuration with the values of another added.
        func merged(with other: Configuration) -> SymbolConfiguration {
            let result = SymbolConfiguration()
            result.pointSize = other.pointSize ?? pointSize
            result.weight = other.weight ?? weight
            result.scale = other.scale ?? scale
            result.textStyle = other.textStyle ?? textStyle
            result.colors = other.colors.isEmpty ? colors : other.colors
            return result
        }

        /// Returns the symbol of a name in this configuration; nil if there is none, or there are no fonts.
        func layout(of name: String) -> SymbolLayout? {
            let surroundings = UIKitSurroundings.current
            let style = textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
            let size = pointSize ?? style ?? UIFont.labelFontSize
            let font = FontDescription(sizeInPoints: size, weight: (weight ?? .regular).axis)
            let typeScale: Typesetting.SymbolScale =
                switch scale ?? .medium {
                case .small: .small
                case .default, .unspecified, .medium: .medium
                case .large: .large
                }
            return surroundings.fonts?.symbol(
                named: name, font: font, scale: typeScale, pixelLength: 1 / surroundings.displayScale)
        }
    }

    /// The size, weight and colours of a symbol.
    ///
    /// Source: Apple, UIKit `UIImage.SymbolConfiguration`.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// Returns this configuration with the values of another added.
        public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            merged(with: otherConfiguration ?? SymbolConfiguration())
        }

        public convenience init(pointSize: CGFloat) {
            self.init()
            self.pointSize = pointSize
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize)
            self.weight = weight
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight)
            self.scale = scale
        }

        public convenience init(weight: SymbolWeight) {
            self.init()
            self.weight = weight
        }

        public convenience init(scale: SymbolScale) {
            self.init()
            self.scale = scale
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init()
            self.textStyle = textStyle
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(textStyle: textStyle)
            self.scale = scale
        }

        public convenience init(font: UIFont) {
            self.init(pointSize: font.pointSize)
            weight = SymbolWeight.nearest(to: font.fontDescription.weight)
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(font: font)
            self.scale = scale
        }

        public convenience init(paletteColors: [UIColor]) {
            self.init()
            colors = paletteColors
        }

        /// One colour, weaker in the layers behind the first: half, then a quarter.
        public convenience init(hierarchicalColor: UIColor) {
            self.init()
            colors = [1, 0.5, 0.25].map { hierarchicalColor.withAlphaComponent($0) }
        }
    }

    /// The thickness of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The `wght` axis.
        var axis: Double { self == .unspecified ? 400 : Double(rawValue) * 100 }

        static func nearest(to axis: Double) -> SymbolWeight {
            SymbolWeight(rawValue: min(max(Int((axis / 100).rounded()), 1), 9)) ?? .regular
        }

        public func fontWeight() -> UIFont.Weight { UIFont.Weight(axis: axis) }
    }

    /// The size of a symbol relative to the font.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large
    }
}
