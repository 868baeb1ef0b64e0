import HostProtocol
import WidgetKit

extension Place {
    /// The place nearest to this one that shows a family.
    ///
    /// Source: Human Interface Guidelines, Widgets: which families stand where.
    ///
    /// - Parameter isBackgroundRemovable: whether the widget may be shown without its background, as StandBy does.
    func nearest(for family: WidgetFamily, isBackgroundRemovable: Bool = true) -> Place {
        if family == .accessoryCorner, self != .gallery { return .watchFace }
        return switch self {
        case .homeScreen, .device: family.isAccessory ? .lockScreen : .homeScreen
        case .lockScreen: family.isAccessory ? .lockScreen : .homeScreen
        case .standBy:
            family.isAccessory ? .lockScreen : family == .systemSmall && isBackgroundRemovable ? .standBy : .homeScreen
        case .watchFace: family.isAccessory ? .watchFace : .homeScreen
        case .gallery: .gallery
        }
    }

    /// As people call it.
    var title: String {
        switch self {
        case .homeScreen: "the Home Screen"
        case .lockScreen: "the Lock Screen"
        case .standBy: "StandBy"
        case .watchFace: "a watch face"
        case .gallery: "the widget gallery"
        case .device: "a device in an app"
        }
    }
}
