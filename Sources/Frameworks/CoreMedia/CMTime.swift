@_exported import CoreGraphics
@_exported import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

/// The properties of a time.
///
/// Source: Apple, Core Media `CMTimeFlags`.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let valid = CMTimeFlags(rawValue: 1)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    public static let indefinite = CMTimeFlags(rawValue: 16)
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time as a rational number of seconds: a value divided by a time scale.
///
/// Source: Apple, Core Media `CMTime`.
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: CMTimeValue
    /// The number of units in a second.
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch

    /// A time that is invalid.
    public init() { (value, timescale, flags, epoch) = (0, 0, [], 0) }

    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags = .valid, epoch: CMTimeEpoch = 0) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// A time of a number of seconds, rounded to the nearest unit of the time scale.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard !seconds.isNaN, preferredTimescale > 0 else { self = .invalid; return }
        let units = (seconds * Double(preferredTimescale)).rounded(.toNearestOrAwayFromZero)
        guard units.magnitude < 9.2e18 else { self = seconds > 0 ? .positiveInfinity : .negativeInfinity; return }
        self.init(value: CMTimeValue(units), timescale: preferredTimescale)
        if Double(value) / Double(timescale) != seconds { flags.insert(.hasBeenRounded) }
    }

    public static let invalid = CMTime()
    public static let zero = CMTime(value: 0, timescale: 1)
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite])
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity])
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity])

    public var isValid: Bool { flags.contains(.valid) }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// The seconds; NaN for a time that is invalid or indefinite.
    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
    }

    /// Returns the time in another scale, rounded half away from zero.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, timescale > 0, newTimescale > 0 else { return self }
        let (product, isTooLarge) = value.multipliedReportingOverflow(by: CMTimeValue(newTimescale))
        if isTooLarge { return CMTime(seconds: seconds, preferredTimescale: newTimescale) }
        let (whole, rest) = product.quotientAndRemainder(dividingBy: CMTimeValue(timescale))
        var result = CMTime(value: whole, timescale: newTimescale, epoch: epoch)
        guard rest != 0 else { return result }
        result.flags.insert(.hasBeenRounded)
        let sign: CMTimeValue = product < 0 ? -1 : 1
        switch method {
        case .roundHalfAwayFromZero: if rest.magnitude * 2 >= UInt64(timescale) { result.value += sign }
        case .roundTowardZero, .quickTime: break
        case .roundAwayFromZero: result.value += sign
        case .roundTowardPositiveInfinity: if sign > 0 { result.value += 1 }
        case .roundTowardNegativeInfinity: if sign < 0 { result.value -= 1 }
        }
        return result
    }

    public static func < (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) < 0 }
    public static func == (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) == 0 }
    public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
    public static func + (left: CMTime, right: CMTime) -> CMTime { sum(left, right, sign: 1) }
    public static func - (left: CMTime, right: CMTime) -> CMTime { sum(left, right, sign: -1) }

    private static func sum(_ left: CMTime, _ right: CMTime, sign: CMTimeValue) -> CMTime {
        guard left.isValid, right.isValid else { return .invalid }
        guard left.isNumeric, right.isNumeric else { return left.isNumeric ? right : left }
        let scale = left.timescale == right.timescale ? left.timescale : common(left.timescale, right.timescale)
        let (first, second) = (
            left.convertScale(scale, method: .roundHalfAwayFromZero), right.convertScale(scale, method: .roundHalfAwayFromZero)
        )
        return CMTime(value: first.value &+ sign &* second.value, timescale: scale)
    }

    /// The smallest scale that has the units of both; the larger of the two where that is too large.
    private static func common(_ first: CMTimeScale, _ second: CMTimeScale) -> CMTimeScale {
        var (a, b) = (Int64(first), Int64(second))
        while b != 0 { (a, b) = (b, a % b) }
        guard a != 0 else { return max(first, second) }
        return CMTimeScale(exactly: Int64(first) / a * Int64(second)) ?? max(first, second)
    }
}

/// The rounding of a time that is converted to another scale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity
    public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// Compares two times: -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    // An invalid time is greater than all others, an indefinite one than all but infinity.
    func rank(_ time: CMTime) -> Int {
        !time.isValid ? 3 : time.isPositiveInfinity ? 2 : time.isIndefinite ? 1 : time.isNegativeInfinity ? -1 : 0
    }
    let (first, second) = (rank(time1), rank(time2))
    if first != 0 || second != 0 { return first == second ? 0 : first < second ? -1 : 1 }
    let left = time1.value.multipliedFullWidth(by: Int64(time2.timescale))
    let right = time2.value.multipliedFullWidth(by: Int64(time1.timescale))
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
}

/// A span of time: a start and a duration.
///
/// Source: Apple, Core Media `CMTimeRange`.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public init() { (start, duration) = (.invalid, .invalid) }
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    public init(start: CMTime, end: CMTime) { (self.start, duration) = (start, end - start) }

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange()
    public var end: CMTime { start + duration }
    public var isValid: Bool { start.isValid && duration.isValid }
    public var isEmpty: Bool { isValid && duration == .zero }
    public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
