/// A modifier that waits for the elements it applies to.
@MainActor
enum PendingModifier {
    case wrapper(any WrapperModifier, owner: ViewElement, environment: EnvironmentValues, transaction: Transaction)
    case trait((inout ViewTraits) -> Void)
    case boundary(IdentityBoundary)
}

/// The modifiers met on the way down that apply to every element below.
///
/// Each view on the way has its own: that of the view around it and at most a few more. So they are linked from the inside
/// out and shared; copied, a chain of modifiers would cost as the square of its length.
@MainActor
struct PendingModifiers {
    private final class Link {
        let modifier: PendingModifier
        let outer: Link?

        init(_ modifier: PendingModifier, outer: Link?) { (self.modifier, self.outer) = (modifier, outer) }
    }

    private var innermost: Link?

    init() {}

    /// Adds a modifier inside of the others.
    mutating func append(_ modifier: PendingModifier) { innermost = Link(modifier, outer: innermost) }

    /// Visits the modifiers, innermost first.
    func forEachFromInside(_ visit: (PendingModifier) -> Void) {
        var link = innermost
        while let current = link {
            visit(current.modifier)
            link = current.outer
        }
    }
}
