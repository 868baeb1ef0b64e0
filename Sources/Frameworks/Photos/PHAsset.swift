@_exported import AVFoundation
import CoreLocation
import Foundation
import UIKit

/// The kind of an item.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// The kind of an item in detail.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// An object of the library.
open class PHObject: NSObject, @unchecked Sendable {
    public let localIdentifier: String
    init(localIdentifier: String) { self.localIdentifier = localIdentifier }
}

/// A picture or a film of the library; the library is empty.
///
/// Source: Apple, Photos `PHAsset`.
public final class PHAsset: PHObject, @unchecked Sendable {
    public var mediaType: PHAssetMediaType { .unknown }
    public var mediaSubtypes: PHAssetMediaSubtype { [] }
    public var pixelWidth: Int { 0 }
    public var pixelHeight: Int { 0 }
    public var creationDate: Date? { nil }
    public var modificationDate: Date? { nil }
    public var location: CLLocation? { nil }
    public var duration: TimeInterval { 0 }
    public var isFavorite: Bool { false }
    public var isHidden: Bool { false }

    public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { empty("fetchAssets(with:)") }
    public class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        empty("fetchAssets(with:options:)")
    }
    public class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        empty("fetchAssets(withLocalIdentifiers:options:)")
    }
    public class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        empty("fetchAssets(in:options:)")
    }

    private class func empty(_ call: String) -> PHFetchResult<PHAsset> {
        reportPhotos("PHAsset.\(call)")
        return PHFetchResult()
    }
}

/// The kind of an album.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }

/// The kind of an album in detail.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2, albumCloudShared = 101, smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites
    case smartAlbumTimelapses, smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos
    case smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
    case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// An album; the library is empty.
///
/// Source: Apple, Photos `PHAssetCollection`.
public final class PHAssetCollection: PHObject, @unchecked Sendable {
    public var localizedTitle: String? { nil }
    public var estimatedAssetCount: Int { 0 }

    public class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        reportPhotos("PHAssetCollection.fetchAssetCollections(with:subtype:options:)")
        return PHFetchResult()
    }
}

/// The order and number of the objects of a search.
///
/// Source: Apple, Photos `PHFetchOptions`.
public final class PHFetchOptions: NSObject, @unchecked Sendable {
    public var predicate: NSPredicate?
    public var sortDescriptors: [NSSortDescriptor]?
    public var fetchLimit = 0
    public var includeHiddenAssets = false
    public var includeAllBurstAssets = false
    public override init() {}
}

/// The objects that a search finds: none.
///
/// Source: Apple, Photos `PHFetchResult`.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    public var count: Int { 0 }
    public var firstObject: ObjectType? { nil }
    public var lastObject: ObjectType? { nil }
    public func object(at index: Int) -> ObjectType { preconditionFailure("The index \(index) is beyond the bounds of an empty result.") }
    public func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    public func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
    public func contains(_ anObject: ObjectType) -> Bool { false }
    public func index(of anObject: ObjectType) -> Int { NSNotFound }
}

/// The number of a request for a picture.
public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"

/// The way in which a picture fits a size.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    public static var `default`: PHImageContentMode { .aspectFit }
}

/// The quality of a requested picture.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
/// The accuracy of a requested picture's size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

/// The properties of a request for a picture.
public final class PHImageRequestOptions: NSObject, @unchecked Sendable {
    public var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    public var resizeMode = PHImageRequestOptionsResizeMode.fast
    public var isNetworkAccessAllowed = false
    public var isSynchronous = false
    public override init() {}
}

/// The quality of a requested film.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable { case automatic, highQualityFormat, mediumQualityFormat, fastFormat }
/// The version of a requested film.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }

/// The properties of a request for a film.
public final class PHVideoRequestOptions: NSObject, @unchecked Sendable {
    public var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    public var version = PHVideoRequestOptionsVersion.current
    public var isNetworkAccessAllowed = false
    public override init() {}
}

/// A source of the pictures of items: it has none.
///
/// Source: Apple, Photos `PHImageManager`.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let shared = PHCachingImageManager()
    public override init() {}
    public class func `default`() -> PHImageManager { shared }

    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, [PHImageErrorKey: PHPhotosError(.invalidResource)])
        return PHInvalidImageRequestID
    }
    @discardableResult
    open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, [PHImageErrorKey: PHPhotosError(.invalidResource)])
        return PHInvalidImageRequestID
    }
    @discardableResult
    open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, [PHImageErrorKey: PHPhotosError(.invalidResource)])
        return PHInvalidImageRequestID
    }
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// A source of pictures that can be asked ahead of time.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImagesForAllAssets() {}
}

/// A new item of the library, in a closure of `performChanges`, which runs for no library here.
///
/// Source: Apple, Photos `PHAssetChangeRequest`.
public final class PHAssetChangeRequest: NSObject, @unchecked Sendable {
    private override init() {}
    public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
    public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    public class func deleteAssets(_ assets: [PHAsset]) {}
    public var creationDate: Date?
    public var isFavorite = false
}
