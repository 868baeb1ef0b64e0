import Foundation

extension Path {
    /// Creates the path that path data describe: the `d` attribute of SVG's `path` element.
    ///
    /// Source: W3C, SVG 1.1, 8.3 "Path data", and F.6 for elliptical arcs.
    ///
    /// - Returns: nil if the text breaks the grammar, or has a number that is not finite.
    package init?(pathData text: some StringProtocol) {
        var reader = PathDataReader(text.utf8)
        guard let path = reader.read() else { return nil }
        self = path
    }
}

/// Reads path data command by command.
private struct PathDataReader {
    private let bytes: [UInt8]
    private var place = 0
    private var path = Path()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, which a smooth curve of the same degree mirrors, and the command that had it.
    private var control: (point: CGPoint, command: UInt8)?

    init(_ text: some Sequence<UInt8>) { bytes = Array(text) }

    mutating func read() -> Path? {
        var command: UInt8?
        while skipSpace(), place < bytes.count {
            if Self.counts[bytes[place] | 0x20] != nil {
                command = bytes[place]
                place += 1
            } else if command.map({ $0 | 0x20 == UInt8(ascii: "z") }) != false {
                return nil
            }
            // The first command moves to the beginning.
            guard let name = command, !path.isEmpty || name | 0x20 == UInt8(ascii: "m"), perform(name) else { return nil }
            // Points after those of a move are joined by lines.
            if name | 0x20 == UInt8(ascii: "m") { command = name == UInt8(ascii: "m") ? UInt8(ascii: "l") : UInt8(ascii: "L") }
        }
        return path
    }

    /// The numbers that each command takes.
    private static let counts: [UInt8: Int] = [
        UInt8(ascii: "m"): 2, UInt8(ascii: "l"): 2, UInt8(ascii: "h"): 1, UInt8(ascii: "v"): 1, UInt8(ascii: "c"): 6,
        UInt8(ascii: "s"): 4, UInt8(ascii: "q"): 4, UInt8(ascii: "t"): 2, UInt8(ascii: "a"): 7, UInt8(ascii: "z"): 0,
    ]

    private mutating func perform(_ name: UInt8) -> Bool {
        let kind = name | 0x20
        let isRelative = name == kind
        var numbers: [CGFloat] = []
        for index in 0..<(Self.counts[kind] ?? 0) {
            guard let number = kind == UInt8(ascii: "a") && (index == 3 || index == 4) ? flag() : number() else { return false }
            numbers.append(number)
        }
        let origin = isRelative ? current : .zero
        func point(_ index: Int) -> CGPoint { CGPoint(x: origin.x + numbers[index], y: origin.y + numbers[index + 1]) }
        switch kind {
        case UInt8(ascii: "m"):
            start = point(0)
            path.move(to: start)
            current = start
        case UInt8(ascii: "l"): line(to: point(0))
        case UInt8(ascii: "h"): line(to: CGPoint(x: origin.x + numbers[0], y: current.y))
        case UInt8(ascii: "v"): line(to: CGPoint(x: current.x, y: origin.y + numbers[0]))
        case UInt8(ascii: "c"): curve(point(0), point(2), to: point(4))
        case UInt8(ascii: "s"): curve(mirrored(after: "c"), point(0), to: point(2))
        case UInt8(ascii: "q"): quadCurve(point(0), to: point(2))
        case UInt8(ascii: "t"): quadCurve(mirrored(after: "q"), to: point(0))
        case UInt8(ascii: "a"):
            let ellipse = (radii: CGSize(width: abs(numbers[0]), height: abs(numbers[1])), turn: Double(numbers[2]) * .pi / 180)
            arc(ellipse.radii, turn: ellipse.turn, isLarge: numbers[3] == 1, isPositive: numbers[4] == 1, to: point(5))
        default:
            path.closeSubpath()
            current = start
        }
        if ![UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "q"), UInt8(ascii: "t")].contains(kind) { control = nil }
        return true
    }

    // MARK: Segments

    private mutating func line(to end: CGPoint) {
        path.addLine(to: end)
        current = end
    }

    private mutating func curve(_ first: CGPoint, _ second: CGPoint, to end: CGPoint) {
        path.addCurve(to: end, control1: first, control2: second)
        (current, control) = (end, (second, UInt8(ascii: "c")))
    }

    private mutating func quadCurve(_ point: CGPoint, to end: CGPoint) {
        path.addQuadCurve(to: end, control: point)
        (current, control) = (end, (point, UInt8(ascii: "q")))
    }

    /// The control point on the other side of the current point; the current point itself after another command.
    private func mirrored(after command: Unicode.Scalar) -> CGPoint {
        guard let control, control.command == UInt8(ascii: command) else { return current }
        return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
    }

    private mutating func arc(_ radii: CGSize, turn: Double, isLarge: Bool, isPositive: Bool, to end: CGPoint) {
        let (from, to) = (current, end)
        guard radii.width > 0, radii.height > 0, from != to else { return line(to: end) }
        let (sine, cosine) = (Transcendental.sine(turn), Transcendental.cosine(turn))
        let half = CGVector(dx: (from.x - to.x) / 2, dy: (from.y - to.y) / 2)
        let (x, y) = (cosine * half.dx + sine * half.dy, cosine * half.dy - sine * half.dx)
        // Radii that are too small to reach are enlarged until they do.
        let reach = x * x / (radii.width * radii.width) + y * y / (radii.height * radii.height)
        let growth = max(reach, 1).squareRoot()
        let (width, height) = (radii.width * growth, radii.height * growth)
        let denominator = width * width * y * y + height * height * x * x
        let ratio = denominator > 0 ? max((width * width * height * height - denominator) / denominator, 0).squareRoot() : 0
        let side: CGFloat = isLarge == isPositive ? -ratio : ratio
        let middle = CGPoint(x: side * width * y / height, y: -side * height * x / width)
        let center = CGPoint(
            x: cosine * middle.x - sine * middle.y + (from.x + to.x) / 2, y: sine * middle.x + cosine * middle.y + (from.y + to.y) / 2)
        let first = Transcendental.angle(x: Double((x - middle.x) / width), y: Double((y - middle.y) / height))
        let last = Transcendental.angle(x: Double((-x - middle.x) / width), y: Double((-y - middle.y) / height))
        var sweep = last - first
        if isPositive, sweep < 0 { sweep += 2 * .pi }
        if !isPositive, sweep > 0 { sweep -= 2 * .pi }
        let ellipse = CGAffineTransform(
            a: cosine * width, b: sine * width, c: -sine * height, d: cosine * height, tx: center.x, ty: center.y)
        path.addRelativeArc(center: .zero, radius: 1, startAngle: .radians(first), delta: .radians(sweep), transform: ellipse)
        current = end
    }

    // MARK: Characters

    private mutating func skipSpace() -> Bool {
        while place < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D, UInt8(ascii: ",")].contains(bytes[place]) { place += 1 }
        return true
    }

    /// A zero or a one, which nothing need part from the next number.
    private mutating func flag() -> CGFloat? {
        guard skipSpace(), place < bytes.count, bytes[place] == UInt8(ascii: "0") || bytes[place] == UInt8(ascii: "1") else { return nil }
        place += 1
        return CGFloat(bytes[place - 1] - UInt8(ascii: "0"))
    }

    private mutating func number() -> CGFloat? {
        _ = skipSpace()
        let first = place
        if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") { place += 1 }
        skipDigits()
        if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
            place += 1
            skipDigits()
        }
        if place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") {
            place += 1
            if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") { place += 1 }
            skipDigits()
        }
        let number = Double(String(decoding: bytes[first..<place], as: UTF8.self))
        return number.flatMap { $0.isFinite ? CGFloat($0) : nil }
    }

    private mutating func skipDigits() {
        while place < bytes.count, bytes[place] >= UInt8(ascii: "0"), bytes[place] <= UInt8(ascii: "9") { place += 1 }
    }
}
