import SwiftUI
import Foundation

/// What moves when in a film: a list of all animations, for people and as JSON.
struct MotionExplanation: Codable, Sendable {
    /// The film: `motion`, `steps`, `tour/Espresso`.
    var film: String
    var animations: [Animation]

    struct Animation: Codable, Sendable {
        var view: String
        var attribute: String
        var from: [Double]
        var to: [Double]
        var animation: String
        /// Seconds from the beginning of the film.
        var start: Double
        /// Nil for one that never ends.
        var end: Double?
    }

    /// - Parameter begin: when the film begins, in seconds of the tree; what had ended by then is left out.
    init(film: String, _ notes: [AnimationNote], since begin: Double) {
        self.film = film
        animations = notes.filter { ($0.end ?? .infinity) > begin }.map {
            Animation(
                view: $0.view, attribute: $0.attribute, from: $0.from.map(Self.rounded), to: $0.to.map(Self.rounded),
                animation: $0.animation, start: Self.rounded($0.start - begin), end: $0.end.map { Self.rounded($0 - begin) })
        }
    }

    private static func rounded(_ value: Double) -> Double { value.isFinite ? (value * 10_000).rounded() / 10_000 : 0 }

    /// One line an animation, in the order of their starts.
    var text: String {
        var lines = ["\(film): \(animations.count == 1 ? "one animation" : "\(animations.count) animations")"]
        for animation in animations {
            let time = "\(animation.start) s to \(animation.end.map { "\($0) s" } ?? "no end")"
            lines.append("  \(time)  \(animation.view)  \(animation.attribute)  \(Self.list(animation.from)) -> \(Self.list(animation.to))")
            lines.append("      \(animation.animation)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func list(_ numbers: [Double]) -> String {
        let words = numbers.map { $0 == $0.rounded() && abs($0) < 1e9 ? String(Int($0)) : String($0) }
        return words.count == 1 ? words[0] : "(\(words.joined(separator: ", ")))"
    }
}
