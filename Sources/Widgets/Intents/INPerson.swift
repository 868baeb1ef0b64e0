/// An address or a number by which a person is reached.
///
/// Source: Apple, Intents `INPersonHandle`.
open class INPersonHandle: NSObject {
    public let value: String?
    public let type: INPersonHandleType
    public let label: INPersonHandleLabel?

    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
        (self.value, self.type, self.label) = (value, type, label)
    }
}

/// The kind of an address.
///
/// Source: Apple, Intents `INPersonHandleType`.
public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }

/// The place of an address in a person's card.
///
/// Source: Apple, Intents `INPersonHandleLabel`.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let home = INPersonHandleLabel(rawValue: "home")
    public static let work = INPersonHandleLabel(rawValue: "work")
    public static let iPhone = INPersonHandleLabel(rawValue: "iPhone")
    public static let mobile = INPersonHandleLabel(rawValue: "mobile")
    public static let main = INPersonHandleLabel(rawValue: "main")
    public static let other = INPersonHandleLabel(rawValue: "other")
}

/// A person of an intent.
///
/// Source: Apple, Intents `INPerson`.
open class INPerson: NSObject {
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    /// The given name, or else the first and last name of the components, or else the address.
    public let displayName: String
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?
    public let isMe: Bool

    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        let parts = [nameComponents?.givenName, nameComponents?.familyName].compactMap { $0 }
        self.displayName = displayName ?? (parts.isEmpty ? personHandle.value ?? "" : parts.joined(separator: " "))
        (self.image, self.contactIdentifier, self.customIdentifier, self.isMe) = (image, contactIdentifier, customIdentifier, isMe)
    }
}

/// The answer of a handler about a person.
///
/// Source: Apple, Intents `INPersonResolutionResult`.
open class INPersonResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPerson: INPerson) -> Self { made(.success(resolvedPerson)) }
    open class func confirmationRequired(with person: INPerson?) -> Self { made(.confirmation(person)) }
    open class func disambiguation(with people: [INPerson]) -> Self { made(.disambiguation(people)) }
}
