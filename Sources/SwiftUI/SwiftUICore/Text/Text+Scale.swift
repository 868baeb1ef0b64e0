import Typesetting

extension Text {
    /// A text size relative to the font's.
    ///
    /// Source: Apple, SwiftUI `Text.Scale`.
    public struct Scale: Hashable, Sendable {
        /// The factor of the font's size.
        let factor: CGFloat

        /// The size of the font.
        public static let `default` = Scale(factor: 1)

        /// A smaller size, for units beside a number and the like.
        ///
        /// Apple gives no number and none was measured. With 0.8, the unit beside a large title is a text style or two smaller than the
        /// title.
        public static let secondary = Scale(factor: 0.8)
    }

    /// Applies a text scale to the text.
    ///
    /// - Parameters:
    ///   - scale: the text scale.
    ///   - isEnabled: whether the scale is applied; otherwise it stays unchanged.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with(.scale(scale)) : self
    }
}

nonisolated extension View {
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
