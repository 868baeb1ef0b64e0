import CoreGraphics
import Foundation

/// The screen that pictures are made for.
///
/// Source: Apple, UIKit `UIScreen`. Its size is that on which plain views are previewed, its scale the run's.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
    public static let main = UIScreen()
    public class var screens: [UIScreen] { [main] }

    /// The screen in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: UIKitSurroundings.current.screenSize) }
    /// Pixels per point.
    public var scale: CGFloat { UIKitSurroundings.current.displayScale }
    public var nativeScale: CGFloat { scale }

    /// The screen in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    public var traitCollection: UITraitCollection { .current }
    public var maximumFramesPerSecond: Int { 60 }
    /// The brightness of the screen: half, as on a device whose slider nobody has moved.
    public var brightness: CGFloat = 0.5
    public var isCaptured: Bool { false }
}
