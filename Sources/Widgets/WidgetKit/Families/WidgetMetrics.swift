/// The measures of a widget of one family on one device.
package struct WidgetMetrics: Equatable, Sendable {
    /// The size the widget is laid out in, in points.
    package let size: CGSize

    /// The margins around its content, in points.
    package let contentMargins: EdgeInsets

    /// The radius of its continuous corners, in points.
    package let cornerRadius: CGFloat

    /// - Returns: `nil` if widgets of the family do not exist on the device or their size is not known.
    package init?(family: WidgetFamily, device: WidgetDevice = .standard) {
        guard let size = device.size(of: family) else { return nil }
        self.size = size
        contentMargins = Self.contentMargins(of: family, isOnWatch: device.isWatch)
        cornerRadius = Self.cornerRadius(of: family, size: size, device: device)
    }

    /// Human Interface Guidelines, Widgets (text of 2025-07-20): "16 points for most widgets".
    private static let standardMargin: CGFloat = 16

    /// On an iPhone of 393 points a widget prints 58 x 58 points for a circular and 146 x 58 for a rectangular accessory, where
    /// the table of the Human Interface Guidelines has 72 x 72 and 160 x 72: 7 less on each side.
    private static let accessoryMargin: CGFloat = 7

    /// Returns the margins of a family. Of the line beside the date, only the size is known. The circles of a watch face belong to the
    /// content, as the image sizes in the guidelines show.
    private static func contentMargins(of family: WidgetFamily, isOnWatch: Bool) -> EdgeInsets {
        let margin: CGFloat =
            switch family {
            case .accessoryRectangular: accessoryMargin
            case .accessoryCircular, .accessoryCorner: isOnWatch ? 0 : accessoryMargin
            case .accessoryInline: 0
            default: standardMargin
            }
        return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    }

    /// Apple publishes no radius, and no measurement of one is public. Designers draw 22 points on a small widget of 170 points; other
    /// devices keep this ratio, and all families of one device share one radius, as on the Home Screen.
    private static let cornerRadiusPerSmallSide: CGFloat = 22.0 / 170.0

    private static func cornerRadius(of family: WidgetFamily, size: CGSize, device: WidgetDevice) -> CGFloat {
        switch family {
        case .accessoryCircular, .accessoryCorner:
            min(size.width, size.height) / 2
        case .accessoryRectangular, .accessoryInline:
            0
        default:
            (device.size(of: .systemSmall) ?? size).height * cornerRadiusPerSmallSide
        }
    }
}
