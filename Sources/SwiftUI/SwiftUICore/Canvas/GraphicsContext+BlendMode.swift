import Drawing

extension GraphicsContext {
    /// The way in which drawing combines with the drawing below it.
    ///
    /// `R` is the result, `S` the new drawing, `D` the drawing below it, and `Sa` and `Da` their alphas. Apple's `sourceIn`, `sourceOut`,
    /// `destinationIn`, `destinationAtop` and `xor` are not supported.
    ///
    /// Source: Apple, SwiftUI `GraphicsContext.BlendMode`.
    public struct BlendMode: Equatable, Sendable {
        enum Kind: Equatable, Sendable {
            case blend(Drawing.BlendMode)
            case clear, copy
        }

        let kind: Kind

        private init(_ mode: Drawing.BlendMode) { kind = .blend(mode) }
        private init(kind: Kind) { self.kind = kind }

        /// `R = S + D*(1 - Sa)`
        public static let normal = BlendMode(.normal)
        public static let multiply = BlendMode(.multiply)
        public static let screen = BlendMode(.screen)
        public static let overlay = BlendMode(.overlay)
        public static let darken = BlendMode(.darken)
        public static let lighten = BlendMode(.lighten)
        public static let colorDodge = BlendMode(.colorDodge)
        public static let colorBurn = BlendMode(.colorBurn)
        public static let softLight = BlendMode(.softLight)
        public static let hardLight = BlendMode(.hardLight)
        public static let difference = BlendMode(.difference)
        public static let exclusion = BlendMode(.exclusion)
        public static let hue = BlendMode(.hue)
        public static let saturation = BlendMode(.saturation)
        public static let color = BlendMode(.color)
        public static let luminosity = BlendMode(.luminosity)
        /// `R = 0`
        public static let clear = BlendMode(kind: .clear)
        /// `R = S`
        public static let copy = BlendMode(kind: .copy)
        /// `R = S*Da + D*(1 - Sa)`
        public static let sourceAtop = BlendMode(.sourceAtop)
        /// `R = S*(1 - Da) + D`
        public static let destinationOver = BlendMode(.destinationOver)
        /// `R = D*(1 - Sa)`
        public static let destinationOut = BlendMode(.destinationOut)
        /// `R = MAX(0, 1 - ((1 - D) + (1 - S)))`
        public static let plusDarker = BlendMode(.plusDarker)
        /// `R = MIN(1, S + D)`
        public static let plusLighter = BlendMode(.plusLighter)
    }
}

extension GraphicsContext.BlendMode {
    /// Returns items that combine with the content below them in this mode.
    ///
    /// - Parameter shape: the covered area, opaque.
    func items(_ items: [DisplayItem], opacity: Double, shape: [DisplayItem]) -> [DisplayItem] {
        switch kind {
        case .blend(.normal):
            return opacity < 1 ? [.group(opacity: opacity, blendMode: .normal, items)] : items
        case .blend(let mode):
            return [.group(opacity: opacity, blendMode: mode, items)]
        case .clear:
            return [.group(opacity: 1, blendMode: .destinationOut, shape)]
        case .copy:
            // The covered area is erased, which leaves room for the drawing, which is added.
            return [
                .group(opacity: 1, blendMode: .destinationOut, shape),
                .group(opacity: opacity, blendMode: .plusLighter, items),
            ]
        }
    }
}
