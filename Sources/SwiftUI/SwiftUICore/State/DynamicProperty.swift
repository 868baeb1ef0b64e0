/// A stored property of a view that the system updates before the view's body runs.
///
/// Source: Apple, SwiftUI `DynamicProperty`.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// The memory of a dynamic property at a view's position.
@MainActor
protocol PropertyLocation: AnyObject {}

/// A dynamic property that the view tree connects to the memory of its position.
@MainActor
protocol ConnectedProperty: DynamicProperty {
    /// True if reads of the property are recorded, so that the view can be kept.
    static var isVersioned: Bool { get }

    /// True if the property starts from its initial value in each entry of a widget. State does; values stored elsewhere do not.
    static var beginsWithEntry: Bool { get }

    /// Uses the remembered location, or creates one. Returns the location to remember.
    func connect(to location: (any PropertyLocation)?, in context: BuildContext) -> any PropertyLocation
}

extension ConnectedProperty {
    static var isVersioned: Bool { false }
    static var beginsWithEntry: Bool { false }
}

/// The location of a property without memory.
@MainActor
final class EmptyPropertyLocation: PropertyLocation {}
