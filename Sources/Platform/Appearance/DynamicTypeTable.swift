import Foundation

/// Sizes and line heights of the text styles at every Dynamic Type size, in points.
///
/// Source: Apple, Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" (text of 2025-07-20); the sizes
/// were confirmed by `UIFont.preferredFont` on iOS 26.1.
package enum DynamicTypeTable {
    package enum Style: Sendable, Hashable, CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    package struct Row {
        package let size: CGFloat
        package let lineHeight: CGFloat
    }

    /// The row of a style at a type size: 0 is extra small, 3 large, which is the standard, 11 the largest.
    package static func row(_ style: Style, ordinal: Int) -> Row {
        let rows = rows(style)
        let (size, lineHeight) = rows[min(max(ordinal, 0), rows.count - 1)]
        return Row(size: size, lineHeight: lineHeight)
    }

    /// The rows from `xSmall` to `accessibility5`.
    private static func rows(_ style: Style) -> [(CGFloat, CGFloat)] {
        switch style {
        case .largeTitle: largeTitle
        case .title: title
        case .title2: title2
        case .title3: title3
        case .headline: headline
        case .body: body
        case .callout: callout
        case .subheadline: subheadline
        case .footnote: footnote
        case .caption: caption
        case .caption2: caption2
        }
    }

    private static let largeTitle: [(CGFloat, CGFloat)] = [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46),
        (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
    ]
    private static let title: [(CGFloat, CGFloat)] = [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39),
        (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
    ]
    private static let title2: [(CGFloat, CGFloat)] = [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32),
        (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
    ]
    private static let title3: [(CGFloat, CGFloat)] = [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30),
        (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
    ]
    private static let headline: [(CGFloat, CGFloat)] = [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
        (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
    ]
    private static let body: [(CGFloat, CGFloat)] = [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
        (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
    ]
    private static let callout: [(CGFloat, CGFloat)] = [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25),
        (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
    ]
    private static let subheadline: [(CGFloat, CGFloat)] = [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24),
        (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
    ]
    private static let footnote: [(CGFloat, CGFloat)] = [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22),
        (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
    ]
    private static let caption: [(CGFloat, CGFloat)] = [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21),
        (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
    ]
    private static let caption2: [(CGFloat, CGFloat)] = [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20),
        (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
    ]
}
