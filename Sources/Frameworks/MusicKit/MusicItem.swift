@_exported import Foundation
import SwiftUI

/// An identifier of an item.
///
/// Source: Apple, MusicKit `MusicItemID`.
public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    public var description: String { rawValue }
}

/// An item of Apple Music or of the library. There is neither here, so that items come from coded data alone.
///
/// Source: Apple, MusicKit `MusicItem`.
public protocol MusicItem: Sendable {
    var id: MusicItemID { get }
}

/// A list of items.
///
/// Source: Apple, MusicKit `MusicItemCollection`.
public struct MusicItemCollection<Element: MusicItem>: RandomAccessCollection, Sendable, ExpressibleByArrayLiteral {
    private var items: [Element]
    public var title: String?
    public init() { items = [] }
    public init(_ items: some Sequence<Element>) { self.items = Array(items) }
    public init(arrayLiteral elements: Element...) { items = elements }
    public var startIndex: Int { items.startIndex }
    public var endIndex: Int { items.endIndex }
    public subscript(position: Int) -> Element { items[position] }
    public var hasNextBatch: Bool { false }
    public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<Element>? { nil }
    public static func += (collection: inout Self, other: Self) { collection.items += other.items }
    public static func + (first: Self, second: Self) -> Self { Self(first.items + second.items) }
}

extension MusicItemCollection: Equatable where Element: Equatable {}
extension MusicItemCollection: Hashable where Element: Hashable {}
extension MusicItemCollection: Decodable where Element: Decodable {
    public init(from decoder: any Decoder) throws { items = try [Element](from: decoder) }
}
extension MusicItemCollection: Encodable where Element: Encodable {
    public func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
}

/// The picture of an item.
///
/// Source: Apple, MusicKit `Artwork`.
public struct Artwork: Hashable, Codable, Sendable {
    /// Pixels of the picture.
    public let maximumWidth: Int
    public let maximumHeight: Int
    public var backgroundColor: CGColor? { nil }
    public var primaryTextColor: CGColor? { nil }
    public var secondaryTextColor: CGColor? { nil }
    public var tertiaryTextColor: CGColor? { nil }
    public var quaternaryTextColor: CGColor? { nil }
    public var alternateText: String? { nil }
    public func url(width: Int, height: Int) -> URL? { nil }
}

/// The parameters with which a player finds an item.
///
/// Source: Apple, MusicKit `PlayParameters`.
public struct PlayParameters: Hashable, Codable, Sendable {}

/// The audience of an item.
///
/// Source: Apple, MusicKit `ContentRating`.
public enum ContentRating: String, Hashable, Codable, Sendable { case clean, explicit }

/// The quality of the sound of an item.
///
/// Source: Apple, MusicKit `AudioVariant`.
public enum AudioVariant: String, Hashable, Codable, Sendable { case dolbyAtmos, dolbyAudio, lossless, highResolutionLossless, lossyStereo }

/// The words of Apple Music's editors.
///
/// Source: Apple, MusicKit `EditorialNotes`.
public struct EditorialNotes: Hashable, Codable, Sendable {
    public let short: String?
    public let standard: String?
    public let name: String?
    public let tagline: String?
}

/// A part of a song to hear before it is bought.
///
/// Source: Apple, MusicKit `PreviewAsset`.
public struct PreviewAsset: Hashable, Codable, Sendable {
    public let artwork: Artwork?
    public let url: URL?
    public let hlsURL: URL?
}

/// A property of an item that is asked for by its name.
///
/// Source: Apple, MusicKit `PartialMusicAsyncProperty`.
public struct PartialMusicAsyncProperty<Root>: Hashable, Sendable {
    let name: String
}

/// An item whose properties can be asked for.
///
/// Source: Apple, MusicKit `MusicPropertyContainer`.
public protocol MusicPropertyContainer: MusicItem {}

extension MusicPropertyContainer {
    /// Returns the item with more properties.
    ///
    /// - Throws: `MusicDataRequest.Error`, as there is no service.
    public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self { throw MusicReport.failure("with(_:)") }
}
