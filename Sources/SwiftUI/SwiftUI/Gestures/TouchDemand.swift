import Foundation

/// What a scripted hand counts on where it touches.
package enum TouchDemand: Sendable, Equatable {
    case longPress, magnification, rotation

    /// Whether a gesture that waits for something hears of it.
    private func isMet(by kind: GestureKind) -> Bool {
        switch (self, kind) {
        case (.longPress, .longPress), (.longPress, .pressDrag), (.longPress, .carry), (.longPress, .press): true
        case (.magnification, .magnify), (.rotation, .rotate): true
        default: false
        }
    }

    /// Whether one of a gesture's kinds is what is counted on.
    func isMet(by kinds: [GestureKind]) -> Bool { kinds.contains(where: isMet) }
}

/// What answers a touch that counts on something.
package enum TouchAnswer: Sendable, Equatable {
    case gesture
    /// A control, which is held and acts when it is let go.
    case control
    case nothing
}

extension ViewTree {
    /// What at a point of the container answers a touch that counts on something, at the moment of the last event.
    package func answer(to demand: TouchDemand, at point: CGPoint) -> TouchAnswer {
        var answer = TouchAnswer.nothing
        for touched in touched(at: point) ?? [] {
            switch touched.part.interaction {
            // Of a gesture whose kind is not known, anything may be what it waits for.
            case .gesture(let gesture) where gesture.kinds.isEmpty || demand.isMet(by: gesture.kinds): return .gesture
            case .control where demand == .longPress: answer = .control
            default: break
            }
        }
        return answer
    }

    /// What has a gesture that answers such a touch.
    package func targets(answering demand: TouchDemand) -> [HitTarget] {
        hitTargets.filter { demand.isMet(by: $0.kinds) }
    }
}
