import SwiftLexing

/// The app groups that Swift source reads: the arguments of `suiteName:` and `forSecurityApplicationGroupIdentifier:`.
enum AppGroupUses {
    private static let labels: Set<String> = ["suiteName", "forSecurityApplicationGroupIdentifier"]

    /// The identifiers that texts name as they are, each once, in order. A constant counts by its value: `let suite = "group.x"`.
    static func identifiers(in texts: [String]) -> [String] {
        var found: [String] = []
        for text in texts where labels.contains(where: text.contains) || text.contains("\"group.") {
            for token in SwiftTokenizer.tokens(of: text) {
                guard case .string(let name?) = token.kind, name.hasPrefix("group."), !found.contains(name) else { continue }
                found.append(name)
            }
        }
        return found
    }

    /// Returns true if groups are read and nothing writes to them, so that the pictures show the state in which nothing was stored.
    static func areOnlyRead(in texts: [String]) -> Bool {
        let writers = [".set(", ".setValue(", ".write(to", "removeObject(forKey", "@AppStorage"]
        return hint(for: texts) != nil && !texts.contains { text in writers.contains(where: text.contains) }
    }

    /// Returns a hint for code that stopped because a value was missing; nil where no app group can be the reason.
    static func hint(for texts: [String]) -> String? {
        let names = identifiers(in: texts)
        guard let first = names.first, texts.contains(where: { text in labels.contains(where: text.contains) }) else { return nil }
        let groups = names.count == 1 ? "the app group \(first), which is" : "app groups, \(names.joined(separator: ", ")), which are"
        return "The code reads \(groups) empty here. Fill a folder FOLDER/\(first) (preferences: Library/Preferences/\(first).plist in it) "
            + "and add --app-group FOLDER"
    }
}
