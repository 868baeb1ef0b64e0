import CoreGraphics
import Foundation
import RunContext
import VirtualTime

/// A requested animation of views. The code that shows the views makes the changes, and animates their effects.
package struct UIViewMotion: Sendable {
    package enum Curve: Sendable {
        case named(UIView.AnimationCurve)
        case bezier(CGPoint, CGPoint)
        /// - damping: 1 for a spring that does not swing over.
        case spring(damping: Double)
    }

    /// Seconds.
    package var duration: TimeInterval
    /// Seconds until it begins.
    package var delay: TimeInterval = 0
    package var curve = Curve.named(.easeInOut)
    package var repeats = false
    package var reverses = false

    /// A Boolean value that indicates whether animations play.
    @MainActor static var areEnabled = true

    /// Plays changes; outside of a shown view they take place at once, which is reported.
    @MainActor
    func play(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        guard Self.areEnabled else {
            changes()
            return completion()
        }
        if let player = RunContext.current.tasks?.owner as? any UIViewMotionPlayer { return player.play(self, changes, completion) }
        RunReports.note("A UIKit animation was started outside a view's code: the views change at once, without moving.")
        changes()
        completion()
    }
}

/// An owner of a virtual time that moves views of UIKit's.
@MainActor package protocol UIViewMotionPlayer: TimeOwner {
    /// Makes changes as an event, and moves what they change.
    func play(_ motion: UIViewMotion, _ changes: @escaping () -> Void, _ completion: @escaping () -> Void)
}

extension UIViewMotion {
    init(_ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions, damping: CGFloat? = nil) {
        self.init(duration: duration, delay: delay)
        // The curve is a number in two bits.
        switch options.rawValue >> 16 & 3 {
        case 1: curve = .named(.easeIn)
        case 2: curve = .named(.easeOut)
        case 3: curve = .named(.linear)
        default: curve = .named(.easeInOut)
        }
        if let damping { curve = .spring(damping: damping) }
        (repeats, reverses) = (options.contains(.repeat), options.contains(.autoreverse))
    }
}
