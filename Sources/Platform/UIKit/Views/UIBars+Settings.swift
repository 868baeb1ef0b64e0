import Foundation

/// An appearance that is copied when it is set, and made when it is first asked for, as code may change it.
@MainActor @preconcurrency @propertyWrapper
public struct KeptAppearance<Appearance: UIBarAppearance> {
    /// The appearance that code has set or asked for; nil for the system's.
    public private(set) var projectedValue: Appearance?

    public nonisolated init() {}

    public var wrappedValue: Appearance {
        mutating get {
            let appearance = projectedValue ?? Appearance()
            projectedValue = appearance
            return appearance
        }
        set { projectedValue = Appearance(barAppearance: newValue) }
    }
}

/// A bar with a ground and items that code may describe.
@MainActor
package protocol AppearingBar: FollowingAppearance {
    associatedtype Appearance: UIBarAppearance
    /// The standard appearance that code has set; nil for the system's.
    var ownAppearance: Appearance? { get }
    var scrollEdgeAppearance: Appearance? { get }
    var barStyle: UIBarStyle { get }
    // The settings of the time before appearances.
    var barTintColor: UIColor? { get }
    var isTranslucent: Bool { get }
    var groundImage: UIImage? { get }
    var shadowImage: UIImage? { get }
}

/// The settings that a bar is drawn with: its own, and where it has none those of `appearance()`.
@MainActor
package struct BarSettings<Bar: AppearingBar> {
    private let bars: [Bar]
    /// The appearance over content; nil for the system's.
    package let standard: Bar.Appearance?
    /// The appearance at the edge of the content; nil for the system's.
    package let scrollEdge: Bar.Appearance?

    /// - Parameters:
    ///   - bar: the bar; nil for one of SwiftUI's.
    ///   - standard: the appearance that the shown page asks for, in place of the bar's.
    ///   - scrollEdge: the same at the edge of the content.
    package init(of bar: Bar?, standard: Bar.Appearance? = nil, scrollEdge: Bar.Appearance? = nil) {
        bars = (bar.map { [$0] } ?? []) + AppearanceProxies.all(of: Bar.self)
        self.standard = standard ?? bars.lazy.compactMap(\.ownAppearance).first ?? Self.former(of: bars)
        // UIKit since iOS 15: a bar without an appearance for the edge of its content is the standard one without its ground there.
        self.scrollEdge = scrollEdge ?? bars.lazy.compactMap(\.scrollEdgeAppearance).first ?? self.standard?.withoutGround()
    }

    /// The tint of the items; nil for that of the surroundings.
    package var tint: UIColor? { first { $0.hasOwnTint ? $0.tintColor : nil } }

    /// The appearance that the style of the bar asks for; unspecified: that of the surroundings.
    package var interfaceStyle: UIUserInterfaceStyle { first { $0.barStyle.interfaceStyle } ?? .unspecified }

    package func first<Value>(_ value: (Bar) -> Value?) -> Value? { bars.lazy.compactMap(value).first }

    /// Returns the standard appearance that the settings of the time before appearances describe; nil if there are none.
    private static func former(of bars: [Bar]) -> Bar.Appearance? {
        let (tint, image) = (bars.lazy.compactMap(\.barTintColor).first, bars.lazy.compactMap(\.groundImage).first)
        let (shadow, isOpaque) = (bars.lazy.compactMap(\.shadowImage).first, bars.contains { !$0.isTranslucent })
        guard tint != nil || image != nil || shadow != nil || isOpaque else { return nil }
        let appearance = Bar.Appearance()
        if isOpaque { appearance.configureWithOpaqueBackground() }
        if let tint { appearance.backgroundColor = tint }
        if let image { appearance.takeGround(image) }
        if let shadow { appearance.shadowImage = shadow }
        return appearance
    }
}

extension UIBarStyle {
    /// The appearance that the style asks for; nil for that of the surroundings.
    package var interfaceStyle: UIUserInterfaceStyle? { self == .default ? nil : .dark }
}

extension UIBarAppearance {
    /// Takes an image for the ground; an empty one removes the ground.
    fileprivate func takeGround(_ image: UIImage) {
        (backgroundEffect, backgroundColor) = (nil, nil)
        backgroundImage = image.size.width > 0 ? image : nil
    }

    fileprivate func withoutGround() -> Self {
        let copy = Self(barAppearance: self)
        copy.configureWithTransparentBackground()
        return copy
    }
}
