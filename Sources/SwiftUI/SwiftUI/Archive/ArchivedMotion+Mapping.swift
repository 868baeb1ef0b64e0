import AnimationEngine
import Foundation
import Geometry
import WidgetArchive

extension ArchivedMotion {
    var transaction: Transaction {
        var result = Transaction(animation: animation.map(Animation.init(_:)))
        if disablesAnimations { result.disablesAnimations = true }
        return result
    }
}

extension ArchivedSurroundings {
    /// Takes the values that drawing reads from an environment.
    init(_ environment: EnvironmentValues) {
        self.init()
        isRightToLeft = environment.layoutDirection == .rightToLeft
        reducesMotion = environment.accessibilityReduceMotion
        isRedacted = environment.isRedacted
        contentAddsGroup = environment.contentTransitionAddsDrawingGroup
        content =
            switch environment.contentTransition.kind {
            // A text takes a symbol's effect for none.
            case .automatic, .symbolEffect: .automatic
            case .identity: .identity
            case .opacity: .opacity
            case .interpolate: .interpolate
            case .numericText(let countsDown, let value): .numericText(countsDown: countsDown, value: value)
            }
    }

    /// Returns the environment of a tree with the values of a box.
    @MainActor
    func environment(in tree: ViewTree) -> EnvironmentValues {
        var environment = tree.environment
        environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        environment.accessibilityReduceMotion = reducesMotion
        environment.redactionReasons = isRedacted ? .placeholder : []
        environment.contentTransitionAddsDrawingGroup = contentAddsGroup
        let kind: ContentTransition.Kind =
            switch content {
            case .automatic: .automatic
            case .identity: .identity
            case .opacity: .opacity
            case .interpolate: .interpolate
            case .numericText(let countsDown, let value): .numericText(countsDown: countsDown, value: value)
            }
        environment.contentTransition = ContentTransition(kind: kind)
        return environment
    }
}

extension ArchivedTransition.Edge {
    fileprivate var edge: Edge {
        switch self {
        case .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        }
    }
}

extension AnyTransition {
    /// The transition that data describe.
    init(_ form: ArchivedTransition) {
        switch form {
        case .identity: self = .identity
        case .opacity: self = .opacity
        case .slide: self = .slide
        case .scale(let scale, let x, let y): self.init(ScaleTransition(scale, anchor: UnitPoint(x: x, y: y)))
        case .offset(let x, let y): self = .offset(CGSize(width: x, height: y))
        case .move(let edge): self = .move(edge: edge.edge)
        case .push(let edge): self = .push(from: edge.edge)
        case .blurReplace(let upUp): self.init(BlurReplaceTransition(configuration: upUp ? .upUp : .downUp))
        case .asymmetric(let insertion, let removal):
            self = .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
        case .combined(let first, let second): self = AnyTransition(first).combined(with: AnyTransition(second))
        case .animated(let base, let animation): self = AnyTransition(base).animation(animation.map(Animation.init(_:)))
        }
    }
}
