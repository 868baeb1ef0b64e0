import Drawing
import Foundation
import Geometry

/// Turns drawings into the structure of an archive, with each outline and each image stored once.
struct ArchiveWriter {
    private(set) var paths: [String] = []
    private(set) var images: [ImageSource] = []
    /// The number of elements of the longest outline.
    private(set) var mostPathElements = 0
    private var pathIndices: [String: Int] = [:]
    /// Outlines that items share, so that a glyph is described once.
    private var sharedIndices: [ObjectIdentifier: Int] = [:]
    private var imageIndices: [ObjectIdentifier: Int] = [:]
    private var itemCount = 0

    /// Items of their own number, with those inside them.
    private(set) var parts: [[ArchivedItem]] = []
    /// The parts, with the items that they describe, by a key that distinguishes most items.
    private var partsByKey: [Int: [(item: DisplayItem, part: Int)]] = [:]

    /// The most items around a part: a clip at the canvas's corners, and the item that colours all of a drawing.
    private static let depthOfParts = ArchiveLimits.depthAroundParts

    /// Returns the items of the next drawing; items of an earlier drawing are named, and not described again.
    mutating func items(of drawing: [DisplayItem]) throws(ArchiveError) -> [ArchivedItem] {
        var archived: [ArchivedItem] = []
        try add(drawing, to: &archived, depth: 0, sharing: true)
        return archived
    }

    /// Describes an item by a part, if it is one; returns false where it is to be described in its place.
    private mutating func addPart(_ item: DisplayItem, to archived: inout [ArchivedItem], depth: Int) throws(ArchiveError) -> Bool {
        let key = item.key
        if let known = partsByKey[key]?.first(where: { $0.item == item }) {
            itemCount += Self.count(inside: item)
            guard itemCount <= ArchiveLimits.items else { throw .tooMuch("items", limit: ArchiveLimits.items) }
            archived.append(.part(part: known.part))
            return true
        }
        guard depth == Self.depthOfParts || !item.hasItemsInside else { return false }
        var inside: [ArchivedItem] = []
        itemCount -= 1
        try add([item], to: &inside, depth: depth, sharing: false)
        parts.append(inside)
        partsByKey[key, default: []].append((item, parts.count - 1))
        archived.append(.part(part: parts.count - 1))
        return true
    }

    /// The number of items inside an item, at any depth.
    private static func count(inside item: DisplayItem) -> Int {
        item.itemsInside.reduce(0) { $0 + 1 + count(inside: $1) }
    }

    /// - Parameter sharing: whether items may be described by parts.
    private mutating func add(
        _ items: [DisplayItem], to archived: inout [ArchivedItem], depth: Int, sharing: Bool
    ) throws(ArchiveError) {
        itemCount += items.count
        guard itemCount <= ArchiveLimits.items else { throw .tooMuch("items", limit: ArchiveLimits.items) }
        guard depth <= ArchiveLimits.depth else { throw .tooMuch("items around an item", limit: ArchiveLimits.depth) }
        for item in items {
            if sharing, depth <= Self.depthOfParts, try addPart(item, to: &archived, depth: depth) { continue }
            switch item {
            case .fill(let path, let style, let paint):
                archived.append(.fill(path: index(of: path), rule: ArchivedRule(style), paint: archive(paint)))
            case .stroke(let path, let style, let paint):
                archived.append(.stroke(path: index(of: path), style: ArchivedStroke(style), paint: archive(paint)))
            case .glyphs(let glyphs, let paint):
                let outlines = glyphs.map { index(of: $0.outline) }
                let origins = glyphs.flatMap { numbers($0.origin) }
                archived.append(.glyphs(outlines: outlines, origins: origins, paint: archive(paint)))
            case .image(let source, let rect, let style):
                let place = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(Double.init)
                archived.append(.image(image: index(of: source), rect: place, style: imageStyle(style)))
            case .group(let opacity, let blendMode, let inside):
                archived.append(.group(opacity: opacity, blendMode: blendMode.archived, inside: inside.count))
                try add(inside, to: &archived, depth: depth + 1, sharing: sharing)
            case .transform(let map, let inside):
                let matrix = [map.a, map.b, map.c, map.d, map.tx, map.ty].map(Double.init)
                archived.append(.transform(matrix: matrix, inside: inside.count))
                try add(inside, to: &archived, depth: depth + 1, sharing: sharing)
            case .projection(let map, let inside):
                let matrix = [map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33].map(Double.init)
                archived.append(.projection(matrix: matrix, inside: inside.count))
                try add(inside, to: &archived, depth: depth + 1, sharing: sharing)
            case .clip(let path, let style, let inside):
                archived.append(.clip(path: index(of: path), rule: ArchivedRule(style), inside: inside.count))
                try add(inside, to: &archived, depth: depth + 1, sharing: sharing)
            case .mask(let mask, let content):
                archived.append(.mask(mask: mask.count, inside: content.count))
                try add(mask, to: &archived, depth: depth + 1, sharing: sharing)
                try add(content, to: &archived, depth: depth + 1, sharing: sharing)
            case .run(let inside):
                // The items of a list have no parts.
                try add(inside, to: &archived, depth: depth, sharing: sharing)
            case .filter(let filter, let inside):
                archived.append(.filter(filter: archive(filter), inside: inside.count))
                try add(inside, to: &archived, depth: depth + 1, sharing: sharing)
            case .backdrop(let path, let style, let backdrop):
                archived.append(
                    .backdrop(
                        path: index(of: path), rule: ArchivedRule(style), sigma: Double(backdrop.sigma), saturation: backdrop.saturation,
                        tint: numbers(backdrop.tint), opacity: backdrop.opacity))
            }
        }
    }

    // MARK: Tables

    private mutating func index(of path: Path) -> Int {
        let text = path.description
        if let index = pathIndices[text] { return index }
        paths.append(text)
        mostPathElements = max(mostPathElements, path.elements.count)
        pathIndices[text] = paths.count - 1
        return paths.count - 1
    }

    mutating func index(of outline: SharedPath) -> Int {
        if let index = sharedIndices[ObjectIdentifier(outline)] { return index }
        let index = index(of: outline.path)
        sharedIndices[ObjectIdentifier(outline)] = index
        return index
    }

    private mutating func index(of source: ImageSource) -> Int {
        if let index = imageIndices[ObjectIdentifier(source)] { return index }
        let index = images.firstIndex(of: source) ?? images.count
        if index == images.count { images.append(source) }
        imageIndices[ObjectIdentifier(source)] = index
        return index
    }

    // MARK: Values

    private func numbers(_ point: CGPoint) -> [Double] { [Double(point.x), Double(point.y)] }
    private func numbers(_ size: CGSize) -> [Double] { [Double(size.width), Double(size.height)] }
    private func numbers(_ color: RGBA) -> [Double] { [color.red, color.green, color.blue, color.alpha] }

    private func imageStyle(_ style: ImageStyle) -> ArchivedImageStyle {
        let sampling: ArchivedImageStyle.Sampling =
            switch style.sampling {
            case .nearest: .nearest
            case .linear: .linear
            case .smooth: .smooth
            case .cubic: .cubic
            }
        let parts = style.parts.map {
            ArchivedImageStyle.Parts(
                insets: [$0.left, $0.top, $0.right, $0.bottom], pixelsPerPoint: Double($0.pixelsPerPoint), isTiled: $0.isTiled)
        }
        return ArchivedImageStyle(sampling: sampling, isAntialiased: style.isAntialiased, parts: parts)
    }

    private mutating func archive(_ paint: Paint) -> ArchivedPaint {
        switch paint {
        case .color(let color): return .color(numbers(color))
        case .gradient(let gradient): return archive(gradient)
        case .mesh(let mesh):
            let knots = mesh.knots.flatMap { numbers($0.position) + numbers($0.color) }
            return .mesh(columns: mesh.columns, rows: mesh.rows, knots: knots, background: numbers(mesh.background))
        case .pattern(let source, let origin, let size):
            return .pattern(image: index(of: source), origin: numbers(origin), size: numbers(size))
        }
    }

    private func archive(_ gradient: GradientPaint) -> ArchivedPaint {
        let stops = gradient.stops.map { ArchivedStop(color: numbers($0.color), location: $0.location) }
        switch gradient.shape {
        case .linear(let start, let end): return .linear(stops: stops, start: numbers(start), end: numbers(end))
        case .radial(let center, let start, let end):
            return .radial(stops: stops, center: numbers(center), startRadius: Double(start), endRadius: Double(end))
        case .elliptical(let center, let radii, let start, let end):
            return .elliptical(
                stops: stops, center: numbers(center), radii: numbers(radii), startFraction: Double(start), endFraction: Double(end))
        case .angular(let center, let start, let end):
            return .angular(stops: stops, center: numbers(center), start: start.radians, end: end.radians)
        }
    }

    private func archive(_ filter: Filter) -> ArchivedFilter {
        switch filter {
        case .blur(let sigma): .blur(sigma: Double(sigma))
        case .opaqueBlur(let sigma): .opaqueBlur(sigma: Double(sigma))
        case .shadow(let color, let sigma, let offset):
            .shadow(color: numbers(color), sigma: Double(sigma), offset: numbers(offset))
        case .innerShadow(let color, let sigma, let offset):
            .innerShadow(color: numbers(color), sigma: Double(sigma), offset: numbers(offset))
        case .colorMatrix(let matrix): .colorMatrix(matrix)
        case .linearColorMatrix(let matrix): .linearColorMatrix(matrix)
        }
    }
}

extension DisplayItem {
    /// The items directly inside, those of a mask first.
    fileprivate var itemsInside: [DisplayItem] {
        switch self {
        case .fill, .stroke, .glyphs, .image, .backdrop: []
        case .group(_, _, let inside), .transform(_, let inside), .projection(_, let inside), .clip(_, _, let inside),
            .filter(_, let inside), .run(let inside):
            inside
        case .mask(let mask, let content): mask + content
        }
    }

    fileprivate var hasItemsInside: Bool { !itemsInside.isEmpty }
}

extension ArchivedRule {
    package init(_ style: FillStyle) {
        self =
            switch (style.isEOFilled, style.isAntialiased) {
            case (false, true): .nonZero
            case (true, true): .evenOdd
            case (false, false): .nonZeroHard
            case (true, false): .evenOddHard
            }
    }
}

extension ArchivedStroke {
    package init(_ style: StrokeStyle) {
        let cap: Cap =
            switch style.lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: Join =
            switch style.lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        self.init(
            width: Double(style.lineWidth), cap: cap, join: join, miterLimit: Double(style.miterLimit),
            dash: style.dash.map(Double.init), dashPhase: Double(style.dashPhase))
    }
}

extension DisplayItem {
    /// A key that is equal for equal items, and cheap.
    fileprivate var key: Int {
        var hasher = Hasher()
        func combine(_ path: Path) {
            let box = path.controlBounds
            hasher.combine([box.minX, box.minY, box.maxX, box.maxY])
        }
        switch self {
        case .fill(let path, _, _), .stroke(let path, _, _), .clip(let path, _, _), .backdrop(let path, _, _): combine(path)
        case .glyphs(let glyphs, _): hasher.combine(glyphs.first.map { [$0.origin.x, $0.origin.y] })
        case .image(_, let rect, _): hasher.combine([rect.minX, rect.minY, rect.width, rect.height])
        case .transform(let transform, _): hasher.combine(transform)
        case .group(let opacity, _, _): hasher.combine(opacity)
        case .projection(let projection, _): hasher.combine([projection.m31, projection.m32])
        case .mask, .filter, .run: break
        }
        let inside = itemsInside
        hasher.combine(inside.count)
        if let first = inside.first { hasher.combine(first.key) }
        return hasher.finalize()
    }
}
