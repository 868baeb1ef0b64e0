import Drawing
import Foundation
import SwiftUI

/// The positions at which fingers touched, so that they can be drawn.
struct TouchTrail: Sendable {
    private var samples: [(time: Double, fingers: Fingers, isDown: Bool)] = []

    mutating func note(_ fingers: Fingers, isDown: Bool, at time: Double) { samples.append((time, fingers, isDown)) }

    /// Seconds in which the mark of a finger that has left fades.
    private static let fading = 0.25
    /// In points: about a fingertip.
    private static let radius: CGFloat = 18

    /// The marks of the fingers at a moment: a disc and a ring for each, as Apple's systems show touches in recordings.
    func items(at time: Double) -> [DisplayItem] {
        guard let index = samples.lastIndex(where: { $0.time <= time }) else { return [] }
        let sample = samples[index]
        var fingers = sample.fingers
        var strength = 1.0
        if !sample.isDown {
            strength = 1 - (time - sample.time) / Self.fading
        } else if samples.indices.contains(index + 1) {
            let next = samples[index + 1]
            let share = (time - sample.time) / max(next.time - sample.time, 1e-9)
            fingers.first = fingers.first.moved(to: next.fingers.first, share: share)
            fingers.second = fingers.second.map { $0.moved(to: next.fingers.second ?? $0, share: share) }
        }
        guard strength > 0 else { return [] }
        return ([fingers.first] + (fingers.second.map { [$0] } ?? [])).flatMap { Self.mark(at: $0, strength: strength) }
    }

    private static func mark(at point: CGPoint, strength: Double) -> [DisplayItem] {
        let disc = Path(ellipseIn: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
        return [
            .fill(disc, FillStyle(), .color(RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.45 * strength))),
            .stroke(disc, StrokeStyle(lineWidth: 1.5), .color(RGBA(red: 1, green: 1, blue: 1, alpha: 0.9 * strength))),
        ]
    }
}

extension CGPoint {
    fileprivate func moved(to other: CGPoint, share: Double) -> CGPoint {
        CGPoint(x: x + (other.x - x) * CGFloat(share), y: y + (other.y - y) * CGFloat(share))
    }
}
