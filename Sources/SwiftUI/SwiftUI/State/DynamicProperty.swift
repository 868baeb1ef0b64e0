/// A stored property of a view that the system brings up to date before the view's body runs.
///
/// Source: Apple, SwiftUI `DynamicProperty`.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// What a dynamic property of a view's position remembers.
@MainActor
protocol PropertyLocation: AnyObject {}

/// A dynamic property that the view tree connects to what its position remembers.
@MainActor
protocol ConnectedProperty: DynamicProperty {
    /// Whether it is noted what a view reads of it, so that the view can be kept.
    static var isVersioned: Bool { get }

    /// Whether it begins with its initial value in each entry of a widget: state does, what is kept elsewhere does not.
    static var beginsWithEntry: Bool { get }

    /// Uses the remembered location, or makes one; answers the location to remember.
    func connect(to location: (any PropertyLocation)?, in context: BuildContext) -> any PropertyLocation
}

extension ConnectedProperty {
    static var isVersioned: Bool { false }
    static var beginsWithEntry: Bool { false }
}

/// The location of a property that has nothing to remember.
@MainActor
final class EmptyPropertyLocation: PropertyLocation {}
