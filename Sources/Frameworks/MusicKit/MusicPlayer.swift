import Combine
@_exported import Foundation

/// An item that a player plays.
///
/// Source: Apple, MusicKit `PlayableMusicItem`.
public protocol PlayableMusicItem: MusicItem {
    var playParameters: PlayParameters? { get }
}

/// A player of music. It keeps its queue and plays nothing, which is reported.
///
/// Source: Apple, MusicKit `MusicPlayer`.
public class MusicPlayer: @unchecked Sendable {
    /// The state of playing.
    public enum PlaybackStatus: Hashable, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
    /// The repetition of a queue.
    public enum RepeatMode: Hashable, Sendable { case none, one, all }
    /// The order of a queue.
    public enum ShuffleMode: Hashable, Sendable { case off, songs }

    /// The observable state of a player.
    public final class State: ObservableObject, @unchecked Sendable {
        @Published public fileprivate(set) var playbackStatus = PlaybackStatus.stopped
        @Published public var playbackRate: Float = 0
        @Published public var repeatMode: RepeatMode?
        @Published public var shuffleMode: ShuffleMode?
        public var audioVariant: AudioVariant? { nil }
    }

    /// The items that follow each other.
    public class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
        /// A place in a queue.
        public struct Entry: Identifiable, Hashable, Sendable {
            /// The item of a place.
            public enum Item: Hashable, Sendable { case song(Song), musicVideo(MusicVideo) }
            public let id: String
            public let title: String
            public let subtitle: String?
            public let artwork: Artwork?
            public let item: Item?
            public var isTransient: Bool { false }

            public init(_ playableItem: some PlayableMusicItem) {
                id = playableItem.id.rawValue
                switch playableItem {
                case let song as Song: (title, subtitle, artwork, item) = (song.title, song.artistName, song.artwork, .song(song))
                case let track as Track:
                    let held: Item =
                        switch track {
                        case .song(let song): .song(song)
                        case .musicVideo(let video): .musicVideo(video)
                        }
                    (title, subtitle, artwork, item) = (track.title, track.artistName, track.artwork, held)
                case let video as MusicVideo:
                    (title, subtitle, artwork, item) = (video.title, video.artistName, video.artwork, .musicVideo(video))
                default: (title, subtitle, artwork, item) = ("", nil, nil, nil)
                }
            }

            fileprivate init(_ entry: Playlist.Entry) {
                (id, title, subtitle, artwork) = (entry.id.rawValue, entry.title, entry.artistName, entry.artwork)
                item =
                    switch entry.item {
                    case .song(let song): .song(song)
                    case .musicVideo(let video): .musicVideo(video)
                    case nil: nil
                    }
            }
        }

        @Published public var entries: [Entry]
        @Published public var currentEntry: Entry?

        private init(entries: [Entry], current: Entry?) { (self.entries, currentEntry) = (entries, current ?? entries.first) }
        public required convenience init(arrayLiteral elements: any PlayableMusicItem...) {
            self.init(entries: elements.map { Entry($0) }, current: nil)
        }
        public convenience init<Item: PlayableMusicItem>(for items: some Sequence<Item>, startingAt first: Item? = nil) {
            self.init(entries: items.map { Entry($0) }, current: first.map { Entry($0) })
        }
        public convenience init(_ entries: some Sequence<Entry>, startingAt first: Entry? = nil) {
            self.init(entries: Array(entries), current: first)
        }
        /// The queue of an album or a playlist begins with the one place that is known here.
        public convenience init(album: Album, startingAt track: Track) { self.init(entries: [Entry(track)], current: nil) }
        public convenience init(playlist: Playlist, startingAt entry: Playlist.Entry) { self.init(entries: [Entry(entry)], current: nil) }

        public func insert(_ item: some PlayableMusicItem, position: EntryInsertionPosition) async throws {
            entries.insert(Entry(item), at: position == .tail ? entries.endIndex : min(entries.count, 1))
        }
        /// The place at which an item is inserted.
        public enum EntryInsertionPosition: Hashable, Sendable { case afterCurrentEntry, tail }
    }

    public let state = State()
    fileprivate init() {}
    public var isPreparedToPlay: Bool { false }
    /// The seconds that were played: none.
    public var playbackTime: TimeInterval {
        get { 0 }
        set { MusicReport.note("MusicPlayer.playbackTime was set") }
    }

    /// - Throws: `MusicDataRequest.Error`, as nothing plays.
    public func play() async throws { throw MusicReport.failure("MusicPlayer.play()") }
    public func prepareToPlay() async throws { throw MusicReport.failure("MusicPlayer.prepareToPlay()") }
    public func skipToNextEntry() async throws { throw MusicReport.failure("MusicPlayer.skipToNextEntry()") }
    public func skipToPreviousEntry() async throws { throw MusicReport.failure("MusicPlayer.skipToPreviousEntry()") }
    public func pause() {}
    public func stop() {}
    public func restartCurrentEntry() {}
    public func beginSeekingForward() {}
    public func beginSeekingBackward() {}
    public func endSeeking() {}
}

/// The app's own player.
///
/// Source: Apple, MusicKit `ApplicationMusicPlayer`.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
    public static let shared = ApplicationMusicPlayer()
    public var queue: Queue = []
}

/// The player of the Music app.
///
/// Source: Apple, MusicKit `SystemMusicPlayer`.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
    public static let shared = SystemMusicPlayer()
    public var queue: Queue = []
}
