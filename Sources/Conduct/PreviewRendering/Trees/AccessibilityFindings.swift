import Foundation
import HostProtocol
import Pixels

/// The faults that elements have for people who see or reach less: contrast, the size of targets, and missing labels.
struct AccessibilityFindings {
    /// The picture of the entry.
    let pixmap: Pixmap
    /// Pixels per point.
    let scale: Double

    /// The least width and height of a target, in points.
    ///
    /// Source: Human Interface Guidelines, Accessibility, "Buttons and controls".
    static let leastTarget = 44.0

    /// Returns the elements with their findings.
    func added(to elements: [InspectedElement]) -> [AccessibleElementSummary] {
        elements.map { element in
            var summary = element.summary
            let findings = findings(of: element)
            summary.findings = findings.isEmpty ? nil : findings
            let children = added(to: element.children)
            summary.children = children.isEmpty ? nil : children
            return summary
        }
    }

    private func findings(of element: InspectedElement) -> [AccessibleElementSummary.Finding] {
        var findings: [AccessibleElementSummary.Finding] = []
        let (width, height) = (element.summary.frame[2], element.summary.frame[3])
        if element.isTouched, width < Self.leastTarget || height < Self.leastTarget {
            findings.append(.init(.targetSize, "It is \(Self.words(width)) x \(Self.words(height)) points, less than 44 x 44."))
        }
        if element.summary.label.isEmpty, element.summary.role != "group" {
            findings.append(.init(.label, "It has no label; give it one with accessibilityLabel(_:), or hide it."))
        }
        // A font of 18 points and more is legible with less contrast; of a control the font is unknown.
        let least = element.summary.role == "text" && (element.fontSize ?? 18) < 18 ? 4.5 : 3
        if ["text", "button", "link"].contains(element.summary.role), !element.summary.label.isEmpty,
            let contrast = contrast(in: element.summary.frame), contrast < least - 0.05
        {
            findings.append(.init(.contrast, "Its contrast is \(Self.words(contrast)):1, less than \(Self.words(least)):1."))
        }
        return findings
    }

    /// Returns the contrast between the most frequent colour of an area and the colour that differs from it most; nil for an area without
    /// a ground of one colour.
    func contrast(in frame: [Double]) -> Double? {
        let (left, top) = (max(Int((frame[0] * scale).rounded()), 0), max(Int((frame[1] * scale).rounded()), 0))
        let right = min(Int(((frame[0] + frame[2]) * scale).rounded()), pixmap.widthInPixels)
        let bottom = min(Int(((frame[1] + frame[3]) * scale).rounded()), pixmap.heightInPixels)
        guard left < right, top < bottom else { return nil }
        var counts: [UInt32: Int] = [:]
        let picture = pixmap.contiguous
        for y in top..<bottom {
            for x in left..<right {
                let pixel = picture[x, y]
                counts[UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue), default: 0] += 1
            }
        }
        let all = (right - left) * (bottom - top)
        // Of two colours that are as frequent, the darker one is the ground in every run.
        guard let ground = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
            Double(ground.value) >= Self.leastGround * Double(all)
        else { return nil }
        // A colour of a few pixels may be the edge of something else.
        let others = counts.filter { $0.key != ground.key && $0.value >= Self.leastPixels }
        return others.map { Self.contrast($0.key, ground.key) }.max()
    }

    /// The part of an area that its ground covers at least; a choice.
    private static let leastGround = 0.3
    private static let leastPixels = 3

    /// Source: WCAG 2.2, "contrast ratio" and "relative luminance".
    static func contrast(_ first: UInt32, _ second: UInt32) -> Double {
        let (one, other) = (luminance(first), luminance(second))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    private static func luminance(_ color: UInt32) -> Double {
        func linear(_ shift: UInt32) -> Double {
            let value = Double(color >> shift & 255) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }

    private static func words(_ number: Double) -> String {
        let tenths = (number * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }
}
