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
