import Drawing
import Foundation
import Geometry
import ImageCodecs
import Pixels
import Raster

@testable import VectorFiles

/// A drawing with each kind of item that vector files have a form for, and with some that they lack.
enum VectorScene {
    static let size = CGSize(width: 240, height: 160)

    static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
        Path(CGRect(x: x, y: y, width: width, height: height))
    }

    static func fill(_ path: Path, _ color: RGBA, eoFill: Bool = false) -> DisplayItem {
        .fill(path, FillStyle(eoFill: eoFill), .color(color))
    }

    static let ground = fill(box(0, 0, 240, 160), RGBA(0xF4, 0xF1, 0xEA))
    static let red = RGBA(0xD0, 0x30, 0x40)
    static let blue = RGBA(0x20, 0x60, 0xC0)

    static var star: Path {
        var path = Path()
        path.addLines([(30, 10), (42, 46), (11, 24), (49, 24), (18, 46)].map { CGPoint(x: $0.0, y: $0.1) })
        path.closeSubpath()
        return path
    }

    static func gradient(_ shape: GradientPaint.Shape, _ colors: [RGBA] = [red, .white, blue]) -> Paint {
        let stops = colors.enumerated().map {
            GradientPaint.Stop(color: $1, location: Double($0) / Double(max(colors.count - 1, 1)))
        }
        return .gradient(GradientPaint(stops: stops, shape: shape))
    }

    /// Two by two pixels.
    static let picture = ImageSource(
        Pixmap(
            widthInPixels: 2, heightInPixels: 2,
            bytes: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0]))

    static var shapes: [DisplayItem] {
        [
            fill(star, red, eoFill: true),
            .stroke(
                Path(roundedRect: CGRect(x: 60, y: 10, width: 50, height: 36), cornerRadius: 9),
                StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 7], dashPhase: 3), .color(blue)),
            .fill(
                box(120, 10, 50, 36), FillStyle(),
                gradient(.linear(start: CGPoint(x: 120, y: 10), end: CGPoint(x: 170, y: 46)))),
            .fill(
                Path(ellipseIn: CGRect(x: 180, y: 10, width: 50, height: 36)), FillStyle(),
                gradient(
                    .elliptical(
                        center: CGPoint(x: 205, y: 28), radii: CGSize(width: 25, height: 18), startFraction: 0.1, endFraction: 1))),
        ]
    }

    static var composites: [DisplayItem] {
        [
            .fill(
                box(10, 60, 50, 36), FillStyle(),
                gradient(.linear(start: CGPoint(x: 10, y: 0), end: CGPoint(x: 60, y: 0)), [red, red.multiplyingAlpha(by: 0)])),
            .group(
                opacity: 0.5, blendMode: .normal,
                [fill(box(70, 60, 30, 30), red), fill(box(80, 66, 30, 30), blue)]),
            .group(opacity: 1, blendMode: .multiply, [fill(box(100, 50, 30, 20), RGBA(0xFF, 0xE0, 0x40))]),
            .clip(
                Path(ellipseIn: CGRect(x: 130, y: 60, width: 44, height: 36)), FillStyle(),
                [.image(picture, CGRect(x: 130, y: 60, width: 44, height: 36), .nearest)]),
            .mask(
                [
                    .fill(
                        box(180, 60, 50, 36), FillStyle(),
                        gradient(.linear(start: CGPoint(x: 180, y: 60), end: CGPoint(x: 180, y: 96)), [.black, .clear]))
                ],
                content: [fill(box(180, 60, 50, 36), blue)]),
        ]
    }

    static var rasters: [DisplayItem] {
        [
            .transform(
                CGAffineTransform(translationX: 35, y: 128).rotated(by: 0.4),
                [
                    .filter(
                        .shadow(color: RGBA.black.multiplyingAlpha(by: 0.5), sigma: 3, offset: CGSize(width: 2, height: 3)),
                        [fill(box(-18, -12, 36, 24), red)])
                ]),
            .filter(.blur(sigma: 2), [fill(box(76, 116, 30, 24), blue)]),
            .fill(
                box(126, 112, 44, 36), FillStyle(),
                gradient(.angular(center: CGPoint(x: 148, y: 130), start: .zero, end: .degrees(360)))),
            .backdrop(box(186, 108, 44, 40), FillStyle(), Backdrop(sigma: 3, saturation: 1.4, tint: RGBA.white.multiplyingAlpha(by: 0.4))),
        ]
    }

    static func list(_ items: [DisplayItem]) -> DisplayList { DisplayList(size: size, items: [ground] + items) }

    static func svg(_ items: [DisplayItem]) throws -> String { String(decoding: try SVGEncoder().encode(list(items)), as: UTF8.self) }
}

/// The programs of Debian's that draw vector files.
enum VectorPrograms {
    static func path(of program: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Draws a file at three pixels a point.
    static func pixmap(of bytes: [UInt8], ending: String, folder: String) throws -> Pixmap {
        let (file, picture) = ("\(folder)/drawing.\(ending)", "\(folder)/drawing")
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        let process = Process()
        if ending == "pdf" {
            process.executableURL = path(of: "pdftocairo").map { URL(fileURLWithPath: $0) }
            process.arguments = ["-png", "-singlefile", "-r", "216", file, picture]
        } else {
            process.executableURL = path(of: "rsvg-convert").map { URL(fileURLWithPath: $0) }
            process.arguments = ["--format=png", "--zoom=3", "-o", "\(picture).png", file]
        }
        try process.run()
        process.waitUntilExit()
        return try PNGDecoder().decode(Array(try Data(contentsOf: URL(fileURLWithPath: "\(picture).png")))).pixmap
    }
}
