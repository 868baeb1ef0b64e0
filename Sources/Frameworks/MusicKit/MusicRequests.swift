@_exported import Foundation
import RunContext

/// The sentences about what a render has no service for.
enum MusicReport {
    static func note(_ call: String) { RunReports.note("\(call): there is no music here.") }
    static func failure(_ call: String) -> MusicDataRequest.Error {
        note("\(call) was called, and fails")
        return MusicDataRequest.Error(status: 401, code: 40_100, title: "Unauthorized", detailText: "There is no music here.")
    }
}

/// The permission to see a person's music. Nobody is present to give it.
///
/// Source: Apple, MusicKit `MusicAuthorization`.
public struct MusicAuthorization: Sendable {
    /// The permission.
    public enum Status: String, Hashable, Codable, Sendable, CustomStringConvertible {
        case notDetermined, denied, restricted, authorized
        public var description: String { rawValue }
    }
    public static var currentStatus: Status { .notDetermined }
    public static func request() async -> Status {
        MusicReport.note("MusicAuthorization.request() is answered with denied")
        return .denied
    }
}

/// A subscription of Apple Music.
///
/// Source: Apple, MusicKit `MusicSubscription`.
public struct MusicSubscription: Hashable, Sendable {
    /// The subscriptions that follow: none.
    public struct Updates: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> MusicSubscription? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    public let canPlayCatalogContent: Bool
    public let canBecomeSubscriber: Bool
    public let hasCloudLibraryEnabled: Bool
    public static var current: MusicSubscription {
        get async throws {
            MusicReport.note("MusicSubscription.current is none")
            return MusicSubscription(canPlayCatalogContent: false, canBecomeSubscriber: false, hasCloudLibraryEnabled: false)
        }
    }
    public static var subscriptionUpdates: Updates { Updates() }
}

/// A request of Apple Music's service.
///
/// Source: Apple, MusicKit `MusicDataRequest`.
public struct MusicDataRequest: Sendable {
    /// The service's error.
    public struct Error: LocalizedError, Hashable, Sendable {
        public let status: Int
        public let code: Int
        public let title: String
        public let detailText: String
        public var errorDescription: String? { detailText }
    }
    public let urlRequest: URLRequest
    public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }
    /// - Throws: `Error`.
    public func response() async throws -> MusicDataResponse { throw MusicReport.failure("MusicDataRequest.response()") }
}

/// The service's answer.
///
/// Source: Apple, MusicKit `MusicDataResponse`.
public struct MusicDataResponse: Sendable {
    public let data: Data
    public let urlResponse: URLResponse
}

/// The items of a library: none, which is reported.
///
/// Source: Apple, MusicKit `MusicLibraryRequest`.
public struct MusicLibraryRequest<Item: MusicItem & Sendable>: Sendable {
    public var limit: Int?
    public var offset: Int?
    public var includeOnlyDownloadedContent = false
    public init() {}
    public mutating func filter(text: String) {}
    public mutating func filter<Value: Sendable>(matching property: KeyPath<Item, Value>, equalTo value: Value) {}
    public mutating func filter<Value: Sendable>(matching property: KeyPath<Item, Value>, memberOf values: [Value]) {}
    public mutating func filter(matching property: KeyPath<Item, String>, contains text: String) {}
    public mutating func sort<Value>(by property: KeyPath<Item, Value>, ascending: Bool) {}
    public func response() async throws -> MusicLibraryResponse<Item> {
        MusicReport.note("MusicLibraryRequest.response() is empty")
        return MusicLibraryResponse(items: [])
    }
}

/// Source: Apple, MusicKit `MusicLibraryResponse`.
public struct MusicLibraryResponse<Item: MusicItem>: Sendable {
    public let items: MusicItemCollection<Item>
}

/// The library, which cannot be changed.
///
/// Source: Apple, MusicKit `MusicLibrary`.
public final class MusicLibrary: Sendable {
    public static let shared = MusicLibrary()
    /// - Throws: `MusicDataRequest.Error`.
    public func add(_ item: some MusicItem) async throws { throw MusicReport.failure("MusicLibrary.add(_:)") }
    public func add(_ item: some MusicItem, to playlist: Playlist) async throws -> Playlist {
        throw MusicReport.failure("MusicLibrary.add(_:to:)")
    }
    public func createPlaylist(name: String, description: String? = nil, authorDisplayName: String? = nil) async throws -> Playlist {
        throw MusicReport.failure("MusicLibrary.createPlaylist(name:)")
    }
    public func createPlaylist<Item: MusicItem>(
        name: String, description: String? = nil, authorDisplayName: String? = nil, items: some Sequence<Item>
    ) async throws -> Playlist { throw MusicReport.failure("MusicLibrary.createPlaylist(name:items:)") }
}

/// A kind of item that a search finds.
///
/// Source: Apple, MusicKit `MusicCatalogSearchable`.
public protocol MusicCatalogSearchable: MusicItem {}

extension Song: MusicCatalogSearchable {}
extension Album: MusicCatalogSearchable {}
extension Artist: MusicCatalogSearchable {}
extension MusicVideo: MusicCatalogSearchable {}
extension Playlist: MusicCatalogSearchable {}
extension Station: MusicCatalogSearchable {}

/// A search of Apple Music.
///
/// Source: Apple, MusicKit `MusicCatalogSearchRequest`.
public struct MusicCatalogSearchRequest: Sendable {
    public let term: String
    public var limit: Int?
    public var offset: Int?
    public var includeTopResults = false
    public init(term: String, types: [any MusicCatalogSearchable.Type]) { self.term = term }
    /// - Throws: `MusicDataRequest.Error`, as there is no service.
    public func response() async throws -> MusicCatalogSearchResponse { throw MusicReport.failure("MusicCatalogSearchRequest.response()") }
}

/// Source: Apple, MusicKit `MusicCatalogSearchResponse`.
public struct MusicCatalogSearchResponse: Sendable {
    public let songs: MusicItemCollection<Song>
    public let albums: MusicItemCollection<Album>
    public let artists: MusicItemCollection<Artist>
    public let musicVideos: MusicItemCollection<MusicVideo>
    public let playlists: MusicItemCollection<Playlist>
    public let stations: MusicItemCollection<Station>
}

/// A request of items of Apple Music by a property.
///
/// Source: Apple, MusicKit `MusicCatalogResourceRequest`.
public struct MusicCatalogResourceRequest<Item: MusicPropertyContainer>: Sendable {
    public var limit: Int?
    public var properties: [PartialMusicAsyncProperty<Item>] = []
    public init() {}
    public init<Value: Sendable>(matching property: KeyPath<Item, Value>, equalTo value: Value) {}
    public init<Value: Sendable>(matching property: KeyPath<Item, Value>, memberOf values: [Value]) {}
    /// - Throws: `MusicDataRequest.Error`, as there is no service.
    public func response() async throws -> MusicCatalogResourceResponse<Item> {
        throw MusicReport.failure("MusicCatalogResourceRequest.response()")
    }
}

/// Source: Apple, MusicKit `MusicCatalogResourceResponse`.
public struct MusicCatalogResourceResponse<Item: MusicItem>: Sendable {
    public let items: MusicItemCollection<Item>
}

/// The items that were played last.
///
/// Source: Apple, MusicKit `MusicRecentlyPlayedRequest`.
public struct MusicRecentlyPlayedRequest<Item: MusicItem>: Sendable {
    public var limit: Int?
    public var offset: Int?
    public init() {}
    /// - Throws: `MusicDataRequest.Error`, as there is no service.
    public func response() async throws -> MusicRecentlyPlayedResponse<Item> {
        throw MusicReport.failure("MusicRecentlyPlayedRequest.response()")
    }
}

/// Source: Apple, MusicKit `MusicRecentlyPlayedResponse`.
public struct MusicRecentlyPlayedResponse<Item: MusicItem>: Sendable {
    public let items: MusicItemCollection<Item>
}
