import ArgumentParser
import HostProtocol

extension OutputFormat {
    /// The help of `--format`.
    static let help = ArgumentHelp("Any of \(names()), separated by commas. (default: png,apng,gif)", valueName: "formats")

    /// The formats in a list with commas, each once, in the order given.
    static func list(_ argument: String) throws -> [OutputFormat] {
        var formats: [OutputFormat] = []
        for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
            guard let format = OutputFormat(rawValue: name.trimmingPrefix { $0 == " " }.lowercased()) else {
                let known = allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("there is no format '\(name)'; the formats are \(known)")
            }
            if !formats.contains(format) { formats.append(format) }
        }
        return formats
    }
}
