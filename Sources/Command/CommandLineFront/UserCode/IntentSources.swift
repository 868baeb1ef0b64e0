import Foundation
import SwiftLexing

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
        let texts = sources.map {
            (path: $0.path, text: $0.text ?? FileSystem.contents(of: $0.path).map { String(decoding: $0, as: UTF8.self) } ?? "")
        }
        addStandIns(for: texts)
        addPrincipals(in: texts)
    }

    /// Registers the principal classes of Intents extensions, whose handlers offer choices for parameters.
    private mutating func addPrincipals(in texts: [(path: String, text: String)]) {
        for (path, text) in texts where text.contains("INExtension") {
            for name in Self.principals(in: text) {
                let made = "import Intents\n\nextension \(name): _INPrincipal {\n    static func _make() -> INExtension { \(name)() }\n}\n"
                files.append(HostModule.SourceFile("\(path).\(name).swift", text: made))
            }
        }
    }

    /// The classes of a file that inherit from `INExtension`, but those that no other file sees.
    static func principals(in text: String) -> [String] {
        let tokens = SwiftTokenizer.tokens(of: text)
        return tokens.indices.dropLast(3).compactMap { index in
            guard tokens[index].word == "class", tokens[index].depth == 0, let name = tokens[index + 1].name,
                tokens[index + 2].kind == .mark(":"), tokens[index + 3].word == "INExtension"
            else { return nil }
            let isHidden = index > 0 && ["private", "fileprivate"].contains(tokens[index - 1].word)
            return isHidden ? nil : name
        }
    }

    /// The intent definitions below a folder; of one in several languages the first.
    static func definitions(in folder: String) -> [String] {
        var names: Set<String> = []
        return SourceTree.files(in: folder).map(\.path).filter { path in
            path.hasSuffix(".intentdefinition") && names.insert(NSString(string: path).lastPathComponent).inserted
        }.map { "\(folder)/\($0)" }
    }

    private mutating func add(definition path: String) {
        guard let data = FileSystem.contents(of: path) else {
            return leftOut.append(LeftOutFile(path: path, reason: .unreadable(FrontFailure.absenceOrDenial)))
        }
        do {
            files.append(HostModule.SourceFile("\(path).swift", text: try IntentDefinition.source(of: data)))
        } catch {
            leftOut.append(LeftOutFile(path: path, reason: .unreadable("\(error)")))
        }
    }

    /// Adds the classes that `IntentConfiguration(…, intent: Name.self, …)` names and no file declares.
    ///
    /// Few of thousands of files name such a configuration, or the class: only these are parsed.
    private mutating func addStandIns(for texts: [(path: String, text: String)]) {
        var known: Set<String> = []
        for (path, text) in texts where text.contains("IntentConfiguration") {
            for name in Self.configuringIntents(in: text) where !Self.appleIntents.contains(name) && known.insert(name).inserted {
                let others = texts.map(\.text) + files.compactMap(\.text)
                if others.contains(where: { $0.contains(name) && DeclaredNames.types(in: $0).contains(name) }) { continue }
                files.append(HostModule.SourceFile("\(path).\(name).swift", text: IntentDefinition.standIn(className: name)))
                leftOut.append(LeftOutFile(path: path, reason: .standIn(name)))
            }
        }
    }

    /// The classes of Apple's that a configuration can name, such as the base class of all intents.
    private static let appleIntents: Set<String> = ["INIntent", "INPlayMediaIntent"]

    /// The most tokens of a configuration's arguments.
    private static let mostArguments = 500

    /// The names behind `intent:` in uses of `IntentConfiguration`; `AppIntentConfiguration` takes app intents, which are written in
    /// Swift.
    static func configuringIntents(in text: String) -> [String] {
        let tokens = SwiftTokenizer.tokens(of: text)
        return tokens.indices.dropLast().compactMap { index in
            guard tokens[index].word == "IntentConfiguration", tokens[index + 1].kind == .mark("(") else { return nil }
            let depth = tokens[index + 1].depth
            let arguments = tokens[(index + 2)...].prefix(mostArguments).prefix { $0.depth > depth }
            let label = arguments.indices.dropLast(4).first { place in
                arguments[place].word == "intent" && arguments[place].depth == depth + 1 && arguments[place + 1].kind == .mark(":")
            }
            guard let label, arguments[label + 3].kind == .mark("."), arguments[label + 4].word == "self" else { return nil }
            return arguments[label + 2].name
        }
    }
}
