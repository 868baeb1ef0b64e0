import Foundation
import Geometry

/// Numbers as vector files write them.
enum VectorNumber {
    /// Returns a number with at most `digits` decimals and no needless ones: the same text on every machine and in every locale.
    static func text(_ value: some BinaryFloatingPoint, digits: Int = 3) -> String {
        guard value.isFinite else { return "0" }
        let power = digits == 3 ? 1000 : (0..<digits).reduce(1) { power, _ in power * 10 }
        let scaled = (Double(value) * Double(power)).rounded()
        guard abs(scaled) < 9e15 else { return value < 0 ? "-9000000000000" : "9000000000000" }
        let whole = Int(scaled.magnitude)
        var text = "\(whole / power)"
        if whole % power != 0 {
            var rest = String("\(whole % power + power)".dropFirst())
            while rest.hasSuffix("0") { rest.removeLast() }
            text += "." + rest
        }
        return scaled < 0 && text != "0" ? "-" + text : text
    }

    /// A transform's six numbers, with enough decimals that the far end of a page is at its place.
    static func words(of transform: CGAffineTransform) -> String {
        [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { text($0, digits: 6) }
            .joined(separator: " ")
    }
}
