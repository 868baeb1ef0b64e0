import Drawing
import Foundation
import Geometry
import Pixels

/// Turns the structure of an archive into drawings again; anything that no writer writes is an error, at any place.
struct ArchiveReader {
    private let outlines: [SharedPath]
    private let images: [ImageSource]
    private var itemCount = 0
    private var frameCount = 0
    /// Items of the table, and how many are inside each.
    private var parts: [(item: DisplayItem, count: Int)] = []

    init(_ structure: ArchiveTableForm, pixels: ArraySlice<UInt8>) throws(ArchiveError) {
        var outlines: [SharedPath] = []
        for (index, text) in structure.paths.enumerated() {
            guard let path = Path(text) else { throw .wrongValue("path \(index) is empty") }
            guard path.elements.count <= ArchiveLimits.pathElements else {
                throw .tooMuch("elements of an outline", limit: ArchiveLimits.pathElements)
            }
            outlines.append(SharedPath(path))
        }
        self.outlines = outlines
        images = try Self.images(structure.images, pixels: pixels)
        var parts: [(item: DisplayItem, count: Int)] = []
        // The table is empty until it is read, so a part cannot refer to others.
        for (index, items) in structure.parts.enumerated() {
            itemCount += items.count
            guard itemCount <= ArchiveLimits.items else { throw .tooMuch("items", limit: ArchiveLimits.items) }
            var rest = items[...]
            guard let first = rest.popFirst() else { throw .wrongValue("part \(index) is empty") }
            let part = try item(first, rest: &rest, depth: 0)
            guard rest.isEmpty else { throw .wrongValue("part \(index) has several items") }
            parts.append((part, items.count - 1))
        }
        self.parts = parts
        itemCount = 0
    }

    private static func images(_ sizes: [[Int]], pixels: ArraySlice<UInt8>) throws(ArchiveError) -> [ImageSource] {
        guard sizes.count <= ArchiveLimits.images else { throw .tooMuch("images", limit: ArchiveLimits.images) }
        var rest = pixels
        var images: [ImageSource] = []
        for (index, size) in sizes.enumerated() {
            guard size.count == 2, size.allSatisfy({ (0...ArchiveLimits.imageSide).contains($0) }) else {
                throw .wrongValue("the size of image \(index) is \(size)")
            }
            let length = size[0] * size[1] * 4
            guard length <= rest.count else { throw .wrongValue("image \(index) has fewer pixels than its size") }
            images.append(ImageSource(Pixmap(widthInPixels: size[0], heightInPixels: size[1], bytes: Array(rest.prefix(length)))))
            rest = rest.dropFirst(length)
        }
        guard rest.isEmpty else { throw .wrongValue("\(rest.count) bytes of pixels belong to no image") }
        return images
    }

    /// The next drawing.
    mutating func drawing(of archived: [ArchivedItem]) throws(ArchiveError) -> [DisplayItem] {
        frameCount += 1
        guard frameCount <= ArchiveLimits.drawings else { throw .tooMuch("drawings", limit: ArchiveLimits.drawings) }
        itemCount += archived.count
        guard itemCount <= ArchiveLimits.items else { throw .tooMuch("items", limit: ArchiveLimits.items) }
        var rest = archived[...]
        var items: [DisplayItem] = []
        while let next = rest.popFirst() { items.append(try item(next, rest: &rest, depth: 0)) }
        return items
    }

    /// Reads the next items of the list, with everything inside them.
    private mutating func items(_ count: Int, rest: inout ArraySlice<ArchivedItem>, depth: Int) throws(ArchiveError) -> [DisplayItem] {
        guard depth <= ArchiveLimits.depth else { throw .tooMuch("items around an item", limit: ArchiveLimits.depth) }
        guard (0...rest.count).contains(count) else { throw .wrongValue("an item with \(count) items inside, of \(rest.count)") }
        var items: [DisplayItem] = []
        for _ in 0..<count {
            guard let next = rest.popFirst() else { throw .wrongValue("an item with fewer items inside than it claims") }
            items.append(try item(next, rest: &rest, depth: depth))
        }
        return items
    }

    private mutating func item(
        _ item: ArchivedItem, rest: inout ArraySlice<ArchivedItem>, depth: Int
    ) throws(ArchiveError) -> DisplayItem {
        switch item {
        case .part(let index):
            guard parts.indices.contains(index) else { throw .wrongValue("part \(index) of \(parts.count)") }
            guard depth <= ArchiveLimits.depthAroundParts else {
                throw .tooMuch("items around a part", limit: ArchiveLimits.depthAroundParts)
            }
            itemCount += parts[index].count
            guard itemCount <= ArchiveLimits.items else { throw .tooMuch("items", limit: ArchiveLimits.items) }
            return parts[index].item
        case .fill(let path, let rule, let paint):
            return .fill(try outline(path).path, rule.style, try drawn(paint))
        case .stroke(let path, let style, let paint):
            return .stroke(try outline(path).path, style.drawn, try drawn(paint))
        case .glyphs(let outlines, let origins, let paint):
            guard origins.count == outlines.count * 2 else { throw .wrongValue("glyphs without a place") }
            var glyphs: [PlacedGlyph] = []
            for (index, number) in outlines.enumerated() {
                let origin = CGPoint(x: origins[index * 2], y: origins[index * 2 + 1])
                glyphs.append(PlacedGlyph(outline: try outline(number), origin: origin))
            }
            return .glyphs(glyphs, try drawn(paint))
        case .image(let number, let rect, let style):
            let place = try numbers(rect, 4, "the rectangle of an image")
            let box = CGRect(x: place[0], y: place[1], width: place[2], height: place[3])
            return .image(try image(number), box, try drawn(style, of: try image(number)))
        case .group(let opacity, let blendMode, let inside):
            return .group(opacity: opacity, blendMode: blendMode.drawn, try items(inside, rest: &rest, depth: depth + 1))
        case .transform(let matrix, let inside):
            let m = try numbers(matrix, 6, "a transform")
            let map = CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
            return .transform(map, try items(inside, rest: &rest, depth: depth + 1))
        case .projection(let matrix, let inside):
            let m = try numbers(matrix, 9, "a projection")
            var map = ProjectionTransform()
            (map.m11, map.m12, map.m13) = (m[0], m[1], m[2])
            (map.m21, map.m22, map.m23) = (m[3], m[4], m[5])
            (map.m31, map.m32, map.m33) = (m[6], m[7], m[8])
            return .projection(map, try items(inside, rest: &rest, depth: depth + 1))
        case .clip(let path, let rule, let inside):
            return .clip(try outline(path).path, rule.style, try items(inside, rest: &rest, depth: depth + 1))
        case .mask(let mask, let inside):
            let shape = try items(mask, rest: &rest, depth: depth + 1)
            return .mask(shape, content: try items(inside, rest: &rest, depth: depth + 1))
        case .filter(let filter, let inside):
            return .filter(try drawn(filter), try items(inside, rest: &rest, depth: depth + 1))
        case .backdrop(let path, let rule, let sigma, let saturation, let tint, let opacity):
            let backdrop = Backdrop(sigma: sigma, saturation: saturation, tint: try color(tint), opacity: opacity)
            return .backdrop(try outline(path).path, rule.style, backdrop)
        }
    }

    // MARK: Tables

    func outline(_ index: Int) throws(ArchiveError) -> SharedPath {
        guard outlines.indices.contains(index) else { throw .wrongValue("path \(index) of \(outlines.count)") }
        return outlines[index]
    }

    private func image(_ index: Int) throws(ArchiveError) -> ImageSource {
        guard images.indices.contains(index) else { throw .wrongValue("image \(index) of \(images.count)") }
        return images[index]
    }

    // MARK: Values

    private func numbers(_ numbers: [Double], _ count: Int, _ place: String) throws(ArchiveError) -> [Double] {
        guard numbers.count == count else { throw .wrongValue("\(place) of \(numbers.count) numbers, not \(count)") }
        return numbers
    }

    private func point(_ pair: [Double]) throws(ArchiveError) -> CGPoint {
        let pair = try numbers(pair, 2, "a point")
        return CGPoint(x: pair[0], y: pair[1])
    }

    private func offset(_ pair: [Double]) throws(ArchiveError) -> CGSize {
        let pair = try numbers(pair, 2, "an offset")
        return CGSize(width: pair[0], height: pair[1])
    }

    private func color(_ channels: [Double]) throws(ArchiveError) -> RGBA {
        let channels = try numbers(channels, 4, "a colour")
        return RGBA(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
    }

    private func drawn(_ paint: ArchivedPaint) throws(ArchiveError) -> Paint {
        switch paint {
        case .color(let channels): return .color(try color(channels))
        case .linear(let stops, let start, let end):
            return .gradient(GradientPaint(stops: try drawn(stops), shape: .linear(start: try point(start), end: try point(end))))
        case .radial(let stops, let center, let start, let end):
            let shape = GradientPaint.Shape.radial(center: try point(center), startRadius: start, endRadius: end)
            return .gradient(GradientPaint(stops: try drawn(stops), shape: shape))
        case .elliptical(let stops, let center, let radii, let start, let end):
            let shape = GradientPaint.Shape.elliptical(
                center: try point(center), radii: try offset(radii), startFraction: start, endFraction: end)
            return .gradient(GradientPaint(stops: try drawn(stops), shape: shape))
        case .angular(let stops, let center, let start, let end):
            let (first, last) = (Angle(radians: start), Angle(radians: end))
            let shape = GradientPaint.Shape.angular(center: try point(center), start: first, end: last)
            return .gradient(GradientPaint(stops: try drawn(stops), shape: shape))
        case .mesh(let columns, let rows, let values, let background):
            return .mesh(try mesh(columns: columns, rows: rows, values: values, background: background))
        case .pattern(let index, let origin, let size):
            return .pattern(try image(index), origin: try point(origin), size: try offset(size))
        }
    }

    private func drawn(_ stops: [ArchivedStop]) throws(ArchiveError) -> [GradientPaint.Stop] {
        var drawn: [GradientPaint.Stop] = []
        for stop in stops { drawn.append(GradientPaint.Stop(color: try color(stop.color), location: stop.location)) }
        return drawn
    }

    private func mesh(columns: Int, rows: Int, values: [Double], background: [Double]) throws(ArchiveError) -> MeshPaint {
        let place = "a mesh of \(columns) by \(rows) knots with \(values.count) numbers"
        // The product stays within the given numbers.
        let count = values.count / 6
        guard values.count % 6 == 0, (2...max(count, 2)).contains(columns), (2...max(count, 2)).contains(rows) else {
            throw .wrongValue(place)
        }
        var knots: [MeshPaint.Knot] = []
        for start in stride(from: 0, to: values.count, by: 6) {
            let position = CGPoint(x: values[start], y: values[start + 1])
            knots.append(MeshPaint.Knot(position: position, color: try color(Array(values[start + 2..<start + 6]))))
        }
        guard let mesh = MeshPaint(columns: columns, rows: rows, knots: knots, background: try color(background)) else {
            throw .wrongValue(place)
        }
        return mesh
    }

    private func drawn(_ filter: ArchivedFilter) throws(ArchiveError) -> Filter {
        switch filter {
        case .blur(let sigma): return .blur(sigma: sigma)
        case .opaqueBlur(let sigma): return .opaqueBlur(sigma: sigma)
        case .shadow(let channels, let sigma, let distance):
            return .shadow(color: try color(channels), sigma: sigma, offset: try offset(distance))
        case .innerShadow(let channels, let sigma, let distance):
            return .innerShadow(color: try color(channels), sigma: sigma, offset: try offset(distance))
        case .colorMatrix(let matrix): return .colorMatrix(try numbers(matrix, 20, "a colour matrix"))
        case .linearColorMatrix(let matrix): return .linearColorMatrix(try numbers(matrix, 20, "a colour matrix"))
        }
    }

    private func drawn(_ style: ArchivedImageStyle, of image: ImageSource) throws(ArchiveError) -> ImageStyle {
        let sampling: ImageStyle.Sampling =
            switch style.sampling {
            case .nearest: .nearest
            case .linear: .linear
            case .smooth: .smooth
            case .cubic: .cubic
            }
        var drawn = ImageStyle(sampling: sampling, isAntialiased: style.isAntialiased)
        if let parts = style.parts {
            let insets = parts.insets
            let most = ArchiveLimits.imageSide
            guard insets.count == 4, insets.allSatisfy({ (0...most).contains($0) }), parts.pixelsPerPoint > 0,
                insets[0] + insets[2] <= image.pixmap.widthInPixels, insets[1] + insets[3] <= image.pixmap.heightInPixels
            else { throw .wrongValue("an image with the fixed edges \(insets)") }
            drawn.parts = ImageParts(
                left: insets[0], top: insets[1], right: insets[2], bottom: insets[3],
                pixelsPerPoint: parts.pixelsPerPoint, isTiled: parts.isTiled)
        }
        return drawn
    }
}

extension ArchivedRule {
    package var style: FillStyle {
        switch self {
        case .nonZero: FillStyle()
        case .evenOdd: FillStyle(eoFill: true)
        case .nonZeroHard: FillStyle(antialiased: false)
        case .evenOddHard: FillStyle(eoFill: true, antialiased: false)
        }
    }
}

extension ArchivedStroke {
    package var drawn: StrokeStyle {
        let lineCap: CGLineCap =
            switch cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let lineJoin: CGLineJoin =
            switch join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        return StrokeStyle(
            lineWidth: width, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit, dash: dash.map { CGFloat($0) },
            dashPhase: dashPhase)
    }
}
