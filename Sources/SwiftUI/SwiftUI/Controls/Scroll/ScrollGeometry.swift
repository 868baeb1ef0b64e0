import Foundation

/// A type that defines the geometry of a scroll view.
///
/// Source: Apple, SwiftUI `ScrollGeometry`.
public struct ScrollGeometry: Equatable, Sendable {
    /// The offset of the content, in points; at its beginning minus the insets.
    public var contentOffset: CGPoint {
        didSet { visibleRect = CGRect(origin: contentOffset, size: containerSize) }
    }

    /// The size of the content, in points, without the insets.
    public var contentSize: CGSize

    /// The margins around the content, in points.
    public var contentInsets: EdgeInsets

    /// The size of the scroll view itself, in points.
    public var containerSize: CGSize {
        didSet { visibleRect = CGRect(origin: contentOffset, size: containerSize) }
    }

    /// The visible part of the content.
    public private(set) var visibleRect: CGRect

    /// The part of the content that lies in the scroll view.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
        visibleRect = CGRect(origin: contentOffset, size: containerSize)
    }
}

/// A type that describes the state of a scroll gesture of a scroll view.
///
/// Source: Apple, SwiftUI `ScrollPhase`.
public enum ScrollPhase: Hashable, Sendable {
    /// The scroll view does not scroll.
    case idle
    /// A finger is down and has not moved the content yet.
    case tracking
    /// A finger moves the content.
    case interacting
    /// The content moves on by itself after a finger has left it.
    case decelerating
    /// The content moves to a requested place.
    case animating

    /// A Boolean value that indicates whether the content moves, or is about to.
    public var isScrolling: Bool { self != .idle }
}

/// The context of a change of a scroll view's phase.
///
/// Source: Apple, SwiftUI `ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext: Sendable {
    /// The geometry of the scroll view at the change.
    public let geometry: ScrollGeometry
    /// The velocity of the scroll view, in points per second; nil where it rests.
    public let velocity: CGVector?
}
