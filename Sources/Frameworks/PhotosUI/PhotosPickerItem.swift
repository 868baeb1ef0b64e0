import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// An item that people chose from the photo library. Nothing is ever chosen in a render; an item that code creates is empty.
///
/// Source: Apple, PhotosUI `PhotosPickerItem`.
public struct PhotosPickerItem: Hashable, Sendable {
    public let itemIdentifier: String?
    public var supportedContentTypes: [UTType] { [] }

    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// Returns the chosen item as a value; always `nil`, since a render has no photo library.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        PhotoLibraryReport.note()
        return nil
    }

    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        PhotoLibraryReport.note()
        completionHandler(.success(nil))
        return Progress(totalUnitCount: 1)
    }

    /// The encoding in which an item is given.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        public static let current = EncodingDisambiguationPolicy(name: "current")
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }
}

/// The items of the library that are offered.
///
/// Source: Apple, PhotosUI `PHPickerFilter`.
public struct PHPickerFilter: Hashable, Sendable {
    private let words: String

    public static let images = PHPickerFilter(words: "images")
    public static let videos = PHPickerFilter(words: "videos")
    public static let livePhotos = PHPickerFilter(words: "livePhotos")
    public static let screenshots = PHPickerFilter(words: "screenshots")
    public static let screenRecordings = PHPickerFilter(words: "screenRecordings")
    public static let panoramas = PHPickerFilter(words: "panoramas")
    public static let bursts = PHPickerFilter(words: "bursts")
    public static let depthEffectPhotos = PHPickerFilter(words: "depthEffectPhotos")
    public static let cinematicVideos = PHPickerFilter(words: "cinematicVideos")
    public static let slomoVideos = PHPickerFilter(words: "slomoVideos")
    public static let timelapseVideos = PHPickerFilter(words: "timelapseVideos")

    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(words: "any(\(subfilters.map(\.words).joined(separator: ",")))")
    }

    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(words: "all(\(subfilters.map(\.words).joined(separator: ",")))")
    }

    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(words: "not(\(filter.words))") }
}
