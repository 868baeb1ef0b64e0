@_exported import Foundation

/// A song.
///
/// Source: Apple, MusicKit `Song`.
public struct Song: MusicItem, MusicPropertyContainer, Identifiable, Hashable, Codable, PlayableMusicItem {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let genreNames: [String]
    public let albumTitle: String?
    public let artwork: Artwork?
    public let composerName: String?
    public let contentRating: ContentRating?
    public let discNumber: Int?
    public let duration: TimeInterval?
    public let editorialNotes: EditorialNotes?
    public let hasLyrics: Bool?
    public let isAppleDigitalMaster: Bool?
    public let isrc: String?
    public let lastPlayedDate: Date?
    public let libraryAddedDate: Date?
    public let playCount: Int?
    public let playParameters: PlayParameters?
    public let previewAssets: [PreviewAsset]?
    public let releaseDate: Date?
    public let trackNumber: Int?
    public let url: URL?
    public let audioVariants: [AudioVariant]?
    public let workName: String?
    public var musicVideos: MusicItemCollection<MusicVideo>? { nil }
    public var albums: MusicItemCollection<Album>? { nil }
    public var artists: MusicItemCollection<Artist>? { nil }
    public var composers: MusicItemCollection<Artist>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
}

extension PartialMusicAsyncProperty where Root == Song {
    public static var musicVideos: Self { Self(name: "musicVideos") }
    public static var albums: Self { Self(name: "albums") }
    public static var artists: Self { Self(name: "artists") }
    public static var composers: Self { Self(name: "composers") }
    public static var genres: Self { Self(name: "genres") }
}

/// An album.
///
/// Source: Apple, MusicKit `Album`.
public struct Album: MusicItem, MusicPropertyContainer, Identifiable, Hashable, Codable, PlayableMusicItem {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let genreNames: [String]
    public let trackCount: Int
    public let artwork: Artwork?
    public let contentRating: ContentRating?
    public let copyright: String?
    public let editorialNotes: EditorialNotes?
    public let isCompilation: Bool?
    public let isComplete: Bool?
    public let isSingle: Bool?
    public let lastPlayedDate: Date?
    public let libraryAddedDate: Date?
    public let playParameters: PlayParameters?
    public let recordLabelName: String?
    public let releaseDate: Date?
    public let upc: String?
    public let url: URL?
    public var appearsOn: MusicItemCollection<Playlist>? { nil }
    public var otherVersions: MusicItemCollection<Album>? { nil }
    public var relatedVideos: MusicItemCollection<MusicVideo>? { nil }
    public var artists: MusicItemCollection<Artist>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var relatedAlbums: MusicItemCollection<Album>? { nil }
    public var tracks: MusicItemCollection<Track>? { nil }
}

extension PartialMusicAsyncProperty where Root == Album {
    public static var relatedVideos: Self { Self(name: "relatedVideos") }
    public static var otherVersions: Self { Self(name: "otherVersions") }
    public static var appearsOn: Self { Self(name: "appearsOn") }
    public static var artists: Self { Self(name: "artists") }
    public static var genres: Self { Self(name: "genres") }
    public static var relatedAlbums: Self { Self(name: "relatedAlbums") }
    public static var tracks: Self { Self(name: "tracks") }
}

/// An artist.
///
/// Source: Apple, MusicKit `Artist`.
public struct Artist: MusicItem, MusicPropertyContainer, Identifiable, Hashable, Codable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let editorialNotes: EditorialNotes?
    public let genreNames: [String]?
    public let libraryAddedDate: Date?
    public let url: URL?
    public var appearsOnAlbums: MusicItemCollection<Album>? { nil }
    public var compilationAlbums: MusicItemCollection<Album>? { nil }
    public var featuredPlaylists: MusicItemCollection<Playlist>? { nil }
    public var fullAlbums: MusicItemCollection<Album>? { nil }
    public var liveAlbums: MusicItemCollection<Album>? { nil }
    public var musicVideos: MusicItemCollection<MusicVideo>? { nil }
    public var singles: MusicItemCollection<Album>? { nil }
    public var topMusicVideos: MusicItemCollection<MusicVideo>? { nil }
    public var albums: MusicItemCollection<Album>? { nil }
    public var featuredAlbums: MusicItemCollection<Album>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var playlists: MusicItemCollection<Playlist>? { nil }
    public var similarArtists: MusicItemCollection<Artist>? { nil }
    public var topSongs: MusicItemCollection<Song>? { nil }
}

extension PartialMusicAsyncProperty where Root == Artist {
    public static var topMusicVideos: Self { Self(name: "topMusicVideos") }
    public static var singles: Self { Self(name: "singles") }
    public static var musicVideos: Self { Self(name: "musicVideos") }
    public static var liveAlbums: Self { Self(name: "liveAlbums") }
    public static var fullAlbums: Self { Self(name: "fullAlbums") }
    public static var featuredPlaylists: Self { Self(name: "featuredPlaylists") }
    public static var compilationAlbums: Self { Self(name: "compilationAlbums") }
    public static var appearsOnAlbums: Self { Self(name: "appearsOnAlbums") }
    public static var albums: Self { Self(name: "albums") }
    public static var featuredAlbums: Self { Self(name: "featuredAlbums") }
    public static var genres: Self { Self(name: "genres") }
    public static var playlists: Self { Self(name: "playlists") }
    public static var similarArtists: Self { Self(name: "similarArtists") }
    public static var topSongs: Self { Self(name: "topSongs") }
}

/// A kind of music.
///
/// Source: Apple, MusicKit `Genre`.
public struct Genre: MusicItem, Identifiable, Hashable, Codable {
    public let id: MusicItemID
    public let name: String
    public let parentID: MusicItemID?
}

/// A playlist.
///
/// Source: Apple, MusicKit `Playlist`.
public struct Playlist: MusicItem, MusicPropertyContainer, Identifiable, Hashable, Codable, PlayableMusicItem {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let curatorName: String?
    public let editorialNotes: EditorialNotes?
    public let isChart: Bool?
    public let lastModifiedDate: Date?
    public let lastPlayedDate: Date?
    public let libraryAddedDate: Date?
    public let playParameters: PlayParameters?
    public let shortDescription: String?
    public let standardDescription: String?
    public let url: URL?
    public var moreByCurator: MusicItemCollection<Playlist>? { nil }
    public var entries: MusicItemCollection<Entry>? { nil }
    public var tracks: MusicItemCollection<Track>? { nil }
    public var featuredArtists: MusicItemCollection<Artist>? { nil }

    /// A place in a playlist.
    public struct Entry: MusicItem, Identifiable, Hashable, Codable {
        public let id: MusicItemID
        public let title: String
        public let artistName: String
        public let albumTitle: String?
        public let artwork: Artwork?
        public let duration: TimeInterval?
        /// The item at a place.
        public enum Item: Hashable, Codable, Sendable { case song(Song), musicVideo(MusicVideo) }
        public let item: Item?
    }
}

extension PartialMusicAsyncProperty where Root == Playlist {
    public static var moreByCurator: Self { Self(name: "moreByCurator") }
    public static var entries: Self { Self(name: "entries") }
    public static var tracks: Self { Self(name: "tracks") }
    public static var featuredArtists: Self { Self(name: "featuredArtists") }
}

/// A video.
///
/// Source: Apple, MusicKit `MusicVideo`.
public struct MusicVideo: MusicItem, MusicPropertyContainer, Identifiable, Hashable, Codable, PlayableMusicItem {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let genreNames: [String]
    public let artwork: Artwork?
    public let contentRating: ContentRating?
    public let duration: TimeInterval?
    public let playParameters: PlayParameters?
    public let releaseDate: Date?
    public let url: URL?
}

/// A station.
///
/// Source: Apple, MusicKit `Station`.
public struct Station: MusicItem, MusicPropertyContainer, Identifiable, Hashable, Codable, PlayableMusicItem {
    public let id: MusicItemID
    public let name: String
    public let isLive: Bool
    public let artwork: Artwork?
    public let contentRating: ContentRating?
    public let duration: TimeInterval?
    public let editorialNotes: EditorialNotes?
    public let playParameters: PlayParameters?
    public let stationProviderName: String?
    public let url: URL?
}

/// A song or a video of an album or a playlist.
///
/// Source: Apple, MusicKit `Track`.
public enum Track: PlayableMusicItem, Identifiable, Hashable, Codable {
    case song(Song)
    case musicVideo(MusicVideo)

    private func value<Value>(_ song: KeyPath<Song, Value>, _ video: KeyPath<MusicVideo, Value>) -> Value {
        switch self {
        case .song(let item): item[keyPath: song]
        case .musicVideo(let item): item[keyPath: video]
        }
    }
    public var id: MusicItemID { value(\.id, \.id) }
    public var title: String { value(\.title, \.title) }
    public var artistName: String { value(\.artistName, \.artistName) }
    public var genreNames: [String] { value(\.genreNames, \.genreNames) }
    public var artwork: Artwork? { value(\.artwork, \.artwork) }
    public var contentRating: ContentRating? { value(\.contentRating, \.contentRating) }
    public var duration: TimeInterval? { value(\.duration, \.duration) }
    public var playParameters: PlayParameters? { value(\.playParameters, \.playParameters) }
    public var releaseDate: Date? { value(\.releaseDate, \.releaseDate) }
    public var url: URL? { value(\.url, \.url) }
}
