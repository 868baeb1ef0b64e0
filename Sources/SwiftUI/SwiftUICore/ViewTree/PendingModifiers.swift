/// A modifier that waits for the elements it applies to.
@MainActor
package enum PendingModifier {
    case wrapper(any WrapperModifier, owner: Owner, environment: EnvironmentValues, transactionBox: TransactionBox)
    case trait(any TraitModifier)
    /// The tag of a view that has none of its own.
    case tag(AnyHashable)
    /// An identity by which user code knows the view.
    case identity(AnyHashable)
    case boundary(IdentityBoundary)
    /// The view whose body makes the nodes, for an inspection.
    case source(SourceName)

    /// The element of a modifier. It is around those that the modifier applies to, which must not keep it.
    package struct Owner {
        unowned(unsafe) let element: ViewElement

        init(_ element: ViewElement) { self.element = element }
    }

    /// True if the views that the modifier applies to are built with every update.
    var hindersKeeping: Bool {
        if case .wrapper(let modifier, _, _, _) = self { type(of: modifier).keeping == .never } else { false }
    }

    /// Tells the container something about an element, if that is what it does.
    package func write(to traits: inout ViewTraits) {
        switch self {
        case .trait(let modifier): modifier.write(to: &traits)
        case .tag(let tag): traits.tag = traits.tag ?? tag
        case .identity(let identity): traits.identities.append(identity)
        case .wrapper, .boundary, .source: break
        }
    }

    /// Returns whether the modifier does the same to an element as another one.
    func isSame(as other: PendingModifier) -> Bool {
        switch (self, other) {
        case (.wrapper(let modifier, let owner, let environment, let box), .wrapper(let known, let former, let values, let formerBox)):
            owner.element === former.element && box === formerBox && environment.isSame(as: values)
                && ValueComparison.areSame(any: modifier, known)
        case (.trait(let modifier), .trait(let known)): ValueComparison.areSame(any: modifier, known)
        case (.tag(let tag), .tag(let known)), (.identity(let tag), .identity(let known)): tag == known
        // What appears does so once.
        case (.boundary(let boundary), .boundary(let known)): !boundary.isInserting && !known.isInserting
        case (.source(let name), .source(let known)): name == known
        default: false
        }
    }
}

/// The modifiers met on the way down that apply to every element below.
///
/// Each view on the way has its own: that of the view around it and at most a few more. So they are linked from the inside
/// out and shared; copied, a chain of modifiers would cost as the square of its length.
@MainActor
package struct PendingModifiers {
    private final class Link {
        let modifier: PendingModifier
        let outer: Link?
        let hindersKeeping: Bool

        @MainActor
        init(_ modifier: PendingModifier, outer: Link?) {
            (self.modifier, self.outer) = (modifier, outer)
            hindersKeeping = modifier.hindersKeeping || outer?.hindersKeeping == true
        }
    }

    private var innermost: Link?

    init() {}

    /// Adds a modifier inside of the others.
    package mutating func append(_ modifier: PendingModifier) { innermost = Link(modifier, outer: innermost) }

    /// True if the elements that the modifiers apply to are built with every update.
    var hindersKeeping: Bool { innermost?.hindersKeeping ?? false }

    /// Returns whether the modifiers do the same as others.
    func isSame(as other: PendingModifiers) -> Bool {
        var (link, known) = (innermost, other.innermost)
        while link !== known {
            guard let first = link, let second = known, first.modifier.isSame(as: second.modifier) else { return false }
            (link, known) = (first.outer, second.outer)
        }
        return true
    }

    /// Visits the modifiers, innermost first.
    package func forEachFromInside(_ visit: (PendingModifier) -> Void) {
        var link = innermost
        while let current = link {
            visit(current.modifier)
            link = current.outer
        }
    }
}
