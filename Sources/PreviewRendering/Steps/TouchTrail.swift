import Drawing
import Foundation
import SwiftUI

/// Where a finger touched, so that it can be drawn.
struct TouchTrail: Sendable {
    private var samples: [(time: Double, point: CGPoint, isDown: Bool)] = []

    mutating func note(_ point: CGPoint, isDown: Bool, at time: Double) { samples.append((time, point, isDown)) }

    /// Seconds in which the mark of a finger that has left fades.
    private static let fading = 0.25
    /// In points: about a fingertip.
    private static let radius: CGFloat = 18

    /// The mark of the finger at a moment: a disc and a ring, as Apple's systems show touches in recordings.
    func items(at time: Double) -> [DisplayItem] {
        guard let index = samples.lastIndex(where: { $0.time <= time }) else { return [] }
        let sample = samples[index]
        let point: CGPoint
        var strength = 1.0
        if sample.isDown {
            point = samples.indices.contains(index + 1)
                ? sample.point.moved(to: samples[index + 1].point, share: (time - sample.time) / max(samples[index + 1].time - sample.time, 1e-9))
                : sample.point
        } else {
            point = sample.point
            strength = 1 - (time - sample.time) / Self.fading
        }
        guard strength > 0 else { return [] }
        let disc = Path(
            ellipseIn: CGRect(x: point.x - Self.radius, y: point.y - Self.radius, width: 2 * Self.radius, height: 2 * Self.radius))
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
