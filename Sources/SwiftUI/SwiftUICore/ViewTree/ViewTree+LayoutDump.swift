import Foundation

extension ViewTree {
    /// The laid-out tree as text: a line for each node, what it holds indented by two spaces below it.
    ///
    /// A line is the node's kind, the top left corner of its frame in the container, and its size: `Text "Hi" (12, 4.333)
    /// 14 x 20.333`. Frames are those of layout, before they are snapped to pixels, with at most three decimals. Made for
    /// tests and for people to compare; empty before the first update.
    package func layoutDump() -> String {
        var lines: [String] = []
        if let root { root.subject.appendLayout(to: &lines, depth: 0) }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension ViewNode {
    fileprivate func appendLayout(to lines: inout [String], depth: Int) {
        lines.append(String(repeating: "  ", count: depth) + layoutLine)
        for child in dumpedChildren { child.appendLayout(to: &lines, depth: depth + 1) }
    }

    private var layoutLine: String {
        let state = isDeparting ? " departing" : isChosen ? "" : " not chosen"
        guard let frame = placedFrame else { return kind + state }
        let (x, y) = (Self.number(frame.origin.x), Self.number(frame.origin.y))
        return "\(kind) (\(x), \(y)) \(Self.number(frame.width)) x \(Self.number(frame.height))\(state)"
    }

    /// At most three decimals, and no minus before a zero.
    private static func number(_ value: CGFloat) -> String {
        let thousandths = (value * 1000).rounded()
        guard abs(thousandths) < 1e15 else { return "\(value)" }
        let (whole, part) = (Int(abs(thousandths)) / 1000, Int(abs(thousandths)) % 1000)
        let digits = String(repeating: "0", count: 3 - String(part).count) + String(part)
        let decimals = digits.reversed().drop { $0 == "0" }.reversed()
        let sign = thousandths < 0 ? "-" : ""
        return sign + String(whole) + (part == 0 ? "" : "." + String(decimals))
    }
}
