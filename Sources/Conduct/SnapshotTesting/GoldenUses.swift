import Foundation
import HostProtocol
import Synchronization

/// The goldens that this process compares or records, for `zoetrope test`, which lists the goldens of no test.
enum GoldenUses {
    private static let file = Mutex<UnsafeMutablePointer<FILE>?>(
        SnapshotTestingConfiguration.usesOfGoldens.flatMap { fopen($0, "a") })

    static func add(_ name: String, in folder: String, platform: String) {
        file.withLock { file in
            let use = GoldenUse(folder: folder, name: name, platform: platform)
            guard let file, let data = try? JSONEncoder().encode(use) else { return }
            fputs(String(decoding: data, as: UTF8.self) + "\n", file)
            // A test may end the process.
            fflush(file)
        }
    }
}
