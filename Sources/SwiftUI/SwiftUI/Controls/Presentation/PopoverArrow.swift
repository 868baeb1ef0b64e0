import Drawing
import Foundation

/// The form of a popover: a plate with an arrow to the view it belongs to.
struct PopoverArrow {
    /// With the arrow, in points of the window.
    let frame: CGRect
    /// The position of the arrow's tip, from the frame's top left corner.
    private let tip: CGPoint
    /// The side of the plate that carries the arrow.
    private let edge: Edge

    /// Source: UIKit's popovers: an arrow of 13 points on a base of 26; it keeps 10 points to the window's edges.
    static let height: CGFloat = 13
    private static let halfBase: CGFloat = 13
    private static let margin: CGFloat = 10

    /// - Parameters:
    ///   - tip: the point at which the arrow points.
    ///   - edge: the side of the plate with the arrow, if there is room.
    ///   - body: the size of the content.
    init(tip: CGPoint, edge: Edge, body: CGSize, window: CGRect) {
        self.edge = edge
        let isVertical = edge == .top || edge == .bottom
        let size = CGSize(
            width: body.width + (isVertical ? 0 : Self.height), height: body.height + (isVertical ? Self.height : 0))
        var origin: CGPoint
        switch edge {
        case .top: origin = CGPoint(x: tip.x - size.width / 2, y: tip.y)
        case .bottom: origin = CGPoint(x: tip.x - size.width / 2, y: tip.y - size.height)
        case .leading: origin = CGPoint(x: tip.x, y: tip.y - size.height / 2)
        case .trailing: origin = CGPoint(x: tip.x - size.width, y: tip.y - size.height / 2)
        }
        let space = window.insetBy(dx: Self.margin, dy: Self.margin)
        if isVertical { origin.x = min(max(origin.x, space.minX), max(space.maxX - size.width, space.minX)) }
        if !isVertical { origin.y = min(max(origin.y, space.minY), max(space.maxY - size.height, space.minY)) }
        frame = CGRect(origin: origin, size: size)
        self.tip = CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }

    /// The tip as a place in the frame, out of which the popover grows.
    var anchor: UnitPoint { UnitPoint(x: tip.x / max(frame.width, 1), y: tip.y / max(frame.height, 1)) }

    /// The part of a frame beside the arrow.
    func body(in frame: CGRect) -> CGRect {
        switch edge {
        case .top: CGRect(x: frame.minX, y: frame.minY + Self.height, width: frame.width, height: max(frame.height - Self.height, 0))
        case .bottom: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: max(frame.height - Self.height, 0))
        case .leading: CGRect(x: frame.minX + Self.height, y: frame.minY, width: max(frame.width - Self.height, 0), height: frame.height)
        case .trailing: CGRect(x: frame.minX, y: frame.minY, width: max(frame.width - Self.height, 0), height: frame.height)
        }
    }

    /// The plate and its arrow, one outline.
    @MainActor
    func path(in frame: CGRect, cornerRadius: CGFloat) -> Path {
        Self.path(
            around: body(in: frame), pointingTo: CGPoint(x: frame.minX + tip.x, y: frame.minY + tip.y), at: edge, cornerRadius: cornerRadius
        )
    }

    /// The outline of a plate with an arrow at one of its sides.
    @MainActor
    static func path(around body: CGRect, pointingTo tip: CGPoint, at edge: Edge, cornerRadius: CGFloat) -> Path {
        var path = RoundedRectangle(cornerRadius: cornerRadius, style: .continuous).path(in: body)
        let isVertical = edge == .top || edge == .bottom
        let reach = cornerRadius + halfBase
        let (low, high) = isVertical ? (body.minX + reach, body.maxX - reach) : (body.minY + reach, body.maxY - reach)
        let wanted = isVertical ? tip.x : tip.y
        let place = min(max(wanted, min(low, high)), max(low, high))
        // Half a point into the plate, so that there is no seam.
        let (base, top): (CGFloat, CGFloat) =
            switch edge {
            case .top: (body.minY + 0.5, body.minY - height)
            case .bottom: (body.maxY - 0.5, body.maxY + height)
            case .leading: (body.minX + 0.5, body.minX - height)
            case .trailing: (body.maxX - 0.5, body.maxX + height)
            }
        func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
        }
        // The same way round as the plate, or the two would cancel each other.
        let step = edge == .top || edge == .trailing ? halfBase : -halfBase
        path.move(to: point(place - step, base))
        path.addQuadCurve(to: point(place, top), control: point(place - step / 4, base + (top - base) / 6))
        path.addQuadCurve(to: point(place + step, base), control: point(place + step / 4, base + (top - base) / 6))
        path.closeSubpath()
        return path
    }

    /// Returns the point at which the popover of a view points, and the side of the plate with its arrow.
    @MainActor
    static func tip(of shown: ShownPresentation, in window: CGRect) -> (CGPoint, Edge) {
        guard case .popover(let attachment, var edge) = shown.presentation.form else { return (.zero, .top) }
        var rect = shown.anchor
        switch attachment {
        case .rect(.bounds): break
        case .rect(.rect(let part)): rect = part.offsetBy(dx: rect.minX, dy: rect.minY)
        case .point(let place):
            rect = CGRect(x: rect.minX + rect.width * place.x, y: rect.minY + rect.height * place.y, width: 0, height: 0)
        }
        if shown.environment.layoutDirection == .rightToLeft {
            if edge == .leading { edge = .trailing } else if edge == .trailing { edge = .leading }
        }
        // The popover goes to the side with more room, if the requested side has less than a third of the window.
        if edge == .top, window.maxY - rect.maxY < window.height / 3, rect.minY > window.maxY - rect.maxY { edge = .bottom }
        if edge == .bottom, rect.minY < window.height / 3, window.maxY - rect.maxY > rect.minY { edge = .top }
        switch edge {
        case .top: return (CGPoint(x: rect.midX, y: rect.maxY), edge)
        case .bottom: return (CGPoint(x: rect.midX, y: rect.minY), edge)
        case .leading: return (CGPoint(x: rect.maxX, y: rect.midY), edge)
        case .trailing: return (CGPoint(x: rect.minX, y: rect.midY), edge)
        }
    }
}

/// The shadow around a plate of glass; the views seen through the plate have no shadow on them.
enum PlateShadow {
    /// Source: judged by eye: wide and weak, as under UIKit's menus.
    private static let reach: CGFloat = 80

    static func items(around path: Path, opacity: Double) -> [DisplayItem] {
        let box = path.boundingRect
        var outside = Path(box.insetBy(dx: -reach, dy: -reach))
        outside.addPath(path)
        let black = Color.Resolved(red: 0, green: 0, blue: 0, opacity: Float(0.2 * opacity)).rgba
        let solid = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1).rgba
        let thrown = DisplayItem.filter(
            .shadow(color: black, sigma: 20, offset: CGSize(width: 0, height: 10)), [.fill(path, FillStyle(), .color(solid))])
        return [.clip(outside, FillStyle(eoFill: true), [thrown])]
    }
}

/// The line along the inside of a plate of glass, which sets it apart from dark content.
///
/// Record `sheet.medium` of the pictures of iOS 26: one pixel of #303443 to #343945 on a fill of #16181D. Those of alerts, dialogs and menus
/// are taken from it.
struct PlateRim {
    private static let color = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.12)
    private let width: CGFloat

    /// Creates the line in an environment; nil in light, where no picture shows one.
    init?(in environment: EnvironmentValues) {
        guard environment.colorScheme == .dark else { return nil }
        width = environment.pixelLength
    }

    func items(inside path: Path, opacity: Double) -> [DisplayItem] {
        let color = Self.color.multiplyingOpacity(by: opacity).rgba
        return [.clip(path, FillStyle(), [.stroke(path, StrokeStyle(lineWidth: 2 * width), .color(color))])]
    }
}
