import Foundation

/// A part of the tree that changes where what is inside it is seen, while it moves.
@MainActor
@_spi(Nodes) public protocol MovingSpace: TimedPart {}

extension ViewNode {
    /// The map from the coordinates in which the node's own frame is written to those of a space around it.
    ///
    /// Frames are absolute, in points of the container, before any transform; what effects around the node do to it comes on
    /// top, from the innermost to the outermost. An effect that moves is taken as it is at the moment that is evaluated, and
    /// whoever asks then depends on time. What a transition does to a view that comes or goes is drawing alone.
    ///
    /// - Returns: the map, and the top left corner of the space in the coordinates of its node; nil where no view around the
    ///   node has the name.
    func map(toSpaceNamed name: AnyHashable?) -> (transform: ProjectionTransform, origin: CGPoint)? {
        var transform = ProjectionTransform()
        var node = parent
        while let current = node {
            if current is TransitionContentNode {
                node = current.nodeAroundTransition
                continue
            }
            if let name, current.hasSpace(named: name) { return (transform, current.placedFrame?.origin ?? .zero) }
            if let own = current.spaceTransform(at: tree.moment) {
                transform = transform.concatenating(own)
                if let moving = current as? any MovingSpace { tree.noteReading(of: moving) }
            }
            if let moving = current.movingSpace { tree.noteReading(of: moving) }
            node = current.parent
        }
        return name == nil ? (transform, .zero) : nil
    }

    /// The node of the transition whose content this is.
    private var nodeAroundTransition: ViewNode? {
        var node = parent
        while let current = node, !(current is TransitionNode) { node = current.parent }
        return node
    }

    /// The map from the node's coordinates to those of the whole picture.
    package var globalTransform: ProjectionTransform { map(toSpaceNamed: nil)?.transform ?? ProjectionTransform() }

    /// A rectangle of the node's coordinates in a space; a turned one is the smallest that holds its corners.
    ///
    /// A name that no view around has means the global space, as Apple's does.
    package func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
        switch space {
        case .local:
            let origin = placedFrame?.origin ?? .zero
            return rect.offsetBy(dx: -origin.x, dy: -origin.y)
        case .global:
            return rect.mapped(by: globalTransform)
        case .named(let name):
            guard let (transform, origin) = map(toSpaceNamed: name) else { return convert(rect, to: .global) }
            return rect.mapped(by: transform).offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }

    /// A point of the whole picture in a space seen from the node, which was at `frame` then.
    func convert(_ point: CGPoint, from frame: CGRect, to space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global:
            return point
        case .local:
            let own = point.applying(globalTransform.inverted())
            return CGPoint(x: own.x - frame.minX, y: own.y - frame.minY)
        case .named(let name):
            guard let (transform, origin) = map(toSpaceNamed: name) else { return point }
            let own = point.applying(globalTransform.inverted()).applying(transform)
            return CGPoint(x: own.x - origin.x, y: own.y - origin.y)
        }
    }

    /// The nearest node around this one that fulfils a condition.
    package func ancestor(where condition: (ViewNode) -> Bool) -> ViewNode? {
        var node = parent
        while let current = node {
            if condition(current) { return current }
            node = current.parent
        }
        return nil
    }
}

extension CGRect {
    /// The smallest rectangle that holds the corners after a map.
    package func mapped(by map: ProjectionTransform) -> CGRect {
        guard !map.isIdentity else { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(map) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return self }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
