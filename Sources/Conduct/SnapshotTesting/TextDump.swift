import Foundation

/// A type that provides its own text for the snapshot `.dump`.
public protocol AnySnapshotStringConvertible {
    /// A Boolean value that indicates whether the parts of a value are written below it; `false` by default.
    static var renderChildren: Bool { get }

    /// The text that represents the value.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible { public var snapshotDescription: String { debugDescription } }
extension String: AnySnapshotStringConvertible { public var snapshotDescription: String { debugDescription } }
extension Substring: AnySnapshotStringConvertible { public var snapshotDescription: String { debugDescription } }
extension Data: AnySnapshotStringConvertible { public var snapshotDescription: String { debugDescription } }
extension URL: AnySnapshotStringConvertible { public var snapshotDescription: String { debugDescription } }

extension Date: AnySnapshotStringConvertible {
    /// In UTC, to the second: `2026-03-01T09:30:00Z`.
    public var snapshotDescription: String { formatted(.iso8601) }
}

extension NSObject: AnySnapshotStringConvertible {
    /// The object's debug description without addresses.
    public var snapshotDescription: String { debugDescription.replacing(/:?\s*0x[0-9a-f]+/, with: "") }
}

/// A value and what it is made of, in lines of swift-snapshot-testing's form.
///
/// Source: swift-snapshot-testing, "Available Snapshot Strategies": `Any`, `.dump`.
struct TextDump {
    /// The objects around, in which one of them may come again.
    private var around: Set<ObjectIdentifier> = []

    static func text(of value: Any) -> String { TextDump().lines(of: value, name: nil, depth: 0).joined() }

    private func lines(of value: Any, name: String?, depth: Int) -> [String] {
        let mirror = Mirror(reflecting: value)
        let indentation = String(repeating: " ", count: 2 * depth)
        let label = name.map { "\($0): " } ?? ""
        func line(_ text: String, hasParts: Bool) -> String { "\(indentation)\(hasParts ? "▿" : "-") \(label)\(text)\n" }

        if let title = Self.containerTitle(of: value, mirror) {
            let parts = mirror.children.map { lines(of: $0.value, name: $0.label, depth: depth + 1) }
            let isUnordered = mirror.displayStyle == .dictionary || mirror.displayStyle == .set
            let ordered = isUnordered ? parts.sorted { $0.joined() < $1.joined() } : parts
            return [line(title, hasParts: !parts.isEmpty)] + ordered.joined()
        }
        if let own = value as? any AnySnapshotStringConvertible {
            guard type(of: own).renderChildren else { return [line(own.snapshotDescription, hasParts: false)] }
            let parts = mirror.children.map { lines(of: $0.value, name: $0.label, depth: depth + 1) }
            return [line(own.snapshotDescription, hasParts: !parts.isEmpty)] + parts.joined()
        }
        var inside = self
        if !(value is any CustomStringConvertible), mirror.displayStyle == .class {
            guard inside.around.insert(ObjectIdentifier(value as AnyObject)).inserted else {
                let bullet = mirror.children.isEmpty ? "-" : "▿"
                return ["\(indentation)\(bullet) \(name ?? "value") (circular reference detected)\n"]
            }
        }
        let parts = Self.sorted(mirror.children, of: value, mirror).map { inside.lines(of: $0.value, name: $0.label, depth: depth + 1) }
        return [line(Self.title(of: value, mirror), hasParts: !parts.isEmpty)] + parts.joined()
    }

    /// Returns the title of a container, which gives the number of its values.
    private static func containerTitle(of value: Any, _ mirror: Mirror) -> String? {
        let count = mirror.children.count
        return switch mirror.displayStyle {
        case .collection: count == 1 ? "1 element" : "\(count) elements"
        case .dictionary: count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
        case .set: count == 1 ? "1 member" : "\(count) members"
        case .tuple: count == 1 ? "(1 element)" : "(\(count) elements)"
        case .optional: typeName(mirror) + (count == 0 ? ".none" : "")
        default: nil
        }
    }

    private static func title(of value: Any, _ mirror: Mirror) -> String {
        if let own = value as? any CustomStringConvertible { return own.description }
        return switch mirror.displayStyle {
        case .class, .struct: typeName(mirror)
        case .enum: typeName(mirror) + (mirror.children.isEmpty ? ".\(value)" : "")
        default: String(describing: value)
        }
    }

    /// The properties of structures and objects by name, whatever the order in which they are declared.
    private static func sorted(_ children: Mirror.Children, of value: Any, _ mirror: Mirror) -> [Mirror.Child] {
        guard !(value is any CustomStringConvertible), mirror.displayStyle == .struct || mirror.displayStyle == .class else {
            return Array(children)
        }
        return children.sorted { ($0.label ?? "") < ($1.label ?? "") }
    }

    /// A type's name, without the numbers of types within functions.
    private static func typeName(_ mirror: Mirror) -> String { String(describing: mirror.subjectType).replacing(#/ #\d+/#, with: "") }
}
