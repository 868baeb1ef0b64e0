import ArgumentParser
import Foundation
import HostProtocol

/// A moment of virtual time, as it is typed: a time from the present on such as `90`, `45m` or `1d12h`, or a date such as
/// `2025-09-10` or `2025-09-10T08:00` (GMT, as everything that is drawn).
struct MomentArgument: Equatable, Sendable {
    let moment: VirtualMoment

    /// The text as it was typed.
    let words: String

    /// - Throws: `ValidationError` for other words.
    init(_ words: String, option: String) throws {
        guard let moment = Self.duration(words) ?? Self.date(words) else {
            throw ValidationError(
                "'\(words)' is not a moment; \(option) takes seconds, a time such as 45m, 6h or 1d12h, or a date such as 2025-09-10 or "
                    + "2025-09-10T08:00")
        }
        (self.moment, self.words) = (moment, words)
    }

    /// Ten years; beyond it a value is a slip.
    private static let longest = 315_360_000.0

    private static func duration(_ words: String) -> VirtualMoment? {
        if let seconds = Double(words) {
            return seconds >= 0 && seconds <= longest ? .later(seconds: seconds) : nil
        }
        let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
        var (seconds, digits) = (0.0, "")
        for character in words {
            if let unit = units[character] {
                guard let count = Double(digits) else { return nil }
                seconds += count * unit
                digits = ""
            } else {
                digits.append(character)
            }
        }
        guard digits.isEmpty, !words.isEmpty, seconds >= 0, seconds <= longest else { return nil }
        return .later(seconds: seconds)
    }

    private static func date(_ words: String) -> VirtualMoment? {
        var words = words[...]
        if words.hasSuffix("Z") { words = words.dropLast() }
        let halves = words.split(whereSeparator: { $0 == "T" || $0 == " " })
        guard let days = halves.first.map({ numbers($0, "-") }), days.count == 3, halves.count <= 2 else { return nil }
        let times = halves.count == 2 ? numbers(halves[1], ":") : [0, 0]
        guard (2...3).contains(times.count), days[0] > 999 else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = DateComponents(
            year: days[0], month: days[1], day: days[2], hour: times[0], minute: times[1], second: times.count == 3 ? times[2] : 0)
        guard let date = calendar.date(from: parts), parts.isValidDate(in: calendar) else { return nil }
        return .date(date)
    }

    /// Returns the numbers between separators; empty if any part is not a number.
    private static func numbers(_ words: Substring, _ separator: Character) -> [Int] {
        let parts = words.split(separator: separator, omittingEmptySubsequences: false).map { part in
            part.allSatisfy(\.isASCIIDigit) ? Int(part) : nil
        }
        return parts.contains(nil) ? [] : parts.compactMap { $0 }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
