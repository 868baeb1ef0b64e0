import CoreGraphics
import Foundation
import Geometry
import RunContext

/// The filters by name.
enum BuiltinFilter {
    /// Apple's filters that have no drawing yet (Documentation/Limits.md). Their use is reported; a picture passes through them unchanged, and a
    /// generator makes none, so that code which unwraps a filter by name goes on.
    private static let told: Set<String> = [
        "CIAztecCodeGenerator", "CIBloom", "CIBumpDistortion", "CIComicEffect", "CICrystallize", "CIDiscBlur",
        "CIEdges", "CIGloom", "CIHexagonalPixellate", "CIHighlightShadowAdjust", "CIMotionBlur", "CINoiseReduction",
        "CIPDF417BarcodeGenerator", "CIPhotoEffectChrome", "CIPhotoEffectFade", "CIPhotoEffectInstant", "CIPhotoEffectProcess",
        "CIPhotoEffectTransfer", "CIPointillize", "CISharpenLuminance", "CITemperatureAndTint", "CIToneCurve", "CITwirlDistortion",
        "CIUnsharpMask", "CIVibrance", "CIVignette", "CIVignetteEffect", "CIZoomBlur",
    ]

    // Read only; its functions access nothing but their filter.
    private nonisolated(unsafe) static let made: [String: (CIFilter) -> CIImage?] = [
        "CIQRCodeGenerator": qrCode, "CICode128BarcodeGenerator": code128,
        "CIConstantColorGenerator": { CIImage(color: $0.color("Color", .red)) },
        "CILinearGradient": linearGradient,
        "CIGaussianBlur": { $0.image("Image")?.blurred(GaussianWeights.of($0.number("Radius", 10))) },
        "CIBoxBlur": { $0.image("Image")?.blurred(boxWeights($0.number("Radius", 10))) },
        "CIColorControls": colorControls, "CIColorInvert": { $0.image("Image")?.recoloredPlainly { 1 - $0 } },
        "CIColorMonochrome": monochrome, "CIColorMatrix": colorMatrix, "CIFalseColor": falseColor, "CISepiaTone": sepia,
        "CIExposureAdjust": exposure, "CIHueAdjust": hue,
        "CIPhotoEffectMono": { gray($0, contrast: 1) }, "CIPhotoEffectTonal": { gray($0, contrast: 0.9) },
        "CIPhotoEffectNoir": { gray($0, contrast: 1.4) },
        "CIMaximumComponent": { $0.image("Image")?.recoloredPlainly { SIMD3(repeating: $0.max()) } },
        "CIMinimumComponent": { $0.image("Image")?.recoloredPlainly { SIMD3(repeating: $0.min()) } },
        "CIMaskToAlpha": { $0.image("Image")?.recolored { WorkingColor(repeating: luminance($0)) } },
        "CIAffineTransform": { $0.image("Image")?.transformed(by: $0.transform("Transform")) },
        "CIAffineClamp": { $0.image("Image")?.transformed(by: $0.transform("Transform")).clampedToExtent() },
        "CICrop": { filter in filter.image("Image").map { $0.cropped(to: filter.vector("Rectangle")?.cgRectValue ?? $0.extent) } },
        "CILanczosScaleTransform": scaled, "CIPixellate": pixellated, "CIAreaAverage": areaAverage,
        "CISourceOverCompositing": { composed($0) { $0 + $1 * (1 - $0.w) } },
        "CISourceInCompositing": { composed($0) { $0 * $1.w } }, "CISourceOutCompositing": { composed($0) { $0 * (1 - $1.w) } },
        "CISourceAtopCompositing": { composed($0) { $0 * $1.w + $1 * (1 - $0.w) } },
        "CIMultiplyCompositing": { composed($0) { $0 * $1 } }, "CIAdditionCompositing": { composed($0) { $0 + $1 } },
        "CIBlendWithMask": { masked($0) { luminance($0) } }, "CIBlendWithAlphaMask": { masked($0) { $0.w } },
    ]

    static func isKnown(_ name: String) -> Bool { made[name] != nil || told.contains(name) }

    static func output(of filter: CIFilter) -> CIImage? {
        if let make = made[filter.name] { return make(filter) }
        let image = filter.image("Image")
        RunReports.note("\(filter.name) is not supported: \(image == nil ? "its output is nil" : "the image is left unchanged").")
        return image
    }

    // The weights of Rec. 709, as Core Image's documentation names them.
    private static let lumaWeights = SIMD3(0.2125, 0.7154, 0.0721)

    private static func luminance(_ color: WorkingColor) -> Double { (SIMD3(color.x, color.y, color.z) * lumaWeights).sum() }
    private static func luminance(_ color: SIMD3<Double>) -> Double { (color * lumaWeights).sum() }

    /// One unit a module, with a light one around it.
    private static func qrCode(_ filter: CIFilter) -> CIImage? {
        let level = filter.text("CorrectionLevel", "M")
        let levels: [String: QRCode.Correction] = ["L": .low, "M": .medium, "Q": .quartile, "H": .high]
        guard let message = filter.bytes("Message"), let correction = levels[level] else {
            RunReports.note("CIQRCodeGenerator returned nil: it needs inputMessage, as Data, and a correction level L, M, Q or H.")
            return nil
        }
        guard let code = QRCode(Array(message), correction: correction) else {
            RunReports.note("CIQRCodeGenerator returned nil: \(message.count) bytes exceed the capacity of a code of level \(level).")
            return nil
        }
        let side = code.side
        return CIImage(extent: CGRect(x: 0, y: 0, width: side + 2, height: side + 2)) { space in
            let (light, dark) = (space.color(.white), space.color(.black))
            return { x, y in
                guard x >= 0, y >= 0, x < Double(side + 2), y < Double(side + 2) else { return .zero }
                let (column, row) = (Int(x) - 1, side - Int(y))
                guard column >= 0, row >= 0, column < side, row < side else { return light }
                return code[row, column] ? dark : light
            }
        }
    }

    /// One unit a module, 32 units high, with a light margin of `inputQuietSpace` around it.
    private static func code128(_ filter: CIFilter) -> CIImage? {
        guard let message = filter.bytes("Message"), let code = Code128(Array(message)) else {
            RunReports.note("CICode128BarcodeGenerator returned nil: it needs inputMessage, as Data of ASCII characters.")
            return nil
        }
        let quiet = max(0, Int(min(filter.number("QuietSpace", 7), 1_000)))
        let height = max(1, Int(min(filter.number("BarcodeHeight", 32), 10_000)))
        let (bars, width) = (code.modules, code.modules.count + 2 * quiet)
        return CIImage(extent: CGRect(x: 0, y: 0, width: width, height: height + 2 * quiet)) { space in
            let (light, dark) = (space.color(.white), space.color(.black))
            return { x, y in
                guard x >= 0, y >= 0, x < Double(width), y < Double(height + 2 * quiet) else { return .zero }
                let column = Int(x) - quiet
                guard bars.indices.contains(column), (quiet..<quiet + height).contains(Int(y)) else { return light }
                return bars[column] ? dark : light
            }
        }
    }

    private static func linearGradient(_ filter: CIFilter) -> CIImage? {
        let (start, end) = (
            filter.vector("Point0")?.cgPointValue ?? .zero, filter.vector("Point1")?.cgPointValue ?? CGPoint(x: 200, y: 200)
        )
        let (first, last) = (filter.color("Color0", .white), filter.color("Color1", .black))
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        guard length > 0 else { return CIImage(color: last) }
        return CIImage(extent: .infinite, isSharp: true) { space in
            let (from, to) = (space.color(first), space.color(last))
            return { x, y in
                let share = min(max(((x - start.x) * dx + (y - start.y) * dy) / length, 0), 1)
                return from * (1 - share) + to * share
            }
        }
    }

    private static func boxWeights(_ radius: Double) -> [Double] {
        let reach = Int(min(max(radius, 0), 512).rounded())
        return [Double](repeating: 1 / Double(2 * reach + 1), count: 2 * reach + 1)
    }

    /// Saturation about the luminance, then contrast about the middle, then brightness.
    private static func colorControls(_ filter: CIFilter) -> CIImage? {
        let (saturation, brightness) = (filter.number("Saturation", 1), filter.number("Brightness", 0))
        let contrast = filter.number("Contrast", 1)
        return filter.image("Image")?.recoloredPlainly { color in
            let gray = SIMD3(repeating: luminance(color))
            return (gray + (color - gray) * saturation - 0.5) * contrast + 0.5 + brightness
        }
    }

    /// Grey of more or less contrast; Apple's tables are not published, the amounts are judged by eye.
    private static func gray(_ filter: CIFilter, contrast: Double) -> CIImage? {
        filter.image("Image")?.recoloredPlainly { color in
            let level = luminance(color)
            return SIMD3(repeating: contrast == 1 ? level : min(max((level - 0.2) * contrast + 0.2, 0), 1))
        }
    }

    private static func monochrome(_ filter: CIFilter) -> CIImage? {
        let tint = filter.color("Color", CIColor(red: 0.6, green: 0.45, blue: 0.3))
        let intensity = filter.number("Intensity", 1)
        return filter.image("Image")?.recoloredPlainly { color in
            color + (SIMD3(tint.red, tint.green, tint.blue) * luminance(color) - color) * intensity
        }
    }

    /// The usual matrix of a brown print.
    private static func sepia(_ filter: CIFilter) -> CIImage? {
        let intensity = filter.number("Intensity", 1)
        return filter.image("Image")?.recoloredPlainly { color in
            let brown = SIMD3(
                (color * SIMD3(0.393, 0.769, 0.189)).sum(), (color * SIMD3(0.349, 0.686, 0.168)).sum(),
                (color * SIMD3(0.272, 0.534, 0.131)).sum())
            return color + (brown - color) * intensity
        }
    }

    private static func falseColor(_ filter: CIFilter) -> CIImage? {
        guard let image = filter.image("Image") else { return nil }
        let first = filter.color("Color0", CIColor(red: 0.3, green: 0, blue: 0))
        let last = filter.color("Color1", CIColor(red: 1, green: 0.9, blue: 0.8))
        let source = image.sampler
        return CIImage(extent: image.extent) { space in
            let (sample, from, to) = (source(space), space.color(first), space.color(last))
            return { x, y in
                let color = sample(x, y)
                guard color.w > 0 else { return .zero }
                // The weights add up to one except for rounding; a share of more than one of the last colour would leave a negative one
                // of the first.
                let share = min(max(luminance(color) / color.w, 0), 1)
                return (from * (1 - share) + to * share) * color.w
            }
        }
    }

    private static func colorMatrix(_ filter: CIFilter) -> CIImage? {
        func row(_ key: String, _ standard: WorkingColor) -> WorkingColor {
            filter.vector(key).map { WorkingColor($0.x, $0.y, $0.z, $0.w) } ?? standard
        }
        let rows = [
            row("RVector", WorkingColor(1, 0, 0, 0)), row("GVector", WorkingColor(0, 1, 0, 0)), row("BVector", WorkingColor(0, 0, 1, 0)),
            row("AVector", WorkingColor(0, 0, 0, 1)),
        ]
        let bias = row("BiasVector", .zero)
        return filter.image("Image")?.recolored { color in
            let plain = color.w > 0 ? WorkingColor(color.x / color.w, color.y / color.w, color.z / color.w, color.w) : .zero
            var result = bias
            for index in 0..<4 { result[index] += (plain * rows[index]).sum() }
            let alpha = min(max(result.w, 0), 1)
            return WorkingColor(result.x * alpha, result.y * alpha, result.z * alpha, alpha)
        }
    }

    private static func exposure(_ filter: CIFilter) -> CIImage? {
        let factor = Transcendental.exponential(filter.number("EV", 0) * 0.693_147_180_559_945_3)
        return filter.image("Image")?.recoloredPlainly { $0 * factor }
    }

    /// Turned about the axis of greys.
    private static func hue(_ filter: CIFilter) -> CIImage? {
        let angle = filter.number("Angle", 0)
        let (sine, cosine) = (Transcendental.sine(angle), Transcendental.cosine(angle))
        let third = (1 - cosine) / 3
        let side = sine * (1.0 / 3).squareRoot()
        return filter.image("Image")?.recoloredPlainly { color in
            SIMD3(
                (color * SIMD3(cosine + third, third - side, third + side)).sum(),
                (color * SIMD3(third + side, cosine + third, third - side)).sum(),
                (color * SIMD3(third - side, third + side, cosine + third)).sum())
        }
    }

    private static func scaled(_ filter: CIFilter) -> CIImage? {
        let scale = filter.number("Scale", 1)
        return filter.image("Image")?.transformed(by: CGAffineTransform(scaleX: scale * filter.number("AspectRatio", 1), y: scale))
    }

    private static func pixellated(_ filter: CIFilter) -> CIImage? {
        guard let image = filter.image("Image") else { return nil }
        let side = max(filter.number("Scale", 8), 1)
        let center = filter.vector("Center")?.cgPointValue ?? CGPoint(x: 150, y: 150)
        let source = image.clampedToExtent().sampler
        return CIImage(extent: image.extent) { space in
            let sample = source(space)
            return { x, y in
                sample(
                    center.x + (((x - center.x) / side).rounded(.down) + 0.5) * side,
                    center.y + (((y - center.y) / side).rounded(.down) + 0.5) * side)
            }
        }
    }

    /// One pixel of the mean colour.
    private static func areaAverage(_ filter: CIFilter) -> CIImage? {
        guard let image = filter.image("Image") else { return nil }
        let asked = filter.vector("Extent")?.cgRectValue ?? image.extent
        let box = (image.extent.isInfinite ? asked : asked.intersection(image.extent)).integral
        guard !box.isNull, box.width >= 1, box.height >= 1, box.width * box.height <= 64_000_000 else { return nil }
        let source = image.sampler
        return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { space in
            let mean = WorkingPixels(box, source(space)).mean
            return { _, _ in mean }
        }
    }

    private static func composed(_ filter: CIFilter, _ mix: @escaping (WorkingColor, WorkingColor) -> WorkingColor) -> CIImage? {
        filter.image("Image")?.combined(with: filter.image("BackgroundImage") ?? .clear.cropped(to: .zero), mix)
    }

    private static func masked(_ filter: CIFilter, _ share: @escaping (WorkingColor) -> Double) -> CIImage? {
        guard let image = filter.image("Image"), let mask = filter.image("MaskImage") else { return filter.image("Image") }
        let shown = image.combined(with: mask) { $0 * min(max(share($1), 0), 1) }
        guard let background = filter.image("BackgroundImage") else { return shown }
        let hidden = background.combined(with: mask) { $0 * (1 - min(max(share($1), 0), 1)) }
        return shown.combined(with: hidden) { $0 + $1 }
    }
}
