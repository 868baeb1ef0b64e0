import Foundation
import Geometry

/// The course of one property through its keyframes.
///
/// Cubic keyframes next to each other form a Catmull-Rom spline; next to others they take over the others' velocities; at
/// the ends of a track they start and stop at rest (Apple's page on `CubicKeyframe`; the tangents for keyframes of unequal
/// durations are those of objc.io, S01E367).
struct KeyframeCurve<Data: VectorArithmetic> {
    /// A segment with its start, its place in time and its velocities, per second.
    private struct Piece {
        var segment: KeyframeSegment<Data>
        var from: Data
        var begin: TimeInterval
        var startVelocity: Data = .zero
        var endVelocity: Data = .zero

        var end: TimeInterval { begin + segment.duration }
        var distance: Data { segment.target - from }
    }

    private let start: Data
    private let pieces: [Piece]

    /// The time from the start to the last keyframe, in seconds.
    var duration: TimeInterval { pieces.last?.end ?? 0 }

    /// - Parameter velocity: the velocity before the start, per second.
    init(start: Data, velocity: Data = .zero, segments: [KeyframeSegment<Data>]) {
        self.start = start
        var pieces: [Piece] = []
        for segment in segments {
            let last = pieces.last
            pieces.append(Piece(segment: segment, from: last?.segment.target ?? start, begin: last?.end ?? 0))
        }
        for index in pieces.indices {
            pieces[index].startVelocity = Self.startVelocity(of: index, in: pieces, before: velocity)
            pieces[index].endVelocity = Self.endVelocity(of: index, in: pieces)
        }
        self.pieces = pieces
    }

    /// The value at a time in seconds.
    func value(at time: TimeInterval) -> Data {
        if time < 0 { return start }
        guard let piece = piece(at: time) else { return start }
        return Self.value(of: piece, after: time)
    }

    /// The velocity at a time in seconds, per second; zero after the end.
    func velocity(at time: TimeInterval) -> Data {
        guard time >= 0, let piece = piece(at: time), time - piece.begin < piece.segment.duration else { return .zero }
        return Self.velocity(of: piece, after: time)
    }

    /// Returns a note of the effect of each keyframe of a track.
    ///
    /// - Parameter subject: the property with certain data.
    func notes(of track: String, as subject: (Data) -> Any) -> [KeyframeNote] {
        pieces.map { piece in
            KeyframeNote(
                track: track, from: AnimationNote.numbers(in: piece.from), to: AnimationNote.numbers(in: piece.segment.target),
                parts: ExplainedPart.way(from: subject(piece.from), to: subject(piece.segment.target)),
                keyframe: piece.segment.sourceText, start: piece.begin, end: piece.end,
                unusableDuration: piece.segment.unusableDuration)
        }
    }

    /// The last piece that has begun, so that a move counts from its moment on.
    private func piece(at time: TimeInterval) -> Piece? {
        var (low, high) = (0, pieces.count)
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].begin <= time { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? pieces[low - 1] : pieces.first
    }

    private static func value(of piece: Piece, after time: TimeInterval) -> Data {
        let (duration, local) = (piece.segment.duration, time - piece.begin)
        guard local < duration else { return piece.segment.target }
        switch piece.segment.kind {
        case .move: return piece.segment.target
        case .linear(let curve): return piece.from + piece.distance.scaled(by: curve.value(at: local / duration))
        case .spring(let spring, _):
            return piece.from + spring.value(target: piece.distance, initialVelocity: piece.startVelocity, time: local)
        case .cubic: return hermite(piece, at: local / duration)
        }
    }

    private static func velocity(of piece: Piece, after time: TimeInterval) -> Data {
        let (duration, local) = (piece.segment.duration, time - piece.begin)
        switch piece.segment.kind {
        case .move: return .zero
        case .linear(let curve): return linearVelocity(of: piece, curve: curve, at: local / duration)
        case .spring(let spring, _):
            return spring.velocity(target: piece.distance, initialVelocity: piece.startVelocity, time: local)
        case .cubic:
            let u = local / duration
            return piece.distance.scaled(by: 6 * u * (1 - u) / duration)
                + piece.startVelocity.scaled(by: (1 - u) * (1 - 3 * u)) + piece.endVelocity.scaled(by: u * (3 * u - 2))
        }
    }

    /// The cubic with the piece's ends and velocities.
    private static func hermite(_ piece: Piece, at u: Double) -> Data {
        let duration = piece.segment.duration
        let rise = u * u * (3 - 2 * u)
        let leaving = u * (1 - u) * (1 - u) * duration
        let arriving = u * u * (u - 1) * duration
        return piece.from + piece.distance.scaled(by: rise) + piece.startVelocity.scaled(by: leaving)
            + piece.endVelocity.scaled(by: arriving)
    }
}

extension KeyframeCurve {
    /// The velocity with which a piece starts, given those of the pieces before it.
    private static func startVelocity(of index: Int, in pieces: [Piece], before first: Data) -> Data {
        let piece = pieces[index]
        switch piece.segment.kind {
        case .move: return .zero
        case .linear(let curve): return linearVelocity(of: piece, curve: curve, at: 0)
        case .spring(_, let given): return given ?? (index > 0 ? pieces[index - 1].endVelocity : first)
        case .cubic(let given, _):
            if let given { return given }
            guard index > 0 else { return first }
            // Where both are cubic the end of the one before is the same tangent, unless its velocity was given.
            if case .cubic = pieces[index - 1].segment.kind { return tangent(between: pieces[index - 1], and: piece) }
            return pieces[index - 1].endVelocity
        }
    }

    /// The velocity with which a piece ends, given its own start.
    private static func endVelocity(of index: Int, in pieces: [Piece]) -> Data {
        let piece = pieces[index]
        switch piece.segment.kind {
        case .move: return .zero
        case .linear(let curve): return linearVelocity(of: piece, curve: curve, at: 1)
        case .spring(let spring, _):
            return spring.velocity(
                target: piece.distance, initialVelocity: piece.startVelocity, time: piece.segment.duration)
        case .cubic(_, let given):
            if let given { return given }
            guard index + 1 < pieces.count else { return .zero }
            let next = pieces[index + 1]
            switch next.segment.kind {
            case .move: return .zero
            case .linear(let curve): return linearVelocity(of: next, curve: curve, at: 0)
            case .spring(_, let given): return given ?? tangent(between: piece, and: next)
            case .cubic: return tangent(between: piece, and: next)
            }
        }
    }

    private static func linearVelocity(of piece: Piece, curve: UnitCurve, at progress: Double) -> Data {
        let slope = curve.velocity(at: progress)
        guard piece.segment.duration > 0, slope.isFinite else { return .zero }
        return piece.distance.scaled(by: slope / piece.segment.duration)
    }

    /// The mean velocity over two pieces.
    private static func tangent(between piece: Piece, and next: Piece) -> Data {
        let duration = piece.segment.duration + next.segment.duration
        guard duration > 0 else { return .zero }
        return (next.segment.target - piece.from).scaled(by: 1 / duration)
    }
}
