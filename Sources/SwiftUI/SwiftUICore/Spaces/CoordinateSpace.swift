/// A coordinate space: the view's own, that of the whole picture, or one named by a surrounding view.
///
/// Source: Apple, SwiftUI `CoordinateSpace`.
public enum CoordinateSpace: @unchecked Sendable {
    // A name is a value that is compared and never modified.

    /// The coordinate space of the whole picture, in points from its top left corner.
    case global
    /// The coordinate space of the view itself, in points from its top left corner.
    case local
    /// The coordinate space of the nearest surrounding view with this name; the global one if there is none.
    case named(AnyHashable)
}

extension CoordinateSpace: Equatable, Hashable {}

extension CoordinateSpace {
    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A frame of reference within the layout system.
///
/// Source: Apple, SwiftUI `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
    /// The resolved coordinate space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The local coordinate space of the current view.
///
/// Source: Apple, SwiftUI `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the whole picture.
///
/// Source: Apple, SwiftUI `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// A named coordinate space.
///
/// Source: Apple, SwiftUI `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    // A name is a value that is compared and never modified.
    let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The names of the spaces of scroll views. The visible part of the content begins at zero.
package enum ScrollSpaceName: Hashable {
    /// The space of the nearest scroll view.
    case nearest
    /// The space of the nearest scroll view that scrolls along an axis.
    case scrolling(Axis)
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the coordinate space that `coordinateSpace(_:)` has given a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The coordinate space of the nearest scroll view.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollSpaceName.nearest) }

    /// The coordinate space of the nearest scroll view that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollSpaceName.scrolling(axis)) }
}
