/// Something that can be played.
///
/// Source: Apple, Intents `INMediaItem`.
open class INMediaItem: NSObject {
    public let identifier: String?
    public let title: String?
    public let type: INMediaItemType
    public let artwork: INImage?
    public let artist: String?

    public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil) {
        (self.identifier, self.title, self.type, self.artwork, self.artist) = (identifier, title, type, artwork, artist)
    }
}

/// The kind of a media item.
///
/// Source: Apple, Intents `INMediaItemType`.
public enum INMediaItemType: Int, Sendable {
    case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist, musicStation, audioBook, movie
    case tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station, music, algorithmicRadioStation, news
}

/// The words of a request to play something.
///
/// Source: Apple, Intents `INMediaSearch`.
open class INMediaSearch: NSObject {
    public let mediaType: INMediaItemType
    public let sortOrder: INMediaSortOrder
    public let mediaName: String?
    public let artistName: String?
    public let albumName: String?
    public let genreNames: [String]?
    public let moodNames: [String]?
    public let releaseDate: INDateComponentsRange?
    public let reference: INMediaReference
    public let mediaIdentifier: String?

    public init(
        mediaType: INMediaItemType = .unknown, sortOrder: INMediaSortOrder = .unknown, mediaName: String? = nil, artistName: String? = nil,
        albumName: String? = nil, genreNames: [String]? = nil, moodNames: [String]? = nil, releaseDate: INDateComponentsRange? = nil,
        reference: INMediaReference = .unknown, mediaIdentifier: String? = nil
    ) {
        (self.mediaType, self.sortOrder, self.mediaName, self.artistName) = (mediaType, sortOrder, mediaName, artistName)
        (self.albumName, self.genreNames, self.moodNames, self.releaseDate) = (albumName, genreNames, moodNames, releaseDate)
        (self.reference, self.mediaIdentifier) = (reference, mediaIdentifier)
    }
}

/// The order in which requested media are played.
///
/// Source: Apple, Intents `INMediaSortOrder`.
public enum INMediaSortOrder: Int, Sendable { case unknown, newest, oldest, best, worst, popular, unpopular, trending, recommended }

/// The media that a request refers to without a name.
///
/// Source: Apple, Intents `INMediaReference`.
public enum INMediaReference: Int, Sendable { case unknown, currentlyPlaying, my }

/// The time between two dates, each given by some of its components.
///
/// Source: Apple, Intents `INDateComponentsRange`.
open class INDateComponentsRange: NSObject {
    public let startDateComponents: DateComponents?
    public let endDateComponents: DateComponents?

    public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
        (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
    }
}

/// Information for the system about the person who uses the app. A render has no Siri that it could help.
///
/// Source: Apple, Intents `INUserContext`.
open class INUserContext: NSObject {
    /// Makes it the context that the system uses.
    open func becomeCurrent() {}
}

/// Information for the system about the person who plays media.
///
/// Source: Apple, Intents `INMediaUserContext`.
open class INMediaUserContext: INUserContext {
    /// The state of the person's subscription.
    public enum SubscriptionStatus: Int, Sendable { case unknown, notSubscribed, subscribed }

    open var numberOfLibraryItems: Int?
    open var subscriptionStatus = SubscriptionStatus.unknown
}
