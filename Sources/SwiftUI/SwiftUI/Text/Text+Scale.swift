import Typesetting

extension Text {
    /// A size relative to the font's.
    ///
    /// Source: Apple, SwiftUI `Text.Scale`.
    public struct Scale: Hashable, Sendable {
        /// What the size of the font is multiplied with.
        let factor: CGFloat

        /// The size of the font.
        public static let `default` = Scale(factor: 1)

        /// A smaller size, for units beside a number and the like.
        ///
        /// Apple names no number and none was measured; 0.8 puts the unit of a large title a text style or two below it.
        public static let secondary = Scale(factor: 0.8)
    }

    /// Applies a text scale to the text.
    ///
    /// - Parameters:
    ///   - scale: The text scale.
    ///   - isEnabled: Whether it is applied; otherwise the scale stays as it is.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with(.scale(scale)) : self
    }
}

extension View {
    /// Applies a text scale to text in the view; see `Text.textScale(_:isEnabled:)`.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
    }
}

private enum TextScaleKey: EnvironmentKey {
    static var defaultValue: Text.Scale { .default }
}

extension EnvironmentValues {
    /// The size of text relative to its font.
    var textScale: Text.Scale {
        get { self[TextScaleKey.self] }
        set { self[TextScaleKey.self] = newValue }
    }
}

extension FontDescription {
    func scaled(by scale: Text.Scale) -> FontDescription {
        guard scale.factor != 1 else { return self }
        var description = self
        description.sizeInPoints *= scale.factor
        description.lineHeight = lineHeight.map { $0 * scale.factor }
        return description
    }
}
