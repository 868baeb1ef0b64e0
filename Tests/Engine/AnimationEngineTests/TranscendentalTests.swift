import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct TranscendentalTests {
    /// The C library's logarithm is the reference; its own error is half a unit in the last place.
    @Test func logarithmEqualsTheLibrarys() {
        var x = 1e-300
        while x < 1e300 {
            #expect(abs(Transcendental.logarithm(x) - log(x)) <= 4e-16 * max(1, abs(log(x))), "log \(x)")
            x *= 1.37
        }
        expect(Transcendental.logarithm(1), equals: 0)
        expect(Transcendental.logarithm(0), equals: -.infinity)
        #expect(Transcendental.logarithm(-1).isNaN)
        expect(Transcendental.logarithm(.infinity), equals: .infinity)
    }
}
