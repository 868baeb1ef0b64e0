import Foundation

/// The failures of a run as commands of GitHub's runner, which shows them at the lines of the sources in a pull request.
///
/// Source: GitHub Docs, "Workflow commands for GitHub Actions". A step shows ten errors and ten warnings.
struct GitHubAnnotations {
    let report: RunReport
    /// The checkout: paths are relative to it.
    let root: String

    private static let most = 10

    var lines: [String] {
        let errors =
            report.faults.map { line("error", $0.message, file: $0.file, line: $0.line) }
            + report.cases.flatMap { test in test.faults.map { line(of: $0, in: test) } }
        let warnings = report.cases.flatMap { test in
            test.warnings.map { line("warning", $0, title: test.name, file: test.file, line: test.line) }
        }
        return Self.shortened(errors, "error") + Self.shortened(warnings, "warning")
    }

    private static func shortened(_ lines: [String], _ kind: String) -> [String] {
        guard lines.count > most else { return lines }
        return lines.prefix(most - 1) + ["::\(kind)::and \(lines.count - most + 1) more; the report lists them all"]
    }

    private func line(of fault: RunReport.Fault, in test: RunReport.Case) -> String {
        let title = fault.picture ?? test.name
        return line("error", fault.message, title: title, file: fault.file ?? test.file, line: fault.line ?? test.line)
    }

    private func line(_ kind: String, _ message: String, title: String? = nil, file: String? = nil, line: Int? = nil) -> String {
        var (properties, message) = ([String](), message)
        let path = file.map { EventPrinter.shortened($0, below: root) }
        if let path, path.hasPrefix("/") {
            // GitHub has no line for a file outside of the checkout, such as one of a package that was fetched.
            message = "\(path):\(line.map { "\($0): " } ?? " ")\(message)"
        } else {
            if let path { properties.append("file=" + Self.property(path)) }
            if let line { properties.append("line=\(line)") }
        }
        if let title { properties.append("title=" + Self.property(title)) }
        return "::\(kind)\(properties.isEmpty ? "" : " ")\(properties.joined(separator: ","))::\(Self.data(message))"
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String { data(text).replacing(":", with: "%3A").replacing(",", with: "%2C") }
}
