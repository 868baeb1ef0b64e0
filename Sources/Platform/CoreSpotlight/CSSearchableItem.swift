import Foundation
import UniformTypeIdentifiers

/// The attributes by which an item can be found.
///
/// Source: Apple, Core Spotlight `CSSearchableItemAttributeSet`.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    public let contentType: String
    open var title: String?
    open var displayName: String?
    open var alternateNames: [String]?
    open var path: String?
    open var contentURL: URL?
    open var thumbnailURL: URL?
    open var thumbnailData: Data?
    open var keywords: [String]?
    open var contentDescription: String?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var domainIdentifier: String?
    open var creator: String?
    open var artist: String?
    open var album: String?
    open var authorNames: [String]?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var addedDate: Date?
    open var startDate: Date?
    open var endDate: Date?
    open var dueDate: Date?
    open var completionDate: Date?
    open var duration: NSNumber?
    open var rating: NSNumber?
    open var rankingHint: NSNumber?
    open var textContent: String?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var city: String?
    open var country: String?
    open var namedLocation: String?
    open var supportsNavigation: NSNumber?
    open var supportsPhoneCall: NSNumber?

    public init(contentType: UTType) { self.contentType = contentType.identifier }
    public init(itemContentType: String) { contentType = itemContentType }
}

/// Something of an app's that people can find.
///
/// Source: Apple, Core Spotlight `CSSearchableItem`.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var attributeSet: CSSearchableItemAttributeSet
    open var expirationDate: Date!

    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? attributeSet.identifier ?? ""
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    }
}

/// The activity that opens an app with an item that was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlight.query.continuation"
public let CSSearchQueryString = "kCSSearchQueryString"
