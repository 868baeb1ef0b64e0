/// A gesture that reports the kinds of event it waits for.
@MainActor
package protocol KindedGesture {
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
    @MainActor package var kinds: [GestureKind] { [.tap(count: count)] }
}

extension SpatialTapGesture: KindedGesture {
    @MainActor package var kinds: [GestureKind] { [.tap(count: count)] }
}

extension LongPressGesture: KindedGesture {
    @MainActor package var kinds: [GestureKind] { [.longPress(seconds: minimumDuration)] }
}

extension DragGesture: KindedGesture {
    @MainActor package var kinds: [GestureKind] { minimumDistance > 0 ? [.drag] : [.drag, .press] }
}

extension ObservedGesture: KindedGesture {
    @MainActor package var kinds: [GestureKind] { base.waitedFor }
}

extension MappedGesture: KindedGesture {
    @MainActor var kinds: [GestureKind] { base.waitedFor }
}

extension MagnifyGesture: KindedGesture {
    @MainActor package var kinds: [GestureKind] { [.magnify] }
}

extension MagnificationGesture: KindedGesture {
    @MainActor package var kinds: [GestureKind] { [.magnify] }
}

extension RotateGesture: KindedGesture {
    @MainActor package var kinds: [GestureKind] { [.rotate] }
}

extension RotationGesture: KindedGesture {
    @MainActor package var kinds: [GestureKind] { [.rotate] }
}

extension AnyGesture: KindedGesture {
    @MainActor package var kinds: [GestureKind] { waitedKinds }
}

extension SimultaneousGesture: KindedGesture {
    @MainActor package var kinds: [GestureKind] { first.waitedFor + second.waitedFor }
}

extension ExclusiveGesture: KindedGesture {
    @MainActor package var kinds: [GestureKind] { first.waitedFor + second.waitedFor }
}

extension SequenceGesture: KindedGesture {
    @MainActor package var kinds: [GestureKind] {
        if case .longPress(let seconds)? = first.waitedFor.first, second.waitedFor.first == .drag {
            return [.pressDrag(seconds: seconds)]
        }
        return first.waitedFor + second.waitedFor
    }
}

extension Optional: KindedGesture where Wrapped: Gesture {
    package var kinds: [GestureKind] { self?.waitedFor ?? [] }
}
