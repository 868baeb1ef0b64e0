import Foundation
import RunContext

extension FileManager {
    /// The folder that an app shares with its extensions.
    ///
    /// The folder belongs to the run and is removed with it; its content is set when the run is started.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        RunFolder.group(groupIdentifier)
    }

    /// Returns nil: the app has no folder in iCloud, since nobody is signed in. The call is reported.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? {
        RunReports.note("FileManager.url(forUbiquityContainerIdentifier:) returned nil: iCloud is not available here.")
        return nil
    }

    /// The owner of the app's iCloud account; always nil.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

// Nobody is signed in to iCloud: no file is there.
extension FileManager {
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// - Throws: `CocoaError.ubiquitousFileUnavailable`, and reports the call.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw unavailable("startDownloadingUbiquitousItem(at:)") }

    /// - Throws: `CocoaError.ubiquitousFileUnavailable`, and reports the call.
    public func evictUbiquitousItem(at url: URL) throws { throw unavailable("evictUbiquitousItem(at:)") }

    /// - Throws: `CocoaError.ubiquitousFileUnavailable`, and reports the call.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
        throw unavailable("setUbiquitous(_:itemAt:destinationURL:)")
    }

    private func unavailable(_ call: String) -> CocoaError {
        RunReports.note("FileManager.\(call) was called: iCloud is not available here.")
        return CocoaError(.ubiquitousFileUnavailable)
    }
}

extension Data.WritingOptions {
    @available(*, deprecated, renamed: "atomic")
    public static let atomicWrite = Data.WritingOptions.atomic
}
