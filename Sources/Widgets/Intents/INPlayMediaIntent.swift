/// A request to play media. A render never makes one, as it has no Siri.
///
/// Source: Apple, Intents `INPlayMediaIntent`.
open class INPlayMediaIntent: INIntent {
    public private(set) var mediaItems: [INMediaItem]?
    public private(set) var mediaContainer: INMediaItem?
    public private(set) var playShuffled: Bool?
    public private(set) var playbackRepeatMode = INPlaybackRepeatMode.unknown
    public private(set) var resumePlayback: Bool?
    public private(set) var playbackQueueLocation = INPlaybackQueueLocation.unknown
    public private(set) var playbackSpeed: Double?
    public private(set) var mediaSearch: INMediaSearch?

    public required init() { super.init() }

    public init(
        mediaItems: [INMediaItem]?, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
        playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
        playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil, mediaSearch: INMediaSearch? = nil
    ) {
        super.init()
        (self.mediaItems, self.mediaContainer, self.playShuffled) = (mediaItems, mediaContainer, playShuffled)
        (self.playbackRepeatMode, self.resumePlayback) = (playbackRepeatMode, resumePlayback)
        (self.playbackQueueLocation, self.playbackSpeed, self.mediaSearch) = (playbackQueueLocation, playbackSpeed, mediaSearch)
    }
}

/// The part of a list that is repeated.
///
/// Source: Apple, Intents `INPlaybackRepeatMode`.
public enum INPlaybackRepeatMode: Int, Sendable { case unknown, none, all, one }

/// The time at which media are played.
///
/// Source: Apple, Intents `INPlaybackQueueLocation`.
public enum INPlaybackQueueLocation: Int, Sendable { case unknown, now, next, later }

/// The result of a request to play something.
///
/// Source: Apple, Intents `INPlayMediaIntentResponseCode`.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, inProgress, success, handleInApp, failure, failureRequiringAppLaunch, failureUnknownMediaType
    case failureNoUnplayedContent, failureRestrictedContent, failureMaxStreamLimitReached
}

/// The response to a request to play media.
///
/// Source: Apple, Intents `INPlayMediaIntentResponse`.
open class INPlayMediaIntentResponse: INIntentResponse {
    public private(set) var code = INPlayMediaIntentResponseCode.unspecified
    open var nowPlayingInfo: [String: Any]?

    public required init() { super.init() }

    public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
        super.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// The methods of an object that plays media on request.
///
/// Source: Apple, Intents `INPlayMediaIntentHandling`.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
    func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
    func resolveMediaItems(for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)
    func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult]
    func resolvePlayShuffled(for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveResumePlayback(for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
}

/// All but one form of the first is optional.
extension INPlayMediaIntentHandling {
    public func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        INPlayMediaIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        INPlayMediaIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) { completion([]) }
    public func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] { [] }
    public func resolvePlayShuffled(for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
        completion(.notRequired())
    }
    public func resolveResumePlayback(for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
        completion(.notRequired())
    }
}

/// The answer of a handler about a media item.
///
/// Source: Apple, Intents `INMediaItemResolutionResult`.
open class INMediaItemResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedMediaItem: INMediaItem) -> Self { made(.success(resolvedMediaItem)) }
    open class func successes(with resolvedMediaItems: [INMediaItem]) -> [INMediaItemResolutionResult] {
        resolvedMediaItems.map { success(with: $0) }
    }
    open class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self { made(.disambiguation(mediaItemsToDisambiguate)) }
    open class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self { made(.confirmation(mediaItemToConfirm)) }
}

/// The answer of a handler about the requested media.
///
/// Source: Apple, Intents `INPlayMediaMediaItemResolutionResult`.
open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {
    public required init() { super.init() }

    public init(mediaItemResolutionResult: INMediaItemResolutionResult) { super.init(mediaItemResolutionResult) }

    /// Returns one result for each of several items.
    public static func successes(with resolvedMediaItems: [INMediaItem]) -> [INPlayMediaMediaItemResolutionResult] {
        resolvedMediaItems.map { success(with: $0) }
    }

    /// The requested media cannot be played, for a reason.
    open class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self { made(.unsupported) }
}

/// The reason why media cannot be played.
///
/// Source: Apple, Intents `INPlayMediaMediaItemUnsupportedReason`.
public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
    case loginRequired = 1, subscriptionRequired, unsupportedMediaType, explicitContentSettings, cellularDataSettings, restrictedContent
    case serviceUnavailable, regionRestriction
}
