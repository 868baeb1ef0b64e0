import Drawing
import Foundation
import Geometry
import RunContext

extension CGContext {
    // MARK: The current path

    public func beginPath() { currentPath = Path() }
    public func closePath() { currentPath.closeSubpath() }
    public func move(to point: CGPoint) { currentPath.move(to: point.applying(state.transform)) }
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point.applying(state.transform)) }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end.applying(state.transform), control: control.applying(state.transform))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        let transform = state.transform
        currentPath.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: state.transform) }
    public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: state.transform) }
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: state.transform) }
    public func addPath(_ path: CGPath) { currentPath.addPath(path.path, transform: state.transform) }
    public func addLines(between points: [CGPoint]) { currentPath.addLines(points.map { $0.applying(state.transform) }) }

    /// Adds an arc; angles are in radians, and `clockwise` applies to a plane whose y points up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise, transform: state.transform)
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.transform)
    }

    public var isPathEmpty: Bool { currentPath.isEmpty }
    public var path: CGPath? { CGPath(currentPath.applying(state.transform.inverted())) }
    public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }

    // MARK: Filling and stroking

    /// Fills the current path and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(currentPath, rule)
        beginPath()
    }

    /// Strokes the current path and begins a new one.
    public func strokePath() {
        stroke(currentPath)
        beginPath()
    }

    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: fill(currentPath, .winding)
        case .eoFill: fill(currentPath, .evenOdd)
        case .stroke: stroke(currentPath)
        case .fillStroke:
            fill(currentPath, .winding)
            stroke(currentPath)
        case .eoFillStroke:
            fill(currentPath, .evenOdd)
            stroke(currentPath)
        }
        beginPath()
    }

    public func fill(_ rect: CGRect) { fill(Path(rect).applying(state.transform), .winding) }
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect).applying(state.transform), .winding) }
    public func stroke(_ rect: CGRect) { stroke(Path(rect).applying(state.transform)) }
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect).applying(state.transform)) }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        stroke(path.applying(state.transform))
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        saveGState()
        (state.alpha, state.blendMode, state.shadow) = (1, .destinationOut, nil)
        state.fill = .color(.black)
        fill(rect)
        restoreGState()
    }

    private func fill(_ path: Path, _ rule: CGPathFillRule) {
        let style = FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased)
        guard !path.isEmpty else { return }
        let cover = DisplayItem.fill(path, style, .color(.black))
        // Clearing removes the pixels, whatever the colour.
        add([state.blendMode == .clear ? cover : .fill(path, style, state.fill)], covering: [cover])
    }

    /// Strokes a path given in pixels with a pen of the user's coordinates.
    private func stroke(_ path: Path) {
        guard !path.isEmpty else { return }
        let inUserSpace = path.applying(state.transform.inverted())
        addInUserSpace([.stroke(inUserSpace, state.pen, state.stroke)])
    }

    // MARK: Clipping

    /// Restricts further drawing to the inside of the current path, and begins a new path.
    public func clip(using rule: CGPathFillRule = .winding) {
        state.clips.append((currentPath, FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased)))
        beginPath()
    }

    public func clip(to rect: CGRect) {
        state.clips.append((Path(rect).applying(state.transform), FillStyle(antialiased: state.isAntialiased)))
    }

    public func clip(to rects: [CGRect]) {
        var path = Path()
        path.addRects(rects, transform: state.transform)
        state.clips.append((path, FillStyle(antialiased: state.isAntialiased)))
    }

    public func resetClip() { state.clips = [] }

    /// A rectangle around everything that clips leave, in the user's coordinates.
    public var boundingBoxOfClipPath: CGRect {
        let canvas = CGRect(x: 0, y: 0, width: width, height: height)
        let box = state.clips.reduce(canvas) { $0.intersection($1.path.boundingRect) }
        return box.applying(state.transform.inverted())
    }

    // MARK: Pictures

    /// Draws a picture, its top at the largest y, as in a plane whose y points up.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let rect = rect.standardized
        let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        let transform = upright.concatenating(state.transform)
        guard byTiling else {
            let style = ImageStyle(sampling: state.interpolation.sampling, isAntialiased: state.isAntialiased)
            let cover = DisplayItem.fill(Path(rect).applying(transform), FillStyle(), .color(.black))
            return add([.transform(transform, [.image(image.source, rect, style)])], covering: [cover])
        }
        let everywhere = boundingBoxOfClipPath.applying(upright)
        let paint = Paint.pattern(image.source, origin: rect.origin, size: rect.size)
        add([.transform(transform, [.fill(Path(everywhere), FillStyle(), paint)])])
    }

    // MARK: Gradients

    /// Fills the clipped area with colours along a line; areas beyond its ends are filled only if the options include them.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let everywhere = boundingBoxOfClipPath
        let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0, length.isFinite, !everywhere.isNull else { return }
        // The strip between the two ends, wide enough for everything.
        let reach =
            2
            * (everywhere.width + everywhere.height + length + abs(everywhere.midX - startPoint.x)
                + abs(everywhere.midY - startPoint.y))
        let before = options.contains(.drawsBeforeStartLocation) ? -reach : 0
        let after = length + (options.contains(.drawsAfterEndLocation) ? reach : 0)
        let axes = CGAffineTransform(
            a: dx / length, b: dy / length, c: -dy / length, d: dx / length, tx: startPoint.x, ty: startPoint.y)
        let strip = Path(CGRect(x: before, y: -reach, width: after - before, height: 2 * reach)).applying(axes)
        let paint = GradientPaint(stops: gradient.stops, shape: .linear(start: startPoint, end: endPoint))
        addInUserSpace([.fill(strip, FillStyle(antialiased: state.isAntialiased), .gradient(paint))])
    }

    /// Fills the clipped area with colours between two circles of one centre; areas beyond them are filled only if the options include
    /// them.
    ///
    /// Circles of different centres are drawn around the end's, which is reported.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        if startCenter != endCenter {
            RunReports.note(
                "CGContext.drawRadialGradient does not support circles with different centres: the gradient is drawn around the end "
                    + "circle's.")
        }
        let everywhere = boundingBoxOfClipPath
        guard !everywhere.isNull, startRadius >= 0, endRadius >= 0, startRadius != endRadius else { return }
        let grows = endRadius > startRadius
        let drawsOutside = options.contains(grows ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
        let drawsInside = options.contains(grows ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
        let (inner, outer) = (min(startRadius, endRadius), max(startRadius, endRadius))
        func circle(_ radius: CGFloat) -> Path {
            Path(
                ellipseIn: CGRect(
                    x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius))
        }
        var path = drawsOutside ? Path(everywhere) : circle(outer)
        if !drawsInside, inner > 0 { path.addPath(circle(inner)) }
        let paint = GradientPaint(
            stops: grows
                ? gradient.stops
                : gradient.stops.reversed().map {
                    GradientPaint.Stop(color: $0.color, location: 1 - $0.location)
                },
            shape: .radial(center: endCenter, startRadius: inner, endRadius: outer))
        addInUserSpace([.fill(path, FillStyle(eoFill: true, antialiased: state.isAntialiased), .gradient(paint))])
    }
}
