import Foundation

extension Path {
    /// Returns the path part of the way to another path with the same steps, as the outlines of one character in two weights or sizes
    /// are; nil if the steps differ.
    ///
    /// - Parameter amount: 0 gives this path, 1 the other; every point goes in a straight line.
    package func interpolated(towards other: Path, by amount: CGFloat) -> Path? {
        guard elements.count == other.elements.count else { return nil }
        var result: [Element] = []
        result.reserveCapacity(elements.count)
        for (old, new) in zip(elements, other.elements) {
            guard let element = Self.interpolated(old, new, amount) else { return nil }
            result.append(element)
        }
        return Path(elements: result)
    }

    private static func interpolated(_ old: Element, _ new: Element, _ amount: CGFloat) -> Element? {
        func between(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
            CGPoint(x: first.x + (second.x - first.x) * amount, y: first.y + (second.y - first.y) * amount)
        }
        switch (old, new) {
        case (.move(let first), .move(let second)):
            return .move(to: between(first, second))
        case (.line(let first), .line(let second)):
            return .line(to: between(first, second))
        case (.quadCurve(let first, let control), .quadCurve(let second, let otherControl)):
            return .quadCurve(to: between(first, second), control: between(control, otherControl))
        case (.curve(let first, let one, let two), .curve(let second, let otherOne, let otherTwo)):
            return .curve(
                to: between(first, second), control1: between(one, otherOne), control2: between(two, otherTwo))
        case (.closeSubpath, .closeSubpath):
            return .closeSubpath
        case (.move, _), (.line, _), (.quadCurve, _), (.curve, _), (.closeSubpath, _):
            return nil
        }
    }
}
