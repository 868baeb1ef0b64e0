import Foundation

extension Path: LosslessStringConvertible {
    /// The elements in order, numbers before their letter: `0 0 m 10 0 l 5 5 10 10 q 1 1 2 2 3 3 c h`.
    public var description: String {
        elements.map { element in
            switch element {
            case .move(let end): "\(Path.text(end)) m"
            case .line(let end): "\(Path.text(end)) l"
            case .quadCurve(let end, let control): "\(Path.text(control)) \(Path.text(end)) q"
            case .curve(let end, let control1, let control2):
                "\(Path.text(control1)) \(Path.text(control2)) \(Path.text(end)) c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// The path of a description, or nil where the text is not one. `re` (x, y, width, height) adds a rectangle.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r\n" }) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
            } else {
                guard add(operator: word, numbers) else { return nil }
                numbers.removeAll()
            }
        }
        guard numbers.isEmpty else { return nil }
    }

    private mutating func add(operator word: Substring, _ numbers: [CGFloat]) -> Bool {
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        switch (word, numbers.count) {
        case ("m", 2): move(to: point(0))
        case ("l", 2): addLine(to: point(0))
        case ("q", 4): addQuadCurve(to: point(2), control: point(0))
        case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
        case ("h", 0): closeSubpath()
        case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        default: return false
        }
        return true
    }

    private static func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

    /// The shortest digits that read back as the same number, whole numbers without a point.
    private static func text(_ value: CGFloat) -> String {
        let number = Double(value)
        if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
        return String(number)
    }
}
