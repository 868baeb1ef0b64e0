import CoreGraphics
import Drawing
import Foundation
import Geometry
import Typesetting

/// The drawing of a run of a string: its colour, and the lines under and through it.
struct DrawnRun {
    let color: UIColor
    /// The picture that stands for the run's characters.
    let attachment: NSTextAttachment?
    private let underline: UIColor?
    private let strikethrough: UIColor?
    private let metrics: FontMetrics

    init(_ attributes: [NSAttributedString.Key: Any], _ library: FontLibrary) {
        let color = attributes[.foregroundColor] as? UIColor ?? .black
        self.color = color
        attachment = attributes[.attachment] as? NSTextAttachment
        func line(_ style: NSAttributedString.Key, _ own: NSAttributedString.Key) -> UIColor? {
            let isLined =
                (NSAttributedString.length(attributes[style]) ?? 0) != 0 || (attributes[style] as? NSUnderlineStyle)?.rawValue ?? 0 != 0
            return isLined ? attributes[own] as? UIColor ?? color : nil
        }
        underline = line(.underlineStyle, .underlineColor)
        strikethrough = line(.strikethroughStyle, .strikethroughColor)
        metrics = library.metrics(of: (attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)).fontDescription)
    }

    /// Points of the font above and below the baseline.
    var extent: (CGFloat, CGFloat) { (metrics.ascender, metrics.descender) }

    /// Returns the lines of a part of the run, on whole pixels: an underline at the font's position, and a line through the middle of the
    /// small letters. Double and dotted lines are drawn as single ones.
    ///
    /// - Parameter start: its left end on the baseline.
    func lines(from start: CGPoint, width: CGFloat, pixelLength pixel: CGFloat) -> [DisplayItem] {
        let thickness = max((metrics.underlineThickness / pixel).rounded(), 1) * pixel
        func line(_ color: UIColor?, _ top: CGFloat) -> [DisplayItem] {
            guard let color else { return [] }
            let y = ((start.y + top) / pixel).rounded() * pixel
            return [.fill(Path(CGRect(x: start.x, y: y, width: width, height: thickness)), FillStyle(), .color(color.currentRGBA))]
        }
        return line(underline, metrics.underlineOffset) + line(strikethrough, -metrics.xHeight / 2 - thickness / 2)
    }
}
