/// A person, as a parameter or result of an intent.
///
/// Source: Apple, AppIntents `IntentPerson`.
public struct IntentPerson: Hashable, Sendable, Codable, _IntentValue, InstanceDisplayRepresentable, TypeDisplayRepresentable {
    /// The identifier of a person.
    public enum Identifier: Hashable, Sendable, Codable {
        /// The identifier of a contact.
        case contact(String)
        /// One of the app's own.
        case applicationDefined(String)
    }

    /// The name of a person.
    public enum Name: Hashable, Sendable, Codable {
        case displayName(String)
        case components(PersonNameComponents)

        /// The name as it is shown.
        public var displayString: String {
            switch self {
            case .displayName(let name): name
            case .components(let components): components.formatted()
            }
        }
    }

    /// An address under which a person is reached.
    public struct Handle: Hashable, Sendable, Codable {
        public enum Value: Hashable, Sendable, Codable {
            case emailAddress(String)
            case phoneNumber(String)
            case applicationDefined(String)
        }

        public let value: Value
        /// The purpose of the address: "Home".
        public let label: String?

        public init(emailAddress: String, label: String? = nil) { (value, self.label) = (.emailAddress(emailAddress), label) }
        public init(phoneNumber: String, label: String? = nil) { (value, self.label) = (.phoneNumber(phoneNumber), label) }
        public init(applicationDefined: String, label: String? = nil) {
            (value, self.label) = (.applicationDefined(applicationDefined), label)
        }
    }

    public let identifier: Identifier
    public let name: Name
    /// The main address; `nil` if none is known.
    public let handle: Handle?
    public let aliases: [Handle]
    /// A Boolean value that indicates whether this is the person who uses the device.
    public let isMe: Bool

    public init(identifier: Identifier, name: Name, handle: Handle? = nil, aliases: [Handle] = [], isMe: Bool = false) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.aliases = aliases
        self.isMe = isMe
    }

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

    public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name.displayString)") }
}
