import Appearance

/// The text styles of a system.
package struct TextStyleLook: LookSection, Equatable {
    enum Table: Sendable { case phone, watch }

    var table: Table

    package static let iOS18 = TextStyleLook(table: .phone)
    package static let iOS26 = iOS18
    package static let watchOS26 = TextStyleLook(table: .watch)

    /// Returns the size and the line height of a style at a type size, in points.
    package func row(_ style: Font.TextStyle, _ typeSize: DynamicTypeSize) -> (size: CGFloat, lineHeight: CGFloat) {
        switch table {
        case .phone:
            let row = DynamicTypeTable.row(style, typeSize)
            return (row.size, row.lineHeight)
        case .watch: return WatchTypeTable.row(style, typeSize)
        }
    }
}

extension SystemLook {
    package var textStyles: TextStyleLook { self[TextStyleLook.self] }
}

/// Sizes and line heights of the text styles of a watch, in points.
///
/// Source: Apple, Human Interface Guidelines, Typography, "watchOS Dynamic Type sizes" (records `watchos.*` of the measurements of
/// typography). A watch has no medium size, and none above `accessibility3`. The guidelines list neither a callout nor a subheadline: here
/// they are as large as body text and as a caption.
private enum WatchTypeTable {
    static func row(_ style: Font.TextStyle, _ typeSize: DynamicTypeSize) -> (size: CGFloat, lineHeight: CGFloat) {
        // The rows from extra small to accessibility 3, without medium.
        let ordinal = typeSize.ordinal
        let rows = rows(style)
        return rows[min(ordinal < 2 ? ordinal : max(ordinal - 1, 2), rows.count - 1)]
    }

    private static func rows(_ style: Font.TextStyle) -> [(CGFloat, CGFloat)] {
        switch style {
        case .largeTitle: largeTitle
        case .title: title
        case .title2: title2
        case .title3: title3
        case .headline, .body, .callout: body
        case .subheadline, .caption: caption
        case .caption2: caption2
        case .footnote: footnote
        }
    }

    private static let largeTitle: [(CGFloat, CGFloat)] = [
        (30, 32.5), (32, 34.5), (36, 38.5), (40, 42.5), (41, 43.5), (42, 44.5), (44, 46.5), (45, 47.5), (46, 48.5),
    ]
    private static let title: [(CGFloat, CGFloat)] = [
        (28, 30.5), (30, 32.5), (34, 36.5), (38, 40.5), (39, 41.5), (40, 42.5), (42, 44.5), (43, 46), (44, 47),
    ]
    private static let title2: [(CGFloat, CGFloat)] = [
        (24, 26.5), (26, 28.5), (27, 30.5), (30, 32.5), (31, 33.5), (32, 34.5), (34, 41), (35, 37.5), (36, 38.5),
    ]
    private static let title3: [(CGFloat, CGFloat)] = [
        (17, 19.5), (18, 20.5), (19, 21.5), (20, 22.5), (21, 23.5), (22, 24.5), (24, 26.5), (25, 27.5), (26, 28.5),
    ]
    private static let body: [(CGFloat, CGFloat)] = [
        (14, 16.5), (15, 17.5), (16, 18.5), (17, 19.5), (18, 20.5), (19, 21.5), (21, 23.5), (22, 24.5), (23, 25.5),
    ]
    private static let caption: [(CGFloat, CGFloat)] = [
        (13, 15.5), (14, 16.5), (15, 17.5), (16, 18.5), (17, 19.5), (18, 20.5), (18, 20.5), (19, 21.5), (20, 22.5),
    ]
    private static let caption2: [(CGFloat, CGFloat)] = [
        (12, 14.5), (13, 15.5), (14, 16.5), (15, 17.5), (15, 18.5), (17, 19.5), (17, 19.5), (18, 20.5), (19, 21.5),
    ]
    private static let footnote: [(CGFloat, CGFloat)] = [
        (11, 13.5), (12, 14.5), (13, 15.5), (14, 16.5), (15, 17.5), (16, 18.5), (16, 18.5), (17, 19.5), (18, 20.5),
    ]
}
