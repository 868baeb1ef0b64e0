/// An identity that a view owns and that lives as long as the view's position in the tree.
///
/// Source: Apple, SwiftUI `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    private let box = NamespaceBox()

    public init() {}

    public var wrappedValue: ID { ID(number: box.number) }
}

private final class NamespaceBox {
    var number = -1
}

@MainActor
private final class NamespaceLocation: PropertyLocation {
    let number: Int
    init(_ number: Int) { self.number = number }
}

extension Namespace: PlacedProperty {}

extension Namespace: ConnectedProperty {
    static var isVersioned: Bool { true }

    func connect(to location: (any PropertyLocation)?, in context: BuildContext) -> any PropertyLocation {
        let known = location as? NamespaceLocation ?? NamespaceLocation(context.tree.evaluation.makeNamespaceNumber())
        box.number = known.number
        return known
    }
}
