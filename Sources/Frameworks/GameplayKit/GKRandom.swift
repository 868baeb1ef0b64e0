@_exported import Foundation

/// A source of random numbers.
///
/// Source: Apple, GameplayKit `GKRandom`.
public protocol GKRandom: AnyObject {
    func nextInt() -> Int
    func nextInt(upperBound: Int) -> Int
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// A source of random numbers: the preview's own sequence, unless a subclass has a seed.
///
/// A source with a seed gives the same sequence in every run; the numbers are not Apple's.
///
/// Source: Apple, GameplayKit `GKRandomSource`.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
    private static let shared = GKRandomSource()

    public override init() {}
    open class func sharedRandom() -> GKRandomSource { shared }

    /// The next 64 bits.
    func next() -> UInt64 { .random(in: .min ... .max) }

    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }
    /// - Returns: a number from 0 up to the bound, without it.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 1 else { return 0 }
        return Int(next().multipliedFullWidth(by: UInt64(upperBound)).high)
    }
    /// - Returns: a number from 0 to 1.
    open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
    open func nextBool() -> Bool { next() >> 63 == 1 }

    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var shuffled = array
        for index in shuffled.indices.dropFirst().reversed() { shuffled.swapAt(index, nextInt(upperBound: index + 1)) }
        return shuffled
    }
}

extension Array {
    /// Returns the elements in a random order.
    public func shuffled(using source: GKRandomSource) -> [Element] {
        source.arrayByShufflingObjects(in: self).compactMap { $0 as? Element }
    }
}

/// The bits of SplitMix64, of a seed.
///
/// Source: G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators", 2014.
private struct SplitMix64 {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }
}

/// A source with a seed.
open class _SeededSource: GKRandomSource, @unchecked Sendable {
    private var bits: SplitMix64

    init(bits: UInt64) {
        self.bits = SplitMix64(state: bits)
        super.init()
    }
    override func next() -> UInt64 { bits.next() }
}

/// A source that is good and fast.
public final class GKARC4RandomSource: _SeededSource, @unchecked Sendable {
    public private(set) var seed: Data

    public convenience init() { self.init(seed: Data((0..<8).map { _ in UInt8.random(in: .min ... .max) })) }
    public init(seed: Data) {
        self.seed = seed
        // FNV-1a, so that every byte of the seed counts.
        super.init(bits: seed.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
    }
    public func dropValues(_ count: Int) { for _ in 0..<count { _ = next() } }
}

/// A source that is fast.
public final class GKLinearCongruentialRandomSource: _SeededSource, @unchecked Sendable {
    public let seed: UInt64
    public convenience init() { self.init(seed: .random(in: .min ... .max)) }
    public init(seed: UInt64) {
        self.seed = seed
        super.init(bits: seed)
    }
}

/// A source of high quality.
public final class GKMersenneTwisterRandomSource: _SeededSource, @unchecked Sendable {
    public let seed: UInt64
    public convenience init() { self.init(seed: .random(in: .min ... .max)) }
    public init(seed: UInt64) {
        self.seed = seed
        super.init(bits: ~seed)
    }
}

/// Numbers of a range, all equally likely.
///
/// Source: Apple, GameplayKit `GKRandomDistribution`.
open class GKRandomDistribution: NSObject, GKRandom {
    let source: any GKRandom
    public let lowestValue: Int
    public let highestValue: Int

    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        precondition(lowestInclusive <= highestInclusive, "The lowest value \(lowestInclusive) is above the highest, \(highestInclusive).")
        (self.source, lowestValue, highestValue) = (source, lowestInclusive, highestInclusive)
    }
    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue, highestValue: highestValue)
    }
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
    open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
    open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

    public var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    open func nextInt(upperBound: Int) -> Int { min(nextInt(), max(upperBound - 1, lowestValue)) }
    open func nextUniform() -> Float {
        numberOfPossibleOutcomes > 1 ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : 0
    }
    open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Numbers of a range, those in the middle most likely.
///
/// Source: Apple, GameplayKit `GKGaussianDistribution`: the deviation is a sixth of the range, and numbers lie within three deviations.
public final class GKGaussianDistribution: GKRandomDistribution {
    public private(set) lazy var mean = Float(lowestValue + highestValue) / 2
    public private(set) lazy var deviation = Float(highestValue - lowestValue) / 6

    public convenience init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        self.init(
            randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded(.up)),
            highestValue: Int((mean + 3 * deviation).rounded(.down)))
        (self.mean, self.deviation) = (mean, deviation)
    }

    public override func nextInt() -> Int {
        while true {
            // Box and Muller's method.
            let radius = (-2 * Float.log(1 - source.nextUniform() * 0.999_999)).squareRoot()
            let number = (mean + deviation * radius * Float.cos(2 * .pi * source.nextUniform())).rounded()
            if number >= Float(lowestValue), number <= Float(highestValue) { return Int(number) }
        }
    }
}

extension Float {
    fileprivate static func log(_ value: Float) -> Float { Foundation.log(value) }
    fileprivate static func cos(_ value: Float) -> Float { Foundation.cos(value) }
}

/// Numbers of a range, none again before all others.
///
/// Source: Apple, GameplayKit `GKShuffledDistribution`.
public final class GKShuffledDistribution: GKRandomDistribution {
    private var left: [Int] = []

    public override func nextInt() -> Int {
        if left.isEmpty { left = Array(lowestValue...highestValue) }
        return left.remove(at: source.nextInt(upperBound: left.count))
    }
}
