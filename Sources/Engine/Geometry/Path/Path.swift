import Foundation

/// The outline of a 2D shape, in points, y pointing down.
///
/// Building blocks are in this file; shapes, arcs, strokes and measures are in `Path+Topic.swift`. A path may hold any coordinates, NaN
/// and infinity included: elements that cannot be measured or drawn count as nothing. Source: Apple, SwiftUI `Path`.
public struct Path: Sendable {
    /// An element of a path.
    @frozen public enum Element: Sendable, Equatable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package private(set) var elements: [Element] = []
    private var start: CGPoint?
    public private(set) var currentPoint: CGPoint?

    public init() {}

    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// The path of these elements; segments before the first move are left out, as when a path is built by hand.
    package init(elements: [Element]) {
        self.elements.reserveCapacity(elements.count)
        for element in elements { append(element) }
    }

    public var isEmpty: Bool { elements.isEmpty }

    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    public mutating func move(to end: CGPoint) {
        elements.append(.move(to: end))
        start = end
        currentPoint = end
    }

    public mutating func addLine(to end: CGPoint) {
        guard currentPoint != nil else { return }
        elements.append(.line(to: end))
        currentPoint = end
    }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard currentPoint != nil else { return }
        elements.append(.quadCurve(to: end, control: control))
        currentPoint = end
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard currentPoint != nil else { return }
        elements.append(.curve(to: end, control1: control1, control2: control2))
        currentPoint = end
    }

    public mutating func closeSubpath() {
        guard currentPoint != nil, elements.last != .closeSubpath else { return }
        elements.append(.closeSubpath)
        currentPoint = start
    }

    /// Adds one element as the call of the same meaning would.
    package mutating func append(_ element: Element) {
        switch element {
        case .move(let end): move(to: end)
        case .line(let end): addLine(to: end)
        case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
        case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
        case .closeSubpath: closeSubpath()
        }
    }
}

extension Path: Equatable {
    public static func == (lhs: Path, rhs: Path) -> Bool { lhs.elements == rhs.elements }
}
