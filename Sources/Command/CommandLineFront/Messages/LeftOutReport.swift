import Foundation

/// The files and declarations that are not part of a host, in lines: for people, or as JSON.
struct LeftOutReport {
    let files: [LeftOutFile]
    /// Modules that the files import and that are missing, without Apple's.
    var missingModules: [MissingModule] = []
    /// Paths below this folder are shown relative to it.
    let workingFolder: String

    /// A line for each file with the reason, and the compiler's first errors in it; files that were left out on purpose for one reason share one.
    var lines: [String] {
        let absences = absences
        var lines = absences.map { absence in
            let named = absence.files.prefix(Self.mostFiles).map { NSString(string: $0).lastPathComponent }.joined(separator: ", ")
            let more = absence.files.count - Self.mostFiles
            return
                "left out: code that needs the missing module \(absence.module), in \(Amounts.count(absence.files.count, "file")) "
                + "(\(named)\(more > 0 ? " and \(more) more" : "")); give the folder of its package with --package, or its sources with "
                + "--sources"
        }
        let told = Set(absences.flatMap(\.places))
        let gone = files.filter(\.isGone)
        let areManyGone = gone.count > Self.mostFiles
        if areManyGone {
            let named = gone.prefix(Self.mostFiles).map { shortened($0.path) }.joined(separator: ", ")
            lines.append(
                "left out: \(gone.count) missing files: \(named) and \(gone.count - Self.mostFiles) more; restore them, or remove them from "
                    + "the project")
        }
        lines += files.filter { $0.isFailure && !told.contains($0.place) && !(areManyGone && $0.isGone) }.flatMap { file in
            ["left out: \(shortened(file.place)): \(file.message)"] + file.causes.map { "    " + shortened($0) }
        }
        lines += files.filter { $0.standsAlone }.map { "note: \(shortened($0.path)): \($0.message)" }
        let others = Dictionary(grouping: files.filter { !$0.isFailure && !$0.standsAlone }, by: \.testReason)
        lines += others.values.sorted { $0[0].path < $1[0].path }.map { alike in
            "note: \(shortened(alike[0].path)): \(alike[0].message)"
                + (alike.count > 1 ? "; \(Amounts.count(alike.count - 1, "more file")) likewise" : "")
        }
        return lines
    }

    private var absences: [ModuleAbsence] { ModuleAbsence.all(of: missingModules, among: files) }

    /// The modules that a line reports, with the remedy.
    var toldModules: Set<String> { Set(absences.map(\.module)) }

    /// Files named of those that lack a module.
    private static let mostFiles = 3

    var jsonLines: [String] {
        files.map { file in
            let place = SourcePlace(file: file.path, line: file.part?.line).atFirstWord
            return file.isFailure
                ? ReportLine.failure(.compile, file.message, declaration: file.part?.name, at: place, causes: file.causes)
                : ReportLine.note(file.message, at: place)
        }
    }

    private func shortened(_ path: String) -> String { EventPrinter.shortened(path, below: workingFolder) }
}
