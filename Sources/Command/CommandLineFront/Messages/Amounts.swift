/// Numbers as people read them, the same in every locale.
enum Amounts {
    /// A number without a fraction it does not have.
    static func number(_ value: Double) -> String {
        if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
        return "\(value)"
    }

    /// A file's size: `812 B`, `12.3 kB`, `4.0 MB`.
    static func size(bytes: Int) -> String {
        if bytes < 1000 { return "\(bytes) B" }
        let isSmall = bytes < 999_950
        return "\(tenths(Double(bytes) / (isSmall ? 1e3 : 1e6))) \(isSmall ? "kB" : "MB")"
    }

    /// A time: `0.4 ms`, `12 ms`, `1.2 s`.
    static func time(milliseconds: Double) -> String {
        guard milliseconds.isFinite else { return "?" }
        if milliseconds < 9.95 { return "\(tenths(milliseconds)) ms" }
        if milliseconds < 999.5 { return "\(Int(milliseconds.rounded())) ms" }
        return "\(tenths(milliseconds / 1000)) s"
    }

    /// A count and its noun: `1 file`, `2 files`.
    static func count(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    /// Returns the number of left-out parts: `2 source files and 1 declaration`.
    static func leftOut(_ files: [LeftOutFile]) -> String {
        let parts = files.count { $0.part != nil }
        let wholes = files.count - parts
        return [wholes > 0 ? count(wholes, "source file") : nil, parts > 0 ? count(parts, "declaration") : nil]
            .compactMap(\.self).joined(separator: " and ")
    }

    private static func tenths(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(abs(tenths % 10))"
    }
}
