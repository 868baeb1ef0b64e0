import Drawing
import Foundation
import UIKit
@_spi(Nodes) import SwiftUICore

/// All options side by side on a track, a plate under the chosen one: UIKit's segmented control.
struct Segments: View, ElementView {
    typealias Body = Never
    let selection: AnyHashable
    let options: AnyView
    let choose: (AnyHashable) -> Void

    func makeNode(in context: BuildContext) -> SegmentsNode { SegmentsNode(tree: context.tree) }

    func update(_ node: SegmentsNode, at structure: ViewElement, in context: BuildContext) {
        var inside = context.forContent
        inside.environment.stackAxis = nil
        inside.environment.foregroundStyles = nil
        inside.environment.lineLimit = 1
        let controls = (context.environment.segmentedControl.map { [$0] } ?? []) + AppearanceProxies.all(of: UISegmentedControl.self)
        node.plateColor = controls.lazy.compactMap(\.selectedSegmentTintColor).first.map { Color(uiColor: $0) }
        node.trackColor = controls.lazy.compactMap(\.backgroundColor).first.map { Color(uiColor: $0) }
        node.options = options(of: controls, at: structure, in: inside)
        node.take = choose
        node.choose(node.options.firstIndex { $0.traits.tag.map { $0.matches(selection) } ?? false })
    }
}

extension Segments {
    /// The options with their words as a control's attributes of titles have them: the chosen one is built once more, in its own.
    fileprivate func options(of controls: [UISegmentedControl], at structure: ViewElement, in context: BuildContext) -> [ViewNode] {
        @MainActor func built(_ position: Int, _ attributes: [NSAttributedString.Key: Any]?, weight: Font.Weight = .medium) -> [ViewNode] {
            var context = context
            context.environment.font = (attributes?[.font] as? UIFont).map { Font($0) } ?? .system(size: 13, weight: weight)
            if let color = attributes?[.foregroundColor] as? UIColor {
                context.environment.foregroundStyles = ForegroundStyles([Color(uiColor: color)], over: nil)
            }
            // A control takes the words of its items alone.
            context.environment.isTextPlain = true
            context.environment.holdsForegroundStyles = true
            return context.tree.build(options, at: structure.child(position, holding: AnyView.self), in: context).filter { !$0.isDeparting }
        }
        func attributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any]? {
            controls.lazy.compactMap { $0.titleTextAttributes(for: state) }.first
        }
        let (normal, selected) = (attributes(.normal), attributes(.selected))
        var nodes = built(0, normal)
        let weight = context.environment.systemLook.segmented.chosenWeight
        guard selected != nil || weight != .medium else { return nodes }
        let chosen = built(1, selected ?? normal, weight: weight)
        for (index, node) in chosen.enumerated() where nodes.indices.contains(index) {
            if node.traits.tag.map({ $0.matches(selection) }) ?? false { nodes[index] = node }
        }
        return nodes
    }
}

extension EnvironmentValues {
    private struct SegmentedControlKey: EnvironmentKey {
        static var defaultValue: UISegmentedControl? { nil }
    }

    /// The UIKit control whose segments are drawn; nil where the segments have the look of all such controls.
    var segmentedControl: UISegmentedControl? {
        get { self[SegmentedControlKey.self] }
        set { self[SegmentedControlKey.self] = newValue }
    }
}

@MainActor
final class SegmentsNode: ViewNode {
    var options: [ViewNode] = []
    /// The colour of the plate; nil for the system's.
    var plateColor: Color?
    /// The colour of the track; nil for the system's.
    var trackColor: Color?
    /// Takes the tag of a segment that is touched.
    var take: (AnyHashable) -> Void = { _ in }
    /// The position of the plate, counted in segments; it slides when the choice changes.
    private var position: AnimatedValue<Double>?

    private var look: SegmentedLook { environment.systemLook.segmented }
    private static let margin: CGFloat = 2
    private static let labelMargin: CGFloat = 10

    func choose(_ index: Int?) {
        guard let index else { return position = nil }
        if position == nil { position = AnimatedValue(Double(index)) }
        explaining("selection") { position?.set(Double(index), animation: attributeAnimation, at: tree.now) }
    }

    override var children: [ViewNode] { options }
    override var kind: String { "Segments" }

    override func isSolid(at point: CGPoint, time: Double) -> Bool { frame(at: time).contains(point) }

    /// A tap anywhere in a segment; the plate slides there.
    override func touchParts(at time: Double) -> [TouchPart] {
        guard environment.isEnabled else { return [] }
        let (frame, take) = (frame(at: time), take)
        return options.enumerated().compactMap { index, option in
            guard let tag = option.traits.tag else { return nil }
            let touch = ControlTouch(.segment) { withAnimation(Self.slide) { take(tag) } }
            return TouchPart(
                interaction: .control(touch), node: option, frame: cell(Double(index), in: frame), isWhole: true)
        }
    }

    /// The animation of the sliding plate; UIKit's own curve is not published, so this is the system's default.
    private static var slide: Animation { .default }
    override var ownSettlingTime: Double { position?.settlingTime ?? -.infinity }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let widest = options.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let ideal = (widest + 2 * Self.labelMargin) * CGFloat(options.count)
        return CGSize(width: proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal, height: look.layoutHeight)
    }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        for (index, option) in options.enumerated() {
            let cell = cell(Double(index), in: drawn(frame))
            let room = ProposedViewSize(width: max(cell.width - 4, 0), height: cell.height)
            let size = option.sizeThatFits(room)
            option.place(at: CGPoint(x: cell.midX - size.width / 2, y: cell.midY - size.height / 2), proposal: room)
        }
    }

    /// The rectangle that is drawn.
    private func drawn(_ frame: CGRect) -> CGRect { CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: look.height) }

    private func cell(_ position: Double, in frame: CGRect) -> CGRect {
        let inner = frame.insetBy(dx: Self.margin, dy: Self.margin)
        let width = inner.width / CGFloat(max(options.count, 1))
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let place = isRightToLeft ? CGFloat(options.count - 1) - position : CGFloat(position)
        return CGRect(x: inner.minX + place * width, y: inner.minY, width: width, height: inner.height)
    }

    override func paint(with painter: inout Painter) {
        let frame = drawn(frame(at: painter.time))
        fill(
            RoundedRectangle(cornerRadius: look.radius).path(in: frame),
            .color(trackColor?.resolve(in: environment) ?? SystemColor.tertiarySystemFill.resolved(in: environment)), with: &painter)
        if let position = position?.value(at: painter.time) {
            let plate = RoundedRectangle(cornerRadius: look.radius - Self.margin).path(in: cell(position, in: frame))
            let color = plateColor?.resolve(in: environment) ?? look.plate.resolved(in: environment.colorScheme)
            if look.hasShadow {
                // The plate's shadow, of which one line shows: (0, 3), radius 8, black at 0.12.
                fill(plate.offsetBy(dx: 0, dy: 1), .color(.black(0.05)), with: &painter)
            }
            fill(plate, .color(color), with: &painter)
        }
        for option in options { option.paint(with: &painter) }
    }

    private func fill(_ path: Path, _ style: ResolvedStyle, with painter: inout Painter) {
        painter.draw(style.items(filling: path, FillStyle(), in: path.boundingRect, opacity: painter.opacity))
    }
}

/// Options under and over each other, the chosen one in the middle: UIKit's picker view, 216 points high with rows of 32.
struct Wheel: View, ElementView {
    typealias Body = Never
    let selection: AnyHashable
    let options: AnyView
    /// True if the wheel has its own plate under the chosen row; wheels side by side share one.
    var hasPlate = true
    /// The space between the wheel's sides and its rows, both sides together, in points.
    ///
    /// Source: the layer tree of a wheel on iOS (record `fact.controls`): in one of 320 points each row has 302.
    var margins: CGFloat = 18
    /// The number of rows by which a finger has turned it.
    var turned = 0.0
    var touch: WheelTouch?

    func makeNode(in context: BuildContext) -> WheelNode { WheelNode(tree: context.tree) }

    func update(_ node: WheelNode, at structure: ViewElement, in context: BuildContext) {
        var inside = context.forContent
        inside.environment.stackAxis = nil
        inside.environment.font = context.environment.font ?? .system(size: context.environment.systemLook.wheel.fontSize)
        inside.environment.lineLimit = 1
        node.options = context.tree.build(options, at: structure.child(0, holding: AnyView.self), in: inside)
            .filter { !$0.isDeparting }
        (node.hasPlate, node.margins, node.touch) = (hasPlate, margins, touch)
        node.choose(node.options.firstIndex { $0.traits.tag.map { $0.matches(selection) } ?? false } ?? 0, turned: turned)
    }
}

@MainActor
final class WheelNode: ViewNode {
    var options: [ViewNode] = []
    var hasPlate = true
    var margins: CGFloat = 18
    var touch: WheelTouch?
    private var position: AnimatedValue<Double>?
    private var chosen = 0
    /// The row at which a finger released the wheel.
    private var aim: Int?

    /// The number of rows that show on each side.
    private static let reach = 4.0
    private var look: WheelLook { environment.systemLook.wheel }

    func choose(_ index: Int, turned: Double) {
        // The rows around the chosen one change with it: the row aimed at takes the place of the former chosen row.
        if let aim, touch?.goesRound ?? false, let old = position?.target {
            position?.set(old - Double(aim - index), animation: nil, at: tree.now)
        }
        let animation = aim == nil ? attributeAnimation : Self.snap
        (chosen, aim) = (index, nil)
        let target = Double(index) + turned
        if position == nil { position = AnimatedValue(target) }
        explaining("selection") { position?.set(target, animation: animation, at: tree.now) }
    }

    override func isSolid(at point: CGPoint, time: Double) -> Bool { frame(at: time).contains(point) }

    /// A finger turns the wheel; where it is let go the nearest row comes to the middle, and is chosen.
    override func touchParts(at time: Double) -> [TouchPart] {
        guard environment.isEnabled, let touch, options.count > 1 else { return [] }
        let drag = DragGesture(minimumDistance: Self.slack)
            .onChanged { [unowned self] in touch.turn(rows(of: $0)) }
            .onEnded { [unowned self] value in
                let row = chosen + Int(rows(of: value).rounded())
                aim = row
                touch.turn(0)
                if let tag = options[row].traits.tag { touch.take(tag) }
            }
        return [TouchPart(interaction: .gesture(AttachedGesture(drag)), node: self, frame: frame(at: time), isWhole: true, name: "Wheel")]
    }

    /// Returns the number of rows by which a finger has turned the wheel, not beyond its ends.
    private func rows(of value: DragGesture.Value) -> Double {
        min(max(-Double(value.translation.height / look.rowHeight), -Double(chosen)), Double(options.count - 1 - chosen))
    }

    /// The distance a finger moves before the wheel follows, in points.
    private static let slack: CGFloat = 4
    /// The animation that brings a row to the middle; UIKit's own curve is not published.
    private static var snap: Animation { .easeOut(duration: 0.3) }

    override var children: [ViewNode] { options }
    override var kind: String { "Wheel" }
    override var ownSettlingTime: Double { position?.settlingTime ?? -.infinity }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let height = look.isFlexible ? proposal.height.map { $0.isFinite ? max($0, look.rowHeight) : look.height } : nil
        return CGSize(width: proposal.width.map { $0.isFinite ? $0 : 320 } ?? 320, height: height ?? look.height)
    }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        for option in options {
            let room = ProposedViewSize(width: max(frame.width - margins, 0), height: look.rowHeight)
            let size = option.sizeThatFits(room)
            option.place(at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), proposal: room)
        }
    }

    override func paint(with painter: inout Painter) {
        let frame = frame(at: painter.time)
        guard let frameRadius = look.frameRadius else { return paintRows(in: frame, with: &painter) }
        let outline = RoundedRectangle(cornerRadius: frameRadius).path(in: frame)
        painter.draw([.clip(outline, FillStyle(), painter.group { paintRows(in: frame, with: &$0) })])
        let rim = RoundedRectangle(cornerRadius: frameRadius - 0.75).path(in: frame.insetBy(dx: 0.75, dy: 0.75))
        let color = ResolvedStyle.color(SystemColor.systemGray2.resolved(in: environment))
        painter.draw(
            color.items(filling: rim.strokedPath(StrokeStyle(lineWidth: 1.5)), FillStyle(), in: frame, opacity: painter.opacity))
    }

    private func paintRows(in frame: CGRect, with painter: inout Painter) {
        if hasPlate, look.frameRadius == nil {
            let band = CGRect(
                x: frame.minX + 9, y: frame.midY - look.rowHeight / 2, width: max(frame.width - 18, 0), height: look.rowHeight)
            let color = SystemColor.tertiarySystemFill.resolved(in: environment)
            let plate = RoundedRectangle(cornerRadius: 8).path(in: band)
            painter.draw(
                ResolvedStyle.color(color).items(filling: plate, FillStyle(), in: band, opacity: painter.opacity))
        }
        let current = position?.value(at: painter.time) ?? 0
        for (index, option) in options.enumerated() {
            let distance = Double(index) - current
            guard abs(distance) < Self.reach else { continue }
            paint(option, distance, around: frame.midY, with: &painter)
        }
    }

    /// A row turned away by its distance from the middle: it moves along the circle, grows flat and pale.
    private func paint(_ option: ViewNode, _ distance: Double, around middle: CGFloat, with painter: inout Painter) {
        let angle = distance * Double(look.rowHeight / look.radius)
        let (sine, cosine) = (CGFloat(Transcendental.sine(angle)), CGFloat(Transcendental.cosine(angle)))
        let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: cosine, tx: 0, ty: middle - middle * cosine + sine * look.radius)
        let items = painter.group { inner in
            inner.withOpacity(abs(distance) < 0.5 ? 1 : 0.42 * Double(cosine)) { option.paint(with: &$0) }
        }
        painter.draw([.transform(transform, items)])
    }
}
