/// The files and declarations that are not part of a host, in lines: for people, or as JSON.
struct LeftOutReport {
    let files: [LeftOutFile]
    /// Paths below this folder are shown relative to it.
    let workingFolder: String

    /// Each file with why, and the compiler's first words about it; what was left out on purpose in one line.
    var lines: [String] {
        let failures = files.filter(\.isFailure)
        var lines = failures.flatMap { file in
            ["left out: \(shortened(file.place)): \(file.message)"] + file.causes.map { "    " + shortened($0) }
        }
        lines += files.filter { $0.standsAlone }.map { "note: \(shortened($0.path)): \($0.message)" }
        let others = files.filter { !$0.isFailure && !$0.standsAlone }
        if let first = others.first {
            let more = others.count - 1
            lines.append(
                "note: \(shortened(first.path)): \(first.message)"
                    + (more > 0 ? "; \(Messages.count(more, "more file")) likewise" : ""))
        }
        return lines
    }

    var jsonLines: [String] {
        files.map { file in
            EventPrinter.object([
                ("event", "leftOut"), ("file", file.path), ("line", file.part?.line), ("declaration", file.part?.name),
                ("failure", file.isFailure), ("message", file.message), ("causes", file.causes),
            ])
        }
    }

    private func shortened(_ path: String) -> String { EventPrinter.shortened(path, below: workingFolder) }
}
