import ImageCodecs
import PreviewRendering
import SwiftUI
import UIKit
import WidgetKit

/// A way to make a snapshot of a value: `.image(…)` for a still, `.animation(…)` for a moving view, `.lines`, `.dump`, `.json` and the
/// like for a text.
///
/// The names are swift-snapshot-testing's. Pictures are compared without tolerance unless a precision is given: the same code
/// gives the same pixels on every machine.
@MainActor
public struct Snapshotting<Value, Format> {
    /// The source that a snapshot is made from.
    enum Subject {
        /// A view, or a widget's entries, to be filmed, with everything that decides a pixel.
        case film(SnapshotSetting, @MainActor (Value, ViewStudio) throws -> PreviewPlan)
        /// A text.
        case text(@MainActor (Value) throws -> String)
    }

    let subject: Subject

    /// Everything that decides a pixel; nil where a text is made.
    var options: SnapshotSetting? {
        if case .film(let setting, _) = subject { setting } else { nil }
    }

    /// The ending of the names of files with texts; nil: they have none. Pictures have their format's.
    public var pathExtension: String?

    init(options: SnapshotSetting, subject: @escaping @MainActor (Value, ViewStudio) throws -> PreviewPlan) {
        self.subject = .film(options, subject)
    }

    init(pathExtension: String?, text: @escaping @MainActor (Value) throws -> String) {
        (subject, self.pathExtension) = (.text(text), pathExtension)
    }

    /// The same of another kind of value, of which one of this kind is made first.
    public func pullback<NewValue>(_ transform: @escaping @MainActor (NewValue) throws -> Value) -> Snapshotting<NewValue, Format> {
        switch subject {
        case .film(let options, let plan):
            Snapshotting<NewValue, Format>(options: options) { value, studio in try plan(transform(value), studio) }
        case .text(let text):
            Snapshotting<NewValue, Format>(pathExtension: pathExtension) { value in try text(transform(value)) }
        }
    }
}

/// A format of snapshots that are complete at once: a picture or a text.
public protocol _StillFormat {}

extension UIImage: _StillFormat {}
extension String: _StillFormat {}

extension Snapshotting where Value: View, Format == UIImage {
    /// The view at rest, as large as it wants to be.
    public static var image: Snapshotting { image() }

    /// The view at rest.
    ///
    /// - Parameters:
    ///   - layout: the size of the picture.
    ///   - traits: appearance, type size, direction and scale; what they leave open is light, large, left to right and 3.
    ///   - scale: pixels per point, which takes precedence over the traits.
    ///   - locale: the locale in which texts are written.
    ///   - reduceMotion: whether people have asked for less motion, the value of `accessibilityReduceMotion`.
    public static func image(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(), scale: CGFloat? = nil,
        locale: Locale = Locale(identifier: "en_US"), reduceMotion: Bool = false
    ) -> Snapshotting {
        Snapshotting(
            options: SnapshotSetting(traits: layout.traits(and: traits), scale: scale, locale: locale, reducesMotion: reduceMotion)
        ) { view, studio in try studio.plan(of: view, size: layout.size) }
    }

    /// The view at rest, in a size of points.
    public static func image(
        size: CGSize, scale: CGFloat? = nil, traits: UITraitCollection = UITraitCollection(),
        locale: Locale = Locale(identifier: "en_US")
    ) -> Snapshotting {
        image(layout: .fixed(width: size.width, height: size.height), traits: traits, scale: scale, locale: locale)
    }
}

extension Snapshotting where Value: View, Format == UIImage {
    /// The view at rest, compared with a tolerance.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: there is no window here, and one way to draw.
    ///   - precision: the part of the pixels that have to be alike, 0 to 1.
    ///   - perceptualPrecision: how alike pixels have to be: 1 less a hundredth of their distance in CIE L*a*b*, 0 to 1.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        tolerant(SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision), layout, traits)
    }

    /// The view at rest, compared with a tolerance for each pixel.
    public static func image(
        perceptualPrecision: Float, layout: SwiftUISnapshotLayout = .sizeThatFits,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting { tolerant(SnapshotTolerance(perceptualPrecision: perceptualPrecision), layout, traits) }

    /// The view at rest; there is no window here, and one way to draw.
    public static func image(
        drawHierarchyInKeyWindow: Bool, layout: SwiftUISnapshotLayout = .sizeThatFits,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting { image(layout: layout, traits: traits) }

    private static func tolerant(
        _ tolerance: SnapshotTolerance, _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection
    ) -> Snapshotting {
        var setting = SnapshotSetting(traits: layout.traits(and: traits), scale: nil, locale: Locale(identifier: "en_US"))
        setting.tolerance = tolerance
        return Snapshotting(options: setting) { view, studio in try studio.plan(of: view, size: layout.size) }
    }
}

extension Snapshotting where Value: Widget, Format == UIImage {
    /// A widget is drawn with an entry: `.image(family: .systemSmall, entry: …)`.
    @available(*, unavailable, message: "A widget needs an entry: .image(family: .systemSmall, entry: …)")
    public static var image: Snapshotting { fatalError("unavailable") }
}

extension Snapshotting where Value: View, Format == [UIImage] {
    /// The view's own motion, from its appearance until it rests: every frame and its time.
    ///
    /// Of what plays again and again it is one period; of what never ends or comes back it is three seconds.
    public static func animation(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(), scale: CGFloat? = nil,
        framesPerSecond: Double = 30, locale: Locale = Locale(identifier: "en_US"), reduceMotion: Bool = false
    ) -> Snapshotting {
        var setting = SnapshotSetting(
            traits: layout.traits(and: traits), scale: scale, locale: locale, reducesMotion: reduceMotion)
        setting.framesPerSecond = framesPerSecond
        return Snapshotting(options: setting) { view, studio in try studio.plan(of: view, size: layout.size) }
    }
}

extension Snapshotting where Value: Widget, Format == UIImage {
    /// The widget with an entry, in a family, as it stands on an iPhone.
    ///
    /// - Parameters:
    ///   - entry: of the type that the widget's provider makes.
    ///   - redaction: `.placeholder` shows it as the system does before there is data.
    public static func image(
        family: WidgetFamily, entry: any TimelineEntry, redaction: RedactionReasons = [],
        traits: UITraitCollection = UITraitCollection(), scale: CGFloat? = nil, locale: Locale = Locale(identifier: "en_US")
    ) -> Snapshotting {
        Snapshotting(
            options: SnapshotSetting(traits: traits, scale: scale, locale: locale)
        ) { widget, studio in
            var plan = try studio.plan(of: widget, family: family, entries: [entry])
            plan.entries[0].redaction = redaction
            return plan
        }
    }
}

extension Snapshotting where Value: Widget, Format == [UIImage] {
    /// The widget's way from entry to entry, in a family: every frame and its time; each entry rests for a second.
    public static func animation(
        family: WidgetFamily, entries: [any TimelineEntry], traits: UITraitCollection = UITraitCollection(),
        scale: CGFloat? = nil, framesPerSecond: Double = 30, locale: Locale = Locale(identifier: "en_US"),
        reduceMotion: Bool = false
    ) -> Snapshotting {
        var setting = SnapshotSetting(traits: traits, scale: scale, locale: locale, reducesMotion: reduceMotion)
        setting.framesPerSecond = framesPerSecond
        return Snapshotting(options: setting) { widget, studio in
            try studio.plan(of: widget, family: family, entries: entries)
        }
    }
}
