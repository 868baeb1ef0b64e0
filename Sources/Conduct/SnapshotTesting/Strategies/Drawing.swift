import Foundation
import QuartzCore
import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// The layer in its own size.
    public static var image: Snapshotting { image() }

    /// The layer in its own size, compared with a tolerance.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
            .pullback { layer in
                DrawnImage.drawn(
                    in: layer.bounds, scale: traits.displayScale > 0 ? traits.displayScale : UIKitSurroundings.current.displayScale
                ) { context in
                    layer.setNeedsLayout()
                    layer.layoutIfNeeded()
                    layer.render(in: context)
                }
            }
    }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// The path, filled in black.
    public static var image: Snapshotting { image() }

    /// The path, drawn in black, compared with a tolerance.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback { path in
            DrawnImage.drawn(in: path.boundingBoxOfPath, scale: scale) { context in
                context.addPath(path)
                context.drawPath(using: drawingMode)
            }
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// The path, filled in black.
    public static var image: Snapshotting { image() }

    /// The path, filled in black, compared with a tolerance.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback { path in
            DrawnImage.drawn(in: path.bounds, scale: scale) { _ in path.fill() }
        }
    }
}

private enum DrawnImage {
    /// Returns the picture of a rectangle that a closure draws.
    static func drawn(in bounds: CGRect, scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
    }
}

// MARK: Texts

extension Snapshotting where Value == CGPath, Format == String {
    /// The elements of the path, one a line: `LineTo (10.0, 20.5)`.
    public static var elementsDescription: Snapshotting {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.numberStyle = .decimal
        formatter.usesGroupingSeparator = false
        (formatter.minimumFractionDigits, formatter.maximumFractionDigits) = (1, 3)
        return elementsDescription(numberFormatter: formatter)
    }

    /// The elements of the path, with numbers as a formatter writes them.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        SimplySnapshotting.lines.pullback { path in
            var text = ""
            path.applyWithBlock { element in
                let (name, count) = element.pointee.type.description
                if element.pointee.type == .moveToPoint, !text.isEmpty { text += "\n" }
                let points = (0..<count).map { index in
                    let point = element.pointee.points[index]
                    let numbers = [point.x, point.y].map { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }
                    return " (\(numbers[0]), \(numbers[1]))"
                }
                text += name + points.joined() + "\n"
            }
            return text
        }
    }
}

extension CGPathElementType {
    /// The name of the element in texts, and the number of its points.
    fileprivate var description: (name: String, points: Int) {
        switch self {
        case .moveToPoint: ("MoveTo", 1)
        case .addLineToPoint: ("LineTo", 1)
        case .addQuadCurveToPoint: ("QuadCurveTo", 2)
        case .addCurveToPoint: ("CurveTo", 3)
        case .closeSubpath: ("Close", 0)
        @unknown default: ("Unknown", 0)
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// The elements of the path, one a line.
    public static var elementsDescription: Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
    }

    /// The elements of the path, with numbers as a formatter writes them.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { $0.cgPath }
    }
}
