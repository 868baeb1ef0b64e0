import SwiftLexing

/// The groups that are none of views. Code that has them is compiled with a type of their own in place of `Group`, such as `_SceneGroup`:
/// more initialisers of it would multiply the work of the type checker for each group of views.
enum GroupKind: String {
    case scenes = "Scene"
    case toolbar = "Toolbar"
    case commands = "Commands"
    case tabs = "Tab"
    case rows = "TableRow"

    /// By the type of the body that a group stands in.
    private static let ofBody: [String: GroupKind] = [
        "Scene": .scenes, "ToolbarContent": .toolbar, "CustomizableToolbarContent": .toolbar, "Commands": .commands, "TabContent": .tabs,
        "TableRowContent": .rows,
    ]

    /// By the word that a group's content begins with.
    private static let ofContent: [String: GroupKind] = [
        "ToolbarItem": .toolbar, "ToolbarItemGroup": .toolbar, "ToolbarSpacer": .toolbar, "ToolbarTitleMenu": .toolbar,
        "CommandMenu": .commands, "CommandGroup": .commands, "SidebarCommands": .commands, "ToolbarCommands": .commands,
        "TextEditingCommands": .commands, "TextFormattingCommands": .commands, "InspectorCommands": .commands, "TableRow": .rows,
    ]

    /// Returns the kinds of the groups that are none of views, by the places of the word `Group` among the tokens.
    static func all(in tokens: [SwiftToken], _ groups: TokenGroups) -> [Int: GroupKind] {
        var kinds: [Int: GroupKind] = [:]
        for index in tokens.indices.dropFirst().dropLast() {
            guard let word = tokens[index].word else { continue }
            if let kind = ofBody[word], tokens[index - 1].word == "some", let open = openBrace(afterTypeAt: index, in: tokens) {
                for place in directGroups(in: open, of: tokens, groups) { kinds[place] = kind }
            }
            if word == "Group", kinds[index] == nil, tokens[index + 1].kind == .mark("{"), index + 2 < tokens.count {
                kinds[index] = tokens[index + 2].word.flatMap { ofContent[$0] }
            }
        }
        return kinds
    }

    /// Returns the groups that stand in a body itself, or in such a group.
    private static func directGroups(in open: Int, of tokens: [SwiftToken], _ groups: TokenGroups) -> [Int] {
        guard let close = groups[open] else { return [] }
        let depth = tokens[open].depth
        return (open + 1..<close).filter { place in
            tokens[place].word == "Group" && tokens[place].depth == depth + 1 && tokens[place + 1].kind == .mark("{")
        }.flatMap { [$0] + directGroups(in: $0 + 1, of: tokens, groups) }
    }

    /// Returns the brace after a type, with or without arguments.
    private static func openBrace(afterTypeAt index: Int, in tokens: [SwiftToken]) -> Int? {
        let marks = ["<", ">", ",", "."].map { SwiftToken.Kind.mark($0) }
        let next = tokens[(index + 1)...].firstIndex { $0.word == nil && !marks.contains($0.kind) }
        return next.flatMap { tokens[$0].kind == .mark("{") ? $0 : nil }
    }
}
