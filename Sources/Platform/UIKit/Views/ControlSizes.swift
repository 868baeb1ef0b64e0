import Appearance
import CoreGraphics
import RunContext

/// The sizes of UIKit's controls on a system, in points.
struct ControlSizes {
    var toggle: CGSize
    var sliderHeight: CGFloat

    /// The sizes on the system that is drawn.
    static var current: ControlSizes {
        switch RunContext.current.systemRelease {
        // `fact.toggle_size` and `fact.controls` of the layout measurements.
        case .iOS17, .iOS18: ControlSizes(toggle: CGSize(width: 51, height: 31), sliderHeight: 33)
        // Records `toggle.size` and `slider` of the pictures of iOS 26.
        case .iOS26, .watchOS26: ControlSizes(toggle: CGSize(width: 63, height: 28), sliderHeight: 34)
        }
    }
}
