import CoreMedia
import Foundation

/// A property of a medium that is read when it is asked for.
///
/// Source: Apple, AVFoundation `AVAsyncProperty`. A render decodes no media: reading any property fails.
public struct AVAsyncProperty<Root, Value>: Sendable {
    let name: String
}

extension AVAsyncProperty where Root == AVAsset {
    public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init(name: "duration") }
    public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init(name: "metadata") }
    public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init(name: "commonMetadata") }
    public static var availableChapterLocales: AVAsyncProperty<AVAsset, [Locale]> { .init(name: "availableChapterLocales") }
    public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init(name: "isPlayable") }
}

extension AVAsyncProperty where Root == AVMetadataItem {
    public static var value: AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol)?> { .init(name: "value") }
    public static var stringValue: AVAsyncProperty<AVMetadataItem, String?> { .init(name: "stringValue") }
    public static var numberValue: AVAsyncProperty<AVMetadataItem, NSNumber?> { .init(name: "numberValue") }
    public static var dataValue: AVAsyncProperty<AVMetadataItem, Data?> { .init(name: "dataValue") }
}

/// The reason why a medium could not be used.
///
/// Source: Apple, AVFoundation `AVError`, with its code for media that cannot be decoded.
public struct AVError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -11800
        case decodeFailed = -11821
        case fileFormatNotRecognized = -11828
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

extension AVAsset {
    /// Fails, and is reported: a render decodes no media.
    public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
        reportSound("AVAsset.load(.\(property.name))")
        throw AVError(.decodeFailed)
    }
    public func load<First, Second>(
        _ first: AVAsyncProperty<AVAsset, First>, _ second: AVAsyncProperty<AVAsset, Second>
    ) async throws -> (First, Second) { (try await load(first), try await load(second)) }
    public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { try await load(.metadata) }
    public func loadChapterMetadataGroups(
        bestMatchingPreferredLanguages preferredLanguages: [String]
    ) async throws -> [AVTimedMetadataGroup] { [] }

    // Nothing is known of a medium that is not decoded.
    public var metadata: [AVMetadataItem] { [] }
    public var commonMetadata: [AVMetadataItem] { [] }
    public var duration: CMTime { .indefinite }
    public var isPlayable: Bool { false }
}

/// A description in a medium, such as its title.
///
/// Source: Apple, AVFoundation `AVMetadataItem`.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    open var identifier: AVMetadataIdentifier? { nil }
    open var commonKey: AVMetadataKey? { nil }
    open var keySpace: AVMetadataKeySpace? { nil }
    open var key: (any NSCopying & NSObjectProtocol)? { nil }
    open var stringValue: String? { nil }
    open var numberValue: NSNumber? { nil }
    open var dataValue: Data? { nil }
    open var value: (any NSCopying & NSObjectProtocol)? { nil }

    public override init() {}

    /// Fails: a render decodes no media.
    public func load<Value>(_ property: AVAsyncProperty<AVMetadataItem, Value>) async throws -> Value { throw AVError(.decodeFailed) }

    public class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier metadataIdentifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == metadataIdentifier } }
    public class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] { metadataItems.filter { keySpace == nil || $0.keySpace == keySpace } }
}

/// Descriptions of a part of a medium, such as a chapter.
open class AVTimedMetadataGroup: NSObject, @unchecked Sendable {
    public let items: [AVMetadataItem]
    public let timeRange: CMTimeRange
    public init(items: [AVMetadataItem], timeRange: CMTimeRange) { (self.items, self.timeRange) = (items, timeRange) }
}

/// The name of a description.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
}

/// The names that a format has.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
}

/// A name in the names of a format.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
}

/// A format of descriptions.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
    public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
    public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
}
