import Foundation
import TestSupport
import Testing

@testable import Geometry

@Suite struct TranscendentalTests {
    @Test func sineAndCosineAgreeWithTheLibrary() {
        for index in -4000...4000 {
            let angle = Double(index) * 0.0137
            expect(Transcendental.sine(angle), near: sin(angle), within: 4e-16)
            expect(Transcendental.cosine(angle), near: cos(angle), within: 4e-16)
        }
        expect(Transcendental.cosine(.pi / 2), equals: cos(.pi / 2))
    }

    @Test func anglesAgreeWithTheLibrary() {
        for index in 0..<1000 {
            let angle = Double(index) * 0.00628 - 3.1
            let (x, y) = (cos(angle) * 37, sin(angle) * 37)
            expect(Transcendental.angle(x: x, y: y), near: atan2(y, x), within: 1e-15)
        }
        expect(Transcendental.angle(x: 0, y: 0), equals: 0)
        expect(Transcendental.angle(x: -1, y: 0), equals: .pi)
    }

    @Test func exponentialsAgreeWithTheLibrary() {
        for index in -600...600 {
            let exponent = Double(index) * 0.37
            let exact = exp(exponent)
            #expect(abs(Transcendental.exponential(exponent) - exact) <= 7e-16 * exact)
        }
        expect(Transcendental.exponential(-1000), equals: 0)
        expect(Transcendental.exponential(0), equals: 1)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func hostileArgumentsGiveNumbers(value: Double) {
        #expect(Transcendental.sine(value) == 0 && Transcendental.cosine(value) == 1)
        #expect(!Transcendental.angle(x: value, y: 1).isNaN)
    }
}
