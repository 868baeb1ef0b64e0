import Foundation

/// The widths of SF's letters in a size and weight, by which the bundled faces are set: a line breaks where the system breaks it.
///
/// The width of a text is the sum of its letters' advances, of the tracking after each, and of the kerning of neighbours. Between the
/// regular weight and the extremes advances and kerning change evenly, alike for all letters; so they do between the text cut, used up to
/// 17 points, and the display cut, used from 28 points.
///
/// Source: see the tables. Letters with accents are as wide as without. SF Rounded is as wide as SF's display cut at every size, as far as
/// two measured strings show.
struct SystemWidths: Sendable {
    /// Points, by the places of `characters`, without tracking.
    private let advances: [CGFloat]
    /// Points after each character.
    let tracking: CGFloat
    /// Points for a unit of the kerning, and the shares of the display cut and of the black weight in it.
    private let unit: CGFloat
    private let displayShare: CGFloat
    private let blackShare: CGFloat
    private let hasMonospacedDigits: Bool
    /// True if an ellipsis is set as three full stops: that of Inter's display cut is a quarter wider than SF's, and would touch letters.
    let partsEllipsis: Bool

    /// - Parameters:
    ///   - isDisplay: true if the display cut of the bundled face is drawn.
    ///   - size: points.
    ///   - weight: on the scale of the `wght` axis.
    ///   - stretch: the width of letters as a fraction of the usual one.
    init(
        size: CGFloat, weight: Double, isItalic: Bool, isRounded: Bool, isDisplay: Bool, hasMonospacedDigits: Bool, stretch: CGFloat
    ) {
        partsEllipsis = isDisplay
        let share = Self.weightShare(weight)
        displayShare = isRounded ? 1 : Self.displayShare(ofSize: size)
        blackShare = max(share, 0)
        unit = size * stretch / 2048
        self.hasMonospacedDigits = hasMonospacedDigits
        tracking = (isRounded ? TrackingTable.rounded : .standard).tracking(ofSize: size)
        let (display, scale) = (displayShare, unit)
        advances = Self.masters.indices.map { index in
            let master = Self.masters[index]
            let (text, shown) = (master.text.advance(at: share, isItalic: isItalic), master.display.advance(at: share, isItalic: isItalic))
            return (text + display * (shown - text)) * scale
        }
    }

    /// Returns the advance of a character, in points, without tracking and kerning; nil if it is not known.
    @inline(__always)
    func advance(of unit: UInt16) -> CGFloat? {
        guard let place = Self.place(of: unit) else { return nil }
        return advances[hasMonospacedDigits && Self.isDigit(unit) ? Self.plus : place]
    }

    /// Returns the change of the first advance of two neighbours, in points.
    @inline(__always)
    func kerning(_ first: UInt16, _ second: UInt16) -> CGFloat {
        guard first < 128, second < 128, !(hasMonospacedDigits && (Self.isDigit(first) || Self.isDigit(second))) else { return 0 }
        let pair = Self.pairs[Int(first) << 7 | Int(second)]
        guard pair != .none else { return 0 }
        let regular = pair.regular.text + displayShare * (pair.regular.display - pair.regular.text)
        let black = pair.black.text + displayShare * (pair.black.display - pair.black.text)
        return (regular + blackShare * (black - regular)) * unit
    }

    private static func isDigit(_ unit: UInt16) -> Bool { unit >= 0x30 && unit <= 0x39 }

    // MARK: Shares

    /// The share of the black weight, or, negative, of the ultralight one, in the weights 100, 200 … 900.
    private static let weightShares: [CGFloat] = [-1, -0.7838, -0.3405, 0, 0.18335, 0.31665, 0.5, 0.76667, 1]

    private static func weightShare(_ weight: Double) -> CGFloat { value(at: (weight - 100) / 100, in: weightShares) }

    /// The share of the display cut at 17, 18 … 28 points.
    private static let displayShares: [CGFloat] = (17...28).map { size in
        let size = CGFloat(size)
        return (min(size, 19) - 17) / 22 + max(min(size, 24) - 19, 0) * 8 / 55 + max(size - 24, 0) / 22
    }

    private static func displayShare(ofSize size: CGFloat) -> CGFloat { value(at: Double(size) - 17, in: displayShares) }

    private static func value(at place: Double, in table: [CGFloat]) -> CGFloat {
        let place = min(max(place, 0), Double(table.count - 1))
        let low = min(Int(place), table.count - 2)
        return table[low] + CGFloat(place - Double(low)) * (table[low + 1] - table[low])
    }

    // MARK: Tables

    /// The advances of a character in one cut.
    private struct Master {
        var ultraLight: CGFloat
        var regular: CGFloat
        var black: CGFloat
        var italic: CGFloat

        func advance(at share: CGFloat, isItalic: Bool) -> CGFloat {
            let change = share < 0 ? -share * (ultraLight - regular) : share * (black - regular)
            return (isItalic ? italic : regular) + change
        }
    }

    private static let masters: [(text: Master, display: Master)] = {
        func numbers(_ text: String) -> [CGFloat] { text.split { $0 == " " || $0 == "\n" }.compactMap { Double($0) }.map { CGFloat($0) } }
        func cut(_ tables: [String]) -> [Master] {
            let columns = tables.map(numbers)
            return columns[0].indices.map {
                Master(ultraLight: columns[0][$0], regular: columns[1][$0], black: columns[2][$0], italic: columns[3][$0])
            }
        }
        let text = cut([textUltraLight, textRegular, textBlack, textItalic])
        let display = cut([displayUltraLight, displayRegular, displayBlack, displayItalic])
        return Array(zip(text, display))
    }()

    /// The places of characters in the tables; 255 for others. A letter with an accent has the place of its base letter.
    private static let places: [UInt8] = {
        var places = [UInt8](repeating: 255, count: 0x2200)
        for (place, scalar) in characters.unicodeScalars.enumerated() { places[Int(scalar.value)] = UInt8(place) }
        places[0xA0] = places[0x20]
        for unit in Array(0xC0..<0x250) + Array(0x1E00..<0x1F00) where places[unit] == 255 {
            guard let scalar = Unicode.Scalar(unit),
                let base = String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars.first, base.value < 128
            else { continue }
            places[unit] = places[Int(base.value)]
        }
        return places
    }()

    private static let plus = Int(places[0x2B])

    @inline(__always)
    private static func place(of unit: UInt16) -> Int? {
        guard unit < 0x2200, places[Int(unit)] != 255 else { return nil }
        return Int(places[Int(unit)])
    }

    private struct Kerning: Equatable {
        var text: CGFloat = 0
        var display: CGFloat = 0
    }

    private struct Pair: Equatable {
        static let none = Pair()
        var regular = Kerning()
        var black = Kerning()
    }

    /// The kerning of ASCII characters, at the first times 128 plus the second.
    private static let pairs: [Pair] = {
        var pairs = [Pair](repeating: .none, count: 128 * 128)
        for (table, weight) in [(regularPairs, \Pair.regular), (blackPairs, \Pair.black)] {
            for line in table.split(separator: "\n") {
                let words = line.split(separator: " ")
                let values = words.prefix(2).compactMap { Double($0) }
                for word in words.dropFirst(2) {
                    let units = word.replacing("\u{2423}", with: " ").utf16.map { Int($0) }
                    pairs[units[0] << 7 | units[1]][keyPath: weight] = Kerning(text: CGFloat(values[0]), display: CGFloat(values[1]))
                }
            }
        }
        return pairs
    }()
}
