import CVirtualMachine
import UIKit

/// The system version that user code sees, whatever machine it runs on: the one that `UIDevice` names.
@MainActor
enum SystemVersion {
    /// Makes `ProcessInfo.operatingSystemVersion` and `isOperatingSystemAtLeast(_:)` use that version in this process.
    static func start() {
        let numbers = UIDevice.current.systemVersion.split(separator: ".").compactMap { Int32($0) }
        guard let major = numbers.first else { return }
        zoetrope_system_version_set(major, numbers.count > 1 ? numbers[1] : 0)
    }

    /// Restores the kernel's own version.
    static func stop() { zoetrope_system_version_set(0, 0) }
}
