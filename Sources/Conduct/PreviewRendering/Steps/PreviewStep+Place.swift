import HostProtocol
import SwiftUI

extension PreviewStep {
    /// The step with its points and distances, which are those of the picture of a place, as they are on the canvas that stands there.
    ///
    /// - Parameter size: of the canvas.
    /// - Throws: `StepError.beside` for a touch of the place itself.
    func placed(on stage: PlaceStage, size: CGSize) throws(StepError) -> PreviewStep {
        func onCanvas(_ target: StepTarget) throws(StepError) -> StepTarget {
            guard case .point(let point) = target else { return target }
            let place = stage.canvasPoint(point)
            guard CGRect(origin: .zero, size: size).contains(place) else {
                let frame = CGRect(
                    origin: stage.origin, size: CGSize(width: size.width * stage.scale, height: size.height * stage.scale))
                throw .beside(step: description, point: target.description, frame: frame)
            }
            return .point(place)
        }
        let scale = Double(stage.scale)
        switch self {
        case .tap(let target, let count): return .tap(try onCanvas(target), count: count)
        case .longPress(let target, let seconds): return .longPress(try onCanvas(target), seconds: seconds)
        case .drag(let target, let press, let legs, let seconds):
            let placed = legs.map { leg in
                switch leg {
                case .to(let point): StepLeg.to(stage.canvasPoint(point))
                case .by(let x, let y): StepLeg.by(x: x / scale, y: y / scale)
                }
            }
            return .drag(from: try onCanvas(target), press: press, along: placed, seconds: seconds)
        case .pinch(let target, let factor, let degrees, let seconds):
            return .pinch(try onCanvas(target), scale: factor, degrees: degrees, seconds: seconds)
        case .scroll(let target?, let x, let y): return .scroll(try onCanvas(target), x: x / scale, y: y / scale)
        case .scroll(nil, let x, let y): return .scroll(nil, x: x / scale, y: y / scale)
        case .toggle(let target): return .toggle(try onCanvas(target))
        case .type(let text, let target?): return .type(text, into: try onCanvas(target))
        case .type(_, nil), .wait, .rest, .set, .reload, .goTo, .showEntry: return self
        }
    }
}
