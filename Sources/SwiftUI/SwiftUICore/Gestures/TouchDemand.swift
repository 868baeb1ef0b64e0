import Foundation

/// The gesture that a scripted hand expects at the place it touches.
package enum TouchDemand: Sendable, Equatable {
    case longPress, magnification, rotation

    /// Returns true if a gesture that waits for an event of a kind receives the touch.
    private func isMet(by kind: GestureKind) -> Bool {
        switch (self, kind) {
        case (.longPress, .longPress), (.longPress, .pressDrag), (.longPress, .carry), (.longPress, .press): true
        case (.magnification, .magnify), (.rotation, .rotate): true
        default: false
        }
    }

    /// Returns true if one of a gesture's kinds meets the demand.
    func isMet(by kinds: [GestureKind]) -> Bool { kinds.contains(where: isMet) }
}

/// The kind of part that responds to a touch with an expectation.
package enum TouchAnswer: Sendable, Equatable {
    case gesture
    /// A control, which is held and acts on release.
    case control
    case nothing
}

extension ViewTree {
    /// Returns the kind of part that responds to a touch with an expectation at a point of the container, at the moment of the last
    /// event.
    package func answer(to demand: TouchDemand, at point: CGPoint) -> TouchAnswer {
        var answer = TouchAnswer.nothing
        for touched in touched(at: point) ?? [] {
            switch touched.part.interaction {
            // A gesture of unknown kind may be waiting for anything.
            case .gesture(let gesture) where gesture.kinds.isEmpty || demand.isMet(by: gesture.kinds): return .gesture
            case .control where demand == .longPress: answer = .control
            default: break
            }
        }
        return answer
    }

    /// Returns the targets with a gesture that responds to such a touch.
    package func targets(answering demand: TouchDemand) -> [HitTarget] {
        hitTargets.filter { demand.isMet(by: $0.kinds) }
    }
}
