import Foundation

/// The members that a user's own extensions give to the types for which Xcode generates names of assets, as `Color.gilt`.
///
/// A generated member of such a name would redeclare the user's, and take its place.
enum OwnMembers {
    /// The types, each with its kin: code asks one for a member that another has.
    private static let kin: [Set<String>] = [
        ["Color", "ShapeStyle", "UIColor", "NSColor", "ColorResource"], ["Image", "UIImage", "NSImage", "ImageResource"],
    ]

    static func names(in text: String) -> Set<String> {
        guard Self.kin.joined().contains(where: { text.contains("extension \($0)") || text.contains(".\($0)") }),
            text.contains("extension "), let parts = SourceParts(text)?.parts
        else { return [] }
        var names: Set<String> = []
        for part in parts where part.name.hasPrefix("extension ") {
            guard let type = part.name.split(whereSeparator: { $0 == " " || $0 == "." }).last else { continue }
            for case let member? in part.members.map(\.declaredName) { names.insert("\(type).\(member)") }
        }
        return names
    }

    static func names(inFiles paths: [String]) -> Set<String> {
        paths.reduce(into: []) { names, path in
            guard let data = FileSystem.contents(of: path) else { return }
            names.formUnion(Self.names(in: String(decoding: data, as: UTF8.self)))
        }
    }

    /// Returns whether a type, or another of its kin, has a member among some names.
    static func has(_ member: String, of type: String, among names: Set<String>) -> Bool {
        let types = kin.first { $0.contains(type) } ?? [type]
        return types.contains { names.contains("\($0).\(member)") }
    }
}
