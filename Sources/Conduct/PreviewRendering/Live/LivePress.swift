import Drawing
import Foundation
import HostProtocol
import ImageCodecs
import Raster
import Synchronization

/// Draws and compresses frames on another thread, in order, each over the one before it, and sends each as soon as it is ready.
final class LivePress: Sendable {
    private let rasterizer: Rasterizer
    private let encoder: PNGEncoder
    private let output: EventOutput
    private let queue = DispatchQueue(label: "live frames", qos: .userInteractive)
    private let former = Mutex<Rasterizer.Frame?>(nil)
    private let isHurried: @Sendable () -> Bool
    private let skipped = Mutex(false)

    /// - Parameter isHurried: true while frames are to be skipped, because another request waits.
    init(scale: Double, output: EventOutput, isHurried: @escaping @Sendable () -> Bool = { false }) {
        (rasterizer, encoder, self.output) = (Rasterizer(scale: CGFloat(scale)), PNGEncoder(pixelsPerPoint: scale), output)
        self.isHurried = isHurried
    }

    /// Notes that a frame was left out.
    func skip() { skipped.withLock { $0 = true } }

    /// Returns true if frames were left out since the last call.
    func takeSkips() -> Bool {
        skipped.withLock { skipped in
            defer { skipped = false }
            return skipped
        }
    }

    /// Takes a frame.
    ///
    /// - Parameters:
    ///   - time: seconds since the film begins.
    ///   - isLast: true for a frame that is sent in any case.
    func take(_ list: DisplayList, at time: Double, entry: String? = nil, isLast: Bool = false) {
        queue.async { [self] in
            guard isLast || !isHurried() else { return skip() }
            do {
                let frame = try former.withLock { former in
                    let frame = try rasterizer.frame(list, over: former)
                    former = frame
                    return frame
                }
                let pixmap = frame.pixmap.contiguous
                var answer = LiveAnswer(.frame)
                (answer.time, answer.entry) = (time, entry)
                answer.pixels = [pixmap.widthInPixels, pixmap.heightInPixels]
                answer.image = Data(try encoder.encode(pixmap)).base64EncodedString()
                output.send(answer)
            } catch {
                output.send(.words(.failure, error.words))
            }
        }
    }

    /// Waits until all frames are sent.
    func finish() { queue.sync {} }
}
