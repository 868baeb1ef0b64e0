import Foundation
import RunScope

extension FileManager {
    /// The folder that an app shares with its extensions.
    ///
    /// It is a folder of the run's own that goes with it; what is to lie there is said when the run is started.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        RunFolder.group(groupIdentifier)
    }

    /// The folder of the app in iCloud: none, since nobody is signed in, which is reported.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? {
        RunReports.note("FileManager.url(forUbiquityContainerIdentifier:) returned nil: iCloud is not available here.")
        return nil
    }

    /// Whom the app's iCloud belongs to: nobody.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
