import Foundation
import HostProtocol
import SwiftUI
import WidgetKit

/// A preview found in the executable, with a name of its own.
@MainActor
struct CatalogedPreview {
    /// The position in the catalogue.
    private(set) var index: Int
    /// Unique among all previews, and fit for a file name.
    let name: String
    /// The name that the author gave the preview.
    let title: String?
    let file: String
    let line: Int
    /// The names of the timeline's entries in the source.
    let entryNames: [String?]
    /// The widget whose families stand together on the page; nil for a preview that stands by itself.
    let group: String?
    private(set) var subject: Subject
    /// The reason to draw it although nobody wrote a preview of it; nil for written previews.
    var stand: Stand?
    /// The modifiers around its view, some of which may have to be waited for.
    var modifiers: [AppliedPreviewModifier] = []
    /// The look in which it is drawn, of several; nil: as the options say.
    private(set) var variant: RenderVariant?

    /// The content that stands in for a preview that nobody wrote.
    enum Stand {
        /// The first window of the app.
        case app
        /// A view, made without arguments.
        case view
        /// Something with sample arguments.
        case sample
    }

    enum Subject {
        case view(attributes: PreviewAttributes, view: @MainActor () throws -> any View)
        case widget(WidgetPreviewContent)
        /// A widget without a preview.
        case placed(PlacedWidget)
        /// A Live Activity or a control.
        case surface(any SurfaceContent)
        /// The preview could not be made.
        case failed(String)
    }
}

extension CatalogedPreview {
    /// Returns the preview once for each variant, with places in a catalogue of all previews in all variants; itself if there are none.
    func inVariants(_ variants: [RenderVariant]) -> [CatalogedPreview] {
        guard !variants.isEmpty else { return [self] }
        return variants.enumerated().map { number, variant in
            var preview = self
            (preview.index, preview.variant) = (index * variants.count + number, variant)
            // The variant's device is not the preview's.
            if case .view(var attributes, let view) = subject, variant[.device] != nil {
                attributes.device = nil
                preview.subject = .view(attributes: attributes, view: view)
            }
            return preview
        }
    }

    /// The name for people: the title, and the variant.
    var shownName: String { (title ?? name) + (variant.map { " (\($0.name))" } ?? "") }

    /// True if the preview is planned with options of its own.
    var hasOwnOptions: Bool { device != nil || variant != nil }

    /// - Throws: `PreviewError.unsupportedVariant` for a value of the variant that changes nothing in such a preview.
    func checkVariant() throws {
        guard let variant else { return }
        for axis in VariantAxis.allCases {
            guard let value = variant[axis], let reason = refusal(of: axis) else { continue }
            throw PreviewError.unsupportedVariant(axis: axis.rawValue, value: value, reason: reason)
        }
    }

    /// The qualities in which pictures of the preview can differ.
    var variantAxes: [VariantAxis] { VariantAxis.allCases.filter { refusal(of: $0) == nil } }

    /// Returns why a quality changes nothing in the preview; nil for one that does.
    private func refusal(of axis: VariantAxis) -> String? {
        guard case .view(let attributes, _) = subject, !(attributes.context is WidgetPreviewContext) else {
            if case .failed = subject { return nil }
            return axis == .orientation ? "a widget, a Live Activity and a control have none" : nil
        }
        switch axis {
        case .renderingMode: return "it colours widgets, and the preview is a view"
        case .orientation, .device: return attributes.fillsScreen ? nil : "the preview has a size of its own, by its layout"
        case .colorScheme, .contrast, .boldText, .dynamicType, .locale, .direction: return nil
        }
    }

    /// The declaration that the preview comes from.
    var source: PreviewSource {
        switch (stand, subject) {
        case (.app?, _): .app
        case (.view?, _): .view
        case (.sample?, _): .sample
        case (nil, .placed): .widget
        case (nil, .surface) where group != nil: isControl ? .control : .activity
        case (nil, _): line > 0 ? .preview : .provider
        }
    }

    private var isControl: Bool { if case .surface(let content) = subject { content is ControlSurface } else { false } }

    /// The device that the preview names, by `previewDevice(_:)`.
    var device: PreviewDevice? {
        guard case .view(let attributes, _) = subject else { return nil }
        return attributes.device
    }

    /// The widget family in the preview's context, as the older form declares it.
    var contextFamily: WidgetFamily? {
        guard case .view(let attributes, _) = subject else { return nil }
        return (attributes.context as? WidgetPreviewContext)?.family
    }

    /// The family in which a preview shows a widget; nil for previews of other content.
    var family: WidgetFamily? {
        if case .widget(let content) = subject { content.family } else { contextFamily }
    }

    /// The module that declares the preview: the first part of `Module/File.swift`.
    var module: String { String(file.prefix { $0 != "/" }) }

    /// The title over its pictures on the page. A widget's family stands below the widget's name, so its title is the family's.
    var pageTitle: String {
        if group != nil, let family = name.split(separator: "/").last { return String(family) }
        return title ?? name
    }
}

extension PreviewAttributes {
    /// True if the view fills the screen of a device.
    var fillsScreen: Bool { if case .device? = layout { true } else { layout == nil } }
}
