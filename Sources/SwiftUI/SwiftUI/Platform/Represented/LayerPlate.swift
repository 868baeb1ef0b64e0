import UIKit

/// The outline of a layer: a rectangle of which some corners are round.
nonisolated struct LayerPlate: InsettableShape {
    var radius: CGFloat
    var style: RoundedCornerStyle
    var corners: CACornerMask
    private var amount: CGFloat = 0

    private static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]

    /// - Parameter limit: the largest radius, in points.
    init(_ layer: CALayer, limit: CGFloat = .infinity) {
        radius = min(layer.cornerRadius, limit)
        style = layer.cornerCurve == .continuous ? .continuous : .circular
        corners = layer.maskedCorners
    }

    /// Left stays left in every language.
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        guard !corners.isSuperset(of: Self.all) else {
            return RoundedRectangle(cornerRadius: radius, style: style).inset(by: amount).path(in: rect)
        }
        let radius = { (corner: CACornerMask) in corners.contains(corner) ? self.radius : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: radius(.layerMinXMinYCorner), bottomLeadingRadius: radius(.layerMinXMaxYCorner),
            bottomTrailingRadius: radius(.layerMaxXMaxYCorner), topTrailingRadius: radius(.layerMaxXMinYCorner), style: style
        )
        .inset(by: amount).path(in: rect)
    }

    func inset(by amount: CGFloat) -> LayerPlate {
        var plate = self
        plate.amount += amount
        return plate
    }
}
