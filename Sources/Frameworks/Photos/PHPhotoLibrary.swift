@_exported import CoreLocation
@_exported import Foundation
import RunContext
@_exported import UIKit

/// The permission of a program to use photos.
///
/// Source: Apple, Photos `PHAuthorizationStatus`.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }

/// The use of photos that a program asks for.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// The library of a device: empty here, and nobody gives permission, which is reported.
///
/// Source: Apple, Photos `PHPhotoLibrary`.
public final class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let only = PHPhotoLibrary()
    public class func shared() -> PHPhotoLibrary { only }

    public class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
    public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        reportPhotos("PHPhotoLibrary.requestAuthorization(_:)")
        handler(.denied)
    }
    public class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { requestAuthorization(handler) }
    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        reportPhotos("PHPhotoLibrary.requestAuthorization(for:)")
        return .denied
    }

    public func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil) {
        reportPhotos("PHPhotoLibrary.performChanges(_:)")
        completionHandler?(false, PHPhotosError(.accessUserDenied))
    }
    public func performChanges(_ changeBlock: @escaping () -> Void) async throws {
        reportPhotos("PHPhotoLibrary.performChanges(_:)")
        throw PHPhotosError(.accessUserDenied)
    }
    public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        reportPhotos("PHPhotoLibrary.performChangesAndWait(_:)")
        throw PHPhotosError(.accessUserDenied)
    }
    public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// An observer of a library's changes; an empty library has none.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of a library.
public final class PHChange: NSObject, Sendable {}

/// An error of the library.
///
/// Source: Apple, Photos `PHPhotosError`.
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        case internalError = -1, userCancelled = 3072, libraryVolumeOffline = 3114, invalidResource = 3302, accessRestricted = 3310
        case accessUserDenied = 3311
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "PHPhotosErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

func reportPhotos(_ call: String) { RunReports.note("\(call) was called: the photo library is empty here, and no access is given.") }

extension PHPhotosError.Code {
    /// Returns true if an error has this code, so that code can catch it by its name.
    public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? PHPhotosError)?.code == code }
}
