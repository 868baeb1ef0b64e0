import Pixels

/// The layout of a picture, as far as it can be seen: boxes of ink and fills, in points, the way in which letters differ left aside.
///
/// Pixels that differ from the colour around them are ink. Ink with less than a word's gap between it is one box, a line of text for
/// example. A large box that is mostly of one colour is a fill, and what lies on it is looked for in the same way.
struct ImageLayout: Equatable {
    struct Box: Equatable {
        /// The edges in points from the picture's left and upper edge.
        var left, top, right, bottom: Double
        /// The lowest row of most of its ink, in points: the baseline of a line of text.
        var baseline: Double
        /// True for a surface of one colour.
        var isFill: Bool
        /// The number of fills around it.
        var depth: Int

        var width: Double { right - left }
        var height: Double { bottom - top }
    }

    let width, height: Double
    /// In the order of reading: by their upper edges, then by their left ones.
    private(set) var boxes: [Box] = []

    /// The difference in one channel from which a pixel is ink: antialiased edges and shadows are not.
    private static let contrast = 40
    /// The gap in points that separates boxes beside each other; words of large text are closer.
    private static let gap = 8
    /// The least side of a fill, in points; symbols and letters are smaller.
    private static let leastFill = 20.0
    /// The least side of a box, in points: dots of letters are boxes, which may belong to others.
    private static let leastBox = 1.5
    /// The share of a box's pixels that have the colour of a fill.
    private static let leastShare = 0.5
    /// The most of a row or a column, in points, that the border of a round corner takes: a border of 3.5 points crossed at 45°.
    private static let widestBorder = 5.0
    /// The most fills in each other that are looked through.
    private static let deepest = 6

    /// - Parameter scale: pixels per point.
    init(of picture: Pixmap, scale: Double) {
        width = Double(picture.widthInPixels) / scale
        height = Double(picture.heightInPixels) / scale
        var scan = Scan(picture: picture, scale: scale)
        scan.look(in: Region(left: 0, top: 0, right: picture.widthInPixels, bottom: picture.heightInPixels), depth: 0)
        boxes = scan.boxes.sorted { ($0.top, $0.left, $0.depth) < ($1.top, $1.left, $1.depth) }
    }

    /// A rectangle of pixels, half open.
    private struct Region {
        var left, top, right, bottom: Int
        var width: Int { right - left }
        var height: Int { bottom - top }
    }

    // MARK: The scan

    private struct Scan {
        let bytes: [UInt8]
        let widthInPixels: Int
        let scale: Double
        var boxes: [Box] = []

        init(picture: Pixmap, scale: Double) {
            (bytes, widthInPixels, self.scale) = (picture.bytes, picture.widthInPixels, scale)
        }

        /// Finds the boxes in a region and on its fills.
        ///
        /// - Parameter outside: the colour around the region; nil for that of a picture.
        mutating func look(in region: Region, depth: Int, outside: Int? = nil) {
            guard region.width > 0, region.height > 0, depth <= ImageLayout.deepest else { return }
            let ground = colour(of: region, atEdges: true, except: outside).colour
            for part in parts(of: region, on: ground, outside: outside) {
                let found = colour(of: part, atEdges: false)
                let side = Double(min(part.width, part.height)) / scale
                let isWhole = part.width == region.width && part.height == region.height && depth > 0
                let isFill =
                    side >= ImageLayout.leastFill && found.share >= ImageLayout.leastShare && Self.differ(found.colour, ground) && !isWhole
                // Specks are parts of images.
                if Double(max(part.width, part.height)) / scale < ImageLayout.leastBox { continue }
                boxes.append(
                    Box(
                        left: Double(part.left) / scale, top: Double(part.top) / scale, right: Double(part.right) / scale,
                        bottom: Double(part.bottom) / scale,
                        baseline: isFill ? Double(part.bottom) / scale : baseline(of: part, on: ground), isFill: isFill, depth: depth))
                if isFill { look(in: inside(part), depth: depth + 1, outside: ground) }
            }
        }

        /// A fill without its border.
        private func inside(_ region: Region) -> Region {
            let margin = Int(2 * scale)
            return Region(
                left: region.left + margin, top: region.top + margin, right: region.right - margin, bottom: region.bottom - margin)
        }

        private func pixel(_ x: Int, _ y: Int) -> Int {
            let place = (y * widthInPixels + x) * 4
            return Int(bytes[place]) << 24 | Int(bytes[place + 1]) << 16 | Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
        }

        private static func differ(_ first: Int, _ second: Int) -> Bool {
            stride(from: 0, through: 24, by: 8).contains { abs((first >> $0) & 0xFF - (second >> $0) & 0xFF) > ImageLayout.contrast }
        }

        private func isInk(_ x: Int, _ y: Int, on ground: Int) -> Bool {
            let place = (y * widthInPixels + x) * 4
            for channel in 0..<4 where abs(Int(bytes[place + channel]) - (ground >> (24 - 8 * channel)) & 0xFF) > ImageLayout.contrast {
                return true
            }
            return false
        }

        /// Returns the most frequent colour of a region, in steps of sixteen a channel, and its share of the pixels.
        ///
        /// - Parameter outside: the colour that shows at round corners, which does not count.
        private func colour(of region: Region, atEdges: Bool, except outside: Int? = nil) -> (colour: Int, share: Double) {
            var counts: [Int: (count: Int, colour: Int)] = [:]
            var total = 0
            func take(_ x: Int, _ y: Int) {
                let colour = pixel(x, y)
                if let outside, !Self.differ(colour, outside) { return }
                counts[colour & 0xF0F0F0F0, default: (0, colour)].count += 1
                total += 1
            }
            if atEdges {
                for x in region.left..<region.right {
                    take(x, region.top)
                    take(x, region.bottom - 1)
                }
                for y in region.top..<region.bottom {
                    take(region.left, y)
                    take(region.right - 1, y)
                }
            } else {
                // A point's pixel stands for the others.
                let step = max(Int(scale), 1)
                for y in stride(from: region.top, to: region.bottom, by: step) {
                    for x in stride(from: region.left, to: region.right, by: step) { take(x, y) }
                }
            }
            let most = counts.max { ($0.value.count, $0.key) < ($1.value.count, $1.key) }?.value ?? (count: 0, colour: 0)
            return (most.colour, total > 0 ? Double(most.count) / Double(total) : 0)
        }

        /// Returns the rectangles of ink in a region: its cells of one point, joined over gaps within a line.
        private func parts(of region: Region, on ground: Int, outside: Int?) -> [Region] {
            let columns = Int((Double(region.width) / scale).rounded(.up))
            let rows = Int((Double(region.height) / scale).rounded(.up))
            var extents = [Region?](repeating: nil, count: columns * rows)
            let inColumns = (region.left..<region.right).map { x in
                inner(region.top..<region.bottom, on: ground, outside: outside) { (x, $0) }
            }
            for y in region.top..<region.bottom {
                let row = min(Int(Double(y - region.top) / scale), rows - 1)
                let inRow = inner(region.left..<region.right, on: ground, outside: outside) { ($0, y) }
                for x in inRow where inColumns[x - region.left].contains(y) && isInk(x, y, on: ground) {
                    let place = row * columns + min(Int(Double(x - region.left) / scale), columns - 1)
                    extents[place] = Self.union(extents[place], Region(left: x, top: y, right: x + 1, bottom: y + 1))
                }
            }
            var labels = CellLabels(columns: columns, rows: rows)
            labels.join(extents.map { $0 != nil }, gap: ImageLayout.gap)
            var parts: [Int: Region] = [:]
            for (place, extent) in extents.enumerated() {
                guard let extent else { continue }
                parts[labels.root(of: place)] = Self.union(parts[labels.root(of: place)], extent)
            }
            return parts.sorted { $0.key < $1.key }.map(\.value)
        }

        /// Returns the places of a row or a column between round corners, in which the colour outside and a border along it show.
        private func inner(_ places: Range<Int>, on ground: Int, outside: Int?, pixel: (Int) -> (x: Int, y: Int)) -> Range<Int> {
            guard let outside else { return places }
            func past<Places: Sequence<Int>>(_ places: Places) -> Int {
                var (passed, border) = (0, 0)
                for place in places {
                    let (x, y) = pixel(place)
                    if border == 0, !isInk(x, y, on: outside) {
                        passed += 1
                    } else if isInk(x, y, on: ground) {
                        border += 1
                        if Double(border) > ImageLayout.widestBorder * scale { return passed }
                    } else {
                        break
                    }
                }
                return passed + border
            }
            let first = places.lowerBound + past(places)
            return first..<max(places.upperBound - past((first..<places.upperBound).reversed()), first)
        }

        private static func union(_ first: Region?, _ second: Region) -> Region {
            guard let first else { return second }
            return Region(
                left: min(first.left, second.left), top: min(first.top, second.top), right: max(first.right, second.right),
                bottom: max(first.bottom, second.bottom))
        }

        /// Returns the row in the lower part of a box behind which its ink falls off most.
        private func baseline(of region: Region, on ground: Int) -> Double {
            let counts = (region.top..<region.bottom).map { y in
                (region.left..<region.right).reduce(0) { $0 + (isInk($1, y, on: ground) ? 1 : 0) }
            }
            let start = counts.count * 2 / 5
            let falls = (start..<counts.count).map { counts[$0] - ($0 + 1 < counts.count ? counts[$0 + 1] : 0) }
            let most = falls.indices.max { falls[$0] < falls[$1] } ?? 0
            return Double(region.top + start + most + 1) / scale
        }
    }
}

/// The connected cells of a grid, by union and find.
private struct CellLabels {
    let columns, rows: Int
    private var parents: [Int]

    init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        parents = Array(0..<(columns * rows))
    }

    func root(of place: Int) -> Int {
        var place = place
        while parents[place] != place { place = parents[place] }
        return place
    }

    /// Returns the root of a cell, and shortens the way to it.
    private mutating func shortenedRoot(of place: Int) -> Int {
        var place = place
        while parents[place] != place {
            parents[place] = parents[parents[place]]
            place = parents[place]
        }
        return place
    }

    private mutating func unite(_ first: Int, _ second: Int) {
        let (first, second) = (shortenedRoot(of: first), shortenedRoot(of: second))
        if first < second { parents[second] = first } else { parents[first] = second }
    }

    /// Joins the cells that are set with those that touch them, and with those in their row that are no further away than a gap.
    mutating func join(_ isSet: [Bool], gap: Int) {
        for row in 0..<rows {
            var last: Int?
            for column in 0..<columns where isSet[row * columns + column] {
                let place = row * columns + column
                if let last, column - last <= gap { unite(row * columns + last, place) }
                last = column
                guard row > 0 else { continue }
                for above in max(column - 1, 0)...min(column + 1, columns - 1) where isSet[(row - 1) * columns + above] {
                    unite((row - 1) * columns + above, place)
                }
            }
        }
    }
}
