import Foundation

/// The classes that Xcode makes from the intent definitions among a user's files, and stand-ins for those whose definition
/// is elsewhere.
struct IntentSources {
    /// Swift files that were made.
    private(set) var files: [HostModule.SourceFile] = []
    /// Definitions that cannot be read, and code that got a stand-in.
    private(set) var leftOut: [LeftOutFile] = []

    /// - Parameters:
    ///   - definitions: paths of `.intentdefinition` files, absolute.
    ///   - sources: the module's own Swift files.
    init(definitions: [String], besides sources: [HostModule.SourceFile]) {
        for path in definitions { add(definition: path) }
        addStandIns(for: sources)
    }

    /// The intent definitions below a folder; of one in several languages the first.
    static func definitions(in folder: String) -> [String] {
        var names: Set<String> = []
        return SourceTree.files(in: folder).map(\.path).filter { path in
            path.hasSuffix(".intentdefinition") && names.insert(NSString(string: path).lastPathComponent).inserted
        }.map { "\(folder)/\($0)" }
    }

    private mutating func add(definition path: String) {
        guard let data = FileManager.default.contents(atPath: path) else {
            return leftOut.append(LeftOutFile(path: path, reason: .unreadable("no file or no right to read it")))
        }
        do {
            files.append(HostModule.SourceFile("\(path).swift", text: try IntentDefinition.source(of: data)))
        } catch {
            leftOut.append(LeftOutFile(path: path, reason: .unreadable("\(error)")))
        }
    }

    /// What `IntentConfiguration(…, intent: Name.self, …)` names and no file declares.
    private mutating func addStandIns(for sources: [HostModule.SourceFile]) {
        let texts = sources.map { ($0.path, $0.text ?? (try? String(contentsOfFile: $0.path, encoding: .utf8)) ?? "") }
        guard texts.contains(where: { $0.1.contains("IntentTimelineProvider") }) else { return }
        let declared = texts.map(\.1) + files.compactMap(\.text)
        var known: Set<String> = []
        for (path, text) in texts {
            for name in Self.configuringIntents(in: text) where known.insert(name).inserted {
                guard !declared.contains(where: { Self.declares(name, in: $0) }) else { continue }
                files.append(HostModule.SourceFile("\(path).\(name).swift", text: IntentDefinition.standIn(className: name)))
                leftOut.append(LeftOutFile(path: path, reason: .standIn(name)))
            }
        }
    }

    /// The names behind `intent:` in uses of `IntentConfiguration`.
    static func configuringIntents(in text: String) -> [String] {
        text.ranges(of: "IntentConfiguration(").compactMap { use in
            // `AppIntentConfiguration` takes app intents, which are written in Swift.
            guard !text[..<use.lowerBound].hasSuffix("App") else { return nil }
            let arguments = text[use.upperBound...].prefix(400)
            guard let label = arguments.range(of: "intent:") else { return nil }
            let name = arguments[label.upperBound...].drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let isType = arguments[name.endIndex...].hasPrefix(".self")
            return isType && !name.isEmpty ? String(name) : nil
        }
    }

    private static func declares(_ name: String, in text: String) -> Bool {
        ["class", "struct", "typealias", "enum"].contains { keyword in
            text.ranges(of: "\(keyword) \(name)").contains { range in
                guard let next = text[range.upperBound...].first else { return true }
                return !(next.isLetter || next.isNumber || next == "_")
            }
        }
    }
}
