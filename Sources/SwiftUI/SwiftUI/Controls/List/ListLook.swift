import Foundation
@_spi(Nodes) import SwiftUICore

/// The lists of a system: their lengths by kind, their headers, and the lines between their rows.
struct ListLook: LookSection {
    /// The lengths of each kind by the width of the list, the narrowest first.
    var plain: [ListMeasures]
    var grouped: [ListMeasures]
    var insetGrouped: [ListMeasures]
    /// The lengths in a sidebar beside the content.
    var column: ListMeasures
    /// The headers of groups, and of lists from edge to edge.
    var groupHeader: ListHeaderLook
    var plainHeader: ListHeaderLook
    var separator: SeparatorLook
    /// The ground of groups and rows; nil for the system's colour of grouped backgrounds.
    var card: SchemeColor?
    /// The parts of rows that are edited.
    var editing: RowEditingLook
    var swipe: SwipeActionLook

    /// The lengths of a kind in a list of a width.
    func measures(of kind: _ListLook.Kind, in width: CGFloat) -> ListMeasures {
        let table =
            switch kind {
            case .plain: plain
            case .grouped: grouped
            case .insetGrouped, .sidebar: insetGrouped
            case .column: [column]
            }
        return table.last { $0.leastWidth <= width } ?? table[0]
    }

    func header(of kind: _ListLook.Kind) -> ListHeaderLook {
        switch kind {
        case .plain: plainHeader
        case .grouped, .insetGrouped, .sidebar: groupHeader
        case .column: ListHeaderLook(font: .headline, isUppercase: false)
        }
    }
}

extension SystemLook {
    var list: ListLook { self[ListLook.self] }
}

/// The headers of a list's sections.
struct ListHeaderLook: Equatable, Sendable {
    var font: Font
    var isUppercase: Bool
    /// True if headers have the colour of labels; otherwise they are secondary.
    var isPrimary = false
}

/// The lines between the rows of a list.
struct SeparatorLook: Equatable, Sendable {
    /// The thickness in points; nil for a pixel.
    var thickness: CGFloat?
    /// True if a line ends where the content of a row ends; otherwise it goes on to the end of the row.
    var endsWithContent: Bool
}

/// The marks and handles of rows that are edited.
struct RowEditingLook: Equatable, Sendable {
    var markSize: CGFloat
    /// The distance from the leading side of a row's content to the mark, in points.
    var markInset: CGFloat
    var handleSize: CGFloat
    /// The distance from the handle to the trailing side of a row's content, in points.
    var handleInset: CGFloat
}

/// The actions that a swipe brings out.
struct SwipeActionLook: Equatable, Sendable {
    /// The height of the capsule of an action, in points; nil for a plate as high as the row.
    var capsule: CGSize?
    /// The distance between capsules, and from them to the row and to its card's side, in points.
    var spacing: CGFloat
    /// The width of an action's plate, in points; a longer word makes it wider.
    var width: CGFloat
}

/// The lengths of a list, in points.
struct ListMeasures: Equatable, Sendable {
    /// The width of a list from which on these lengths apply.
    var leastWidth: CGFloat = 0
    /// The distance from the side of the list to a group.
    var sideMargin: CGFloat
    /// The distances from the sides of a group to the content of a row, and above and below it.
    var rowInsets: EdgeInsets
    /// The distance from the side of a group to a separator.
    var separatorInset: CGFloat
    /// The least height of a row with its insets, unless the environment has its own.
    var minimumRowHeight: CGFloat
    var cornerRadius: CGFloat
    /// The distance from the top of the list to its first group or its header.
    var top: FirstGroup
    /// The same in a list that is in no navigation stack, and in one under a large title, where it differs.
    var topOutsideNavigation: FirstGroup?
    var topUnderLargeTitle: FirstGroup?
    /// The distance from the end of a group, or its footer, to the next header or group.
    var beforeHeader: CGFloat
    var beforeGroup: CGFloat
    /// The distance from a footer to the next header, where it differs.
    var beforeHeaderAfterFooter: CGFloat?
    /// The distances from a header to its group and from a group to its footer.
    var afterHeader: CGFloat
    var beforeFooter: CGFloat
    /// The distance from the last group to the end of the content; chosen by eye.
    var bottom: CGFloat
    /// The distance between rows that are separate cards; nil where rows adjoin.
    var rowSpacing: CGFloat?

    /// The distances at the top of a list.
    struct FirstGroup: Equatable, Sendable {
        var withHeader: CGFloat
        var withoutHeader: CGFloat
        /// The distance from the first header to its group, where it differs from the others'.
        var afterHeader: CGFloat?
    }
}

extension ListLook {
    /// Source: `fact.form` of the layout measurements, a form of grouped sections on an iPhone 390 points wide; a plain list's lengths are
    /// UIKit's table view of the same width. Groups stand at 16 points in lists of 300 and 375 points, and at 20 in one of 390, on iOS 16.
    /// Outside of a navigation stack the first header begins nearer to the top: a grouped list in an app without bars on iOS 16 has its
    /// text at 17 and its first row at 38.667. The distances around later headers and footers are those of records `list.sections.17.*`
    /// and `list.sections.18.*` of `controls26.json`.
    static let iOS18: ListLook = {
        let plain = ListMeasures(
            sideMargin: 0, rowInsets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20), separatorInset: 20,
            minimumRowHeight: 44, cornerRadius: 0, top: .init(withHeader: 8, withoutHeader: 0), beforeHeader: 22, beforeGroup: 0,
            afterHeader: 6, beforeFooter: 6, bottom: 0)
        let grouped = ListMeasures(
            sideMargin: 0, rowInsets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20), separatorInset: 20,
            minimumRowHeight: 44, cornerRadius: 0, top: .init(withHeader: 33, withoutHeader: 35, afterHeader: 6.667),
            topOutsideNavigation: .init(withHeader: 17, withoutHeader: 35, afterHeader: 6), beforeHeader: 34.667, beforeGroup: 35.333,
            beforeHeaderAfterFooter: 29, afterHeader: 6, beforeFooter: 6, bottom: 20)
        var narrow = grouped
        (narrow.sideMargin, narrow.cornerRadius, narrow.separatorInset) = (16, 10, 16)
        narrow.rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        var wide = narrow
        (wide.leastWidth, wide.sideMargin) = (390, 20)
        return ListLook(
            plain: [plain], grouped: [grouped], insetGrouped: [narrow, wide],
            column: .column(margin: 16, row: 44, radius: 10, top: 18),
            groupHeader: ListHeaderLook(font: .footnote, isUppercase: true),
            plainHeader: ListHeaderLook(font: .subheadline.weight(.semibold), isUppercase: false),
            separator: SeparatorLook(thickness: nil, endsWithContent: false),
            editing: RowEditingLook(markSize: 22, markInset: 0, handleSize: 19, handleInset: 0),
            swipe: SwipeActionLook(capsule: nil, spacing: 0, width: 74))
    }()

    /// Source: records `watch.list.*` of the pictures of watchOS 26: each row is a card. Lists of all styles look alike here.
    static let watchOS26: ListLook = {
        let measures = ListMeasures(
            sideMargin: 2, rowInsets: EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12), separatorInset: 12, minimumRowHeight: 51,
            cornerRadius: 12.5, top: .init(withHeader: -0.667, withoutHeader: 0), beforeHeader: 10, beforeGroup: 10, afterHeader: 1.167,
            beforeFooter: 4, bottom: 20, rowSpacing: 5)
        let header = ListHeaderLook(font: .system(size: 15, weight: .semibold), isUppercase: false, isPrimary: true)
        let card = Color.Resolved.hex(0x1F1F1F)
        return ListLook(
            plain: [measures], grouped: [measures], insetGrouped: [measures], column: measures, groupHeader: header, plainHeader: header,
            separator: SeparatorLook(thickness: 1.5, endsWithContent: false), card: SchemeColor(light: card, dark: card),
            editing: RowEditingLook(markSize: 18.5, markInset: 0, handleSize: 16, handleInset: 0), swipe: iOS26.swipe)
    }()

    /// Source: records `list.*`, `ha.list.rows` and `list.rows.390` of the pictures of iOS 26 (`Truth/lists26.json` of the tests). Rows have
    /// 52 points on screens of 402 to 440 points and 51 on those of 390. A row with a date plate of 34.333 points is 64.667 high, which
    /// gives the space above and below. Widths between those measured have the lengths of the next narrower one, but for 414 points, from
    /// which on UIKit's margins have been 20 points before.
    static let iOS26: ListLook = {
        func measures(from width: CGFloat, margin: CGFloat, row: CGFloat, isInset: Bool) -> ListMeasures {
            // One point less in all distances with a header where rows are 51 points high.
            let less: CGFloat = row < 52 ? 1 : 0
            return ListMeasures(
                leastWidth: width, sideMargin: isInset ? margin : 0,
                rowInsets: EdgeInsets(top: 15.167, leading: margin, bottom: 15.167, trailing: margin), separatorInset: margin,
                minimumRowHeight: row, cornerRadius: isInset ? 26 : 0,
                top: .init(withHeader: 10.333 - less, withoutHeader: 35),
                topUnderLargeTitle: .init(withHeader: 10 - less, withoutHeader: 0),
                beforeHeader: 28.333 - less, beforeGroup: 35, beforeHeaderAfterFooter: 17 - less, afterHeader: 9.333, beforeFooter: 7.667,
                bottom: 20)
        }
        func table(isInset: Bool) -> [ListMeasures] {
            [
                measures(from: 0, margin: 16, row: 51, isInset: isInset), measures(from: 402, margin: 16, row: 52, isInset: isInset),
                measures(from: 414, margin: 20, row: 52, isInset: isInset),
            ]
        }
        let plain = table(isInset: false).map { measures in
            var plain = measures
            plain.top.withoutHeader = 0
            (plain.beforeGroup, plain.bottom) = (0, 0)
            return plain
        }
        let header = ListHeaderLook(font: .headline, isUppercase: false)
        return ListLook(
            plain: plain, grouped: table(isInset: false), insetGrouped: table(isInset: true),
            column: .column(margin: 23, row: 50.333, radius: 25.167, top: 8), groupHeader: header, plainHeader: header,
            separator: SeparatorLook(thickness: 1, endsWithContent: true),
            editing: RowEditingLook(markSize: 25.667, markInset: 0.667, handleSize: 22, handleInset: 0.4),
            swipe: SwipeActionLook(capsule: CGSize(width: 50, height: 50), spacing: 8, width: 50))
    }()
}

extension ListMeasures {
    /// The lengths of a sidebar beside the content, with rows of their own.
    ///
    /// Source: the picture `Screenshots/iPad13/iPad13-Light.png` of NetNewsWire on iPadOS 26 at two pixels a point. Rows are 50.33 points
    /// high, the ground of the selected one stands 23 from the sides of the panel (y 245-345, x 66-573), and a header takes 46.7 between
    /// two of them, and as much below the row of the bar, of whose space 10 points belong to it here. Those of earlier systems are by eye.
    fileprivate static func column(margin: CGFloat, row: CGFloat, radius: CGFloat, top: CGFloat) -> ListMeasures {
        ListMeasures(
            sideMargin: margin, rowInsets: EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 16), separatorInset: 12,
            minimumRowHeight: row, cornerRadius: radius, top: .init(withHeader: top, withoutHeader: top - 8), beforeHeader: 18,
            beforeGroup: 20,
            afterHeader: 8.4, beforeFooter: 8, bottom: 20, rowSpacing: 0)
    }
}
