import UIKit

extension ViewTree: UIViewMotionPlayer {
    package func play(_ motion: UIViewMotion, _ changes: @escaping () -> Void, _ completion: @escaping () -> Void) {
        tasks.schedule(after: max(motion.delay, 0)) {
            withAnimation(motion.animation, completionCriteria: .removed) {
                changes()
                self.represented.redraw()
            } completion: {
                completion()
            }
        }
    }
}

extension UIViewMotion {
    /// The animation of the same course; nil for one without a duration.
    fileprivate var animation: Animation? {
        guard duration > 0 else { return nil }
        var animation: Animation =
            switch curve {
            case .named(.easeInOut): .easeInOut(duration: duration)
            case .named(.easeIn): .easeIn(duration: duration)
            case .named(.easeOut): .easeOut(duration: duration)
            case .named(.linear): .linear(duration: duration)
            case .bezier(let first, let second): .timingCurve(first.x, first.y, second.x, second.y, duration: duration)
            case .spring(let damping): .spring(Spring(settlingDuration: duration, dampingRatio: min(max(damping, 0.01), 1)))
            }
        if repeats { animation = animation.repeatForever(autoreverses: reverses) }
        return animation
    }
}
