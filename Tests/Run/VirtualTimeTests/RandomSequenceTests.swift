import Foundation
import TestSupport
import Testing
import VirtualTime

/// The sequence of random numbers without any view.
@Suite("Random numbers of a run") @MainActor struct RandomSequenceTests {
    @Test("A sequence goes on, and begins again; code outside of films has the system's") func sequence() {
        func draw() -> [UInt64] { (0..<4).map { _ in UInt64.random(in: 0...UInt64.max) } }
        let (one, two) = VirtualRandom.fromStart { (draw(), draw()) }
        #expect(one != two && Set(one + two).count == 8)
        expect(VirtualRandom.fromStart(draw), equals: one)
        #expect(draw() != draw())
        let sum: Double = VirtualRandom.fromStart {
            var sum = 0.0
            for _ in 0..<1000 { sum += Double.random(in: 0..<1) }
            return sum
        }
        expect(sum / 1000, near: 0.5, within: 0.05)
    }

    @Test("UUIDs, the random device and the C library's generators draw from the sequence, too") func otherSources() {
        func draw() -> [String] {
            let device = FileHandle(forReadingAtPath: "/dev/urandom")
            defer { try? device?.close() }
            let bytes = (try? device?.read(upToCount: 16)) ?? Data()
            return [
                UUID().uuidString, bytes.base64EncodedString(), "\(arc4random())", "\(arc4random_uniform(1000))", "\(rand())",
                "\(random())",
                "\(drand48())", "\(lrand48())", "\(mrand48())",
            ]
        }
        let drawn = VirtualRandom.fromStart(draw)
        expect(VirtualRandom.fromStart(draw), equals: drawn)
        expect(Set(drawn).count, equals: drawn.count)
        expect(UUID(uuidString: drawn[0])?.uuid.6.description, equals: UUID(uuidString: drawn[0]).map { "\($0.uuid.6 & 0xF | 0x40)" })
        let own = draw()
        #expect(zip(own, drawn).allSatisfy { $0 != $1 } || own.first != drawn.first)
    }

    @Test("A seed begins the numbers of rand anew, and no others") func seeds() {
        let (first, again, other) = VirtualRandom.fromStart {
            func seeded(_ seed: UInt32) -> [Int32] {
                srand(seed)
                return (0..<4).map { _ in rand() }
            }
            return (seeded(42), seeded(42), seeded(43))
        }
        expect(again, equals: first)
        #expect(other != first)
        let unseeded = VirtualRandom.fromStart { (UInt64.random(in: 0...UInt64.max), UInt64.random(in: 0...UInt64.max)) }
        let seeded = VirtualRandom.fromStart {
            let first = UInt64.random(in: 0...UInt64.max)
            srand48(7)
            return (first, UInt64.random(in: 0...UInt64.max))
        }
        #expect(seeded == unseeded)
    }

    @Test("Numbers below a bound are as likely as one another") func bounds() {
        let counts = VirtualRandom.fromStart {
            (0..<6000).reduce(into: [UInt32: Int]()) { counts, _ in counts[arc4random_uniform(6), default: 0] += 1 }
        }
        expect(counts.keys.sorted(), equals: [0, 1, 2, 3, 4, 5])
        for count in counts.values { expect(Double(count), near: 1000, within: 120) }
        expect(arc4random_uniform(0), equals: 0)
    }
}
