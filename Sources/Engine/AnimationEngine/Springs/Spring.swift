import Foundation
import Geometry

/// A representation of a spring's motion, a damped harmonic oscillator.
///
/// A spring is kept as its decay constant d, its angular frequency w (both per second) and its mass; a negative w marks
/// an over-damped spring. Every formula here equals Apple's, its oddities included.
///
/// Source: Apple, SwiftUI `Spring`; formulas from ktiays/Respring, whose tests compare them with SwiftUI's bit by bit.
public struct Spring: Sendable, Hashable {
    /// The angular frequency in radians per second; zero for a critically damped spring, negative for an over-damped one.
    package let angularFrequency: Double

    /// The decay of the amplitude, per second.
    package let decayConstant: Double

    /// The mass of the object attached to the end of the spring, 1 unless given.
    public let mass: Double

    package init(angularFrequency: Double, decayConstant: Double, mass: Double) {
        self.angularFrequency = angularFrequency
        self.decayConstant = decayConstant
        self.mass = mass
    }

    /// A spring by its perceptual duration in seconds and its bounce.
    ///
    /// - Parameter bounce: 0 does not bounce, 1 never stops, negative values down to -1 are over-damped.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
    }

    /// A spring by its response in seconds, the inverse of its stiffness, and its damping ratio (1 is critical).
    public init(response: Double, dampingRatio: Double) {
        let naturalFrequency = 2 * Double.pi / response
        let sign: Double = dampingRatio > 1 ? -1 : 1
        let root = abs(1 - dampingRatio * dampingRatio).squareRoot()
        self.init(
            angularFrequency: sign * root * 2 * .pi / response,
            decayConstant: naturalFrequency * dampingRatio,
            mass: 1)
    }

    /// A spring by its physical quantities.
    ///
    /// - Parameter allowOverDamping: whether a damping above the critical one counts; otherwise it is made critical.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let naturalFrequency = (stiffness / mass).squareRoot()
        let decay = damping / (2 * mass)
        let square = stiffness / mass - decay * decay
        let frequency = abs(square).squareRoot()
        // A spring without mass has no square at all, and neither its motion nor Apple's is a number then.
        if !(square < 0) {
            self.init(angularFrequency: frequency, decayConstant: decay, mass: mass)
        } else if allowOverDamping {
            self.init(angularFrequency: -frequency, decayConstant: decay, mass: mass)
        } else {
            self.init(angularFrequency: 0, decayConstant: naturalFrequency, mass: mass)
        }
    }

    /// The damping ratio that belongs to a bounce: infinite at and below -1, 1 at 0, 0 at and above 1.
    package static func dampingRatio(bounce: Double) -> Double {
        if bounce <= -1 { return .infinity }
        if bounce < 0 { return 1 / (bounce + 1) }
        return bounce > 1 ? 0 : 1 - bounce
    }
}

extension Spring {
    /// The perceptual duration, which defines the pace of the spring, in seconds.
    public var duration: TimeInterval { response }

    /// The bounciness of the spring: 0 not at all, 1 for ever, negative when over-damped.
    public var bounce: Double {
        let (w, d) = (angularFrequency, decayConstant)
        return w < 0 ? (d * d - w * w).squareRoot() / d - 1 : 1 - d / (w * w + d * d).squareRoot()
    }

    /// The stiffness of the spring, defined as an approximate duration in seconds.
    public var response: Double {
        2 * .pi / (decayConstant * decayConstant + angularFrequency * abs(angularFrequency)).squareRoot()
    }

    /// The amount of drag, as a fraction of the amount needed to produce critical damping.
    public var dampingRatio: Double { decayConstant * response / (2 * .pi) }

    /// The spring stiffness coefficient.
    ///
    /// Apple's expression has the sign of an under-damped spring in it and keeps it for an over-damped one.
    public var stiffness: Double {
        mass * (angularFrequency * angularFrequency + decayConstant * decayConstant)
    }

    /// The strength of the drag force that slows the object.
    public var damping: Double { 2 * decayConstant * mass }
}

extension Spring {
    /// A smooth spring with a predefined duration and no bounce.
    public static var smooth: Spring { smooth() }

    /// A smooth spring with a duration in seconds and a bounce to add to 0.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a predefined duration and a small amount of bounce that feels more snappy.
    public static var snappy: Spring { snappy() }

    /// A snappy spring with a duration in seconds and a bounce to add to 0.15.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a predefined duration and a higher amount of bounce.
    public static var bouncy: Spring { bouncy() }

    /// A bouncy spring with a duration in seconds and a bounce to add to 0.3.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
