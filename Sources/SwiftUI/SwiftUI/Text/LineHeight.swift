import Foundation
import Typesetting

extension AttributedString {
    /// How high the lines of a paragraph are.
    ///
    /// Source: Apple, Foundation `AttributedString.LineHeight` (iOS 26). What the multiples of `tight`, `normal` and `loose` are has not
    /// been published: here they are those by which `Font.Leading` of the same names sets body text, 20, 22 and 24 points for 17.
    public struct LineHeight: Hashable, Sendable {
        /// nil: as the fonts are.
        let height: Typesetting.LineHeight?

        /// As high as the fonts in them.
        public static var variable: LineHeight { LineHeight(height: nil) }
        /// A multiple of the point size that looks tight.
        public static var tight: LineHeight { LineHeight(height: .multiple(20.0 / 17)) }
        /// A multiple of the point size that looks usual.
        public static var normal: LineHeight { LineHeight(height: .multiple(22.0 / 17)) }
        /// A multiple of the point size that looks loose.
        public static var loose: LineHeight { LineHeight(height: .multiple(24.0 / 17)) }

        /// So many points.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(height: .exact(points)) }
        /// A multiple of the largest point size.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(height: .multiple(factor)) }
        /// The largest point size and so many points more.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(height: .leading(increase)) }
    }
}

extension View {
    /// Sets how high the lines of text in this view are; nil: as their fonts are.
    ///
    /// Source: Apple, SwiftUI `lineHeight(_:)` (iOS 26).
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { environment(\.lineHeight, lineHeight) }
}

private enum LineHeightKey: EnvironmentKey {
    static var defaultValue: AttributedString.LineHeight? { nil }
}

extension EnvironmentValues {
    /// How high the lines of text are; nil: as their fonts are.
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }
}
