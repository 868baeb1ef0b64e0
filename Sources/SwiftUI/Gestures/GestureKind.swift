/// What a gesture waits for, as far as a scripted hand can do it.
package enum GestureKind: Sendable, Equatable {
    case tap(count: Int)
    /// In seconds.
    case longPress(seconds: Double)
    case drag
}

/// A gesture that knows what it waits for.
@MainActor
protocol KindedGesture {
    var kinds: [GestureKind] { get }
}

extension Gesture {
    /// What the gesture waits for; one of the user's waits for what its body does.
    var waitedFor: [GestureKind] {
        if let own = self as? any KindedGesture { return own.kinds }
        return Body.self == Never.self ? [] : body.waitedFor
    }
}

extension TapGesture: KindedGesture {
    var kinds: [GestureKind] { [.tap(count: count)] }
}

extension LongPressGesture: KindedGesture {
    var kinds: [GestureKind] { [.longPress(seconds: minimumDuration)] }
}

extension DragGesture: KindedGesture {
    var kinds: [GestureKind] { [.drag] }
}

extension ObservedGesture: KindedGesture {
    var kinds: [GestureKind] { base.waitedFor }
}

extension MappedGesture: KindedGesture {
    var kinds: [GestureKind] { base.waitedFor }
}
