import PreviewRendering
import WidgetKit

/// A device in the words of the command line's `--device`: its name, or its screen.
struct SnapshotDevice {
    let device: WidgetDevice

    /// - Throws: a sentence with the devices whose widgets are known.
    init(_ name: String) throws {
        guard let device = WidgetDevice(called: name) else { throw UnknownDevice(name: name) }
        self.device = device
    }
}
