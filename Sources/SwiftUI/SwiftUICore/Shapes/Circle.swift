import Foundation
import Geometry

/// A circle centred on the frame of the view that holds it, as large as the shorter side.
///
/// Source: Apple, SwiftUI `Circle`.
public struct Circle: InsettableShape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// A square with the shorter proposed side; a side left open follows the other, both open give 10 by 10.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat
        switch (proposal.width, proposal.height) {
        case (let width?, let height?): side = min(width, height)
        case (let width?, nil): side = width
        case (nil, let height?): side = height
        case (nil, nil): side = 10
        }
        return CGSize(width: side, height: side)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { InsetByFrame(shape: self, amount: amount) }
}

extension Shape where Self == Circle {
    /// A circle centred on the frame of the view that holds it.
    public static var circle: Circle { Circle() }
}
