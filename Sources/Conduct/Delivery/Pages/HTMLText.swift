import Foundation

/// Words and numbers as a page shows them: escaped, and the same in every locale.
enum HTMLText {
    /// Text that cannot be taken for markup, inside elements and quoted attributes.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.append(character)
            }
        }
        return result
    }

    /// A relative path as the value of `src` or `href`: everything but unreserved characters (RFC 3986, 2.3) and slashes
    /// is percent-encoded. A first segment with a colon would be read as a scheme, so the path starts at the page.
    static func link(_ path: String) -> String {
        let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
        let digits = Array("0123456789ABCDEF")
        var result = "./"
        for byte in path.utf8 {
            if unreserved.contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
        return result
    }

    /// Bytes in units of 1000: `812 B`, `12.4 KB`, `1.2 MB`.
    static func size(_ bytes: Int) -> String {
        if bytes < 1000 { return "\(bytes) B" }
        if bytes < 999_950 { return "\(decimal(Double(bytes) / 1000, places: 1)) KB" }
        return "\(decimal(Double(bytes) / 1_000_000, places: 1)) MB"
    }

    /// Seconds to hundredths: `1.83 s`.
    static func duration(_ seconds: Double) -> String {
        "\(decimal(seconds, places: 2)) s"
    }

    /// A number with up to `places` digits after the point, without needless zeros; senseless ones are a dash.
    static func decimal(_ value: Double, places: Int) -> String {
        var factor = 1
        for _ in 0..<places { factor *= 10 }
        let scaled = (value * Double(factor)).rounded()
        guard let whole = Int(exactly: scaled) else { return "–" }
        var fraction = String(whole.magnitude % UInt(factor) + UInt(factor)).dropFirst()
        while fraction.last == "0" { fraction.removeLast() }
        let sign = whole < 0 ? "-" : ""
        return sign + String(whole.magnitude / UInt(factor)) + (fraction.isEmpty ? "" : "." + fraction)
    }

    /// A whole number in groups of three: `17,018`.
    static func grouped(_ number: Int) -> String {
        let digits = Array(String(number.magnitude))
        let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[max(0, $0 - 3)..<$0]) }
        return (number < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
    }

    /// `1 frame`, `2 frames`.
    static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }

    /// A PNG inside the page.
    static func dataLink(png bytes: [UInt8]) -> String {
        "data:image/png;base64," + Data(bytes).base64EncodedString()
    }
}
