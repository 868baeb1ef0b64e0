import Foundation
import HostProtocol
import SwiftUI

/// Carries out steps in the virtual time of a tree, one after the other.
@MainActor
final class StepPlayer {
    private let tree: ViewTree
    private let advance: @MainActor (ViewTree, Double) async throws -> Void
    private let life: WidgetLife?
    private var steps: ArraySlice<PreviewStep>

    /// When the next step is due; nil while it waits for rest.
    private var due: Double?
    /// When the last step was over.
    private(set) var lastEnd: Double

    /// The remaining samples of the current step.
    private var samples: [Sample] = []
    private var hand: Hand?
    private var lastField: CGPoint?
    /// The search of a step for what is not there yet, while something sleeps that may bring it.
    private var search: StepSearch?

    /// The positions of fingers, for drawing them.
    private(set) var touches = TouchTrail()

    /// Remarks about the steps that require no change.
    private(set) var remarks: [String] = []

    private struct Sample {
        enum Deed {
            case touch(HandPhase, Fingers)
            /// Into a field, or into the one that has the focus by then.
            case type(String, CGPoint, followsFocus: Bool)
        }

        var time: Double
        var deed: Deed
        /// How often the finger comes down in all, where this is the first sample of a touch.
        var strokes: Int?
        var step: PreviewStep
    }

    /// Seconds that a finger stays in a tap, and between two of a double tap; a choice, about what people need.
    private static let tapSeconds = 0.1
    /// Seconds between two samples of a finger that moves or stays: a screen's.
    private static let sampleSeconds = 1.0 / 60
    /// Seconds between two letters.
    private static let letterSeconds = 0.1
    /// Seconds after which a step no longer waits for what never comes to rest.
    private static let patience = 3.0
    /// Seconds until the next step where everything that still moves will move for ever.
    private static let endlessPause = 1.0

    /// - Parameters:
    ///   - start: when the first step is due, in seconds of the tree.
    ///   - life: plays the system's part where a widget is touched.
    ///   - advance: lets everything happen that happens by itself up to a moment.
    init(
        _ steps: [PreviewStep], tree: ViewTree, start: Double, life: WidgetLife? = nil,
        advance: @escaping @MainActor (ViewTree, Double) async throws -> Void
    ) {
        self.tree = tree
        self.steps = steps[...]
        self.life = life
        self.advance = advance
        due = start
        lastEnd = start
    }

    /// The steps that have been begun, other than waits, as they would be typed.
    private(set) var begun: [String] = []

    /// True if a step has been begun, other than a wait.
    var hasBegun: Bool { !begun.isEmpty }

    var isDone: Bool { steps.isEmpty && samples.isEmpty }

    /// The switch that was touched last by its place.
    private var toggled: (target: StepTarget, label: String, identifier: String?)?

    /// Carries out what is due up to a moment, and lets everything else happen until then.
    ///
    /// - Throws: `StepError`, or what an update throws.
    func play(through time: Double) async throws {
        while true {
            if var sample = samples.first {
                guard sample.time <= time + Self.dust else { break }
                samples.removeFirst()
                sample.time = min(sample.time, time)
                try await carryOut(sample)
                continue
            }
            guard let step = steps.first else { break }
            if case .wait(let seconds) = step {
                steps.removeFirst()
                due = (due ?? lastEnd) + max(seconds, 0)
                lastEnd = due ?? lastEnd
                continue
            }
            if case .rest(let seconds) = step {
                guard let rest = try await moment(through: time) else { break }
                steps.removeFirst()
                due = rest + max(seconds, 0)
                lastEnd = due ?? lastEnd
                continue
            }
            guard let known = try await moment(through: time), known <= time + Self.dust else { break }
            let moment = min(known, time)
            try await advance(tree, moment)
            if try await !attempt(step, at: moment) { continue }
            begun.append(step.description)
            steps.removeFirst()
            (due, lastEnd) = (nil, samples.last?.time ?? moment)
        }
        try await advance(tree, time)
    }

    /// Begins a step, if what it needs is there; else the step is due again when something has woken that may bring it.
    ///
    /// - Returns: whether it has begun.
    /// - Throws: why it cannot begin, where nothing sleeps or all that does sleeps for too long.
    private func attempt(_ step: PreviewStep, at moment: Double) async throws -> Bool {
        let known = remarks.count
        do {
            try await begin(step, at: moment)
        } catch {
            samples = []
            let search = search ?? StepSearch(start: moment, lastEnd: lastEnd)
            self.search = search
            due = try search.nextTime(after: error, in: tree, at: moment)
            return false
        }
        defer { search = nil }
        guard search != nil, !samples.isEmpty else { return true }
        // What has just come is touched when it has come to rest.
        let rest = tree.settlingTime
        due = max(moment + StepSearch.pause, min(rest, moment + (rest == .infinity ? Self.endlessPause : Self.patience)))
        (samples, remarks) = ([], Array(remarks.prefix(known)))
        return false
    }

    /// Seconds by which sums of the same seconds differ, added up in another order.
    private static let dust = 1e-9

    /// When the next step is due, if that is known by now.
    ///
    /// Nothing happens that comes after that moment: a step is carried out in the view as it is by then, however rarely somebody
    /// asks.
    private func moment(through time: Double) async throws -> Double? {
        if let due { return due }
        for pause in [Self.endlessPause, Self.patience] {
            let moment = min(time, lastEnd + pause)
            try await advance(tree, moment)
            let rest = tree.settlingTime
            if tree.sleeps(from: moment, for: 3 * Self.patience), rest < .infinity {
                return min(max(rest, lastEnd), lastEnd + Self.patience)
            }
            guard time >= lastEnd + pause else { return nil }
            if rest == .infinity || tree.recursForever { return lastEnd + pause }
        }
        return lastEnd + Self.patience
    }

    // MARK: One step

    private func begin(_ step: PreviewStep, at time: Double) async throws {
        switch step {
        case .tap(let target, let count):
            let point = try point(of: target, for: step, at: time)
            add(Array(repeating: [(0, point), (Self.tapSeconds, point)], count: max(count, 1)), step, at: time)
        case .longPress(let target, let seconds):
            let point = try point(of: target, for: step, at: time, counting: [.longPress])
            add([path(from: point, seconds: seconds)], step, at: time)
        case .drag(let target, let press, let legs, let seconds):
            let start = try point(of: target, for: step, at: time)
            var points = [start]
            for leg in legs { points.append(try inside(leg.end(from: tree.onCanvas(points[points.count - 1])), step)) }
            let way = path(through: points, seconds: seconds).map { (seconds: press + $0.seconds, point: $0.point) }
            add([(press > 0 ? path(from: start, seconds: press).dropLast() : []) + way], step, at: time)
        case .pinch(let target, let scale, let degrees, let seconds):
            let demands: [TouchDemand] = (scale != 1 ? [.magnification] : []) + (degrees != 0 ? [.rotation] : [])
            let middle = try point(of: target, for: step, at: time, counting: demands)
            add(hand: pinch(around: middle, scale: scale, degrees: degrees, seconds: seconds), step, at: time)
        case .scroll(let target, let x, let y):
            let start = try scrolledPoint(target, x: x, y: y, for: step, at: time)
            add([Self.scrolling(from: start, x: x, y: y)], step, at: time)
        case .toggle(let target):
            var point = try point(of: target, for: step, at: time)
            try tree.perform(at: time) {}
            let switches = tree.hitTargets.filter(\.isSwitch)
            // One that has moved away since it was switched here is followed, as by a finger.
            if let last = toggled, last.target == target, !switches.contains(where: { $0.frame.contains(point) }),
                let moved = switches.first(where: { $0.label == last.label && $0.identifier == last.identifier && $0.point != nil })
            {
                point = moved.point ?? point
            }
            if case .point = target, let found = switches.first(where: { $0.frame.contains(point) }) {
                toggled = (target, found.label, found.identifier)
            }
            // One that is behind others is not reached by its place.
            let isOne = if case .label(let name) = target { try tree.target(named: name, at: time).isSwitch } else { true }
            guard isOne, switches.contains(where: { $0.frame.contains(point) }) else {
                throw StepError.notASwitch(step: step.description, known: switches.names)
            }
            add([[(0, point), (Self.tapSeconds, point)]], step, at: time)
        case .type(let text, let target):
            let point = try field(target, for: step, at: time)
            for (index, letter) in text.enumerated() {
                let moment = time + Double(index) * Self.letterSeconds
                let deed = Sample.Deed.type(String(letter), point, followsFocus: index > 0 || target == nil)
                samples.append(Sample(time: moment, deed: deed, step: step))
            }
        case .set(let name, let value):
            try set(name, to: value, for: step, at: time)
        case .wait, .rest:
            break
        case .reload, .goTo, .showEntry:
            guard let life else { throw StepError.onlyWidgets(step: step.description) }
            try await life.carryOut(step, in: tree, at: time)
        }
    }

    private func add(_ strokes: [[(seconds: Double, point: CGPoint)]], _ step: PreviewStep, at time: Double) {
        var begin = time
        for (number, stroke) in strokes.enumerated() {
            let hand = stroke.map { (seconds: $0.seconds, fingers: Fingers($0.point)) }
            add(hand: hand, strokes: number == 0 ? strokes.count : nil, step, at: begin)
            begin += (stroke.last?.seconds ?? 0) + Self.tapSeconds
        }
    }

    /// - Parameter strokes: how often the fingers come down in all; nil where they have been down before.
    private func add(
        hand: [(seconds: Double, fingers: Fingers)], strokes: Int? = 1, _ step: PreviewStep, at time: Double
    ) {
        for (index, sample) in hand.enumerated() {
            let phase: HandPhase = index == 0 ? .began : index == hand.count - 1 ? .ended : .moved
            samples.append(
                Sample(
                    time: time + sample.seconds, deed: .touch(phase, sample.fingers), strokes: index == 0 ? strokes : nil,
                    step: step))
        }
    }

    /// Samples of two fingers that move evenly apart, together or around each other.
    private func pinch(
        around middle: CGPoint, scale: Double, degrees: Double, seconds: Double
    ) -> [(seconds: Double, fingers: Fingers)] {
        let room = min(middle.x, middle.y, tree.size.width - middle.x, tree.size.height - middle.y)
        let widest = max(min(2 * room, Self.span), Self.span / 4)
        let start = scale > 1 ? widest / CGFloat(scale) : widest
        return path(from: .zero, to: CGPoint(x: scale - 1, y: degrees * .pi / 180), seconds: seconds).map { sample in
            let distance = start * (1 + sample.point.x)
            // The second finger is a thumb, down on the left.
            return (sample.seconds, Fingers(around: middle, distance: distance, angle: Double(sample.point.y) - .pi / 4))
        }
    }

    /// The most that two fingers are apart, in points; a choice, about what a hand can do.
    private static let span: CGFloat = 160

    /// Samples of a finger that moves evenly from point to point, and is at each of them.
    private func path(through points: [CGPoint], seconds: Double) -> [(seconds: Double, point: CGPoint)] {
        let legs = zip(points, points.dropFirst()).map { (start: $0, end: $1, length: hypot($1.x - $0.x, $1.y - $0.y)) }
        let length = legs.reduce(0) { $0 + $1.length }
        var samples: [(seconds: Double, point: CGPoint)] = []
        var begin = 0.0
        for leg in legs {
            let time = length > 0 ? seconds * Double(leg.length / length) : seconds / Double(legs.count)
            let part = path(from: leg.start, to: leg.end, seconds: time).map { (seconds: begin + $0.seconds, point: $0.point) }
            // Where a line begins the one before it has ended.
            samples += samples.isEmpty ? part[...] : part.dropFirst()
            begin += time
        }
        return samples.isEmpty ? path(from: points[0], seconds: seconds) : samples
    }

    /// Samples of a finger that moves evenly, or stays.
    private func path(from start: CGPoint, to end: CGPoint? = nil, seconds: Double) -> [(seconds: Double, point: CGPoint)] {
        let end = end ?? start
        let count = max(Int((max(seconds, 0) / Self.sampleSeconds).rounded(.up)), 1)
        return (0...count).map { index in
            let share = CGFloat(index) / CGFloat(count)
            let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            return (index == count ? max(seconds, 0) : Double(index) * Self.sampleSeconds, point)
        }
    }

    /// Samples of a finger that scrolls and then stays, so that nothing goes on by itself. The first ten points it moves a
    /// scroll view does not follow.
    private static func scrolling(from start: CGPoint, x: Double, y: Double) -> [(seconds: Double, point: CGPoint)] {
        let length = (x * x + y * y).squareRoot()
        guard length > 0 else { return [(0, start), (tapSeconds, start)] }
        let share = (length + scrollSlack) / length
        let end = CGPoint(x: start.x - CGFloat(x * share), y: start.y - CGFloat(y * share))
        // As fast as a thumb: a screen's height in a second, and never so fast that a film does not show it.
        let seconds = min(max(length / 900, 0.3), 1.2)
        let count = Int((seconds / sampleSeconds).rounded(.up))
        var samples = (0...count).map { index -> (seconds: Double, point: CGPoint) in
            // It starts and stops gently.
            let part = CGFloat(index) / CGFloat(count)
            let eased = part * part * (3 - 2 * part)
            let point = CGPoint(x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased)
            return (seconds * Double(part), point)
        }
        samples.append((seconds + tapSeconds, end))
        return samples
    }

    /// How far a finger moves before a scroll view follows it, in points.
    private static let scrollSlack = 10.0

    /// Returns the point at which a finger comes down to scroll.
    private func scrolledPoint(_ target: StepTarget?, x: Double, y: Double, for step: PreviewStep, at time: Double) throws -> CGPoint {
        // What is on its way scrolls where it is by then.
        try tree.perform(at: time) {}
        var scrollable = tree.scrollTargets.filter {
            guard case .scroll(let excess) = $0.action, $0.point != nil else { return false }
            return x != 0 && excess.width > 0 || y != 0 && excess.height > 0
        }
        // What refreshes is pulled down from its beginning, whether there is more to see or not.
        if y < 0 { scrollable += tree.pullTargets.filter { $0.point != nil } }
        guard let target else {
            guard let point = scrollable.first?.point else { throw StepError.nothingScrolls(step: step.description) }
            return point
        }
        let point: CGPoint
        if case .label(let name) = target, let named = scrollable.first(where: { $0.identifier == name || $0.label == name }) {
            point = named.point ?? CGPoint(x: named.frame.midX, y: named.frame.midY)
        } else {
            point = try self.point(of: target, for: step, at: time)
        }
        guard scrollable.contains(where: { $0.frame.contains(point) }) else {
            throw StepError.nothingScrolls(step: step.description)
        }
        return point
    }

    private func carryOut(_ sample: Sample) async throws {
        try await advance(tree, sample.time)
        switch sample.deed {
        case .touch(let phase, let fingers):
            let point = fingers.middle
            if let strokes = sample.strokes {
                hand = tree.hand(at: point, time: sample.time, strokes: strokes)
                if hand == nil, let life, case .tap = sample.step {
                    touches.note(fingers, isDown: true, at: sample.time)
                    return life.openWidget(tree)
                }
                guard hand != nil else {
                    throw StepError.nothingThere(step: sample.step.description, known: tree.hitTargets.names)
                }
                lastField = point
            }
            touches.note(fingers, isDown: phase != .ended, at: sample.time)
            try hand?.feel(phase, fingers, time: sample.time)
        case .type(let text, let place, let followsFocus):
            // What the letter before has led to counts.
            if followsFocus { try tree.perform(at: sample.time) {} }
            if followsFocus, try tree.enterIntoFocusedField(text, time: sample.time) { return }
            if try tree.enter(text, at: place, time: sample.time) { return }
            // A field may move when it is first typed into, as that of a search does.
            guard fields.count == 1, let moved = fields[0].point, try tree.enter(text, at: moved, time: sample.time) else {
                throw StepError.noField(step: sample.step.description, known: fields.names)
            }
            lastField = moved
        }
    }

    // MARK: Finding

    private func point(of target: StepTarget, for step: PreviewStep, at time: Double) throws -> CGPoint {
        switch target {
        case .point(let point):
            return try inside(point, step)
        case .label(let name):
            let found = try tree.target(named: name, at: time)
            return found.point ?? CGPoint(x: found.frame.midX, y: found.frame.midY)
        }
    }

    /// The point of a target at which something answers a touch that counts on something.
    private func point(of target: StepTarget, for step: PreviewStep, at time: Double, counting demands: [TouchDemand]) throws -> CGPoint {
        let point: CGPoint
        do {
            point = try self.point(of: target, for: step, at: time)
        } catch ViewTreeError.noSuchLabel(let name, _) where demands.contains(where: { !tree.targets(answering: $0).isEmpty }) {
            // Of all that can be touched those are wanted that answer.
            throw ViewTreeError.noSuchLabel(name, known: demands.flatMap { tree.targets(answering: $0) }.names)
        }
        try tree.perform(at: time) {}
        for demand in demands {
            let known = tree.targets(answering: demand).names
            switch tree.answer(to: demand, at: point) {
            case .gesture: break
            case .nothing where life == nil: throw StepError.noGesture(step: step.description, demand, known: known)
            case .control where life == nil:
                let others = known.isEmpty ? "" : " Views with a long press: \(known.map { "\"\($0)\"" }.joined(separator: ", "))."
                remarks.append("\(step.description): a control without a long press is held and acts when the finger lifts.\(others)")
            case .control, .nothing: break
            }
        }
        return point
    }

    /// Sets a state property, as an event of its own.
    private func set(_ name: String, to value: StepValue, for step: PreviewStep, at time: Double) throws {
        guard life == nil else { throw StepError.stateOfWidget(step: step.description) }
        let (value, animation): (StateValue, Animation?) =
            switch value {
            case .words(let words, let isAnimated): (.words(words), isAnimated ? .default : nil)
            case .own(let value, let animation): (.value(value), animation as? Animation)
            }
        do {
            try tree.setState(name, to: value, Transaction(animation: animation), at: time)
        } catch StateFault.unknown(let known) {
            throw StepError.noState(step: step.description, name: name, known: known)
        } catch StateFault.unlike(let type) {
            throw StepError.notAValue(step: step.description, name: name, type: type)
        }
    }

    /// A point of the picture where the views are, if it is in the picture.
    private func inside(_ point: CGPoint, _ step: PreviewStep) throws -> CGPoint {
        guard CGRect(origin: .zero, size: tree.size).contains(point) else {
            throw StepError.outside(
                step: step.description, point: StepTarget.point(point).description, width: Double(tree.size.width),
                height: Double(tree.size.height))
        }
        return CGPoint(x: point.x + tree.container.origin.x, y: point.y + tree.container.origin.y)
    }

    private var fields: [HitTarget] { tree.hitTargets.filter { $0.action == .field } }

    private func field(_ target: StepTarget?, for step: PreviewStep, at time: Double) throws -> CGPoint {
        if let target { return try point(of: target, for: step, at: time) }
        try tree.perform(at: time) {}
        let fields = fields
        // One that no touch reaches is typed into all the same.
        if tree.hasFocusedField { return tree.pointOfFocus() ?? .zero }
        if let lastField, fields.contains(where: { $0.frame.contains(lastField) }) { return lastField }
        guard fields.count == 1, let point = fields[0].point else {
            throw StepError.noField(step: step.description, known: fields.names)
        }
        return point
    }
}
