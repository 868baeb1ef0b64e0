import Drawing
import Foundation
import Geometry
import Pixels

/// Writes display lists as PDF (ISO 32000-1, version 1.7), each page as large as its canvas, a point as 1/72 inch.
///
/// Shapes stay shapes, text becomes outlines, and content without a vector form is an embedded image of three pixels per point. A file has
/// neither a date nor an identifier, so the same list gives the same bytes.
package struct PDFEncoder: Sendable {
    /// A page of a document.
    package struct Page: Sendable {
        package var list: DisplayList
        /// The rectangles that open an address, in points from the top left.
        package var links: [Link] = []

        package init(_ list: DisplayList, links: [Link] = []) { (self.list, self.links) = (list, links) }
    }

    /// A rectangle that opens an address.
    package struct Link: Sendable {
        let rect: CGRect
        let address: String

        package init(_ rect: CGRect, address: String) { (self.rect, self.address) = (rect, address) }
    }

    package init() {}

    /// - Throws: `RasterError` if an embedded image cannot be drawn.
    package func encode(_ list: DisplayList) throws -> [UInt8] { try encode([Page(list)]) }

    /// - Parameter information: the texts of the document's information dictionary (14.3.3) by their keys, such as `Title`.
    /// - Throws: `RasterError` if an embedded image cannot be drawn.
    package func encode(_ pages: [Page], information: [String: String] = [:]) throws -> [UInt8] {
        var file = PDFFile()
        let (catalog, tree) = (file.reserve(), file.reserve())
        var leaves: [Int] = []
        for page in pages { leaves.append(try add(page, under: tree, to: &file)) }
        let texts = information.sorted { $0.key < $1.key }.map { "/\($0.key) \(Self.text($0.value))" }
        let about = texts.isEmpty ? nil : file.add("<< \(texts.joined(separator: " ")) >>")
        let kids = leaves.map { "\($0) 0 R" }.joined(separator: " ")
        file.set(catalog, "<< /Type /Catalog /Pages \(tree) 0 R >>")
        file.set(tree, "<< /Type /Pages /Kids [\(kids)] /Count \(leaves.count) >>")
        return file.bytes(root: catalog, information: about)
    }

    private func add(_ page: Page, under tree: Int, to file: inout PDFFile) throws -> Int {
        let leaf = file.reserve()
        let drawn = try VectorResolver.page(of: page.list, hasColorMatrix: false)
        // PDF counts upwards from the bottom.
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: drawn.size.height)
        var content = PDFContent(page: CGRect(origin: .zero, size: drawn.size), toPage: .identity)
        content.write(drawn.items, into: &file)
        let stream = file.add(stream: Array("\(VectorNumber.words(of: flip)) cm\n\(content.text)".utf8), keys: "")
        let size = "\(VectorNumber.text(drawn.size.width)) \(VectorNumber.text(drawn.size.height))"
        let links = page.links.map { "\(file.add(Self.annotation(of: $0, height: drawn.size.height))) 0 R" }
        file.set(
            leaf,
            "<< /Type /Page /Parent \(tree) 0 R /MediaBox [0 0 \(size)] /Contents \(stream) 0 R /Resources \(content.resources) "
                + (links.isEmpty ? "" : "/Annots [\(links.joined(separator: " "))] ")
                + "/Group << /S /Transparency /CS /DeviceRGB >> >>")
        return leaf
    }

    private static func annotation(of link: Link, height: CGFloat) -> String {
        let sides = [link.rect.minX, height - link.rect.maxY, link.rect.maxX, height - link.rect.minY]
        let rect = sides.map { VectorNumber.text($0) }.joined(separator: " ")
        return "<< /Type /Annot /Subtype /Link /Rect [\(rect)] /Border [0 0 0] /A << /S /URI /URI \(bytes(of: link.address.utf8)) >> >>"
    }

    /// A text in UTF-16 with its byte order mark (7.9.2.2).
    private static func text(_ text: String) -> String {
        bytes(of: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    }

    private static func bytes(of bytes: some Sequence<UInt8>) -> String {
        func digits(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
        return "<\(bytes.map(digits).joined())>"
    }
}

/// The operators of a page or of a form, and the resources that they name.
struct PDFContent {
    /// The page, in its own points.
    let page: CGRect
    private var toPage: CGAffineTransform
    private(set) var text = ""
    private var states: [(key: String, number: Int)] = []
    private var objects: [(name: String, number: Int)] = []
    private var shadings: [(name: String, number: Int)] = []

    init(page: CGRect, toPage: CGAffineTransform) { (self.page, self.toPage) = (page, toPage) }

    /// The dictionary of the resources.
    var resources: String {
        func entries(_ kind: String, _ list: [(name: String, number: Int)]) -> String {
            list.isEmpty ? "" : " /\(kind) << \(list.map { "/\($0.name) \($0.number) 0 R" }.joined(separator: " ")) >>"
        }
        let named = states.enumerated().map { (name: "G\($0)", number: $1.number) }
        return "<<\(entries("ExtGState", named))\(entries("XObject", objects))\(entries("Shading", shadings)) >>"
    }

    mutating func write(_ items: [VectorItem], into file: inout PDFFile) {
        for item in items { write(item, into: &file) }
    }

    private mutating func write(_ item: VectorItem, into file: inout PDFFile) {
        switch item {
        case .fill(let path, let isEvenOdd, let paint): fill(path, isEvenOdd: isEvenOdd, paint, into: &file)
        case .stroke(let path, let style, .color(let color)): stroke(path, style, color, into: &file)
        case .stroke(let path, let style, .gradient(let gradient)):
            fill(path.strokedPath(style), isEvenOdd: false, .gradient(gradient), into: &file)
        case .image(let pixmap, let frame, let isSmooth):
            let name = add(object: file.add(image: pixmap, isSmooth: isSmooth))
            let place = CGAffineTransform(a: frame.width, b: 0, c: 0, d: -frame.height, tx: frame.minX, ty: frame.maxY)
            text += "q \(VectorNumber.words(of: place)) cm /\(name) Do Q\n"
        case .group(let opacity, let mode, let items):
            let alpha = VectorNumber.text(opacity, digits: 4)
            let state = add(state: "/ca \(alpha) /CA \(alpha) /BM /\(mode.nameInPDF ?? "Normal")", into: &file)
            let name = add(object: form(of: items, into: &file))
            text += "q /\(state) gs /\(name) Do Q\n"
        case .transform(let transform, let items):
            let outer = toPage
            toPage = transform.concatenating(toPage)
            text += "q \(VectorNumber.words(of: transform)) cm\n"
            write(items, into: &file)
            text += "Q\n"
            toPage = outer
        case .clip(let path, let isEvenOdd, let items):
            text += "q \(Self.operators(of: path))\(isEvenOdd ? "W*" : "W") n\n"
            write(items, into: &file)
            text += "Q\n"
        case .mask(let mask, let content):
            let shape = form(of: mask, into: &file)
            let state = add(state: "/SMask << /S /Alpha /G \(shape) 0 R >>", into: &file)
            let name = add(object: form(of: content, into: &file))
            text += "q /\(state) gs /\(name) Do Q\n"
        case .colorMatrix: preconditionFailure("The resolver of PDF files draws filters of colours as images.")
        }
    }

    // MARK: Shapes

    private mutating func fill(_ path: Path, isEvenOdd: Bool, _ paint: VectorPaint, into file: inout PDFFile) {
        switch paint {
        case .color(let color):
            text += "q\(alpha(of: color, into: &file)) \(Self.channels(of: color)) rg\n"
            text += "\(Self.operators(of: path))\(isEvenOdd ? "f*" : "f") Q\n"
        case .gradient(let gradient):
            text += "q \(Self.operators(of: path))\(isEvenOdd ? "W*" : "W") n"
            let outer = toPage
            if case .radial(_, _, _, let plane) = gradient.shape, !plane.isIdentity {
                text += " \(VectorNumber.words(of: plane)) cm"
                toPage = plane.concatenating(toPage)
            }
            if let mask = opacityMask(of: gradient, into: &file) {
                text += " /\(add(state: "/SMask << /S /Luminosity /G \(mask) 0 R >>", into: &file)) gs"
            } else if let color = gradient.stops.first?.color {
                text += alpha(of: color, into: &file)
            }
            let colors = PDFShading(gradient, space: "/DeviceRGB") { Self.channels(of: $0) }
            text += " /\(add(shading: file.add(colors.dictionary))) sh Q\n"
            toPage = outer
        }
    }

    private mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: RGBA, into file: inout PDFFile) {
        text += "q\(alpha(of: color, into: &file)) \(Self.channels(of: color)) RG \(VectorNumber.text(style.lineWidth)) w "
        text += "\(style.lineCap.rawValue) J \(style.lineJoin.rawValue) j "
        if style.lineJoin == .miter { text += "\(VectorNumber.text(max(style.miterLimit, 1))) M " }
        if !style.dash.isEmpty {
            let dash = style.dash.map { VectorNumber.text(max($0, 0)) }.joined(separator: " ")
            text += "[\(dash)] \(VectorNumber.text(style.dashPhase)) d "
        }
        text += "\(Self.operators(of: path))S Q\n"
    }

    /// The operator for the opacity of a colour that is not opaque.
    private mutating func alpha(of color: RGBA, into file: inout PDFFile) -> String {
        guard color.alpha < 1 else { return "" }
        let alpha = VectorNumber.text(max(color.alpha, 0), digits: 4)
        return " /\(add(state: "/ca \(alpha) /CA \(alpha)", into: &file)) gs"
    }

    /// A form whose brightness is the opacity of a gradient; nil if that is the same everywhere.
    private func opacityMask(of gradient: VectorGradient, into file: inout PDFFile) -> Int? {
        guard Set(gradient.stops.map(\.color.alpha)).count > 1 else { return nil }
        var content = PDFContent(page: page, toPage: toPage)
        let levels = PDFShading(gradient, space: "/DeviceGray") { VectorNumber.text(min(max($0.alpha, 0), 1), digits: 5) }
        content.text = "/\(content.add(shading: file.add(levels.dictionary))) sh\n"
        return content.form(into: &file, space: "/DeviceGray")
    }

    private static func channels(of color: RGBA) -> String {
        let (red, green, blue) = color.clamped
        return [red, green, blue].map { VectorNumber.text($0, digits: 5) }.joined(separator: " ")
    }

    // MARK: Resources

    private func form(of items: [VectorItem], into file: inout PDFFile) -> Int {
        var content = PDFContent(page: page, toPage: toPage)
        content.write(items, into: &file)
        return content.form(into: &file, space: "/DeviceRGB")
    }

    /// The operators as a form that is composited on its own, as large as the page.
    private func form(into file: inout PDFFile, space: String) -> Int {
        let box = page.applying(toPage.inverted())
        let corners = [box.minX, box.minY, box.maxX, box.maxY].map { (value: CGFloat) in VectorNumber.text(value) }.joined(separator: " ")
        return file.add(
            stream: Array(text.utf8),
            keys: "/Type /XObject /Subtype /Form /BBox [\(corners)] /Resources \(resources) "
                + "/Group << /S /Transparency /CS \(space) /I true >>")
    }

    private mutating func add(state: String, into file: inout PDFFile) -> String {
        if let place = states.firstIndex(where: { $0.key == state }) { return "G\(place)" }
        states.append((state, file.add("<< /Type /ExtGState \(state) >>")))
        return "G\(states.count - 1)"
    }

    private mutating func add(object number: Int) -> String {
        objects.append(("X\(objects.count)", number))
        return objects[objects.count - 1].name
    }

    private mutating func add(shading number: Int) -> String {
        shadings.append(("S\(shadings.count)", number))
        return shadings[shadings.count - 1].name
    }

    // MARK: Paths

    private static func operators(of path: Path) -> String {
        func words(_ points: CGPoint...) -> String {
            points.map { (point: CGPoint) in "\(VectorNumber.text(point.x)) \(VectorNumber.text(point.y)) " }.joined()
        }
        var (text, start, current) = ("", CGPoint.zero, CGPoint.zero)
        path.forEach { element in
            switch element {
            case .move(let end):
                text += "\(words(end))m "
                (start, current) = (end, end)
            case .line(let end):
                text += "\(words(end))l "
                current = end
            case .quadCurve(let end, let control):
                // PDF has cubic curves alone: their control points are two thirds of the way to that of a quadratic one.
                func third(_ point: CGPoint) -> CGPoint {
                    CGPoint(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
                }
                text += "\(words(third(current), third(end), end))c "
                current = end
            case .curve(let end, let first, let second):
                text += "\(words(first, second, end))c "
                current = end
            case .closeSubpath:
                text += "h "
                current = start
            }
        }
        return text.isEmpty ? "0 0 0 0 re " : text
    }
}

/// A gradient of a PDF file: an axial or radial shading with a function of pieces.
private struct PDFShading {
    let dictionary: String

    /// - Parameter value: the channels of a colour.
    init(_ gradient: VectorGradient, space: String, value: (RGBA) -> String) {
        let stops = gradient.stops
        var (pieces, bounds): ([String], [String]) = ([], [])
        func piece(_ from: RGBA, _ to: RGBA) -> String {
            "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [\(value(from))] /C1 [\(value(to))] >>"
        }
        // Before the first stop and behind the last, colours go on as they are.
        let first = GradientPaint.Stop(color: stops[0].color, location: 0)
        let last = GradientPaint.Stop(color: stops[stops.count - 1].color, location: 1)
        for (start, end) in zip([first] + stops, stops + [last]) where end.location - start.location > 1e-6 {
            if !pieces.isEmpty { bounds.append(VectorNumber.text(start.location, digits: 6)) }
            pieces.append(piece(start.color, end.color))
        }
        if pieces.isEmpty { pieces = [piece(first.color, last.color)] }
        let encode = pieces.map { _ in "0 1" }.joined(separator: " ")
        let function =
            "<< /FunctionType 3 /Domain [0 1] /Functions [\(pieces.joined(separator: " "))] "
            + "/Bounds [\(bounds.joined(separator: " "))] /Encode [\(encode)] >>"
        let (type, numbers): (Int, [CGFloat])
        switch gradient.shape {
        case .linear(let start, let end): (type, numbers) = (2, [start.x, start.y, end.x, end.y])
        case .radial(let center, let from, let to, _): (type, numbers) = (3, [center.x, center.y, from, center.x, center.y, to])
        }
        let coordinates = numbers.map { VectorNumber.text($0, digits: 5) }.joined(separator: " ")
        dictionary =
            "<< /ShadingType \(type) /ColorSpace \(space) /Coords [\(coordinates)] /Function \(function) /Extend [true true] >>"
    }
}
