import Foundation
import Typesetting

extension AttributedString {
    /// The height of the lines of a paragraph.
    ///
    /// Source: Apple, Foundation `AttributedString.LineHeight` (iOS 26). The multiples of `tight`, `normal` and `loose` are not
    /// published. The ones here are those with which `Font.Leading` of the same names sets body text: 20, 22 and 24 points for 17.
    public struct LineHeight: Hashable, Sendable {
        /// The height; nil for the height of the fonts.
        let height: Typesetting.LineHeight?

        /// The height of the fonts in each line.
        public static var variable: LineHeight { LineHeight(height: nil) }
        /// A tight height, as a multiple of the point size.
        public static var tight: LineHeight { LineHeight(height: .multiple(20.0 / 17)) }
        /// A normal height, as a multiple of the point size.
        public static var normal: LineHeight { LineHeight(height: .multiple(22.0 / 17)) }
        /// A loose height, as a multiple of the point size.
        public static var loose: LineHeight { LineHeight(height: .multiple(24.0 / 17)) }

        /// A fixed height in points.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(height: .exact(points)) }
        /// A multiple of the largest point size.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(height: .multiple(factor)) }
        /// The largest point size plus a number of points.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(height: .leading(increase)) }
    }
}

nonisolated extension View {
    /// Sets the height of the lines of text in this view; nil for the height of their fonts.
    ///
    /// Source: Apple, SwiftUI `lineHeight(_:)` (iOS 26).
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { environment(\.lineHeight, lineHeight) }
}

private enum LineHeightKey: EnvironmentKey {
    static var defaultValue: AttributedString.LineHeight? { nil }
}

extension EnvironmentValues {
    /// The height of the lines of text; nil for the height of their fonts.
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }
}
