import Foundation
import TestSupport
import Testing
import UIKit

/// UIKit's animations make their changes, once and in order, without moving.
@Suite("UIKit animations") @MainActor struct UIKitAnimationTests {
    @Test func keyframesChangeInTheOrderInWhichTheyEnd() {
        let view = UIView()
        var seen: [String] = []
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic]) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                seen.append("late")
                view.alpha = 0.25
            }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                seen.append("early")
                view.alpha = 0.75
            }
        } completion: {
            seen.append("end \($0)")
        }
        expect(seen, equals: ["early", "late", "end true"])
        expect(view.alpha, equals: 0.25)
    }

    @Test func anAnimatorChangesWhenItIsStarted() {
        let view = UIView()
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.7) { view.alpha = 0.5 }
        animator.addCompletion { positions.append($0) }
        #expect(view.alpha == 1 && animator.state == .inactive)
        animator.startAnimation()
        #expect(view.alpha == 0.5 && positions == [.end] && animator.fractionComplete == 1 && !animator.isRunning)
        animator.addAnimations { view.alpha = 0.1 }
        animator.addCompletion { positions.append($0) }
        animator.pauseAnimation()
        #expect(view.alpha == 0.5 && animator.state == .active)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
        #expect(view.alpha == 0.5 && positions == [.end, .current])
    }

    @Test func oneViewTakesThePlaceOfAnother() {
        let (parent, old, new) = (UIView(), UIView(), UIView())
        parent.addSubview(old)
        UIView.transition(from: old, to: new, duration: 0.3, options: [.transitionFlipFromLeft])
        #expect(parent.subviews == [new] && old.superview == nil)
    }
}
