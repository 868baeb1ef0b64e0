import Drawing
import Foundation
import Geometry
import ImageCodecs
import Pixels

/// Writes display lists as SVG (W3C, Scalable Vector Graphics 2), a point as one user unit.
///
/// Shapes stay shapes, text becomes outlines, and content without a vector form is an embedded image of three pixels per point. The same
/// list gives the same bytes.
package struct SVGEncoder: Sendable {
    package init() {}

    /// - Throws: `RasterError` or `ImageCodecError` if an embedded image cannot be made.
    package func encode(_ list: DisplayList) throws -> [UInt8] {
        var writer = SVGWriter()
        let page = try VectorResolver.page(of: list, hasColorMatrix: true)
        try writer.write(page.items)
        let (width, height) = (VectorNumber.text(page.size.width), VectorNumber.text(page.size.height))
        let head = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">

            """
        return Array((head + writer.body + "</svg>\n").utf8)
    }
}

private struct SVGWriter {
    private(set) var body = ""
    private var count = 0

    mutating func write(_ items: [VectorItem]) throws {
        for item in items { try write(item) }
    }

    private mutating func write(_ item: VectorItem) throws {
        switch item {
        case .fill(let path, let isEvenOdd, let paint):
            let fill = paintAttributes(paint, "fill")
            body += "<path d=\"\(Self.data(of: path))\"\(isEvenOdd ? " fill-rule=\"evenodd\"" : "")\(fill)/>\n"
        case .stroke(let path, let style, let paint):
            let stroke = paintAttributes(paint, "stroke")
            body += "<path d=\"\(Self.data(of: path))\" fill=\"none\"\(stroke)\(Self.attributes(of: style))/>\n"
        case .image(let pixmap, let frame, let isSmooth):
            let data = Data(try PNGEncoder(pixelsPerPoint: 1).encode(pixmap)).base64EncodedString()
            let box = zip(["x", "y", "width", "height"], [frame.minX, frame.minY, frame.width, frame.height])
                .map { " \($0)=\"\(VectorNumber.text($1, digits: 4))\"" }.joined()
            let look = isSmooth ? "" : " style=\"image-rendering:pixelated\""
            body += "<image\(box) preserveAspectRatio=\"none\"\(look) href=\"data:image/png;base64,\(data)\"/>\n"
        case .group(let opacity, let mode, let items):
            var style = opacity < 1 ? "opacity:\(VectorNumber.text(opacity, digits: 4));" : ""
            if mode != .normal, let name = mode.nameInCSS { style += "mix-blend-mode:\(name);" }
            try element("g style=\"\(style)isolation:isolate\"", items)
        case .transform(let transform, let items):
            try element("g transform=\"matrix(\(VectorNumber.words(of: transform)))\"", items)
        case .clip(let path, let isEvenOdd, let items):
            let name = newName()
            let rule = isEvenOdd ? " clip-rule=\"evenodd\"" : ""
            body += "<clipPath id=\"\(name)\"><path d=\"\(Self.data(of: path))\"\(rule)/></clipPath>\n"
            try element("g clip-path=\"url(#\(name))\"", items)
        case .mask(let mask, let content):
            let name = newName()
            // A mask is as large as its content, or ten percent more, unless it has a size; this one is as large as any page.
            try element(
                "mask id=\"\(name)\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\" x=\"-100000\" y=\"-100000\" "
                    + "width=\"200000\" height=\"200000\"", mask)
            try element("g mask=\"url(#\(name))\"", content)
        case .colorMatrix(let matrix, let items):
            let name = newName()
            let values = matrix.map { VectorNumber.text($0, digits: 5) }.joined(separator: " ")
            body += """
                <filter id="\(name)" filterUnits="userSpaceOnUse" x="-100000" y="-100000" width="200000" height="200000" \
                color-interpolation-filters="sRGB"><feColorMatrix values="\(values)"/></filter>

                """
            try element("g filter=\"url(#\(name))\"", items)
        }
    }

    private mutating func element(_ opening: String, _ items: [VectorItem]) throws {
        body += "<\(opening)>\n"
        try write(items)
        body += "</\(opening.prefix { $0 != " " })>\n"
    }

    private mutating func newName() -> String {
        count += 1
        return "z\(count)"
    }

    // MARK: Paint

    private mutating func paintAttributes(_ paint: VectorPaint, _ kind: String) -> String {
        switch paint {
        case .color(let color): return Self.attributes(of: color, kind)
        case .gradient(let gradient):
            let name = newName()
            let stops = gradient.stops.map { stop in
                "<stop offset=\"\(VectorNumber.text(stop.location, digits: 5))\"\(Self.attributes(of: stop.color, "stop-color", "stop"))/>"
            }
            let tag: String
            switch gradient.shape {
            case .linear(let start, let end):
                tag = "linearGradient"
                body += "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
                for (key, value) in [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)] {
                    body += " \(key)=\"\(VectorNumber.text(value))\""
                }
            case .radial(let center, let from, let to, let plane):
                tag = "radialGradient"
                body += "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
                for (key, value) in [("cx", center.x), ("cy", center.y), ("fr", from), ("r", to)] {
                    body += " \(key)=\"\(VectorNumber.text(value, digits: 5))\""
                }
                if !plane.isIdentity { body += " gradientTransform=\"matrix(\(VectorNumber.words(of: plane)))\"" }
            }
            body += ">\(stops.joined())</\(tag)>\n"
            return " \(kind)=\"url(#\(name))\""
        }
    }

    /// - Parameter prefix: of the opacity's name, if that is not the colour's.
    private static func attributes(of color: RGBA, _ kind: String, _ prefix: String? = nil) -> String {
        let (red, green, blue) = color.clamped
        let digits = Array("0123456789ABCDEF")
        let hex = [red, green, blue].map { channel in
            let level = Int((channel * 255).rounded())
            return "\(digits[level / 16])\(digits[level % 16])"
        }.joined()
        let opacity = min(max(color.alpha, 0), 1)
        return " \(kind)=\"#\(hex)\"" + (opacity < 1 ? " \(prefix ?? kind)-opacity=\"\(VectorNumber.text(opacity, digits: 4))\"" : "")
    }

    private static func attributes(of style: StrokeStyle) -> String {
        var words = " stroke-width=\"\(VectorNumber.text(style.lineWidth))\""
        switch style.lineCap {
        case .butt: break
        case .round: words += " stroke-linecap=\"round\""
        case .square: words += " stroke-linecap=\"square\""
        }
        switch style.lineJoin {
        case .miter: words += " stroke-miterlimit=\"\(VectorNumber.text(max(style.miterLimit, 1)))\""
        case .round: words += " stroke-linejoin=\"round\""
        case .bevel: words += " stroke-linejoin=\"bevel\""
        }
        if !style.dash.isEmpty {
            words += " stroke-dasharray=\"\(style.dash.map { VectorNumber.text(max($0, 0)) }.joined(separator: " "))\""
            if style.dashPhase != 0 { words += " stroke-dashoffset=\"\(VectorNumber.text(style.dashPhase))\"" }
        }
        return words
    }

    // MARK: Paths

    static func data(of path: Path) -> String {
        var words: [String] = []
        func point(_ point: CGPoint) -> String { "\(VectorNumber.text(point.x)) \(VectorNumber.text(point.y))" }
        path.forEach { element in
            switch element {
            case .move(let end): words.append("M\(point(end))")
            case .line(let end): words.append("L\(point(end))")
            case .quadCurve(let end, let control): words.append("Q\(point(control)) \(point(end))")
            case .curve(let end, let first, let second): words.append("C\(point(first)) \(point(second)) \(point(end))")
            case .closeSubpath: words.append("Z")
            }
        }
        return words.joined()
    }
}
