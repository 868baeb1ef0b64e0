/// The lengths of a list, in points.
///
/// Source: `fact.form` of the layout measurements, a form of grouped sections on an iPhone 390 points wide; a plain list's
/// are UIKit's table view of the same width.
struct ListMeasures: Equatable {
    /// The distance from the side of the list to a group.
    var sideMargin: CGFloat
    /// The distances from the sides of a group to the content of a row, and above and below it.
    var rowInsets: EdgeInsets
    /// The distance from the side of a group to a separator.
    var separatorInset: CGFloat
    /// The least height of a row with its insets: the environment's `defaultMinListRowHeight`.
    var minimumRowHeight: CGFloat
    var cornerRadius: CGFloat
    /// The distance from the top of the list to its first group, with and without a header: the measured header is 15.67 high.
    var topWithHeader: CGFloat
    var topWithoutHeader: CGFloat
    /// The distance from the end of a group, or its footer, to the next header or group.
    var beforeHeader: CGFloat
    var beforeGroup: CGFloat
    /// The distances from a header to its group and from a group to its footer.
    var afterHeader: CGFloat
    /// The distance from the first header to its group, where it differs from the others'.
    var afterFirstHeader: CGFloat?
    var beforeFooter: CGFloat
    /// The distance from the last group to the end of the content; chosen by eye.
    var bottom: CGFloat

    /// Returns the distance from the side of a list of a width to its groups: 20 points from 390 points on, 16 in narrower lists.
    ///
    /// Source: groups at 16 points in lists of 300 and 375 points, and at 20 in one of 390, on iOS 16.
    func sideMargin(in width: CGFloat) -> CGFloat { sideMargin > 0 && width < 390 ? 16 : sideMargin }

    /// Sets a list apart that is in no navigation stack: its first header begins nearer to its top.
    ///
    /// Source: a grouped list in a stack of an app without bars on iOS 16: text at 17, the first row at 38.667.
    mutating func leaveNavigation() {
        guard topWithHeader == 33 else { return }
        (topWithHeader, afterFirstHeader) = (17, 6)
    }

    init(_ look: _ListLook, minimumRowHeight: CGFloat) {
        self.minimumRowHeight = minimumRowHeight
        switch look.kind {
        case .plain:
            sideMargin = 0
            rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
            separatorInset = 20
            cornerRadius = 0
            (topWithHeader, topWithoutHeader) = (8, 0)
            (beforeHeader, beforeGroup) = (22, 0)
            (afterHeader, beforeFooter) = (6, 6)
            bottom = 0
        case .grouped:
            sideMargin = 0
            rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
            separatorInset = 20
            cornerRadius = 0
            (topWithHeader, topWithoutHeader) = (33, 35)
            (beforeHeader, beforeGroup) = (30, 35.333)
            (afterHeader, beforeFooter) = (6.667, 7.667)
            bottom = 20
        case .insetGrouped:
            sideMargin = 20
            rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
            separatorInset = 16
            cornerRadius = 10
            (topWithHeader, topWithoutHeader) = (33, 35)
            (beforeHeader, beforeGroup) = (30, 35.333)
            (afterHeader, beforeFooter) = (6.667, 7.667)
            bottom = 20
        }
    }
}
