import ArgumentParser
import HostProtocol

/// The options for when a film goes on.
struct PaceOptions: ParsableArguments {
    @Option(
        name: [.long, .customLong("hold-last")], parsing: .unconditional,
        help: ArgumentHelp(
            "Seconds for which a film holds its last frame; a film of one change holds its first frame for a fifth of that.",
            valueName: "seconds"))
    var dwell: Double = 1

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Seconds from one entry to the next: motion that is under way is interrupted. By default the entries' dates.",
            valueName: "seconds"))
    var interval: Double?

    /// An hour; beyond it a value is a slip.
    private static let longest = 3600.0

    /// The options that differ from their defaults, to be typed again.
    var arguments: [String] {
        var words: [String] = []
        if dwell != 1 { words += ["--dwell", Amounts.number(dwell)] }
        if let interval { words += ["--interval", Amounts.number(interval)] }
        return words
    }

    func validate() throws {
        guard dwell >= 0, dwell <= Self.longest else {
            throw ValidationError("--dwell is \(Amounts.number(dwell)), but must be 0 to 3600 seconds")
        }
        guard interval.map({ $0 > 0 && $0 <= Self.longest }) ?? true else {
            throw ValidationError("--interval is \(Amounts.number(interval ?? 0)), but must be above 0 and at most 3600 seconds")
        }
    }

    func apply(to options: inout RenderOptions) {
        options.dwell = dwell
        options.interval = interval
    }
}
