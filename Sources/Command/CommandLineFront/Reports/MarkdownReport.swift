import Foundation

/// A run as markdown, for the summary of a job or a comment on a pull request.
struct MarkdownReport {
    let report: RunReport
    /// Paths below this folder are shown relative to it.
    let workingFolder: String
    /// Returns the address of a picture; nil where it has none, and the pictures are left out.
    let address: (String) -> String?

    /// Rows of the table; GitHub's summary takes a megabyte, and nobody reads more.
    private static let mostRows = 50

    var text: String {
        let failed = report.failed
        let total = report.cases.count { $0.skipReason == nil } + (report.equal ?? 0)
        let compares = ["compare", "verify"].contains(report.command)
        let counts =
            failed.isEmpty && report.faults.isEmpty
            ? "\(noun(total)): \(compares ? "all the same" : "nothing failed")"
            : report.command == "test"
                ? "\(failed.count) of \(noun(total)) failed\(leftOut)"
                : "\(failed.count + report.faults.count) of \(noun(total)) \(compares ? "not the same" : "failed")"
        var lines = ["### zoetrope \(report.command): \(counts)", ""]
        for fault in report.faults { lines += ["> \(Self.cell(fault.message))", ""] }
        let rows = failed.flatMap { test in test.faults.map { (test, $0) } }
        if !rows.isEmpty {
            let hasImages = rows.contains { !self.images(of: $0.1).isEmpty }
            lines.append("| | | \(hasImages ? "reference | actual | difference |" : "")")
            lines.append("|---|---|\(hasImages ? "---|---|---|" : "")")
            lines += rows.prefix(Self.mostRows).map { row($0.0, $0.1, hasImages: hasImages) }
            if rows.count > Self.mostRows { lines += ["", "and \(rows.count - Self.mostRows) more"] }
            lines.append("")
        }
        if let command = report.acceptCommand, rows.contains(where: { $0.1.kind == .difference }) {
            lines += ["To accept all: `\(command)`", ""]
        }
        if report.warnings > 0 { lines += ["\(Amounts.count(report.warnings, "warning"))", ""] }
        return lines.joined(separator: "\n")
    }

    /// The parts of a suite that could not be built.
    private var leftOut: String { report.faults.isEmpty ? "" : ", \(Amounts.count(report.faults.count, "part")) left out" }

    private func noun(_ count: Int) -> String {
        switch report.command {
        case "test": Amounts.count(count, "test")
        case "compare": Amounts.count(count, "image")
        default: Amounts.count(count, "preview")
        }
    }

    private func row(_ test: RunReport.Case, _ fault: RunReport.Fault, hasImages: Bool) -> String {
        let file = (fault.file ?? test.file).map { EventPrinter.shortened($0, below: workingFolder) }
        let place = file.map { "<br>`\($0)\((fault.line ?? test.line).map { ":\($0)" } ?? "")`" } ?? ""
        var cells = ["**\(Self.cell(fault.picture ?? test.name))**\(place)", Self.cell(fault.message)]
        if hasImages {
            let images = images(of: fault)
            cells += ["reference", "actual", "difference"].map { role in
                images.first { $0.role == role }.map { "<img src=\"\($0.address)\" alt=\"\(role)\" width=\"160\">" } ?? ""
            }
        }
        return "| \(cells.joined(separator: " | ")) |"
    }

    private func images(of fault: RunReport.Fault) -> [(role: String, address: String)] {
        fault.images.compactMap { path in
            let role = ["reference", "actual", "difference"].first { path.hasSuffix("-\($0).png") }
            return role.flatMap { role in address(path).map { (role, $0) } }
        }
    }

    /// Returns text for the cell of a table: markup and line breaks have no meaning in it.
    private static func cell(_ text: String) -> String {
        text.split(separator: "\n").prefix(4).joined(separator: "<br>").replacing("|", with: "\\|").replacing("<br>", with: "\n")
            .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\n", with: "<br>")
    }

    /// Returns a path below a folder as part of an address.
    static func encoded(_ path: String) -> String {
        path.split(separator: "/").map { part in
            part.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-._~"))) ?? String(part)
        }.joined(separator: "/")
    }
}
