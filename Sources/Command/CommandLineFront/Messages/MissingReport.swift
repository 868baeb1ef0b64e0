/// The names in the code that Zoetrope lacks, in lines: for people, or as JSON.
struct MissingReport {
    let survey: MissingSurvey
    /// Paths below this folder are shown relative to it.
    let workingFolder: String

    /// Places named per entry; the JSON has all.
    private static let mostPlaces = 3

    /// One line for each, and the remedy; empty where nothing is missing.
    var lines: [String] {
        guard !survey.entries.isEmpty else { return [] }
        let rows = survey.entries.map { entry in
            [entry.kind.rawValue, entry.name, Self.origin(of: entry), "\(entry.places.count)", shown(entry.places)]
        }
        return ["Zoetrope does not have:"] + Self.table(rows) + advice.map { "  " + $0 }
    }

    var jsonLines: [String] { survey.entries.map(Self.json) }

    static func json(of entry: MissingSurvey.Entry) -> String {
        ReportLine.json(
            "missing",
            [
                ("kind", entry.kind.rawValue), ("name", entry.name), ("iOS", entry.version), ("uses", entry.places.count),
                ("places", entry.places),
            ])
    }

    private static func origin(of entry: MissingSurvey.Entry) -> String {
        entry.version.map { "iOS \($0)" } ?? (isOfTheMac(entry) ? "macOS" : "not Apple's")
    }

    /// Modules that Apple has on the Mac alone.
    private static let modulesOfTheMac: Set<String> = [
        "AppKit", "ApplicationServices", "Carbon", "Cocoa", "CoreServices", "DiskArbitration", "IOBluetooth", "IOKit", "InputMethodKit",
        "OSAKit", "Quartz", "ScreenCaptureKit", "ScreenSaver", "ScriptingBridge", "ServiceManagement",
    ]

    static func isOfTheMac(_ entry: MissingSurvey.Entry) -> Bool { entry.kind == .module && modulesOfTheMac.contains(entry.name) }

    private var advice: [String] {
        var advice: [String] = []
        if survey.entries.contains(where: { $0.kind == .module && $0.version != nil }) {
            advice.append(
                "imports of these modules are left out; put code that needs them in separate files, within '#if canImport(Name)', or leave "
                    + "it out with --exclude")
        }
        if survey.entries.contains(where: Self.isOfTheMac) {
            advice.append("macOS modules are unavailable: code is compiled as for iOS; put code that needs them within '#if os(macOS)'")
        }
        if survey.entries.contains(where: { $0.kind == .module && $0.version == nil && !Self.isOfTheMac($0) }) {
            advice.append(
                "for a module that is not Apple's, give the folder of its package with --package, or its sources with --sources; a package "
                    + "lists it in its manifest"
            )
        }
        if survey.entries.contains(where: { $0.kind == .name }) {
            advice.append(
                "a declaration that uses one of these names is left out; Documentation/Limits.md lists what to use instead")
        }
        return advice
    }

    private func shown(_ places: [String]) -> String {
        let more = places.count - Self.mostPlaces
        let first = places.prefix(Self.mostPlaces).map { EventPrinter.shortened($0, below: workingFolder) }
        return first.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }

    private static func table(_ rows: [[String]]) -> [String] {
        // The widest names are not given the width of all.
        let widths = (0..<4).map { column in min(rows.map { $0[column].count }.max() ?? 0, 56) }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                column < 4 ? cell + String(repeating: " ", count: max(widths[column] - cell.count, 0)) : cell
            }
            return "  " + cells.joined(separator: "  ")
        }
    }
}
