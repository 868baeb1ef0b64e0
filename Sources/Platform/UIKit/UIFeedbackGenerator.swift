import CoreGraphics
import Foundation
import RunContext

/// Plays haptic feedback, which a picture does not show: it is reported.
///
/// Source: Apple, UIKit `UIFeedbackGenerator`.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    public override init() {}

    /// Prepares the engine; a render has none, so this does nothing.
    public func prepare() {}

    func report(_ what: String) {
        RunReports.note("\(what) was called: haptics are not rendered.")
    }
}

/// Plays a tap.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strength of the tap.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    private let style: FeedbackStyle

    public override convenience init() { self.init(style: .medium) }
    public init(style: FeedbackStyle) { self.style = style }

    public func impactOccurred() { report("UIImpactFeedbackGenerator(style: .\(style))") }
    public func impactOccurred(intensity: CGFloat) { impactOccurred() }
}

/// Plays feedback for success, a warning or a failure.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result that is signalled.
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    public func notificationOccurred(_ notificationType: FeedbackType) {
        report("UINotificationFeedbackGenerator(.\(notificationType))")
    }
}

/// Plays feedback for a changed choice.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() { report("UISelectionFeedbackGenerator") }
}
