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

    init(scale: Double, output: EventOutput) {
        (rasterizer, encoder, self.output) = (Rasterizer(scale: CGFloat(scale)), PNGEncoder(pixelsPerPoint: scale), output)
    }

    /// Takes a frame.
    ///
    /// - Parameter time: seconds since the film begins.
    func take(_ list: DisplayList, at time: Double, entry: String? = nil) {
        queue.async { [self] in
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
