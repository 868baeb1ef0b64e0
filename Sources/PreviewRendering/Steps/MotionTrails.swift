import ImageCodecs
import Pixels

/// Frames of an animation over one another, as a photograph of many flashes: where each moving thing was.
struct MotionTrails {
    /// The most flashes.
    private static let mostFlashes = 12

    private let pictures: [Pixmap]

    /// Takes frames evenly spread over the time in which something moves, the first and the last among them.
    init(_ frames: [AnimationFrame]) {
        let all = frames.map(\.pixmap)
        guard let first = all.indices.dropFirst().first(where: { all[$0] != all[$0 - 1] }),
            let last = all.indices.dropFirst().last(where: { all[$0] != all[$0 - 1] })
        else {
            pictures = Array(all.prefix(1))
            return
        }
        let moving = Array(all[(first - 1)...last])
        let count = min(moving.count, Self.mostFlashes)
        pictures = (0..<count).map { moving[$0 * (moving.count - 1) / max(count - 1, 1)] }
    }

    /// Each pixel as it is in the picture that differs most from what is usually there, the later of two alike.
    func pixmap() -> Pixmap {
        guard var result = pictures.last else { return Pixmap(widthInPixels: 1, heightInPixels: 1) }
        var column = [UInt8](repeating: 0, count: pictures.count)
        for place in stride(from: 0, to: result.bytes.count, by: 4) {
            guard pictures.contains(where: { $0.bytes[place..<place + 4] != result.bytes[place..<place + 4] }) else { continue }
            var usual = (0, 0, 0, 0)
            for channel in 0..<4 {
                for (index, picture) in pictures.enumerated() { column[index] = picture.bytes[place + channel] }
                column.sort()
                let middle = Int(column[column.count / 2])
                switch channel {
                case 0: usual.0 = middle
                case 1: usual.1 = middle
                case 2: usual.2 = middle
                default: usual.3 = middle
                }
            }
            var (best, largest) = (pictures.count - 1, -1)
            for (index, picture) in pictures.enumerated() {
                let distance =
                    abs(Int(picture.bytes[place]) - usual.0) + abs(Int(picture.bytes[place + 1]) - usual.1)
                    + abs(Int(picture.bytes[place + 2]) - usual.2) + abs(Int(picture.bytes[place + 3]) - usual.3)
                if distance >= largest { (best, largest) = (index, distance) }
            }
            for channel in 0..<4 { result.bytes[place + channel] = pictures[best].bytes[place + channel] }
        }
        return result
    }
}
