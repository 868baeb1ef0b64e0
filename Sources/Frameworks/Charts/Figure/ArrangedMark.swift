/// A mark with its place in the data: stacked on those before it, and beside those that share its value.
struct ArrangedMark {
    /// The end of a mark along an axis.
    enum End {
        case datum(Datum)
        case points(CGFloat)
        case plotStart
        case plotEnd
    }

    /// The extent of a mark along an axis.
    enum Extent {
        case at(Datum)
        case bin(lower: Double, upper: Double, Datum)
        case span(End, End)
    }

    var mark: Mark
    var x: Extent
    var y: Extent
    /// The axis along which a bar or an area has its length.
    var lengthAxis: Axis?
    /// True if the mark is the outermost one of its stack.
    var endsStack = true
    /// The index of the mark's place among those at its value, their number, and the axis along which they lie.
    var place: (index: Int, count: Int, axis: Axis)?
    /// The start and end of a sector, in parts of the whole.
    var turn: (start: Double, end: Double)?

    subscript(axis: Axis) -> Extent {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// Returns the data that a scale has to cover for the mark.
    func data(on axis: Axis) -> [Datum] {
        switch self[axis] {
        case .at(let datum): return [datum]
        case .bin(let lower, let upper, let datum):
            return datum.isDate ? [.date(lower), .date(upper)] : [.number(lower), .number(upper)]
        case .span(let start, let end):
            return [start, end].compactMap { if case .datum(let datum) = $0 { datum } else { nil } }
        }
    }
}

/// Arranges marks: stacks bars and areas, places marks side by side, divides a ring.
struct MarkArrangement {
    let calendar: Calendar
    private(set) var marks: [ArrangedMark] = []
    /// The axes along which every stack adds up to one.
    private(set) var normalizedAxes: Axis.Set = []
    /// The total of all sectors; 0 if there are none.
    private(set) var angleTotal = 0.0

    init(_ marks: [Mark], calendar: Calendar) {
        self.calendar = calendar
        self.marks = marks.map { ArrangedMark(mark: $0, x: extent(of: $0, on: .horizontal), y: extent(of: $0, on: .vertical)) }
        orient()
        stack()
        putSideBySide()
        divideRing()
    }

    private func extent(of mark: Mark, on axis: Axis) -> ArrangedMark.Extent {
        let slot = mark[axis]
        if let value = slot.value {
            if let bin = value.interval(in: calendar) { return .bin(lower: bin.lower, upper: bin.upper, value.datum) }
            return .at(value.datum)
        }
        if mark.kind == .point { return slot.start.map { .span(end($0), end($0)) } ?? .span(.plotStart, .plotEnd) }
        return .span(slot.start.map(end) ?? .plotStart, slot.end.map(end) ?? .plotEnd)
    }

    private func end(_ edge: Mark.Edge) -> ArrangedMark.End {
        switch edge {
        case .points(let points): .points(points)
        case .value(let value): .datum(value.datum)
        }
    }

    // MARK: Orientation

    /// Orients bars and areas along the axis of their number; upwards if both are numbers.
    private mutating func orient() {
        for index in marks.indices where [.bar, .area].contains(marks[index].mark.kind) {
            for axis in [Axis.vertical, .horizontal] where isNumber(marks[index][axis]) {
                let across = marks[index].mark[axis.other]
                // A mark from one value to another has its length already.
                let isRange = [across.start, across.end].contains { if case .value? = $0 { true } else { false } }
                if isRange { continue }
                marks[index].lengthAxis = axis
                break
            }
        }
    }

    private func isNumber(_ extent: ArrangedMark.Extent) -> Bool {
        if case .at(.number) = extent { true } else { false }
    }

    // MARK: Stacks

    /// The properties that the marks of a stack share.
    private struct StackKey: Hashable {
        let kind: Mark.Kind
        let axis: Axis
        let place: Datum?
        let group: Datum?
    }

    private mutating func stack() {
        var stacks: [StackKey: [Int]] = [:]
        var order: [StackKey] = []
        for index in marks.indices {
            guard let axis = marks[index].lengthAxis, case .at(.number(let value)) = marks[index][axis] else { continue }
            if marks[index].mark.stacking == .unstacked {
                marks[index][axis] = .span(.datum(.number(0)), .datum(.number(value)))
                continue
            }
            let key = StackKey(
                kind: marks[index].mark.kind, axis: axis, place: marks[index].data(on: axis.other).first,
                group: marks[index].mark.attributes.position?.value.datum)
            if stacks[key] == nil { order.append(key) }
            stacks[key, default: []].append(index)
        }
        for key in order { fill(stacks[key] ?? [], along: key.axis) }
    }

    /// Stacks marks on one another: positive values upwards, negative ones downwards.
    private mutating func fill(_ stack: [Int], along axis: Axis) {
        let values = stack.map { index -> Double in
            guard case .at(.number(let value)) = marks[index][axis], value.isFinite else { return 0 }
            return value
        }
        let method = stack.first.map { marks[$0].mark.stacking } ?? .standard
        let total = values.reduce(0) { $0 + abs($1) }
        let scale = method == .normalized && total > 0 ? 1 / total : 1
        if method == .normalized { normalizedAxes.insert(axis == .horizontal ? .horizontal : .vertical) }
        var (above, below) = method == .center ? (-total / 2, -total / 2) : (0.0, 0.0)
        for (index, value) in zip(stack, values) {
            let isBelow = value < 0 && method != .center
            let start = isBelow ? below : above
            let end = start + (method == .center ? abs(value) : value) * scale
            if isBelow { below = end } else { above = end }
            marks[index][axis] = .span(.datum(.number(start)), .datum(.number(end)))
        }
        let last = (values.lastIndex { $0 >= 0 }, values.lastIndex { $0 < 0 })
        for (order, index) in stack.enumerated() { marks[index].endsStack = order == last.0 || order == last.1 }
    }

    // MARK: Places side by side

    private mutating func putSideBySide() {
        var groups: [Datum] = []
        for case let position? in marks.map(\.mark.attributes.position) where !groups.contains(position.value.datum) {
            groups.append(position.value.datum)
        }
        for index in marks.indices {
            guard let position = marks[index].mark.attributes.position,
                let group = groups.firstIndex(of: position.value.datum)
            else { continue }
            let across = marks[index].lengthAxis?.other ?? (isNumber(marks[index].x) ? .vertical : .horizontal)
            marks[index].place = (group, groups.count, position.axis ?? across)
        }
    }

    // MARK: Rings

    private mutating func divideRing() {
        let sectors = marks.indices.filter { marks[$0].mark.kind == .sector }
        let values = sectors.map { max(marks[$0].mark.ring?.angle.datum.scalar ?? 0, 0) }
        let total = values.reduce(0, +)
        var sum = 0.0
        angleTotal = total
        for (index, value) in zip(sectors, values) where total > 0 {
            marks[index].turn = (sum / total, (sum + value) / total)
            sum += value
        }
    }
}

extension Axis {
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
