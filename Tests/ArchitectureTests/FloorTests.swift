import Foundation
import Testing

/// The tree (`ViewTree`, `State`, `Environment`, `Spaces`, `Painting`) names none of the views: they know it, and not the other
/// way round. They are one module, as views are built into nodes of the tree by methods of views and nodes that only code of one
/// module can override or add requirements to without being public; so a test reads which names the tree's files hold.
@Suite("The tree names no view")
struct TreeArrowTests {
    private static let tree: Set<String> = ["ViewTree", "State", "Environment", "Spaces", "Painting"]

    /// Words of the protocol between views and tree, wherever they lie.
    private static let words: Set<String> = [
        "AnyTransition", "TransitionPhase", "PassingNode",
    ]

    /// What single files name all the same, and why nobody else may.
    private static let exceptions: [String: Set<String>] = [
        // The values that views inherit are of types of their own.
        "EnvironmentValues+System.swift": ["AnyLabelStyle", "DefaultLabelStyle"],
        "View+Preference.swift": ["PreferenceLayerModifier"],
        "ViewTraits.swift": ["AccessibilityProperties"],
        // What is drawn: colours, effects, and who draws text in place of the system.
        "AnimatedFill.swift": ["ResolvedStyle"],
        "ColorMatrix+Effects.swift": ["ColorMatrixEffect"],
        "Painter+Redaction.swift": ["ResolvedStyle", "TextSnapshot"],
        "Painter.swift": ["TextRenderer"],
        // What is told of a view that is drawn with a stand-in, or that is an app.
        "DiagnosticLog.swift": ["PlacedSymbol"],
        "ViewTree+Properties.swift": ["App", "Shape"],
        // The window behind a sheet.
        "RootNode.swift": ["Color", "PresentationStageLayout", "RoundedRectangle", "ScreenInsets", "SheetPosture"],
        // Which gesture or control a touch reaches.
        "HitTarget.swift": ["ControlTouch", "GestureKind", "Interaction", "ScrollWindowNode"],
        "TouchPart.swift": ["ControlTouch", "Interaction", "InteractionNode", "ReferenceDate", "Text", "TickingText"],
        "ViewTree+Hits.swift": [
            "AttachedGesture", "ControlTouch", "Fingers", "GestureProgress", "Interaction", "TapGesture", "Touch", "ViewClock",
        ],
        // Which date it is at a time of the tree.
        "ViewTree.swift": ["ViewClock"],
    ]

    @Test func theTreeNamesNoView() throws {
        var declared: [String: Set<String>] = [:]
        var sources: [(file: String, text: String)] = []
        for (folder, file, text) in try Self.files() {
            for name in Self.declarations(in: text, anywhere: false) { declared[name, default: []].insert(folder) }
            if Self.tree.contains(folder) { sources.append((file, text)) }
        }
        #expect(sources.count > 80, "The tree's folders are elsewhere than this test looks for them.")
        var used: [String: Set<String>] = [:]
        for (file, text) in sources {
            let own = Self.declarations(in: text, anywhere: true)
            for name in Self.names(in: text) where !own.contains(name) && !Self.words.contains(name) {
                guard let folders = declared[name], folders.isDisjoint(with: Self.tree), !folders.contains("") else { continue }
                used[file, default: []].insert(name)
                #expect(
                    Self.exceptions[file]?.contains(name) == true,
                    "\(file) names \(name), which is declared in \(folders.sorted().joined(separator: ", ")): the tree knows no view.")
            }
        }
        for (file, names) in Self.exceptions {
            let unused = names.subtracting(used[file] ?? []).sorted()
            #expect(unused == [], "\(file) no longer names these: take them out of the exceptions.")
        }
    }

    /// Folders that name each other's types could as well be one: whoever makes them fewer writes down the new number.
    @Test func noMorePairsOfFoldersNameEachOther() throws {
        let files = try Self.files().filter { $0.folder != "" }
        var declared: [String: Set<String>] = [:]
        for (folder, _, text) in try Self.files() {
            for name in Self.declarations(in: text, anywhere: false) { declared[name, default: []].insert(folder) }
        }
        var named: [String: Set<String>] = [:]
        for (folder, _, text) in files {
            let foreign = Self.names(in: text).subtracting(Self.declarations(in: text, anywhere: true))
            for name in foreign {
                guard let homes = declared[name], homes.count == 1, let home = homes.first, home != "", home != folder else { continue }
                named[folder, default: []].insert(home)
            }
        }
        let pairs = named.flatMap { folder, others in
            others.filter { folder < $0 && named[$0]?.contains(folder) == true }.map { "\(folder) and \($0)" }
        }
        #expect(pairs.count == 37, "These name each other: \(pairs.sorted().joined(separator: ", ")).")
    }

    /// The files of the module with the folder that each is in, and what they hold but for comments and the text of strings.
    private static func files() throws -> [(folder: String, file: String, text: String)] {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/SwiftUI")
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return try files.filter { $0.pathExtension == "swift" }.map { url in
            let path = url.pathComponents.dropFirst(root.pathComponents.count)
            let text = try String(contentsOf: url, encoding: .utf8)
            return (path.count > 1 ? path.first ?? "" : "", url.lastPathComponent, stripped(text))
        }
    }

    private static func stripped(_ text: String) -> String {
        var isInLongText = false
        let lines = text.split(separator: "\n").compactMap { line -> String? in
            if line.contains("\"\"\"") {
                isInLongText.toggle()
                return nil
            }
            if isInLongText { return nil }
            var result = ""
            var (isInText, isEscaped, previous) = (false, false, Character(" "))
            for character in line {
                if isInText {
                    if isEscaped { isEscaped = false } else if character == "\\" { isEscaped = true } else if character == "\"" { isInText = false }
                    continue
                }
                if character == "\"" { isInText = true }
                if character == "/", previous == "/" { break }
                previous = character
                result.append(character)
            }
            return result
        }
        return lines.joined(separator: "\n")
    }

    /// The types that a file declares for others, or all that it declares.
    private static func declarations(in text: String, anywhere: Bool) -> Set<String> {
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias", "case"]
        var names: Set<String> = []
        for line in text.split(separator: "\n") where anywhere || line.first?.isWhitespace == false {
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            guard let place = words.firstIndex(where: { kinds.contains($0) }), place + 1 < words.count else { continue }
            if !anywhere, words[..<place].contains(where: { $0 == "private" || $0 == "fileprivate" }) { continue }
            names.insert(String(words[place + 1]))
        }
        return names
    }

    private static func names(in text: String) -> Set<String> {
        Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0.first?.isUppercase == true }.map(String.init))
    }
}
