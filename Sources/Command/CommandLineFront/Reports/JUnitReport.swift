import Foundation

/// A run as JUnit XML, in the form that servers for continuous integration read.
///
/// A suite is a file of the sources, a test case a preview or a test. `[[ATTACHMENT|path]]` in the output of a case names its pictures, as
/// the JUnit Attachments Plugin of Jenkins and GitLab's reader of attachments expect.
struct JUnitReport {
    let report: RunReport
    /// Paths below this folder are shown relative to it.
    let workingFolder: String

    var text: String {
        let groups = Dictionary(grouping: report.cases) { $0.file.map { shortened($0) } ?? report.command }
        var suites = groups.keys.sorted().map { suite($0, groups[$0] ?? []) }
        if !report.faults.isEmpty {
            let faults = report.faults.map { "      <error message=\"\(Self.escaped($0.message))\"/>\n" }.joined()
            suites.append(
                "  <testsuite name=\"run\" tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\" time=\"0\">\n"
                    + "    <testcase classname=\"run\" name=\"\(report.command)\" time=\"0\">\n\(faults)    </testcase>\n  </testsuite>\n")
        }
        let counts = counts(of: report.cases)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="zoetrope \(report.command)" tests="\(report.cases.count)" failures="\(counts.failures)" \
            errors="\(counts.errors + report.faults.count)" skipped="\(counts.skipped)" time="\(Amounts.number(report.seconds))">
            \(suites.joined())</testsuites>

            """
    }

    private func suite(_ name: String, _ cases: [RunReport.Case]) -> String {
        let counts = counts(of: cases)
        let seconds = cases.reduce(0) { $0 + $1.seconds }.rounded(toPlaces: 3)
        return """
              <testsuite name="\(Self.escaped(name))" tests="\(cases.count)" failures="\(counts.failures)" errors="\(counts.errors)" \
            skipped="\(counts.skipped)" time="\(Amounts.number(seconds))">
            \(cases.map { testCase($0, in: name) }.joined())  </testsuite>

            """
    }

    private func testCase(_ test: RunReport.Case, in suite: String) -> String {
        let place = [test.file.map { " file=\"\(Self.escaped(shortened($0)))\"" }, test.line.map { " line=\"\($0)\"" }]
        let head =
            "    <testcase classname=\"\(Self.escaped(suite))\" name=\"\(Self.escaped(test.name))\"\(place.compactMap(\.self).joined()) "
            + "time=\"\(Amounts.number(test.seconds))\""
        var lines: [String] = test.isSkipped ? ["      <skipped\(Self.message(of: test.skipReason))/>"] : []
        for fault in test.faults {
            let element = Self.isError(fault, in: report) ? "error" : "failure"
            let title = fault.picture.map { "\($0): " } ?? ""
            let first = fault.message.split(separator: "\n").first.map(String.init) ?? ""
            lines.append(
                "      <\(element) type=\"\(fault.kind.rawValue)\" message=\"\(Self.escaped(title + first))\">"
                    + "\(Self.escaped(title + fault.message))</\(element)>")
        }
        let images = test.faults.flatMap(\.images).map { "[[ATTACHMENT|\($0)]]" }
        if !images.isEmpty { lines.append("      <system-out>\(Self.escaped(images.joined(separator: "\n")))</system-out>") }
        if !test.warnings.isEmpty { lines.append("      <system-err>\(Self.escaped(test.warnings.joined(separator: "\n")))</system-err>") }
        return lines.isEmpty ? head + "/>\n" : head + ">\n" + lines.joined(separator: "\n") + "\n    </testcase>\n"
    }

    private static func message(of reason: String?) -> String { reason.map { " message=\"\(escaped($0))\"" } ?? "" }

    private func counts(of cases: [RunReport.Case]) -> (failures: Int, errors: Int, skipped: Int) {
        let errors = cases.count { $0.faults.contains { Self.isError($0, in: report) } }
        return (cases.count { !$0.faults.isEmpty } - errors, errors, cases.count(where: \.isSkipped))
    }

    /// True for a preview that could not be rendered. A test that fails is a failure, like a picture that differs.
    private static func isError(_ fault: RunReport.Fault, in report: RunReport) -> Bool {
        fault.kind == .failure && report.command != "test"
    }

    private func shortened(_ path: String) -> String { EventPrinter.shortened(path, below: workingFolder) }

    /// Returns text for XML 1.0, which has no control characters but tab and line breaks.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case let scalar where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
