import Foundation

/// The name of a property to fetch of a contact.
public protocol CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// A telephone number.
public final class CNPhoneNumber: NSObject, @unchecked Sendable {
    public let stringValue: String
    public init(stringValue string: String) { stringValue = string }
}

/// The postal address of a contact.
open class CNPostalAddress: NSObject, @unchecked Sendable {
    public fileprivate(set) var street = ""
    public fileprivate(set) var city = ""
    public fileprivate(set) var state = ""
    public fileprivate(set) var postalCode = ""
    public fileprivate(set) var country = ""
    public fileprivate(set) var isoCountryCode = ""
}

/// A value with its label, such as a phone number of a contact.
public final class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
    public let identifier: String
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) {
        (identifier, self.label, self.value) = (label ?? "", label, value)
    }

    /// A label in words: "_$!<Home>!$_" is "home".
    public class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }
}

/// The kind of a contact: a person or an organisation.
public enum CNContactType: Int, Sendable { case person, organization }

/// A person in the address book.
open class CNContact: NSObject, Identifiable, @unchecked Sendable {
    public fileprivate(set) var identifier = ""
    public internal(set) var contactType = CNContactType.person
    public internal(set) var namePrefix = "", middleName = "", nameSuffix = ""
    public internal(set) var givenName = "", familyName = "", nickname = ""
    public internal(set) var organizationName = "", jobTitle = "", note = ""
    public internal(set) var birthday: DateComponents?
    public internal(set) var imageData: Data?
    public internal(set) var thumbnailImageData: Data?
    public internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    public internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    public internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    public var imageDataAvailable: Bool { imageData != nil }
    public var id: String { identifier }

    public override init() {}

    /// Returns true: every property was fetched, and none is left out.
    open func isKeyAvailable(_ key: String) -> Bool { true }
}

/// A contact that can be written.
open class CNMutableContact: CNContact, @unchecked Sendable {
    public override var givenName: String {
        get { super.givenName }
        set { super.givenName = newValue }
    }
    public override var familyName: String {
        get { super.familyName }
        set { super.familyName = newValue }
    }
    public override var nickname: String {
        get { super.nickname }
        set { super.nickname = newValue }
    }
    public override var organizationName: String {
        get { super.organizationName }
        set { super.organizationName = newValue }
    }
    public override var birthday: DateComponents? {
        get { super.birthday }
        set { super.birthday = newValue }
    }
    public override var imageData: Data? {
        get { super.imageData }
        set { super.imageData = newValue }
    }
    public override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { super.phoneNumbers = newValue }
    }
    public override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { super.emailAddresses = newValue }
    }
}

/// The style of a name.
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// Writes names of contacts.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    open var style = CNContactFormatterStyle.fullName

    public class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { CNContactGivenNameKey }

    /// Returns the whole name; nil if none of its parts is known.
    public class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        if !name.isEmpty { return name }
        return contact.organizationName.isEmpty ? nil : contact.organizationName
    }

    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}
