import TestSupport
import Testing

@testable import ImageCodecs

@Suite struct FrameTimeTests {
    @Test func `Fractions are in lowest terms`() {
        expect(FrameTime(30, 60), equals: FrameTime(1, 2))
        expect(FrameTime(0, 7), equals: .zero)
        expect(FrameTime(-2, 4).numerator, equals: -1)
        expect(FrameTime(frame: 45, framesPerSecond: 30).description, equals: "3/2 s")
    }

    @Test func `Thirty thirtieths are exactly one second`() {
        let sum = (0..<30).reduce(FrameTime.zero) { sum, _ in sum + FrameTime(1, 30) }
        expect(sum, equals: FrameTime(1))
        expect(FrameTime(1) - FrameTime(1, 3), equals: FrameTime(2, 3))
    }

    @Test(arguments: [(1, 30, 3), (2, 30, 7), (1, 200, 1), (-1, 200, -1), (1, 3, 33), (2, 3, 67), (Int.max, 1, Int.max)])
    func `Hundredths are rounded, halves away from zero`(numerator: Int, denominator: Int, expected: Int) {
        expect(FrameTime(numerator, denominator).rounded(unitsPerSecond: 100), equals: expected)
    }

    @Test func `Times compare without rounding`() {
        #expect(FrameTime(1, 3) < FrameTime(333_333_333_333_334, 1_000_000_000_000_000))
        #expect(FrameTime(Int.max, 2) > FrameTime(Int.max - 1, 2))
    }
}
