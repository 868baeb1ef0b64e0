import Foundation
import HostProtocol
import SwiftUI

/// The touches that a tour performs on its targets.
extension PreviewRenderer {
    /// Why a tour does not touch something.
    static func leftOut(_ target: HitTarget) -> String? {
        let name = target.label.isEmpty ? target.identifier : target.label
        switch target.action {
        case .link:
            return
                "The tour leaves out \(name.map { "the link \($0)" } ?? "a link"): it opens another app, so a touch shows nothing here."
        case .field:
            let steps = "--tap \"\(name ?? "…")\" --type \"…\""
            return
                "The tour leaves out \(name.map { "the text field \($0)" } ?? "a text field"), since only you know what to type: \(steps) "
                + "films that."
        default: return nil
        }
    }

    /// Returns the steps that a tour performs on a target; nil if a touch shows nothing.
    ///
    /// - Parameter drops: where something can be dropped.
    func steps(for target: HitTarget, drops: [CGRect]) -> [PreviewStep]? {
        guard let point = target.point else { return nil }
        let place = StepTarget.point(point)
        switch target.action {
        case .button, .tab, .segment, .stepper: return [.tap(place, count: 1)]
        case .tap(let count): return [.tap(place, count: count)]
        case .toggle: return [.toggle(place), .rest(seconds: 0.6), .toggle(place)]
        case .longPress(let seconds): return [.longPress(place, seconds: seconds + 0.3)]
        case .slider: return [.drag(from: place, x: drag(from: point, reach: target.frame.width / 3).width, y: 0, seconds: 0.6)]
        case .drag where target.label == "Pages":
            // To the next page: more than half of the way.
            let start = CGPoint(x: target.frame.midX + target.frame.width * 0.3, y: point.y)
            return [.drag(from: .point(start), x: target.frame.width * -0.6, y: 0, seconds: 0.4)]
        case .pressDrag(let seconds):
            let way = drag(from: point, reach: 120)
            return [.drag(from: place, press: seconds + 0.1, x: way.width, y: way.height, seconds: 0.6)]
        case .carry(let seconds):
            let way = Self.carry(from: point, to: drops, in: plan.size) ?? drag(from: point, reach: 120)
            return [.drag(from: place, press: seconds + 0.1, x: way.width, y: way.height, seconds: 0.8)]
        case .pinch(let magnifies, let rotates):
            return [.pinch(place, scale: magnifies ? 1.6 : 1, degrees: rotates ? 45 : 0, seconds: 0.6)]
        case .drag where target.label == "Sheet Grabber":
            // By its upper edge, and away.
            let start = CGPoint(x: target.frame.midX, y: target.frame.minY + 12)
            let way = min(target.frame.height * 0.8, plan.size.height - start.y - 2)
            return [.drag(from: .point(start), x: 0, y: max(way, 0), seconds: 0.5)]
        case .drag, .gesture:
            let way = drag(from: point, reach: 120)
            return [.drag(from: place, x: way.width, y: way.height, seconds: 0.6)]
        case .scroll(.zero):
            // The buttons at a row's end come out, or those before it.
            return [.drag(from: place, x: -min(point.x - 1, 120), y: 0, seconds: 0.4)]
        case .swipe(let toRight):
            let way = toRight ? min(plan.size.width - point.x - 1, 120) : -min(point.x - 1, 120)
            return [.drag(from: place, x: way, y: 0, seconds: 0.4)]
        case .pull:
            // From near its top: content follows half as far as the finger goes.
            let start = CGPoint(x: point.x, y: target.frame.minY + min(40, target.frame.height * 0.15))
            return [.drag(from: .point(start), x: 0, y: max(min(plan.size.height - start.y - 2, 300), 0), seconds: 0.6)]
        case .scroll(let excess):
            // Most of a window's length, there and, where that is not all, on.
            let (width, height) = (target.frame.width * 0.7, target.frame.height * 0.7)
            return excess.height > 0
                ? [.scroll(place, x: 0, y: Double(min(excess.height, height)))]
                : [.scroll(place, x: Double(min(excess.width, width)), y: 0)]
        case .link, .field: return nil
        }
    }

    /// Other drags of a target that moves to some sides only, as a sheet that goes down: down, up, to the left, to the right.
    func otherWays(for target: HitTarget) -> [[PreviewStep]] {
        guard let point = target.point else { return [] }
        switch target.action {
        case .drag where ["Pages", "Sheet Grabber"].contains(target.label): return []
        case .drag, .gesture: break
        case .scroll(.zero): return [[.drag(from: .point(point), x: 120, y: 0, seconds: 0.4)]]
        default: return []
        }
        let (right, down) = (plan.size.width - point.x - 1, plan.size.height - point.y - 1)
        let ways: [(x: CGFloat, y: CGFloat)] = [
            (0, min(240, down)), (0, -min(240, point.y - 1)), (-min(240, point.x - 1), 0), (min(240, right), 0),
        ]
        return ways.filter { abs($0.x) + abs($0.y) > 12 }.map {
            [.drag(from: .point(point), x: $0.x, y: $0.y, seconds: 0.6)]
        }
    }

    /// The way to the middle of the nearest place to drop something that the point is not in; nil where there is none in sight.
    private static func carry(from point: CGPoint, to drops: [CGRect], in size: CGSize) -> CGSize? {
        let ways = drops.filter { !$0.contains(point) }.map { CGSize(width: $0.midX - point.x, height: $0.midY - point.y) }
            .filter { CGRect(origin: .zero, size: size).contains(CGPoint(x: point.x + $0.width, y: point.y + $0.height)) }
        return ways.min { hypot($0.width, $0.height) < hypot($1.width, $1.height) }
    }

    /// A way from a point towards where there is more room, mostly to the side.
    private func drag(from point: CGPoint, reach: CGFloat) -> CGSize {
        let right = plan.size.width - point.x - 1
        let down = plan.size.height - point.y - 1
        let x = right >= point.x ? min(reach, right) : -min(reach, point.x)
        let y = down >= point.y ? min(reach / 2, down) : -min(reach / 2, point.y)
        return CGSize(width: x, height: y)
    }
}
