import Foundation
import PreviewRendering
import RunContext

/// The picture that a suite recorded on Apple's systems, beside which a snapshot is made: its size in pixels.
package struct RecordedImage: Equatable {
    let widthInPixels, heightInPixels: Int

    init(widthInPixels: Int, heightInPixels: Int) { (self.widthInPixels, self.heightInPixels) = (widthInPixels, heightInPixels) }

    /// Reads the head of the picture whose name lacks the word of this platform; nil where there is none, or where pictures have no word.
    init?(beside target: SnapshotAssertion.Target) {
        guard !SnapshotTestingConfiguration.platformEnding().isEmpty,
            let file = FileHandle(forReadingAtPath: "\(target.folder)/\(target.name).png")
        else { return nil }
        defer { try? file.close() }
        guard let head = try? file.read(upToCount: 24) else { return nil }
        self.init(head: [UInt8](head))
    }

    /// Reads the first 24 bytes of a file: the signature, and the beginning of the chunk `IHDR`. Source: PNG, 5.2 and 11.2.1.
    init?(head: [UInt8]) {
        guard head.count == 24, head.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]), head[12..<16].elementsEqual("IHDR".utf8) else {
            return nil
        }
        let (width, height) = (head[16..<20].reduce(0) { $0 << 8 | Int($1) }, head[20..<24].reduce(0) { $0 << 8 | Int($1) })
        guard width > 0, height > 0 else { return nil }
        (widthInPixels, heightInPixels) = (width, height)
    }

    /// The screen, in points, of the device that is as large as the picture; nil for a picture that is none of a whole screen.
    var screen: CGSize? {
        [3, 2].lazy.map { scale in CGSize(width: CGFloat(widthInPixels) / scale, height: CGFloat(heightInPixels) / scale) }
            .first(where: DeviceMetrics.isScreen)
    }

    /// Returns the pixels per point, 1, 2 or 3, of the picture of something with a size in points; nil where none of them fits.
    ///
    /// A view that chooses its size may be a tenth wider or narrower than on Apple's systems, whose letters are others.
    func scale(for size: CGSize) -> CGFloat? {
        guard size.width > 0, size.height > 0 else { return nil }
        let (x, y) = (CGFloat(widthInPixels) / size.width, CGFloat(heightInPixels) / size.height)
        return [1, 2, 3].first { scale in [x, y].allSatisfy { abs($0 - scale) <= scale / 10 } }
    }
}

private enum RecordedImageKey: RunKey {
    static let defaultValue: RecordedImage? = nil
}

extension RunContext {
    /// The picture of Apple's systems that the snapshot in the making stands beside; nil where there is none.
    var recordedImage: RecordedImage? {
        get { self[RecordedImageKey.self] }
        set { self[RecordedImageKey.self] = newValue }
    }
}
