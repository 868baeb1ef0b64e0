import Foundation
import HostProtocol
import PreviewSteps
import SwiftUI

extension PreviewStep {
    /// The step that a request means.
    ///
    /// - Throws: `RequestError.unknownStep` for one that does not exist.
    init(_ step: HostRequest.Step) throws {
        let target = StepTarget(step.target ?? "")
        switch (step.kind, step.numbers.count) {
        case ("tap", _): self = .tap(target, count: 1)
        case ("doubleTap", _): self = .tap(target, count: 2)
        case ("longPress", _): self = .longPress(target, seconds: step.numbers.first ?? 1)
        case ("drag", _) where !step.legs.isEmpty:
            let legs = step.legs.map { $0.isDistance ? StepLeg.by(x: $0.x, y: $0.y) : .to(CGPoint(x: $0.x, y: $0.y)) }
            self = .drag(from: target, press: step.numbers.first ?? 0, along: legs, seconds: 0.6 * Double(legs.count))
        case ("pinch", 1): self = .pinch(target, scale: step.numbers[0], degrees: 0, seconds: 0.6)
        case ("rotate", 1): self = .pinch(target, scale: 1, degrees: step.numbers[0], seconds: 0.6)
        case ("scroll", 2): self = .scroll(step.target.map { StepTarget($0) }, x: step.numbers[0], y: step.numbers[1])
        case ("toggle", _): self = .toggle(target)
        case ("type", _): self = .type(step.text ?? "", into: step.target.map { StepTarget($0) })
        case ("set", _), ("setAnimated", _):
            self = .set(step.target ?? "", to: .words(step.text ?? ""), animation: step.kind == "set" ? nil : .default)
        case ("wait", 1): self = .wait(seconds: step.numbers[0])
        case ("reload", _): self = .reload
        case ("goTo", 1): self = .goTo(.later(seconds: step.numbers[0]))
        case ("goToDate", 1): self = .goTo(.date(Date(timeIntervalSince1970: step.numbers[0])))
        default: throw RequestError.unknownStep(step.kind)
        }
    }
}
