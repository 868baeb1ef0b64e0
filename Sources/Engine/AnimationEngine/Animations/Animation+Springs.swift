import Foundation
import Geometry

extension Animation {
    /// A persistent spring of half a second without bounce.
    public static var spring: Animation { spring() }

    /// A persistent spring by duration and bounce; its successor on the same property takes over value and velocity.
    ///
    /// - Parameters:
    ///   - duration: the perceptual duration in seconds.
    ///   - bounce: 0 for none, 1 for endless, negative for over-damped.
    ///   - blendDuration: the seconds in which the duration of the spring before blends into this one's.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(
            response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce), blendDuration: blendDuration)
    }

    /// A persistent spring by response (seconds) and damping fraction (1 is critical).
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(
            FluidSpringAnimation(
                response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    /// A persistent spring with the response and damping ratio of a `Spring`.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        self.spring(response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
    }

    /// A spring with a short response, for interactive animations.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// A spring with a short response, for interactive animations, by response and damping fraction.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A spring with a short duration, for interactive animations, by duration and a bounce to add to 0.15.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    }

    /// A smooth spring animation with a predefined duration and no bounce.
    public static var smooth: Animation { smooth() }

    /// A smooth spring animation with a duration in seconds and a bounce to add to 0.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring animation with a predefined duration and small amount of bounce that feels more snappy.
    public static var snappy: Animation { snappy() }

    /// A snappy spring animation with a duration in seconds and a bounce to add to 0.15.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring animation with a predefined duration and higher amount of bounce.
    public static var bouncy: Animation { bouncy() }

    /// A bouncy spring animation with a duration in seconds and a bounce to add to 0.3.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Animation {
    /// An interpolating spring of half a second without bounce.
    public static var interpolatingSpring: Animation { interpolatingSpring() }

    /// A spring in closed form that plays over the running animations instead of taking their place, by its physics.
    ///
    /// - Parameter initialVelocity: in distances to travel per second.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: false)
        return interpolatingSpring(spring, initialVelocity: initialVelocity)
    }

    /// A spring in closed form that plays over the running animations, by duration and bounce.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring in closed form that plays over the running animations, by a `Spring`.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }
}
