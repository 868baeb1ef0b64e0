import CoreGraphics
import Foundation
import RunScope

/// Plays what the hand feels, which a picture does not show: it is reported.
///
/// Source: Apple, UIKit `UIFeedbackGenerator`.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    public override init() {}

    /// Wakes the engine; there is none, so there is nothing to do.
    public func prepare() {}

    func report(_ what: String) {
        RunReports.note("\(what) was called: haptics are not rendered.")
    }
}

/// Plays a tap.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy the tap is.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    private let style: FeedbackStyle

    public override convenience init() { self.init(style: .medium) }
    public init(style: FeedbackStyle) { self.style = style }

    public func impactOccurred() { report("UIImpactFeedbackGenerator(style: .\(style))") }
    public func impactOccurred(intensity: CGFloat) { impactOccurred() }
}

/// Plays what says that something went well or wrong.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What is said.
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    public func notificationOccurred(_ notificationType: FeedbackType) {
        report("UINotificationFeedbackGenerator(.\(notificationType))")
    }
}

/// Plays what says that a choice changed.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() { report("UISelectionFeedbackGenerator") }
}
