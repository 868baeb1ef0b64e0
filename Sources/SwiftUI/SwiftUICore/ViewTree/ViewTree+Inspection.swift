import Foundation
import LayoutEngine

/// A view or a modifier of a laid-out tree, as an inspector shows it.
package struct InspectedView {
    /// The name in the source, or the kind of the view or modifier: `Card`, `VStack`, `Padding`.
    package var name: String
    /// The words of a text.
    package var text: String?
    /// The name of a picture or symbol.
    package var image: String?
    package var identifier: String?
    /// The place where it is seen, in points from the top left of the container.
    package var frame: CGRect
    /// The size that layout gave it, before any transform.
    package var size: CGSize
    /// The size that was proposed; nil for a dimension that was left to the view.
    package var proposal: (width: CGFloat?, height: CGFloat?)
    /// The moment until which an animation of its own, or of its frame, runs, in seconds of the tree; infinite for one that never ends.
    package var movesUntil: Double?
    /// That animation, as it is written in a source, where the tree's explanation is on.
    package var animation: String?
    /// The space that it adds around the view inside, in points.
    package var padding: EdgeInsets?
    /// The alignment guides that it sets, in points from its leading edge or top.
    package var guides: [String: CGFloat] = [:]
    /// The inherited values that differ from those of the view around it, as the code writes them.
    package var environment: [String: String] = [:]
    /// The moment at which the view's body ran last, and the reason; nil for one that has run as it appeared, and not since.
    package var run: (time: Double, cause: BodyCause)?
    package var children: [InspectedView] = []
    /// The element of a view with a body.
    fileprivate var element: ObjectIdentifier?
}

/// The motion of a view: the moment until which it lasts, and the animation as it is written in a source.
package struct InspectedMotion {
    /// Seconds of the tree; infinite for a motion that never ends.
    var end: Double
    var animation: String?

    init(until end: Double, by animation: String?) { (self.end, self.animation) = (end, animation) }

    /// Returns nil for a part that stands still at a moment.
    @MainActor init?(of part: any TimedPart, at time: Double, in tree: ViewTree) {
        guard part.timeDependence.end > time else { return nil }
        self.init(until: part.timeDependence.end, by: tree.explanation.animation(of: part, at: time))
    }
}

extension ViewTree {
    /// Returns the views that are shown at a moment, those in front first, with modifiers around the views that they modify.
    ///
    /// Views with bodies are among them if `sourceNames` were noted while the tree was built.
    package func inspectedViews(at time: Double) -> [InspectedView] {
        let roots = root?.touchRoots ?? []
        // The layer behind a widget is listed where its modifier stands.
        let outer = roots.filter { root in !roots.contains { $0 !== root && $0.shows(root) } }
        return outer.map { $0.inspected(at: time, outward: ProjectionTransform(), around: EnvironmentValues()) }
    }
}

extension ViewNode {
    fileprivate func inspected(at time: Double, outward: ProjectionTransform, around outer: EnvironmentValues) -> InspectedView {
        var view: InspectedView
        if let inner = passedOver {
            view = inner.inspected(at: time, outward: touchTransform(at: time).map { $0.concatenating(outward) } ?? outward, around: outer)
        } else {
            view = ownInspection(at: time, outward: outward, around: outer)
        }
        for name in sourceNames {
            var named = view
            view.environment = [:]
            named.run = name.run.cause.map { (name.run.time, $0) }
            (named.name, named.element, named.text, named.image, named.padding) = (name.name, name.element, nil, nil, nil)
            let motion = name.motion(time, tree, self)
            (named.identifier, named.movesUntil, named.animation, named.children) = (nil, motion?.end, motion?.animation, [view])
            view = named
        }
        return view
    }

    /// Returns true if a node is inside this one, as an inspector shows it.
    fileprivate func shows(_ node: ViewNode) -> Bool { dumpedChildren.contains { $0 === node || $0.shows(node) } }

    /// The node inside one that is no view or modifier of a source.
    private var passedOver: ViewNode? {
        guard let wrapper = self as? WrapperNode else { return nil }
        if self is TransitionNode { return isDeparting ? nil : wrapper.inner }
        return dumpedChildren.contains { $0 === wrapper.inner } ? nil : wrapper.inner
    }

    private func ownInspection(at time: Double, outward: ProjectionTransform, around outer: EnvironmentValues) -> InspectedView {
        let frame = frame(at: time)
        let inner = touchTransform(at: time).map { $0.concatenating(outward) } ?? outward
        let shown = dumpedChildren.filter { $0.isChosen && !($0.isDeparting && $0.latestSettlingTime() <= time) }
        let settling = recurs ? .infinity : max(ownSettlingTime, arrivalTime)
        return InspectedView(
            name: written == nil ? kind : "Text", text: written, image: pictured, identifier: traits.accessibility.identifier,
            frame: tree.onCanvas(frame.bounds(mappedBy: outward)), size: (placedFrame ?? frame).size,
            proposal: (placedProposal.width, placedProposal.height), movesUntil: settling > time ? settling : nil,
            animation: settling > time ? tree.explanation.animation(of: self, at: time) : nil,
            padding: ((self as? LayoutContainerNode)?.layout as? PaddingLayout)?.insets, guides: statedGuides,
            environment: environment.differences(from: outer),
            children: shown.map { $0.inspected(at: time, outward: inner, around: environment) }.joinedByElement)
    }

    private var statedGuides: [String: CGFloat] {
        guard let placedFrame else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: AlignmentKey.named.compactMap { name, guide in
                explicitAlignment(of: guide, size: placedFrame.size, proposal: placedProposal).map { (name, $0) }
            })
    }
}

extension AlignmentKey {
    /// The guides of the system.
    fileprivate static let named: [(name: String, guide: AlignmentKey)] = [
        ("leading", AlignmentKey(HorizontalAlignment.leading)), ("horizontalCenter", AlignmentKey(HorizontalAlignment.center)),
        ("trailing", AlignmentKey(HorizontalAlignment.trailing)), ("top", AlignmentKey(VerticalAlignment.top)),
        ("verticalCenter", AlignmentKey(VerticalAlignment.center)), ("bottom", AlignmentKey(VerticalAlignment.bottom)),
        ("firstTextBaseline", AlignmentKey(VerticalAlignment.firstTextBaseline)),
        ("lastTextBaseline", AlignmentKey(VerticalAlignment.lastTextBaseline)),
    ]
}

extension EnvironmentValues {
    /// The values that views read most, by the names of their properties.
    @MainActor private static let described: [(name: String, text: @MainActor (EnvironmentValues) -> String)] = [
        ("colorScheme", { "\($0.colorScheme)" }), ("colorSchemeContrast", { "\($0.colorSchemeContrast)" }),
        ("dynamicTypeSize", { "\($0.dynamicTypeSize)" }), ("isEnabled", { "\($0.isEnabled)" }),
        ("fontSize", { "\(($0.font ?? .body).resolved(in: $0.fontContext).sizeInPoints)" }),
        ("layoutDirection", { "\($0.layoutDirection)" }), ("lineLimit", { $0.lineLimit.map { "\($0)" } ?? "nil" }),
        ("locale", { $0.locale.identifier }), ("multilineTextAlignment", { "\($0.multilineTextAlignment)" }),
        ("redactionReasons", { "\($0.redactionReasons.rawValue)" }),
    ]

    @MainActor fileprivate func differences(from outer: EnvironmentValues) -> [String: String] {
        guard !isSame(as: outer) else { return [:] }
        return Self.described.reduce(into: [:]) { differences, value in
            let text = value.text(self)
            if text != value.text(outer) { differences[value.name] = text }
        }
    }
}

extension [InspectedView] {
    /// The same views, with neighbours of one view's body inside that one view.
    fileprivate var joinedByElement: [InspectedView] {
        var joined: [InspectedView] = []
        for view in self {
            guard let element = view.element, let last = joined.last, last.element == element else {
                joined.append(view)
                continue
            }
            joined[joined.count - 1].frame = last.frame.union(view.frame)
            joined[joined.count - 1].size = joined[joined.count - 1].frame.size
            joined[joined.count - 1].children = (last.children + view.children).joinedByElement
        }
        return joined
    }
}

extension CGRect {
    /// The smallest rectangle around the rectangle's mapped corners.
    package func bounds(mappedBy transform: ProjectionTransform) -> CGRect {
        guard !transform.isIdentity else { return self }
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { CGPoint(x: $0.0, y: $0.1).applying(transform) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return self }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
