@_exported import SnapshotTesting
import Foundation

extension Snapshotting where Format == String {
    /// A strategy that compares values by a text in the syntax of Swift, with keys and members of sets in order.
    ///
    /// Source: swift-snapshot-testing 1.17, `SnapshotTestingCustomDump`. The text is that of swift-custom-dump, which is not needed; its
    /// protocols, with which types choose a text of their own, have no effect.
    public static var customDump: Snapshotting {
        SimplySnapshotting.lines.pullback { CustomDump.text(of: $0) }
    }
}

/// A value in the syntax of Swift.
///
/// Source: swift-custom-dump, "customDump".
struct CustomDump {
    /// The objects around, in which one of them may come again.
    private var around: Set<ObjectIdentifier> = []

    static func text(of value: Any) -> String { CustomDump().text(of: value) }

    /// - Parameter isNamed: whether a name is written before the value; lines of a text are then indented.
    private func text(of value: Any, isNamed: Bool = false) -> String {
        if let text = value as? String { return Self.quoted(text, isNamed: isNamed) }
        if let own = Self.ownText(of: value) { return own }
        let mirror = Mirror(reflecting: value)
        let name = Self.name(of: mirror.subjectType)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text(of: $0.value, isNamed: isNamed) } ?? "nil"
        case .collection:
            return block("[", mirror.children.enumerated().map { "[\($0.offset)]: \(text(of: $0.element.value, isNamed: true))" }, "]")
        case .set: return block("Set([", mirror.children.map { text(of: $0.value) }.sorted(by: Self.comesBefore), "])")
        case .dictionary: return dictionary(mirror)
        case .tuple: return block("(", mirror.children.map { labelled($0, isTuple: true) }, ")")
        case .enum: return enumeration(value, name, mirror)
        case .class:
            var inside = self
            guard inside.around.insert(ObjectIdentifier(value as AnyObject)).inserted else { return "\(name)(↩︎)" }
            return block("\(name)(", inside.fields(of: mirror), ")")
        case .struct: return block("\(name)(", fields(of: mirror), ")")
        default: return mirror.children.isEmpty ? "\(value)" : block("\(name)(", fields(of: mirror), ")")
        }
    }

    /// The fields of a value, those of its superclasses first.
    private func fields(of mirror: Mirror) -> [String] {
        (mirror.superclassMirror.map { fields(of: $0) } ?? []) + mirror.children.map { labelled($0) }
    }

    private func labelled(_ child: Mirror.Child, isTuple: Bool = false) -> String {
        // Parts of a tuple without a label have a number.
        guard let label = child.label, !(isTuple && label.hasPrefix(".")) else { return text(of: child.value) }
        return "\(label): \(text(of: child.value, isNamed: true))"
    }

    private func dictionary(_ mirror: Mirror) -> String {
        let pairs = mirror.children.compactMap { child in
            let pair = Mirror(reflecting: child.value).children.map(\.value)
            return pair.count == 2 ? (key: text(of: pair[0]), value: text(of: pair[1], isNamed: true)) : nil
        }
        guard !pairs.isEmpty else { return "[:]" }
        return block("[", pairs.sorted { Self.comesBefore($0.key, $1.key) }.map { "\($0.key): \($0.value)" }, "]")
    }

    private func enumeration(_ value: Any, _ name: String, _ mirror: Mirror) -> String {
        guard let child = mirror.children.first else { return "\(name).\(value)" }
        let title = "\(name).\(child.label ?? "\(value)")"
        let payload = Mirror(reflecting: child.value)
        let parts =
            payload.displayStyle == .tuple ? payload.children.map { labelled($0, isTuple: true) } : [text(of: child.value)]
        // A single value stands in the same line, if it is of one.
        return parts.count == 1 && !parts[0].contains("\n") ? "\(title)(\(parts[0]))" : block("\(title)(", parts, ")")
    }

    /// Returns parts one below another, each but the last with a comma.
    private func block(_ head: String, _ parts: [String], _ tail: String) -> String {
        guard !parts.isEmpty else { return head + tail }
        return head + "\n" + parts.map(Self.indented).joined(separator: ",\n") + "\n" + tail
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
    }

    /// Numbers are in the order of their values, and texts in that of their letters.
    private static func comesBefore(_ first: String, _ second: String) -> Bool {
        if let one = Double(first), let other = Double(second) { return one < other }
        return first < second
    }

    /// The name of a type without its module and its arguments.
    private static func name(of type: Any.Type) -> String {
        let name = String(reflecting: type).replacing(/<.*>/, with: "").replacing(/\(unknown context at [^)]*\)\./, with: "")
        return name.split(separator: ".").dropFirst(name.contains(".") ? 1 : 0).joined(separator: ".")
    }

    /// The text of a value that is no structure to a reader.
    private static func ownText(of value: Any) -> String? {
        switch value {
        case let value as Substring: quoted(String(value), isNamed: false)
        case let value as Character: "\"\(value)\""
        case let value as Date: "Date(\(value.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))))"
        case let value as URL: "URL(\(value.absoluteString))"
        case let value as UUID: "UUID(\(value.uuidString))"
        case let value as Data: "Data(\(value.count) bytes)"
        case let value as Decimal: "\(value)"
        case let value as any BinaryInteger: "\(value)"
        case let value as any BinaryFloatingPoint: "\(value)"
        case let value as Bool: "\(value)"
        case let value as Any.Type: "\(name(of: value)).self"
        case let value as AnyKeyPath: "\(value)"
        default: nil
        }
    }

    private static func quoted(_ text: String, isNamed: Bool) -> String {
        guard text.contains("\n") else { return text.debugDescription }
        let lines = "\(text)\n\"\"\""
        return "\"\"\"\n" + (isNamed ? indented(lines) : lines)
    }
}
