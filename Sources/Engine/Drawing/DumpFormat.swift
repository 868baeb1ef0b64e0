import Foundation
import Geometry

/// The text forms of each kind of value in a dump.
enum DumpFormat {
    /// Returns the number with at most three decimals, halves away from zero, no trailing zeros, no minus before a zero.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        // Beyond this a double has no thousandths.
        guard abs(value) < 1e12 else { return "\(value)" }
        let thousandths = Int64((abs(value) * 1000).rounded(.toNearestOrAwayFromZero))
        let sign = value < 0 && thousandths > 0 ? "-" : ""
        var decimals = String(thousandths % 1000 + 1000).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        return "\(sign)\(thousandths / 1000)\(decimals.isEmpty ? "" : ".")\(decimals)"
    }

    static func point(_ point: CGPoint) -> String { "\(number(Double(point.x))),\(number(Double(point.y)))" }

    static func size(_ size: CGSize) -> String { "\(number(Double(size.width)))x\(number(Double(size.height)))" }

    static func rect(_ rect: CGRect) -> String {
        rect.isNull ? "null" : "(\(point(rect.origin)) \(size(rect.size)))"
    }

    /// #RRGGBBAA; channels beyond 0...1, which sRGB cannot show, are written as numbers.
    static func color(_ color: RGBA) -> String {
        let channels = [color.red, color.green, color.blue, color.alpha]
        guard channels.allSatisfy({ $0 >= 0 && $0 <= 1 }) else {
            return "rgba(\(channels.map(number).joined(separator: " ")))"
        }
        return "#"
            + channels.map { channel in
                let byte = Int((channel * 255).rounded(.toNearestOrAwayFromZero))
                let digits = String(byte, radix: 16, uppercase: true)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }

    static func paint(_ paint: Paint) -> String {
        switch paint {
        case .color(let color): return self.color(color)
        case .gradient(let gradient): return self.gradient(gradient)
        case .mesh(let mesh):
            let corners = mesh.corners.map { "\(point($0.position)) \(self.color($0.color))" }
            return "mesh \(mesh.columns)x\(mesh.rows) over \(self.color(mesh.background)) [\(corners.joined(separator: ", "))]"
        case .pattern(let source, let origin, let size):
            return "pattern \(image(source)) from \(point(origin)) tile \(self.size(size))"
        }
    }

    private static func gradient(_ gradient: GradientPaint) -> String {
        let stops = gradient.stops.map { "\(number($0.location)) \(color($0.color))" }.joined(separator: ", ")
        let shape: String
        switch gradient.shape {
        case .linear(let start, let end):
            shape = "linear \(point(start)) -> \(point(end))"
        case .radial(let center, let startRadius, let endRadius):
            shape = "radial \(point(center)) \(number(Double(startRadius)))...\(number(Double(endRadius)))"
        case .elliptical(let center, let radii, let start, let end):
            shape = "elliptical \(point(center)) \(size(radii)) \(number(Double(start)))...\(number(Double(end)))"
        case .angular(let center, let start, let end):
            shape = "angular \(point(center)) \(number(start.degrees))°...\(number(end.degrees))°"
        }
        return "\(shape) [\(stops)]"
    }

    static func path(_ path: Path) -> String {
        if let rect = rectangle(path) { return "rect\(self.rect(rect))" }
        let steps = path.elements.map { element in
            switch element {
            case .move(let end): "M \(point(end))"
            case .line(let end): "L \(point(end))"
            case .quadCurve(let end, let control): "Q \(point(control)) \(point(end))"
            case .curve(let end, let control1, let control2): "C \(point(control1)) \(point(control2)) \(point(end))"
            case .closeSubpath: "Z"
            }
        }
        return "path(\(steps.joined(separator: " ")))"
    }

    /// The rectangle that a path was made of, or nil.
    private static func rectangle(_ path: Path) -> CGRect? {
        guard path.elements.count == 5, case .move(let start) = path.elements[0],
            case .line(let corner) = path.elements[2]
        else { return nil }
        let rect = CGRect(x: start.x, y: start.y, width: corner.x - start.x, height: corner.y - start.y)
        return Path(rect) == path ? rect : nil
    }

    static func fillStyle(_ style: FillStyle) -> String {
        (style.isEOFilled ? " even-odd" : "") + (style.isAntialiased ? "" : " aliased")
    }

    static func strokeStyle(_ style: StrokeStyle) -> String {
        var text = "width \(number(Double(style.lineWidth)))"
        if style.lineCap != .butt { text += " \(style.lineCap) cap" }
        if style.lineJoin != .miter { text += " \(style.lineJoin) join" }
        if style.lineJoin == .miter, style.miterLimit != 10 { text += " limit \(number(Double(style.miterLimit)))" }
        if !style.dash.isEmpty {
            text += " dash [\(style.dash.map { number(Double($0)) }.joined(separator: " "))]"
            text += " phase \(number(Double(style.dashPhase)))"
        }
        return text
    }

    /// Returns the position of the glyph's origin, and its outline's box seen from there.
    static func glyph(_ glyph: PlacedGlyph) -> String {
        "\(point(glyph.origin))\(rect(glyph.outline.controlBounds))"
    }

    static func image(_ source: ImageSource) -> String {
        "\(source.pixmap.widthInPixels)x\(source.pixmap.heightInPixels)px"
    }

    static func imageStyle(_ style: ImageStyle) -> String {
        var text = "\(style.sampling)" + (style.isAntialiased ? "" : " aliased")
        if let parts = style.parts {
            let caps = [parts.left, parts.top, parts.right, parts.bottom].map(String.init).joined(separator: ",")
            text += " \(parts.isTiled ? "tiled" : "stretched") inside \(caps) at \(number(Double(parts.pixelsPerPoint)))"
        }
        return text
    }

    static func transform(_ transform: CGAffineTransform) -> String {
        let (tx, ty) = (number(Double(transform.tx)), number(Double(transform.ty)))
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 { return "move \(tx),\(ty)" }
        let linear = [transform.a, transform.b, transform.c, transform.d].map { number(Double($0)) }
        return "matrix \(linear.joined(separator: " ")) \(tx) \(ty)"
    }

    static func projection(_ projection: ProjectionTransform) -> String {
        let rows = [
            [projection.m11, projection.m12, projection.m13], [projection.m21, projection.m22, projection.m23],
            [projection.m31, projection.m32, projection.m33],
        ]
        return rows.map { $0.map { number(Double($0)) }.joined(separator: " ") }.joined(separator: " | ")
    }

    static func backdrop(_ backdrop: Backdrop) -> String {
        "blur \(number(Double(backdrop.sigma))) saturation \(number(backdrop.saturation)) tint \(color(backdrop.tint))"
            + (backdrop.opacity == 1 ? "" : " opacity \(number(backdrop.opacity))")
    }

    static func filter(_ filter: Filter) -> String {
        switch filter {
        case .blur(let sigma):
            "blur \(number(Double(sigma)))"
        case .opaqueBlur(let sigma):
            "opaque blur \(number(Double(sigma)))"
        case .innerShadow(let color, let sigma, let offset):
            "inner shadow \(self.color(color)) \(number(Double(sigma))) by \(number(Double(offset.width))),"
                + number(Double(offset.height))
        case .shadow(let color, let sigma, let offset):
            "shadow \(self.color(color)) \(number(Double(sigma))) by \(number(Double(offset.width))),"
                + number(Double(offset.height))
        case .colorMatrix(let rows):
            "colors [\(rows.map(number).joined(separator: " "))]"
        case .linearColorMatrix(let rows):
            "linear \(self.filter(.colorMatrix(rows)))"
        }
    }
}
