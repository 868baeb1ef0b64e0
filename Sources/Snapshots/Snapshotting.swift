import ImageCodecs
import PreviewRendering
import SwiftUI
import UIKit
import WidgetKit

/// How a picture is made of a value: `.image(…)` for a still, `.animation(…)` for one that moves.
///
/// The names are swift-snapshot-testing's. Pictures are compared without tolerance: the same code gives the same pixels on every
/// machine.
@MainActor
public struct Snapshotting<Value, Format> {
    /// Everything that decides a pixel.
    let options: SnapshotSetting

    /// What to film: a view, or a widget's entries.
    let subject: @MainActor (Value, ViewStudio) throws -> PreviewPlan
}

extension Snapshotting where Value: View, Format == UIImage {
    /// The view at rest, as large as it wants to be.
    public static var image: Snapshotting { image() }

    /// The view at rest.
    ///
    /// - Parameters:
    ///   - layout: the size of the picture.
    ///   - traits: appearance, type size, direction and scale; what they leave open is light, large, left to right and 3.
    ///   - scale: pixels per point, before what the traits say.
    ///   - locale: the locale in which texts are written.
    public static func image(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(), scale: CGFloat? = nil,
        locale: Locale = Locale(identifier: "en_US")
    ) -> Snapshotting {
        Snapshotting(
            options: SnapshotSetting(traits: layout.traits(and: traits), scale: scale, locale: locale)
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

extension Snapshotting where Value: View, Format == [UIImage] {
    /// What the view does by itself, from when it appears until it rests: every frame and its time.
    ///
    /// Of what plays again and again it is one period; of what never ends or comes back it is three seconds.
    public static func animation(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(), scale: CGFloat? = nil,
        framesPerSecond: Double = 30, locale: Locale = Locale(identifier: "en_US")
    ) -> Snapshotting {
        var setting = SnapshotSetting(traits: layout.traits(and: traits), scale: scale, locale: locale)
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
        scale: CGFloat? = nil, framesPerSecond: Double = 30, locale: Locale = Locale(identifier: "en_US")
    ) -> Snapshotting {
        var setting = SnapshotSetting(traits: traits, scale: scale, locale: locale)
        setting.framesPerSecond = framesPerSecond
        return Snapshotting(options: setting) { widget, studio in
            try studio.plan(of: widget, family: family, entries: entries)
        }
    }
}
