import Foundation

/// The outline of a 2D shape, in points, y pointing down.
///
/// Source: Apple, SwiftUI `Path`.
public struct Path: Sendable, Equatable {
    /// One step of a path.
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
}
