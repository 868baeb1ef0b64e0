import Foundation
@_spi(Nodes) import SwiftUICore

/// The phases that a view transitions between when it scrolls among other views.
///
/// Source: Apple, SwiftUI `ScrollTransitionPhase`.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view is about to move into the visible area at the top of a vertical scroll view, or the leading edge of a
    /// horizontal one.
    case topLeading
    /// The view is in the visible area.
    case identity
    /// The view is about to move into the visible area at the bottom of a vertical scroll view, or the trailing edge of a
    /// horizontal one.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// -1 at the top or leading edge, 0 in the visible area, 1 at the bottom or trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The configuration of a scroll transition that controls how a transition is applied as a view is scrolled through the
/// visible region of a containing scroll view.
///
/// Source: Apple, SwiftUI `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable {
        case identity
        case interactive(UnitCurve)
        case animated(Animation)
    }

    var kind: Kind
    var threshold: Threshold = .visible
    var smoothing: Animation?

    /// Does not change the appearance of the view.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// Animates the transition at once where the view becomes visible.
    public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))

    /// Animates the transition at once where the view becomes visible.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }

    /// Interpolates the effect as the view is scrolled into the visible region.
    public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut))

    /// Interpolates the effect along a curve, from the view being just hidden to the threshold.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }

    /// Sets the animation with which the transition is applied.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var result = self
        if case .animated = kind { result.kind = .animated(animation) } else { result.smoothing = animation }
        return result
    }

    /// Sets the threshold at which the view is considered fully visible.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var result = self
        result.threshold = threshold
        return result
    }

    /// A point in the progression of a view from hidden, fully outside the container, to visible.
    public struct Threshold: Sendable {
        /// The extent to which the view has come in, as a sum of parts of its own length, of the container's and of points.
        var own: Double
        var container: Double
        var points: Double

        public static let visible = Threshold(own: 1, container: 0, points: 0)
        public static let hidden = Threshold(own: 0, container: 0, points: 0)

        /// The view's middle is the container's.
        public static var centered: Threshold { Threshold(own: 0.5, container: 0.5, points: 0) }

        /// A part of the view is visible: 0 to 1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(own: min(max(amount, 0), 1), container: 0, points: 0)
        }

        /// This threshold and another one, mixed.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
            return Threshold(
                own: mix(own, other.own), container: mix(container, other.container), points: mix(points, other.points))
        }

        /// Is met when the view is nearer to the centre of the container, by points.
        public func inset(by distance: Double) -> Threshold {
            Threshold(own: own, container: container, points: points + distance)
        }

        /// Returns the distance that a view must have come in, in points.
        func distance(own length: CGFloat, container: CGFloat) -> CGFloat {
            CGFloat(own) * length + CGFloat(self.container) * container + CGFloat(points)
        }
    }
}

nonisolated extension View {
    /// Applies a transition as the view appears and disappears within the visible region of the containing scroll view.
    ///
    /// - Parameters:
    ///   - axis: the axis of the scroll view; nil for the one along which it scrolls.
    ///   - transition: makes the effect of a phase.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Applies a transition with a configuration for each end of the containing scroll view.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, makeEffect: transition))
    }
}

nonisolated private struct ScrollTransitionModifier<Effect: VisualEffect>: ViewModifier, WrapperModifier {
    typealias Body = Never
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let makeEffect: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) {
            ScrollTransitionNode<Effect>(tree: context.tree, inner: inner)
        }
        node.modifier = self
        return node
    }
}

/// A view whose effect follows from where it is in its scroll view.
private final class ScrollTransitionNode<Effect: VisualEffect>: VisualEffectNode<Effect> {
    var modifier: ScrollTransitionModifier<Effect>?
    private var phase: ScrollTransitionPhase?

    /// The place is known now.
    override func didCommit() {
        guard let modifier else { return }
        let place = place(modifier)
        switch place.configuration.kind {
        case .identity: show(modifier.makeEffect(EmptyVisualEffect(), .identity), animation: nil)
        case .interactive(let curve):
            let identity = modifier.makeEffect(EmptyVisualEffect(), .identity)
            var effect = modifier.makeEffect(EmptyVisualEffect(), place.phase)
            var change = effect.animatableData - identity.animatableData
            change.scale(by: 1 - curve.value(at: place.progress))
            effect.animatableData = identity.animatableData + change
            show(effect, animation: tree.isSampling ? nil : place.configuration.smoothing)
        case .animated(let animation):
            // A phase changes at an event, as everything does that starts something.
            if !tree.isSampling || phase == nil {
                show(
                    modifier.makeEffect(EmptyVisualEffect(), place.phase),
                    animation: phase == nil || phase == place.phase ? committingAnimation : animation)
                phase = place.phase
            }
        }
    }

    override func performActions() {
        super.performActions()
        guard let modifier, case .animated = place(modifier).configuration.kind else { return }
        tree.motion.hasWatchers = true
    }

    /// Returns the phase of the view, and its progress from hidden to the threshold, 0 to 1.
    private func place(
        _ modifier: ScrollTransitionModifier<Effect>
    ) -> (phase: ScrollTransitionPhase, progress: Double, configuration: ScrollTransitionConfiguration) {
        let rest = (ScrollTransitionPhase.identity, 1.0, modifier.topLeading)
        guard let window = ancestor(where: { $0 is ScrollWindowNode }) as? ScrollWindowNode, let state = window.state,
            let size = window.placedFrame?.size, let placedFrame
        else { return rest }
        let axis = modifier.axis ?? (state.axes.contains(.vertical) ? .vertical : .horizontal)
        let frame = convert(placedFrame, to: .named(ScrollSpaceName.nearest))
        let isTurned = axis == .horizontal && environment.layoutDirection == .rightToLeft
        let (length, container) = axis == .vertical ? (frame.height, size.height) : (frame.width, size.width)
        let (first, last) = axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        let (fromStart, fromEnd) = isTurned ? (container - first, last) : (last, container - first)

        func progress(_ distance: CGFloat, _ configuration: ScrollTransitionConfiguration) -> Double {
            let whole = configuration.threshold.distance(own: length, container: container)
            // A threshold at or beyond hidden is met as soon as the view is not hidden.
            guard whole > 0 else { return distance > 0 ? 1 : 0 }
            // A billionth more, so that the last bit of a sum does not count.
            return Double(min(max(distance / whole + 1e-9, 0), 1))
        }
        let (start, end) = (progress(fromStart, modifier.topLeading), progress(fromEnd, modifier.bottomTrailing))
        if start < 1, start <= end { return (.topLeading, start, modifier.topLeading) }
        if end < 1 { return (.bottomTrailing, end, modifier.bottomTrailing) }
        return rest
    }
}
