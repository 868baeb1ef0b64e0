import Foundation
import ImageCodecs
import Pixels

/// Frames of an animation side by side in one picture, each with its time: an animation as a review can read it.
package struct ContactSheet {
    /// The most frames that are shown unless fewer are wanted.
    package static let mostFrames = 40
    /// About how wide and high the picture becomes at most, in pixels.
    private static let longestSide = 2400
    /// In pixels: between the frames, and below each for its time.
    private static let gap = 8
    private static let digitScale = 2

    private let frames: [AnimationFrame]

    /// Takes all frames, or as many as can be seen, evenly chosen, the first and the last among them. What stands still is
    /// shown once.
    package init(_ all: [AnimationFrame], most: Int = Self.mostFrames) {
        var moving: [AnimationFrame] = []
        for (index, frame) in all.enumerated()
        where index == 0 || index == all.count - 1 || frame.pixmap != all[index - 1].pixmap {
            moving.append(frame)
        }
        let count = min(moving.count, most)
        frames = count < 2 ? moving : (0..<count).map { moving[$0 * (moving.count - 1) / (count - 1)] }
    }

    /// The picture.
    package func pixmap() -> Pixmap {
        guard let first = frames.first else { return Pixmap(widthInPixels: 1, heightInPixels: 1) }
        let size = (width: first.pixmap.widthInPixels, height: first.pixmap.heightInPixels)
        let columns = columns(for: size)
        let rows = (frames.count + columns - 1) / columns
        let labelHeight = TimeDigits.height * Self.digitScale + Self.gap
        let factor = factor(for: size, columns: columns, rows: rows)
        let cell = (
            width: max(size.width / factor, TimeDigits.width(of: "00.000 s") * Self.digitScale), height: max(size.height / factor, 1)
        )
        var sheet = Pixmap(
            widthInPixels: columns * (cell.width + Self.gap) + Self.gap,
            heightInPixels: rows * (cell.height + labelHeight + Self.gap) + Self.gap)
        sheet.fill(grey: 0xE6)
        for (index, frame) in frames.enumerated() {
            let x = Self.gap + index % columns * (cell.width + Self.gap)
            let y = Self.gap + index / columns * (cell.height + labelHeight + Self.gap)
            sheet.lay(frame.pixmap, at: (x, y), shrunkBy: factor)
            let time = "\(Self.seconds(frame.start.seconds)) s"
            TimeDigits.write(time, into: &sheet, at: (x, y + cell.height + Self.gap / 2), scale: Self.digitScale)
        }
        return sheet
    }

    /// As many that the picture is about as wide as it is high, or half as high again.
    private func columns(for size: (width: Int, height: Int)) -> Int {
        let wanted = (Double(frames.count) * Double(size.height) * 1.5 / Double(max(size.width, 1))).squareRoot()
        return min(max(Int(wanted.rounded(.up)), 1), frames.count)
    }

    /// By how much frames are shrunk: a whole number, so that every pixel counts as much as its neighbour.
    private func factor(for size: (width: Int, height: Int), columns: Int, rows: Int) -> Int {
        let longest = max(columns * size.width, rows * size.height)
        return max((longest + Self.longestSide - 1) / Self.longestSide, 1)
    }

    private static func seconds(_ time: Double) -> String {
        let thousandths = Int((time * 1000).rounded())
        let rest = String(thousandths % 1000 + 1000).dropFirst()
        return "\(thousandths / 1000).\(rest)"
    }
}

/// Figures for times, drawn by hand: seven rows of five bits each.
package enum TimeDigits {
    package static let height = 7
    private static let advance = 6

    private static let rows: [Character: [UInt8]] = [
        "0": [0b01110, 0b10001, 0b10011, 0b10101, 0b11001, 0b10001, 0b01110],
        "1": [0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
        "2": [0b01110, 0b10001, 0b00001, 0b00110, 0b01000, 0b10000, 0b11111],
        "3": [0b01110, 0b10001, 0b00001, 0b00110, 0b00001, 0b10001, 0b01110],
        "4": [0b00010, 0b00110, 0b01010, 0b10010, 0b11111, 0b00010, 0b00010],
        "5": [0b11111, 0b10000, 0b11110, 0b00001, 0b00001, 0b10001, 0b01110],
        "6": [0b00110, 0b01000, 0b10000, 0b11110, 0b10001, 0b10001, 0b01110],
        "7": [0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b01000, 0b01000],
        "8": [0b01110, 0b10001, 0b10001, 0b01110, 0b10001, 0b10001, 0b01110],
        "9": [0b01110, 0b10001, 0b10001, 0b01111, 0b00001, 0b00010, 0b01100],
        ".": [0, 0, 0, 0, 0, 0b01100, 0b01100],
        "s": [0, 0, 0b01111, 0b10000, 0b01110, 0b00001, 0b11110],
        " ": [0, 0, 0, 0, 0, 0, 0],
    ]

    package static func width(of text: String) -> Int { text.count * advance }

    package static func write(_ text: String, into sheet: inout Pixmap, at origin: (x: Int, y: Int), scale: Int) {
        for (index, character) in text.enumerated() {
            for (row, bits) in (rows[character] ?? []).enumerated() {
                for column in 0..<5 where bits >> UInt8(4 - column) & 1 == 1 {
                    let left = origin.x + (index * advance + column) * scale
                    let top = origin.y + row * scale
                    for y in top..<(top + scale) {
                        for x in left..<(left + scale) where x < sheet.widthInPixels && y < sheet.heightInPixels {
                            let place = (y * sheet.widthInPixels + x) * 4
                            for channel in 0..<3 { sheet.bytes[place + channel] = 0x33 }
                        }
                    }
                }
            }
        }
    }
}
