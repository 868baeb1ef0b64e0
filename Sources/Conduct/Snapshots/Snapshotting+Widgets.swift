import Foundation
import PreviewRendering
import SnapshotTesting
import SwiftUI
import UIKit
import WidgetKit

extension Snapshotting where Value: Widget, Format == UIImage {
    /// A widget is drawn with an entry: `.image(family: .systemSmall, entry: …)`.
    @available(*, unavailable, message: "A widget needs an entry: .image(family: .systemSmall, entry: …)")
    public static var image: Snapshotting { fatalError("unavailable") }

    /// The widget with an entry, in a family, as it stands on an iPhone.
    ///
    /// - Parameters:
    ///   - entry: of the type that the widget's provider makes.
    ///   - redaction: `.placeholder` shows it as the system does before there is data.
    public static func image(
        family: WidgetFamily, entry: any TimelineEntry, redaction: RedactionReasons = [],
        traits: UITraitCollection = UITraitCollection(), scale: CGFloat? = nil, locale: Locale = Locale(identifier: "en_US")
    ) -> Snapshotting {
        var setting = SnapshotSetting(config: ViewImageConfig(traits: traits))
        (setting.scale, setting.locale) = (scale, locale)
        nonisolated(unsafe) let entry = entry
        return drawn(setting) { widget, studio, _ in
            var plan = try studio.plan(of: widget, family: family, entries: [entry])
            plan.entries[0].redaction = redaction
            return plan
        }
    }
}

extension Snapshotting where Value: Widget, Format == ViewRecording {
    /// The widget's way from entry to entry, in a family: every frame and its time; each entry rests for a second.
    public static func animation(
        family: WidgetFamily, entries: [any TimelineEntry], traits: UITraitCollection = UITraitCollection(),
        scale: CGFloat? = nil, framesPerSecond: Double = 30, locale: Locale = Locale(identifier: "en_US"),
        reduceMotion: Bool = false
    ) -> Snapshotting {
        var setting = SnapshotSetting(config: ViewImageConfig(traits: traits))
        (setting.scale, setting.locale, setting.reducesMotion) = (scale, locale, reduceMotion)
        setting.framesPerSecond = framesPerSecond
        nonisolated(unsafe) let entries = entries
        return filmed(setting) { widget, studio in try studio.plan(of: widget, family: family, entries: entries) }
    }
}
