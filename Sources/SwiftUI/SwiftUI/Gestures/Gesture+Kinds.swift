/// A gesture that reports the kinds of event it waits for.
@MainActor
protocol KindedGesture {
    var kinds: [GestureKind] { get }
}

extension Gesture {
    /// The kinds of event that the gesture waits for; for a gesture of the user's own, those of its body.
    var waitedFor: [GestureKind] {
        if let own = self as? any KindedGesture { return own.kinds }
        return Body.self == Never.self ? [] : body.waitedFor
    }
}

extension TapGesture: KindedGesture {
    var kinds: [GestureKind] { [.tap(count: count)] }
}

extension SpatialTapGesture: KindedGesture {
    var kinds: [GestureKind] { [.tap(count: count)] }
}

extension LongPressGesture: KindedGesture {
    var kinds: [GestureKind] { [.longPress(seconds: minimumDuration)] }
}

extension DragGesture: KindedGesture {
    var kinds: [GestureKind] { minimumDistance > 0 ? [.drag] : [.drag, .press] }
}

extension ObservedGesture: KindedGesture {
    var kinds: [GestureKind] { base.waitedFor }
}

extension MappedGesture: KindedGesture {
    var kinds: [GestureKind] { base.waitedFor }
}

extension MagnifyGesture: KindedGesture {
    var kinds: [GestureKind] { [.magnify] }
}

extension MagnificationGesture: KindedGesture {
    var kinds: [GestureKind] { [.magnify] }
}

extension RotateGesture: KindedGesture {
    var kinds: [GestureKind] { [.rotate] }
}

extension RotationGesture: KindedGesture {
    var kinds: [GestureKind] { [.rotate] }
}

extension AnyGesture: KindedGesture {
    var kinds: [GestureKind] { waitedKinds }
}

extension SimultaneousGesture: KindedGesture {
    var kinds: [GestureKind] { first.waitedFor + second.waitedFor }
}

extension ExclusiveGesture: KindedGesture {
    var kinds: [GestureKind] { first.waitedFor + second.waitedFor }
}

extension SequenceGesture: KindedGesture {
    var kinds: [GestureKind] {
        if case .longPress(let seconds)? = first.waitedFor.first, second.waitedFor.first == .drag {
            return [.pressDrag(seconds: seconds)]
        }
        return first.waitedFor + second.waitedFor
    }
}

extension Optional: KindedGesture where Wrapped: Gesture {
    var kinds: [GestureKind] { self?.waitedFor ?? [] }
}
