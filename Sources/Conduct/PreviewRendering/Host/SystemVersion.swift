import CVirtualClock
import UIKit

/// The version of the system that user code is told of, whatever machine it runs on: the one that `UIDevice` names.
@MainActor
enum SystemVersion {
    /// From now on `ProcessInfo.operatingSystemVersion` and `isOperatingSystemAtLeast(_:)` answer that version in this process.
    static func start() {
        let numbers = UIDevice.current.systemVersion.split(separator: ".").compactMap { Int32($0) }
        guard let major = numbers.first else { return }
        zoetrope_system_version_set(major, numbers.count > 1 ? numbers[1] : 0)
    }

    /// The kernel's own version again.
    static func stop() { zoetrope_system_version_set(0, 0) }
}
