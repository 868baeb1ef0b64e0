import Foundation
import Geometry

/// Glyphs of one size and turn that share pixels with each other, by where they lie from the first one's whole pixel.
struct GlyphCluster: CoverageKey {
    struct Member: Equatable, Sendable {
        /// Held, so that no other glyph is taken for it.
        let outline: GlyphOutline
        let dx: Int
        let dy: Int
        let fractionX: Double
        let fractionY: Double

        static func == (lhs: Member, rhs: Member) -> Bool {
            lhs.outline.glyph === rhs.outline.glyph && lhs.dx == rhs.dx && lhs.dy == rhs.dy
                && lhs.fractionX == rhs.fractionX && lhs.fractionY == rhs.fractionY
        }
    }

    let linear: CGAffineTransform
    let members: [Member]

    /// Nil where a glyph has no mask yet: one that may never come again.
    init?(_ placements: [GlyphPlacement], _ shared: [Int], _ linear: CGAffineTransform) {
        guard let first = shared.first else { return nil }
        self.linear = linear
        var members: [Member] = []
        members.reserveCapacity(shared.count)
        for index in shared {
            guard let mask = placements[index].mask else { return nil }
            members.append(
                Member(
                    outline: mask.outline, dx: placements[index].x - placements[first].x,
                    dy: placements[index].y - placements[first].y, fractionX: placements[index].fractionX,
                    fractionY: placements[index].fractionY))
        }
        self.members = members
    }

    var bytes: Int { members.count * MemoryLayout<Member>.stride }

    var hash: UInt64 {
        var mixer = BitMixer()
        for member in members {
            mixer.mix(UInt64(UInt(bitPattern: ObjectIdentifier(member.outline.glyph))))
            mixer.mix(UInt64(bitPattern: Int64(member.dx)) << 32 ^ UInt64(bitPattern: Int64(member.dy)))
            mixer.mix(member.fractionX.bitPattern)
            mixer.mix(member.fractionY.bitPattern)
        }
        mixer.mix(Double(linear.a).bitPattern)
        mixer.mix(Double(linear.d).bitPattern)
        return mixer.result
    }

    /// The outlines, the first one's whole pixel at the origin.
    var outlines: [PlacedOutline] {
        members.map { member in
            member.outline.outline.placed(
                dx: Double(member.dx) + member.fractionX, dy: Double(member.dy) + member.fractionY)
        }
    }
}
