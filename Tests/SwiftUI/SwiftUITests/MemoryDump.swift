@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What outlives an evaluation, as text: the elements with their identities and states, and the tracks of their nodes.
///
/// What is made for one moment and made again for another, such as drawings and sizes, is left out.
@MainActor
struct MemoryDump {
    private(set) var lines: [String] = []

    init(of tree: ViewTree) {
        visit(tree.content.structure, at: "structure")
        if let root = tree.root {
            visit(root, at: "root")
            visit(root.presentationStructure, at: "presented")
        }
    }

    /// The lines that another dump lacks, or has elsewhere. It may have more: rows that are in sight for a moment only are made for it,
    /// and are there until the next event.
    func lost(in other: MemoryDump) -> [String] {
        other.lines.difference(from: lines).removals.map { if case .remove(_, let line, _) = $0 { line } else { "" } }
    }

    private mutating func visit(_ element: ViewElement, at path: String) {
        let fields = Dictionary(
            Mirror(reflecting: element).children.map { ($0.label ?? "", $0.value) }, uniquingKeysWith: { first, _ in first })
        lines.append("\(path): \(fields["viewType"].map { "\($0)" } ?? "")")
        for (place, property) in element.properties.enumerated() {
            for child in Mirror(reflecting: property).children where child.label == "current" || child.label == "latest" {
                lines.append("\(path).\(place) = \(child.value)")
            }
        }
        let nodes = [element.base, element.transitionNode].compactMap { $0 } + element.wrappers.map(\.node)
        for (place, node) in nodes.enumerated() { visit(node, at: "\(path).node\(place)") }
        if let track = element.track { visit(track, at: "\(path).track") }
        if let first = fields["first"] as? ViewElement { visit(first, at: "\(path)/0") }
        guard let others = fields["others"] as? [ViewElement.Key: ViewElement] else { return }
        for (key, child) in others.map({ (Self.words($0.key), $0.value) }).sorted(by: { $0.0 < $1.0 }) {
            visit(child, at: "\(path)/\(key)")
        }
    }

    /// A key; rows that are in sight for a moment only belong to an object that is made for it.
    private static func words(_ key: ViewElement.Key) -> String { "\(key)".replacing(/0x[0-9a-f]+/, with: "…") }

    /// The tracks that an object holds.
    private mutating func visit(_ object: AnyObject, at path: String) {
        var level: Mirror? = Mirror(reflecting: object)
        while let mirror = level {
            for child in mirror.children where "\(type(of: child.value))".contains("AnimatedValue<") {
                var text = ""
                dump(child.value, to: &text, maxDepth: 8)
                guard text != "- nil\n" else { continue }
                lines.append("\(path).\(child.label ?? "") = \(text)")
            }
            level = mirror.superclassMirror
        }
    }
}
