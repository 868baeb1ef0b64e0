import Foundation
import TestSupport
import Testing

/// The folders of `SwiftUICore` and of `SwiftUI` are floors: each names types of those below it, and none above. The lowest is the tree,
/// which names none of the views. The compiler keeps `SwiftUICore` below `SwiftUI`; within a module this suite reads the names that the
/// files hold.
@Suite("The floors of SwiftUI")
struct FloorTests {
    /// A module divided into floors.
    struct Module: CustomTestStringConvertible {
        let name: String
        /// From the lowest up. Folders of one floor name nothing of each other, but for those that are `whole`.
        let floors: [[String]]
        /// The floors that are one thing in several folders.
        var whole: Set<String> = []
        /// The names that single files use all the same, and why no other may.
        var exceptions: [String: Set<String>] = [:]

        var testDescription: String { name }
    }

    private static let modules = [
        Module(
            name: "SwiftUICore",
            floors: [
                ["Environment", "Painting", "Spaces", "State", "Styles", "Touches", "ViewTree"],
                ["Layout", "Views"],
                ["Shapes"],
                ["Modifiers"],
                ["Transitions"],
                ["Images", "Text"],
                ["Accessibility", "Animators", "Focus", "Gestures", "Subviews"],
                ["Canvas"],
                ["Previews"],
            ],
            // The tree, and what stands in lines.
            whole: ["ViewTree", "Text"],
            exceptions: [
                // Who draws text in place of the system is handed down with all that is drawn, and so is the glass that flows together.
                "Painter.swift": ["TextRenderer", "GlassPool"],
                // Accessibility properties of a view are one of its traits.
                "ViewTraits.swift": ["AccessibilityProperties"],
                // A part that can be touched is called by the text in it.
                "Interaction.swift": ["Text"],
                "TouchPart.swift": ["Text", "TickingText"],
            ]),
        Module(name: "SwiftUI", floors: [["Controls"], ["App"], ["Archive", "Documents", "Shaders"], ["Platform"]]),
    ]

    @Test(arguments: modules) func everyFolderHasAFloor(_ module: Module) throws {
        let folders = Set(try Self.files(of: module).map(\.folder)).subtracting([""])
        let floors = module.floors.joined()
        expect(folders, equals: Set(floors), "A new folder of \(module.name) has its place among the floors, one that is gone has none.")
        expect(floors.count, equals: folders.count)
    }

    @Test(arguments: modules) func noFloorNamesOneAboveIt(_ module: Module) throws {
        let height = Dictionary(
            uniqueKeysWithValues: module.floors.enumerated().flatMap { floor in floor.element.map { ($0, floor.offset) } })
        let files = try Self.files(of: module)
        var homes: [String: Set<String>] = [:]
        for (folder, _, text) in files {
            for name in Self.declarations(in: text, anywhere: false) { homes[name, default: []].insert(folder) }
        }
        var used: [String: Set<String>] = [:]
        for (folder, file, text) in files {
            guard let floor = height[folder] else { continue }
            for name in Self.names(in: text).subtracting(Self.declarations(in: text, anywhere: true)) {
                guard let declared = homes[name], declared.count == 1, let home = declared.first, home != folder,
                    let other = height[home]
                else { continue }
                guard other > floor || other == floor && module.whole.isDisjoint(with: module.floors[floor]) else { continue }
                used[file, default: []].insert(name)
                expect(
                    module.exceptions[file]?.contains(name), equals: true,
                    "\(folder)/\(file) names \(name), which is declared in \(home), on a floor that is not below it.")
            }
        }
        for (file, names) in module.exceptions {
            let unused = names.subtracting(used[file] ?? []).sorted()
            expect(unused, equals: [], "\(file) no longer names these: take them out of the exceptions.")
        }
    }

    /// The files of a module with the folder that each is in, and what they hold but for comments and the text of strings.
    private static func files(of module: Module) throws -> [(folder: String, file: String, text: String)] {
        let folder = root.appending(path: "Sources/SwiftUI/\(module.name)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return try files.filter { $0.pathExtension == "swift" }.map { url in
            let path = url.pathComponents.dropFirst(folder.pathComponents.count)
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
                    if isEscaped {
                        isEscaped = false
                    } else if character == "\\" {
                        isEscaped = true
                    } else if character == "\"" {
                        isInText = false
                    }
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
