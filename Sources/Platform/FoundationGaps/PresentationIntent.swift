import Foundation

/// The blocks that a piece of text lies in, such as a paragraph in an item of a list, from the innermost one outwards.
///
/// Source: Apple, Foundation `PresentationIntent`.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }

        public var alignment: Alignment
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// A kind of block.
    public enum Kind: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        /// A row below the header. The first has the index 1.
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)

        public var debugDescription: String {
            switch self {
            case .paragraph: "paragraph"
            case .header(let level): "header \(level)"
            case .orderedList: "orderedList"
            case .unorderedList: "unorderedList"
            case .listItem(let ordinal): "listItem \(ordinal)"
            case .codeBlock(let languageHint): "codeBlock '\(languageHint ?? "")'"
            case .blockQuote: "blockQuote"
            case .thematicBreak: "thematicBreak"
            case .table(let columns): "table \(columns.map(\.alignment))"
            case .tableHeaderRow: "tableHeaderRow"
            case .tableRow(let rowIndex): "tableRow \(rowIndex)"
            case .tableCell(let columnIndex): "tableCell \(columnIndex)"
            }
        }
    }

    /// A block, with a number that tells it from its neighbours of the same kind.
    public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        public var kind: Kind
        public var identity: Int

        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }

        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    /// The blocks, the innermost one first.
    public var components: [IntentType]

    public init(types: [IntentType]) { components = types }

    /// Creates a block inside of another one's.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    public var count: Int { components.count }

    /// The number of lists and quotes around the text.
    public var indentationLevel: Int {
        components.count(where: {
            switch $0.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        })
    }

    /// Returns whether the kinds of all blocks are the same, whatever their identities.
    public func isEquivalent(to other: PresentationIntent) -> Bool { components.map(\.kind) == other.components.map(\.kind) }

    public var debugDescription: String { "[\(components.map(\.debugDescription).joined(separator: ", "))]" }
}
