import Foundation
import HostProtocol
import SwiftLexing

/// Writes a preview for each Live Activity of a module that no preview shows: with the attributes and content states that the
/// sources have as static properties, or else with samples.
///
/// The host draws its presentations with these values (`SurfaceCatalog`); where they cannot be made it draws a placeholder.
struct UnpreviewedActivities {
    /// A Swift file for each preview.
    private(set) var files: [HostModule.SourceFile] = []

    /// The prefix of the files' names.
    static let fileName = "ActivitiesWithoutPreviews"

    private let table: DeclarationTable
    private let sources: [SampleSurvey.File]

    init(module: HostModule, conditions: CompilationConditions) {
        let texts = module.files.filter { $0.text == nil }.compactMap { file in
            FileSystem.contents(of: file.path).map { (file.path, $0) }
        }
        let hasActivities = texts.contains { $0.1.range(of: Data("ActivityConfiguration".utf8)) != nil }
        self.init(
            hasActivities
                ? texts.map {
                    SampleSurvey.File(path: $0, tokens: SwiftSource(String(decoding: $1, as: UTF8.self), where: conditions).activeTokens)
                }
                : [])
    }

    init(_ sources: [SampleSurvey.File]) {
        self.sources = sources
        table = DeclarationTable(sources.map(\.declarations))
        let shown = previewedNames
        for name in table.topNames {
            guard let widget = table.types[name], widget.conformances.contains("Widget"), !widget.isHidden, !shown.contains(name),
                let attributes = attributes(of: widget), let file = try? file(showing: widget, attributes)
            else { continue }
            files.append(file)
        }
    }

    /// The names in previews.
    private var previewedNames: Set<String> {
        var names: Set<String> = []
        for source in sources {
            for declaration in source.declarations
            where declaration.kind == .preview || declaration.inherited.contains(where: { $0.lastName == "PreviewProvider" }) {
                names.formUnion(source.tokens[declaration.tokens].compactMap(\.name))
            }
        }
        return names
    }

    /// The type whose activities a widget shows: `Ride` of `ActivityConfiguration(for: Ride.self)`.
    private func attributes(of widget: DeclarationTable.TypeEntry) -> DeclarationTable.TypeEntry? {
        let tokens = sources[widget.file].tokens[widget.declaration.tokens]
        guard let start = tokens.firstIndex(where: { $0.word == "ActivityConfiguration" }), start + 3 < tokens.endIndex,
            tokens[start + 1].kind == .mark("("), tokens[start + 2].name == "for"
        else { return nil }
        let path = tokens[(start + 4)...].prefix { $0.name != nil || $0.kind == .mark(".") }.compactMap(\.name)
        guard path.last == "self", let entry = table.entry(Array(path.dropLast()), in: widget.name), !entry.isHidden else { return nil }
        return entry
    }

    // MARK: Values

    /// A static property that holds a value.
    private struct Holder {
        let expression: String
        /// The file that alone knows it; nil: all do.
        let file: Int?
    }

    /// - Throws: ``SampleObstacle`` where no values can be made.
    private func file(showing widget: DeclarationTable.TypeEntry, _ attributes: DeclarationTable.TypeEntry) throws -> HostModule.SourceFile
    {
        let state = try state(of: attributes)
        let holders = (attributes: self.holders(of: attributes), states: self.holders(of: state))
        // Values hidden in two files are visible together in neither: the file with the states is used.
        let host = (holders.states + holders.attributes).compactMap(\.file).first
        func known(_ holders: [Holder]) -> [String] { holders.filter { $0.file == nil || $0.file == host }.map(\.expression) }
        let made = try known(holders.attributes).first ?? value(of: attributes, named: "attributes", file: host)
        var states = Array(known(holders.states).prefix(Self.mostStates))
        if states.isEmpty { states = [try value(of: state, named: "state", file: host)] }
        let path = "\(FilePath.folder(of: sources[widget.file].path))/\(Self.fileName)+\(widget.name).swift"
        guard let host else {
            return HostModule.SourceFile(path, text: preview(of: widget, using: made, states: states), guess: .sample(of: widget.name))
        }
        let function = "sampleOf_\(widget.name)_\(host)"
        let guest =
            "import ActivityKit\n\n@MainActor func \(function)() -> (attributes: \(attributes.name), states: [\(state.name)]) {\n"
            + "    (\(made), [\(states.joined(separator: ", "))])\n}\n"
        let text = preview(of: widget, using: "\(function)().attributes", states: ["for state in \(function)().states { state }"])
        return HostModule.SourceFile(
            path, text: text, guess: .sample(of: widget.name), inside: HostModule.SourceFile.Inside(path: sources[host].path, text: guest))
    }

    private static let mostStates = 6

    private func preview(of widget: DeclarationTable.TypeEntry, using attributes: String, states: [String]) -> String {
        "import ActivityKit\nimport SwiftUI\nimport WidgetKit\n\n#Preview(\"\(widget.name)\", as: .content, using: \(attributes)) {\n    \(widget.name)()\n"
            + "} contentStates: {\n" + states.map { "    \($0)\n" }.joined() + "}\n"
    }

    private func state(of attributes: DeclarationTable.TypeEntry) throws -> DeclarationTable.TypeEntry {
        if let entry = table.entry(["ContentState"], in: attributes.name) { return entry }
        if case .named(let path, _)? = table.alias(["ContentState"], in: attributes.name),
            let entry = table.entry(path, in: attributes.name)
        {
            return entry
        }
        throw SampleObstacle(parameter: "ContentState", reason: "is missing from the sources")
    }

    private func value(of entry: DeclarationTable.TypeEntry, named name: String, file: Int?) throws -> String {
        var maker = SampleMaker(table: table, tokens: sources.map(\.tokens), file: file)
        let value = try maker.value(of: entry, named: name, in: SampleMaker.Scope(fillsOptionals: true))
        // A view would have to keep them.
        guard maker.properties.isEmpty, !maker.needsItem else { throw SampleObstacle(parameter: name, reason: "holds a model") }
        return value
    }

    /// The static properties that hold a value of a type, in the order of the text.
    private func holders(of entry: DeclarationTable.TypeEntry) -> [Holder] {
        var found = holders(among: entry.declaration.members, isHidden: false, of: entry, file: entry.file)
        for (number, source) in sources.enumerated() {
            for declaration in source.declarations where declaration.kind == .typeExtension {
                let path = declaration.name.split(separator: ".").map(String.init)
                guard meant(by: path) == entry.name else { continue }
                found += holders(among: declaration.members, isHidden: declaration.isHidden, of: entry, file: number)
            }
        }
        return found
    }

    /// Returns the name of the type that an extension extends, where `Ride.ContentState` is replaced by the type it is an alias of.
    private func meant(by path: [String]) -> String? {
        if let entry = table.entry(path, in: "") { return entry.name }
        guard path.count > 1, let last = path.last else { return nil }
        let owner = path.dropLast().joined(separator: ".")
        guard case .named(let real, _)? = table.alias([last], in: owner) else { return nil }
        return table.entry(real, in: owner)?.name
    }

    private func holders(
        among members: [SourceDeclaration], isHidden: Bool, of entry: DeclarationTable.TypeEntry, file: Int
    ) -> [Holder] {
        let own = entry.declaration.name
        let names: Set<String> = [own, "Self", "ContentState"]
        return members.compactMap { member in
            guard case .property(let property) = member.kind, member.isStatic else { return nil }
            switch property.type {
            case .named(let path, _)?: guard path.last.map(names.contains) == true else { return nil }
            case nil:
                let made = sources[file].tokens[property.value].prefix { $0.name != nil || $0.kind == .mark(".") }.compactMap(\.name)
                guard made.last == own || made.last == "ContentState" else { return nil }
            default: return nil
            }
            return Holder(expression: "\(entry.name).\(member.name)", file: isHidden || member.isHidden ? file : nil)
        }
    }
}
