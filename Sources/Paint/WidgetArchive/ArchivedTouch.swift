import Foundation

/// An element of an entry that people can touch, with the data that the system keeps of it: no code, but the names of code.
package struct ArchivedTouch: Sendable, Equatable {
    package enum Kind: String, Codable, Sendable { case button, toggle, link }

    package var kind: Kind
    /// Its accessibility label, or the text in it, or the name of its picture.
    package var label: String
    package var identifier: String?
    /// The frame in points from the top left of the container.
    package var frame: CGRect
    /// The intents that a touch performs, in order.
    package var intents: [ArchivedIntent]
    /// The URL that a touch opens.
    package var url: String?
    /// The entry at rest, boxes at each scale; this and the next two are empty where nothing changes.
    package var before: [ArchivedBox]
    /// A toggle with its other value.
    package var switched: [ArchivedBox]
    /// The boxes from the same moment on until the intent has ended: invalidated content is dimmed.
    package var after: [ArchivedBox]

    package init(
        kind: Kind, label: String, identifier: String?, frame: CGRect, intents: [ArchivedIntent], url: String?,
        before: [ArchivedBox] = [], switched: [ArchivedBox] = [], after: [ArchivedBox] = []
    ) {
        (self.kind, self.label, self.identifier, self.frame) = (kind, label, identifier, frame)
        (self.intents, self.url, self.before, self.switched, self.after) = (intents, url, before, switched, after)
    }

    /// Returns whether a name means this element.
    package func isCalled(_ name: String) -> Bool { label == name || identifier == name || label.hasSuffix(", \(name)") }
}

/// An intent as the system keeps it with a control: an extension creates it again from this.
package struct ArchivedIntent: Codable, Sendable, Equatable {
    package struct Parameter: Codable, Sendable, Equatable {
        package var name: String
        package var value: ArchivedValue

        package init(name: String, value: ArchivedValue) { (self.name, self.value) = (name, value) }
    }

    /// The name by which shortcuts know its type.
    package var identifier: String
    /// The parameters in the order of the source code; those without a value are left out.
    package var parameters: [Parameter]

    package init(identifier: String, parameters: [Parameter]) { (self.identifier, self.parameters) = (identifier, parameters) }

    var isShallow: Bool { parameters.allSatisfy { $0.value.isShallow() } }
}

/// The value of an intent's parameter.
package indirect enum ArchivedValue: Codable, Sendable, Equatable {
    case text(String)
    case whole(Int)
    case number(Double)
    case flag(Bool)
    /// The raw value of an `AppEnum`.
    case choice(String)
    /// The identifier of an entity.
    case entity(String)
    /// The properties of an entity that is stored nowhere else.
    case properties([String: ArchivedValue])
    case list([ArchivedValue])
    /// A value that wrote itself, as JSON.
    case coded(Data)
    case none

    fileprivate func isShallow(_ rest: Int = ArchiveLimits.chain) -> Bool {
        switch self {
        case _ where rest <= 0: false
        case .properties(let values): values.values.allSatisfy { $0.isShallow(rest - 1) }
        case .list(let values): values.allSatisfy { $0.isShallow(rest - 1) }
        case .text, .whole, .number, .flag, .choice, .entity, .coded, .none: true
        }
    }
}

extension ArchivedIntent: CustomStringConvertible {
    /// The text of its initialiser's call: `LogDrink(drink: "espresso")`.
    package var description: String {
        "\(identifier)(\(parameters.map { "\($0.name): \($0.value)" }.joined(separator: ", ")))"
    }
}

extension ArchivedValue: CustomStringConvertible {
    package var description: String {
        switch self {
        case .text(let text), .entity(let text): "\"\(text)\""
        case .whole(let number): "\(number)"
        case .number(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        case .choice(let name): ".\(name)"
        case .properties(let values): "(\(values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")))"
        case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
        case .coded(let data): String(decoding: data, as: UTF8.self)
        case .none: "nil"
        }
    }
}
