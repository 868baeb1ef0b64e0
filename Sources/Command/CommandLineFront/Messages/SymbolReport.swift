import HostProtocol

/// A survey of symbols in lines: for people, or as JSON.
struct SymbolReport {
    let survey: SymbolSurvey

    /// Places named per symbol; the JSON has all.
    private static let mostPlaces = 3

    /// A table, the worst first, and a sentence that sums it up.
    var lines: [String] {
        let longest = min(survey.entries.map(\.name.count).max() ?? 0, 44)
        var lines = survey.entries.map { entry in
            let name = entry.name + String(repeating: " ", count: max(longest - entry.name.count, 0))
            let kind = entry.resolution.word + String(repeating: " ", count: 10 - entry.resolution.word.count)
            let sources = entry.resolution.sources.joined(separator: ", ")
            let nearest = entry.nearest.isEmpty ? "" : "  (there are \(entry.nearest.joined(separator: ", ")))"
            let note = sources.isEmpty ? nearest : "  (\(sources))"
            return "\(kind)  \(name)  \(entry.places.count)  \(Self.shown(entry.places))\(note)"
        }
        if !survey.computedPlaces.isEmpty {
            let count = Amounts.count(survey.computedPlaces.count, "name")
            lines.append("computed    \(count) unknown: \(Self.shown(survey.computedPlaces))")
        }
        lines.append(summary)
        return lines
    }

    /// One object per symbol, one for all computed names, one for the sum.
    var jsonLines: [String] {
        survey.entries.map { Self.json($0) } + [
            ReportLine.json("computedSymbols", [("places", survey.computedPlaces)]),
            Self.sum(
                files: survey.fileCount, names: survey.entries.count, uses: survey.useCount, resolvedUses: survey.resolvedUseCount,
                missingNames: survey.missingCount),
        ]
    }

    static func json(_ entry: SymbolSurvey.Entry) -> String {
        ReportLine.json(
            "symbol",
            [
                ("name", entry.name), ("resolution", entry.resolution.word), ("sources", entry.resolution.sources),
                ("nearest", entry.nearest), ("uses", entry.places.count), ("places", entry.places),
            ])
    }

    static func sum(files: Int, names: Int, uses: Int, resolvedUses: Int, missingNames: Int) -> String {
        ReportLine.json(
            "symbolSummary",
            [
                ("files", files), ("names", names), ("uses", uses), ("resolvedUses", resolvedUses), ("missingNames", missingNames),
            ])
    }

    private var summary: String {
        let files = Amounts.count(survey.fileCount, "Swift file")
        guard survey.useCount > 0 else { return "no symbol is named in \(files)" }
        let tenths = survey.resolvedUseCount * 1000 / survey.useCount
        let names = survey.entries.count
        return """
            \(tenths / 10).\(tenths % 10) % of the uses have a drawing: \(survey.resolvedUseCount) of \(survey.useCount), \
            \(names - survey.missingCount) of \(Amounts.count(names, "name")), in \(files)
            """
    }

    private static func shown(_ places: [String]) -> String {
        let more = places.count - mostPlaces
        return places.prefix(mostPlaces).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }
}
