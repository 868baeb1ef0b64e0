import Foundation
import HostProtocol
import SwiftUI

/// Curves over time in one plot: values as lines, velocities as dashed ones below.
struct CurvePlot: View {
    let curves: [PlottedCurve]
    /// The measured points, a list for each of the curves in their order; any further lists belong to the last curve.
    var points: [HostRequest.MeasuredPoints] = []

    static let size = CGSize(width: 640, height: 460)
    static let colors = [
        (0.0, 0.35, 0.85), (0.85, 0.25, 0.15), (0.1, 0.55, 0.25), (0.6, 0.3, 0.75), (0.8, 0.5, 0.0), (0.1, 0.55, 0.6),
    ]

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.white
            ForEach(Array(geometry.lines.enumerated()), id: \.offset) { _, line in
                line.path.stroke(
                    Color(red: line.color.0, green: line.color.1, blue: line.color.2),
                    style: StrokeStyle(lineWidth: line.width, lineJoin: .round, dash: line.isDashed ? [4, 3] : []))
            }
            ForEach(Array(geometry.labels.enumerated()), id: \.offset) { _, label in
                Text(verbatim: label.text)
                    .font(.system(size: label.size))
                    .foregroundStyle(Color(red: label.color.0, green: label.color.1, blue: label.color.2))
                    .fixedSize()
                    .frame(width: 0, height: 0, alignment: label.isTrailing ? .trailing : .leading)
                    .offset(x: label.place.x, y: label.place.y)
            }
        }
        .frame(width: Self.size.width, height: Self.size.height)
    }

    // MARK: What is drawn

    struct Line {
        var path: Path
        var points: [CGPoint]
        var color: (Double, Double, Double)
        var width: CGFloat
        var isDashed = false
    }

    struct Label {
        var text: String
        /// The middle of the leading or trailing side.
        var place: CGPoint
        var size: CGFloat = 11
        var color = (0.3, 0.3, 0.3)
        var isTrailing = false
    }

    /// The lines and labels that the picture and the SVG share.
    var geometry: (lines: [Line], labels: [Label]) {
        let (left, right) = (52.0, Double(Self.size.width) - 20)
        let duration = (curves.map(\.duration) + points.flatMap(\.times)).max() ?? 1
        let headings = curves.count + points.count
        var (lines, labels): ([Line], [Label]) = ([], [])
        let panels = [(\PlottedCurve.values, "value", 28.0 + 16 * Double(headings), 280.0), (\.velocities, "velocity, 1/s", 316.0, 424.0)]
        for (index, (samples, title, top, bottom)) in panels.enumerated() {
            let all = (curves.flatMap { $0[keyPath: samples] } + (index == 0 ? points.flatMap(\.values) : [])).filter(\.isFinite)
            let low = min(all.min() ?? 0, 0), high = max(all.max() ?? 1, index == 0 ? 1 : 0.1)
            let x = { (time: Double) in left + (right - left) * time / duration }
            let y = { (value: Double) in bottom - (bottom - top) * (value - low) / max(high - low, 1e-9) }
            for mark in Self.marks(from: low, to: high, about: 4) {
                lines.append(Self.line([(left, y(mark)), (right, y(mark))], (0.88, 0.88, 0.88), 1))
                labels.append(Label(text: Self.number(mark), place: CGPoint(x: left - 6, y: y(mark)), isTrailing: true))
            }
            for mark in Self.marks(from: 0, to: duration, about: 6) {
                lines.append(Self.line([(x(mark), top), (x(mark), bottom)], (0.93, 0.93, 0.93), 1))
                if index == 1 { labels.append(Label(text: "\(Self.number(mark)) s", place: CGPoint(x: x(mark) - 8, y: bottom + 14))) }
            }
            labels.append(Label(text: title, place: CGPoint(x: left, y: top - 10), color: (0.1, 0.1, 0.1)))
            for (number, curve) in curves.enumerated() {
                let count = Double(max(curve.values.count - 1, 1))
                let points = curve[keyPath: samples].enumerated().map { place, value in
                    (x(curve.duration * Double(place) / count), y(value.isFinite ? value : 0))
                }
                lines.append(Self.line(points, Self.colors[number % Self.colors.count], 2, isDashed: index == 1))
            }
            guard index == 0 else { continue }
            for measured in points {
                for (time, value) in zip(measured.times, measured.values) { lines += Self.cross(at: x(time), y(value)) }
            }
        }
        for (number, measured) in points.enumerated() {
            labels.append(
                Label(
                    text: remark(on: measured, number), place: CGPoint(x: left, y: 14 + 16 * Double(curves.count + number)), size: 12,
                    color: Self.ink))
        }
        for (number, curve) in curves.enumerated() {
            labels.append(
                Label(
                    text: "\(Self.shortened(curve.title, to: 80))   \(curve.ending)",
                    place: CGPoint(x: left, y: 14 + 16 * Double(number)), size: 12, color: Self.colors[number % Self.colors.count]))
        }
        return (lines, labels)
    }

    /// The colour of measured points.
    private static let ink = (0.1, 0.1, 0.1)

    /// A cross over a curve, whose arms leave the curve visible.
    private static func cross(at x: Double, _ y: Double) -> [Line] {
        let arm = 2.5
        return [line([(x - arm, y - arm), (x + arm, y + arm)], ink, 0.8), line([(x - arm, y + arm), (x + arm, y - arm)], ink, 0.8)]
    }

    /// `+ springs.csv   32 points, at most 0.0004 off`.
    private func remark(on measured: HostRequest.MeasuredPoints, _ number: Int) -> String {
        let count = "\(measured.times.count) point\(measured.times.count == 1 ? "" : "s")"
        guard !curves.isEmpty else { return "× \(measured.title)   \(count)" }
        let curve = curves[min(number, curves.count - 1)]
        let most = zip(measured.times, measured.values).map { abs(curve.value(at: $0) - $1) }.max() ?? 0
        let distance = most < 0.00005 ? "less than 0.0001" : "at most \((most * 10_000).rounded() / 10_000)"
        return "× \(Self.shortened(measured.title, to: 36))   \(count), \(distance) off \(Self.shortened(curve.title, to: 24))"
    }

    /// The beginning of a title that is too long for a heading.
    private static func shortened(_ title: String, to most: Int) -> String {
        title.count > most ? "\(title.prefix(most - 1))…" : title
    }

    private static func line(
        _ points: [(Double, Double)], _ color: (Double, Double, Double), _ width: CGFloat, isDashed: Bool = false
    ) -> Line {
        let points = points.map { CGPoint(x: $0.0, y: $0.1) }
        var path = Path()
        path.addLines(points)
        return Line(path: path, points: points, color: color, width: width, isDashed: isDashed)
    }

    /// Round numbers in a range: one, two or five times a power of ten apart.
    private static func marks(from low: Double, to high: Double, about count: Int) -> [Double] {
        let wanted = (high - low) / Double(count)
        guard wanted > 0, wanted.isFinite else { return [low] }
        var step = 1e-6
        let factors = [2.0, 2.5, 2.0]
        var index = 0
        while step < wanted, step < 1e12 {
            step *= factors[index % 3]
            index += 1
        }
        let first = (low / step).rounded(.up)
        return (0...20).map { (first + Double($0)) * step }.filter { $0 <= high + step * 1e-6 }
    }

    nonisolated static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
    }

    // MARK: SVG

    /// The plot as SVG, whose texts the viewer sets.
    var svg: String {
        func color(_ rgb: (Double, Double, Double)) -> String {
            "rgb(\(Int((rgb.0 * 255).rounded())),\(Int((rgb.1 * 255).rounded())),\(Int((rgb.2 * 255).rounded())))"
        }
        func hundredths(_ value: CGFloat) -> String { Self.number((Double(value) * 100).rounded() / 100) }
        let (width, height) = (Int(Self.size.width), Int(Self.size.height))
        var text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
            <rect width="100%" height="100%" fill="white"/>

            """
        let (lines, labels) = geometry
        for line in lines {
            let points = line.points.map { "\(hundredths($0.x)),\(hundredths($0.y))" }.joined(separator: " ")
            let dash = line.isDashed ? " stroke-dasharray=\"4 3\"" : ""
            text +=
                "<polyline fill=\"none\" stroke=\"\(color(line.color))\" stroke-width=\"\(hundredths(line.width))\"\(dash) points=\"\(points)\"/>\n"
        }
        for label in labels {
            let words = label.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            text +=
                "<text x=\"\(hundredths(label.place.x))\" y=\"\(hundredths(label.place.y + label.size * 0.35))\" "
                + "font-family=\"sans-serif\" font-size=\"\(hundredths(label.size))\" fill=\"\(color(label.color))\""
                + (label.isTrailing ? " text-anchor=\"end\"" : "") + ">\(words)</text>\n"
        }
        return text + "</svg>\n"
    }
}
