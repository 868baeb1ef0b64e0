import PreviewRendering
import WidgetKit

/// A device in the words of the command line's `--device`: its name, or its screen.
struct SnapshotDevice {
    let device: WidgetDevice

    /// - Throws: a sentence with the devices whose widgets are known.
    init(_ name: String) throws {
        guard let device = WidgetDevice(called: name) else { throw UnknownSnapshotDevice(name: name) }
        self.device = device
    }
}

/// A device whose sizes nobody knows.
struct UnknownSnapshotDevice: Error, CustomStringConvertible {
    let name: String

    var description: String {
        "There is no device \"\(name)\" whose widgets are known. Name one, such as iPhone 15 Pro or Apple Watch 45mm, or its screen: "
            + WidgetDevice.known.map(\.name).joined(separator: ", ") + "."
    }
}
