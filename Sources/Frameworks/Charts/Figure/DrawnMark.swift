/// A mark as a view at a place in the plot.
struct DrawnMark: Identifiable {
    let id: AnyHashable
    /// The frame in the plot's coordinates.
    let frame: CGRect
    var view: AnyView
    let zIndex: Double
    var annotations: [MarkAnnotation] = []
    /// True if the mark spans the whole plot, so that annotations beside it lie outside the plot.
    var spansPlot = false
    /// The rectangle beside which annotations are placed, if it is not the frame.
    var annotationFrame: CGRect?

    /// The rectangle beside which annotations are placed, in the plot's coordinates.
    var target: CGRect { annotationFrame ?? frame }
}

/// Draws arranged marks with the scales of a figure.
@MainActor
struct MarkPainter {
    let x: PositionScale?
    let y: PositionScale?
    let size: CGSize
    let visuals: ResolvedVisuals
    /// The smallest distance between the data of a continuous scale, in its numbers.
    let gaps: (x: Double, y: Double)
    private var counts: [AnyHashable: Int] = [:]

    init(x: PositionScale?, y: PositionScale?, size: CGSize, visuals: ResolvedVisuals, gaps: (x: Double, y: Double)) {
        (self.x, self.y, self.size, self.visuals, self.gaps) = (x, y, size, visuals, gaps)
    }

    /// Returns the marks from back to front; a line or an area takes the place of its first point.
    mutating func draw(_ marks: [ArrangedMark]) -> [DrawnMark] {
        var result: [DrawnMark] = []
        var series: [AnyHashable: [ArrangedMark]] = [:]
        for mark in marks where [.line, .area].contains(mark.mark.kind) { series[seriesKey(mark), default: []].append(mark) }
        var done: Set<AnyHashable> = []
        for mark in marks {
            switch mark.mark.kind {
            case .line, .area:
                let key = seriesKey(mark)
                if done.insert(key).inserted { result += curve(through: series[key] ?? [], key: key) }
                result += point(mark)
            case .point: result += point(mark)
            case .bar, .rectangle: result += box(mark)
            case .rule: result += rule(mark)
            case .sector: result += sector(mark)
            }
        }
        return result
    }

    // MARK: Identity

    /// Returns the part of a mark that stays the same when its data change: its kind, its place and its series.
    private mutating func identity(of mark: ArrangedMark, _ role: String) -> AnyHashable {
        var parts: [AnyHashable] = [role]
        let attributes = mark.mark.attributes
        parts += [mark.mark.series, attributes.foregroundValue, attributes.symbolValue, attributes.position?.value]
            .compactMap { $0.map { AnyHashable($0.datum) } }
        // A bar is identified by its value across. A mark that is plotted with one number alone, and a sector, are identified by their
        // element, and so are marks without a fixed place: a rule, and a point between two numbers.
        if let across = mark.lengthAxis?.other, let datum = mark.data(on: across).first {
            parts.append(datum)
        } else if [.sector, .rule].contains(mark.mark.kind) || mark.lengthAxis != nil || isAnywhere(mark) {
            parts += mark.mark.path
        } else if let datum = mark.data(on: .horizontal).first {
            parts.append(datum)
        } else {
            parts += mark.mark.path
        }
        let key = AnyHashable(parts)
        let count = counts[key, default: 0]
        counts[key] = count + 1
        return AnyHashable([key, AnyHashable(count)])
    }

    /// Returns true if a mark is a point whose place neither a category nor a date determines.
    private func isAnywhere(_ mark: ArrangedMark) -> Bool {
        guard mark.mark.kind == .point, case .number? = mark.data(on: .horizontal).first else { return false }
        if case .number? = mark.data(on: .vertical).first { return true }
        return false
    }

    private func seriesKey(_ mark: ArrangedMark) -> AnyHashable {
        let attributes = mark.mark.attributes
        let values = [
            mark.mark.series, attributes.foregroundValue, attributes.symbolValue, attributes.lineStyleValue,
            attributes.position?.value,
        ]
        return AnyHashable([AnyHashable(mark.mark.kind)] + values.map { AnyHashable($0?.datum) })
    }

    // MARK: Places

    /// The part of a step that bars, rectangles and groups of them take.
    ///
    /// Source: fanyu/Swift-Charts, Images/7.png (iOS 16, 3x: 32 of 46 points, 8.9 of 13), and 0Itsuki0/SwiftChartsDemo,
    /// basicMarkDemo.png (2025: rectangles 119 of 171 pixels, groups of three 29 of 42).
    private static let automaticShare: CGFloat = 0.7

    private func scale(_ axis: Axis) -> PositionScale? { axis == .horizontal ? x : y }
    private func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

    private func place(of end: ArrangedMark.End, on axis: Axis) -> CGFloat? {
        switch end {
        case .datum(let datum): scale(axis)?.position(of: datum)
        case .points(let points): points
        case .plotStart: 0
        case .plotEnd: length(axis)
        }
    }

    /// The middle of a mark along an axis.
    private func centre(of mark: ArrangedMark, on axis: Axis) -> CGFloat? {
        guard let range = ends(of: mark, on: axis) else { return nil }
        guard let place = mark.place, place.axis == axis, place.count > 1, let scale = scale(axis) else {
            return (range.0 + range.1) / 2
        }
        let span = (mark.mark.attributes.position?.span ?? .automatic).length(in: scale.step, automatic: scale.step * Self.automaticShare)
        return (range.0 + range.1) / 2 + span * ((CGFloat(place.index) + 0.5) / CGFloat(place.count) - 0.5)
    }

    /// Returns the positions at which a mark's data begin and end along an axis; both are the same for a single value.
    private func ends(of mark: ArrangedMark, on axis: Axis) -> (CGFloat, CGFloat)? {
        switch mark[axis] {
        case .at(let datum):
            return scale(axis)?.position(of: datum).map { ($0, $0) }
        case .bin(let lower, let upper, let datum):
            guard let scale = scale(axis) else { return nil }
            if scale.isCategorical { return scale.position(of: datum).map { ($0, $0) } }
            return (scale.position(of: lower), scale.position(of: upper))
        case .span(let start, let end):
            guard let from = place(of: start, on: axis), let to = place(of: end, on: axis) else { return nil }
            return (from, to)
        }
    }

    /// Returns the bounds of a bar or rectangle along an axis.
    private func reach(of mark: ArrangedMark, on axis: Axis) -> (CGFloat, CGFloat)? {
        guard let ends = ends(of: mark, on: axis), let scale = scale(axis) else { return ends(of: mark, on: axis) }
        if case .span = mark[axis] { return (min(ends.0, ends.1), max(ends.0, ends.1)) }
        let isBin = ends.0 != ends.1
        let step = isBin ? abs(ends.1 - ends.0) : scale.isCategorical ? scale.step : gap(on: axis, of: scale)
        let isBar = mark.mark.kind == .bar
        var middle = (ends.0 + ends.1) / 2
        // Rectangles at bins touch, as a histogram's in two directions.
        let automatic = isBar || !isBin ? step * Self.automaticShare : step
        if let place = mark.place, place.axis == axis {
            let position = mark.mark.attributes.position
            let span = (position?.span ?? .automatic).length(in: step, automatic: automatic)
            let part = span / CGFloat(place.count)
            middle += span * ((CGFloat(place.index) + 0.5) / CGFloat(place.count) - 0.5)
            let width = mark.mark[axis].dimension.length(in: part, automatic: part * Self.automaticShare)
            return (middle - width / 2, middle + width / 2)
        }
        let single = !isBin && !scale.isCategorical && isBar
        let width = mark.mark[axis].dimension.length(in: step, automatic: single ? min(automatic, 24) : automatic)
        return (middle - width / 2, middle + width / 2)
    }

    /// The room that a single number or date has on a continuous scale, in points.
    private func gap(on axis: Axis, of scale: PositionScale) -> CGFloat {
        guard case .continuous(let lower, _, _) = scale.extent else { return 0 }
        let gap = axis == .horizontal ? gaps.x : gaps.y
        return abs(scale.position(of: lower + gap) - scale.position(of: lower))
    }

    // MARK: Marks

    private mutating func box(_ mark: ArrangedMark) -> [DrawnMark] {
        let id = identity(of: mark, "box")
        guard let x = reach(of: mark, on: .horizontal), let y = reach(of: mark, on: .vertical) else { return [] }
        let offset = mark.mark.attributes.offset
        let frame = CGRect(
            x: min(x.0, x.1) + offset.xStart, y: min(y.0, y.1) + offset.yEnd,
            width: max(abs(x.1 - x.0) + offset.xEnd - offset.xStart, 0),
            height: max(abs(y.1 - y.0) + offset.yStart - offset.yEnd, 0))
        guard frame.isDrawable else { return [] }
        return [drawn(mark, id: id, frame: frame, shape: shape(of: mark, frame: frame))]
    }

    /// Returns the shape of a bar or rectangle: of bars the far end is rounded, of rectangles every corner.
    ///
    /// Source: fanyu/Swift-Charts, Images/7.png (iOS 16, 3x: 2 points in bars of 9 and 32 points), and
    /// Monitor-My-Solar/task-visualiser, images/image2.jpeg (2026: `cornerRadius(4)` leaves the corners at zero).
    private func shape(of mark: ArrangedMark, frame: CGRect) -> AnyShape {
        let attributes = mark.mark.attributes
        if let shape = attributes.clipShape { return shape }
        guard mark.mark.kind == .bar else {
            return AnyShape(RoundedRectangle(cornerRadius: attributes.cornerRadius ?? 0, style: attributes.cornerStyle))
        }
        guard mark.endsStack else { return AnyShape(Rectangle()) }
        return AnyShape(farEnd(of: mark, radius: min(attributes.cornerRadius ?? 2, min(frame.width, frame.height) / 2)))
    }

    private func farEnd(of mark: ArrangedMark, radius: CGFloat) -> UnevenRoundedRectangle {
        var (grows, shrinks) = (true, true)
        if let axis = mark.lengthAxis, let ends = ends(of: mark, on: axis) {
            (grows, shrinks) = (ends.1 > ends.0, ends.1 < ends.0)
        }
        let isHorizontal = mark.lengthAxis == .horizontal
        let (top, bottom) = isHorizontal ? (true, true) : (shrinks, grows)
        let (left, right) = isHorizontal ? (shrinks, grows) : (true, true)
        let corner = { (isRound: Bool) -> CGFloat in isRound ? radius : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: corner(top && left), bottomLeadingRadius: corner(bottom && left),
            bottomTrailingRadius: corner(bottom && right), topTrailingRadius: corner(top && right), style: mark.mark.attributes.cornerStyle)
    }

    private mutating func rule(_ mark: ArrangedMark) -> [DrawnMark] {
        let id = identity(of: mark, "rule")
        guard let x = ends(of: mark, on: .horizontal), let y = ends(of: mark, on: .vertical) else { return [] }
        let offset = mark.mark.attributes.offset
        var (start, end) = (CGPoint(x: x.0, y: y.0), CGPoint(x: x.1, y: y.1))
        // A value with a unit is the middle of its unit.
        if mark.mark.x.value != nil { (start.x, end.x) = ((x.0 + x.1) / 2, (x.0 + x.1) / 2) }
        if mark.mark.y.value != nil { (start.y, end.y) = ((y.0 + y.1) / 2, (y.0 + y.1) / 2) }
        start = CGPoint(x: start.x + offset.xStart, y: start.y + offset.yStart)
        end = CGPoint(x: end.x + offset.xEnd, y: end.y + offset.yEnd)
        let isFree = { (slot: Mark.Slot) in slot.value == nil && slot.start == nil }
        let spansPlot = isFree(mark.mark.x) || isFree(mark.mark.y)
        return curve(mark, id: id, points: [start, end], base: nil, data: [.number(0), .number(1)], spansPlot: spansPlot)
    }

    private mutating func point(_ mark: ArrangedMark) -> [DrawnMark] {
        guard var x = centre(of: mark, on: .horizontal), var y = centre(of: mark, on: .vertical) else { return [] }
        if mark.mark.kind == .area, let axis = mark.lengthAxis, let ends = ends(of: mark, on: axis) {
            if axis == .vertical { y = ends.1 } else { x = ends.1 }
        }
        let offset = mark.mark.attributes.offset
        let centre = CGPoint(x: x + offset.xStart, y: y + offset.yStart)
        let symbol = visuals.symbol(of: mark.mark)
        if symbol == nil, mark.mark.attributes.annotations.isEmpty { return [] }
        let id = identity(of: mark, "point")
        let size = symbol == nil ? .zero : visuals.symbolSize(of: mark.mark)
        let frame = CGRect(x: centre.x - size.width / 2, y: centre.y - size.height / 2, width: size.width, height: size.height)
        guard frame.isDrawable else { return [] }
        switch symbol {
        case .shape(let shape): return [drawn(mark, id: id, frame: frame, shape: AnyShape(shape))]
        case .view(let view):
            let styled = view.foregroundStyle(visuals.style(of: mark.mark)).fixedSize()
            return [drawn(mark, id: id, frame: frame, view: AnyView(styled))]
        case nil: return [drawn(mark, id: id, frame: frame, view: AnyView(Color.clear))]
        }
    }

    private mutating func curve(through marks: [ArrangedMark], key: AnyHashable) -> [DrawnMark] {
        guard let first = marks.first else { return [] }
        var (points, base, data): ([CGPoint], [CGPoint], [Datum]) = ([], [], [])
        for mark in marks {
            guard let point = endpoint(of: mark) else { continue }
            points.append(point.far)
            base.append(point.near)
            data.append(mark.data(on: mark.lengthAxis?.other ?? .horizontal).first ?? .category(""))
        }
        return curve(
            first, id: key, points: points, base: first.mark.kind == .area ? base : nil, data: data, spansPlot: false)
    }

    /// Returns the point of the line or of the area's far side, and that of the area's near side.
    private func endpoint(of mark: ArrangedMark) -> (far: CGPoint, near: CGPoint)? {
        guard let x = centre(of: mark, on: .horizontal), let y = centre(of: mark, on: .vertical) else { return nil }
        let offset = mark.mark.attributes.offset
        var (far, near) = (CGPoint(x: x, y: y), CGPoint(x: x, y: y))
        if mark.mark.kind == .area {
            if case .span = mark.y, let ends = ends(of: mark, on: .vertical), mark.lengthAxis != .horizontal {
                (far.y, near.y) = (ends.1, ends.0)
            } else if case .span = mark.x, let ends = ends(of: mark, on: .horizontal) {
                (far.x, near.x) = (ends.1, ends.0)
            }
        }
        far = CGPoint(x: far.x + offset.xEnd, y: far.y + offset.yEnd)
        near = CGPoint(x: near.x + offset.xStart, y: near.y + offset.yStart)
        return far.isDrawable && near.isDrawable ? (far, near) : nil
    }

    private func curve(
        _ mark: ArrangedMark, id: AnyHashable, points: [CGPoint], base: [CGPoint]?, data: [Datum], spansPlot: Bool
    ) -> [DrawnMark] {
        guard points.count > 1, points.allSatisfy(\.isDrawable) else { return [] }
        let frame = CGRect(around: points + (base ?? [])).roundedOut
        let method = mark.mark.attributes.interpolation?.storage ?? .linear
        let aligned = mark.mark.attributes.alignsWithPlotArea == true ? CGRect(origin: .zero, size: size) : frame
        let shape = CurveShape(points: points, base: base, data: data, method: method, origin: aligned.origin)
        let style = visuals.style(of: mark.mark)
        let view =
            base != nil
            ? AnyView(shape.fill(style)) : AnyView(shape.stroke(style, style: visuals.stroke(of: mark.mark)))
        var drawn = self.drawn(mark, id: id, frame: aligned, view: view)
        drawn.spansPlot = spansPlot
        // A line's annotations belong to its points.
        if mark.mark.kind != .rule { drawn.annotations = [] }
        return [drawn]
    }

    private mutating func sector(_ mark: ArrangedMark) -> [DrawnMark] {
        let id = identity(of: mark, "sector")
        guard let ring = mark.mark.ring, let turn = mark.turn else { return [] }
        let radius = min(size.width, size.height) / 2
        let outer = ringRadius(ring.outer, of: radius, automatic: radius)
        let inner = ringRadius(ring.inner, of: radius, automatic: 0)
        let attributes = mark.mark.attributes
        let shape = SectorShape(
            start: turn.start, end: turn.end, inner: inner, outer: outer, inset: ring.inset,
            cornerRadius: attributes.cornerRadius ?? 0)
        let centre = CGPoint(x: size.width / 2 + attributes.offset.xStart, y: size.height / 2 + attributes.offset.yStart)
        let frame = CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius)
        guard frame.isDrawable else { return [] }
        var drawn = self.drawn(mark, id: id, frame: frame, view: AnyView(shape.fill(visuals.style(of: mark.mark))))
        // An annotation of a sector is centred in the middle of its ring.
        drawn.annotationFrame = SectorMiddle(turn: turn, radius: Double(inner + outer) / 2).frame(around: centre)
        return [drawn]
    }

    private func ringRadius(_ dimension: MarkDimension, of whole: CGFloat, automatic: CGFloat) -> CGFloat {
        switch dimension.storage {
        case .inset(let value): max(whole - value, 0)
        default: min(dimension.length(in: whole, automatic: automatic), whole)
        }
    }

    // MARK: Views

    private func drawn(_ mark: ArrangedMark, id: AnyHashable, frame: CGRect, shape: AnyShape) -> DrawnMark {
        let style = visuals.style(of: mark.mark)
        guard mark.mark.attributes.alignsWithPlotArea == true else {
            return drawn(mark, id: id, frame: frame, view: AnyView(shape.fill(style)))
        }
        // The plot in the style, seen through the mark.
        let (plot, origin) = (size, frame.origin)
        let view = Color.clear.overlay(alignment: .topLeading) {
            Rectangle().fill(style).frame(width: plot.width, height: plot.height).offset(x: -origin.x, y: -origin.y)
        }
        return drawn(mark, id: id, frame: frame, view: AnyView(view.clipShape(shape)))
    }

    private func drawn(_ mark: ArrangedMark, id: AnyHashable, frame: CGRect, view: AnyView) -> DrawnMark {
        let attributes = mark.mark.attributes
        var view = view
        if attributes.opacity < 1 { view = AnyView(view.opacity(attributes.opacity)) }
        for wrap in attributes.wrappers { view = wrap(view) }
        return DrawnMark(
            id: id, frame: frame, view: view, zIndex: attributes.zIndex ?? 0, annotations: attributes.annotations)
    }
}

/// The point in the middle of a sector.
private struct SectorMiddle {
    let turn: (start: Double, end: Double)
    let radius: Double

    func frame(around centre: CGPoint) -> CGRect {
        let angle = (turn.start + turn.end) * .pi
        return CGRect(
            x: centre.x + CGFloat(radius * Transcendental.sine(angle)),
            y: centre.y - CGFloat(radius * Transcendental.cosine(angle)), width: 0, height: 0)
    }
}

extension CGRect {
    /// True if the numbers are finite and small enough to be drawn.
    var isDrawable: Bool { [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) < 1e7 } }

    /// The box around points.
    init(around points: [CGPoint]) {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// The smallest rectangle of whole points around this one, at least one point in each direction.
    var roundedOut: CGRect {
        let (left, top) = (minX.rounded(.down), minY.rounded(.down))
        return CGRect(x: left, y: top, width: max(maxX.rounded(.up) - left, 1), height: max(maxY.rounded(.up) - top, 1))
    }
}

extension CGPoint {
    var isDrawable: Bool { x.isFinite && y.isFinite && abs(x) < 1e7 && abs(y) < 1e7 }
}
