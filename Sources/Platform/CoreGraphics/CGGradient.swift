import Drawing
import Foundation

/// Colours at places along a line.
///
/// Source: Apple, Core Graphics `CGGradient`.
public final class CGGradient: Sendable {
    let stops: [GradientPaint.Stop]

    /// Colours at locations of 0...1; without locations, at equal distances. Nil without colours.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.indices.map { index in
            let location = locations?[index] ?? CGFloat(index) / last
            return GradientPaint.Stop(color: colors[index].rgba, location: Double(min(max(location, 0), 1)))
        }.sorted { $0.location < $1.location }
    }

    /// Colours given by their components, one after the other, at locations of 0...1. Nil without colours.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let size = space.numberOfComponents + 1
        let colors = (0..<max(count, 0)).compactMap { CGColor(colorSpace: space, components: components + $0 * size) }
        self.init(colorsSpace: space, colors: NSArray(array: colors), locations: locations)
    }
}

/// The ends beyond which a gradient continues.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
