import Foundation
@_spi(Nodes) import SwiftUICore

/// Puts views into the bar over the keyboard.
struct KeyboardBarModifier: ViewModifier {
    let entries: [ToolbarEntry]

    func body(content: Content) -> some View {
        content.presenting(
            entries.isEmpty
                ? nil
                : Presentation(
                    form: .keyboardBar,
                    content: {
                        AnyView(ForEach(entries.indices, id: \.self) { entries[$0].content.toolbarIcons() })
                    }, close: {}))
    }
}

/// The bar over the keyboard, which comes and goes with the keyboard. No keyboard is drawn: the bar stands at the bottom of the screen.
///
/// Source: UIKit moves keyboards by the spring of its presentations; a tool bar is 44 points high.
struct KeyboardBarLayer: View {
    let shown: ShownPresentation

    var body: some View {
        TransplantedView(environment: environment, content: KeyboardBar(content: shown.presentation.content()))
            .layoutValue(key: PresentationPlaceKey.self, value: .bottom(margin: 0))
            .zIndex(shown.level + 1)
            .transition(.presentedSheet)
    }

    private var environment: EnvironmentValues {
        var environment = shown.environment
        environment.font = nil
        environment.foregroundStyles = nil
        environment.multilineTextAlignment = .leading
        environment.lineLimit = nil
        return environment
    }
}

private struct KeyboardBar: View {
    let content: AnyView
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.screenInsets) private var insets
    @Environment(\.systemLook.bottomBar.items) private var items

    var body: some View {
        switch items {
        case .plain: plain
        case .glass: glass
        }
    }

    /// Record `keyboardtoolbar` of `bars26.json`: one capsule, 51 points high and 16 from the sides. The distance below is that of the
    /// items of a bar at the bottom.
    private var glass: some View {
        HStack(spacing: 16) { content.foregroundStyle(HierarchicalShapeStyle.primary) }
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, minHeight: 51, maxHeight: 51, alignment: .leading)
            .background { GlassPlate(kind: .bar(tint: nil), shape: Capsule(style: .circular)).contentShape(Capsule(style: .circular)) }
            .padding(.horizontal, 16)
            .padding(.bottom, max(insets.bottom, 28))
    }

    private var plain: some View {
        HStack(spacing: 16) { content }
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44, alignment: .leading)
            .padding(.bottom, insets.bottom)
            .background { Rectangle().fill(Material.bar).contentShape(Rectangle()) }
            .overlay(alignment: .top) {
                Rectangle().fill(.separator).frame(height: pixelLength).offset(y: -pixelLength).allowsHitTesting(false)
            }
    }
}

extension ViewTree {
    /// Returns the bar over the keyboard: the keyboard items of all views around the focused field, and of those on the same page.
    ///
    /// - Parameters:
    ///   - presenters: the views with something for such a bar.
    ///   - depth: the number of presentations; a field behind the last one has no keyboard meanwhile.
    func keyboardBar(among presenters: [PresenterNode], depth: Int) -> ShownPresentation? {
        guard let field = touches.focusedField, !field.isGone, field.environment.presentationDepth == depth else { return nil }
        let shown = presenters.filter { presenter in
            guard presenter.environment.presentationDepth == depth, !presenter.isUnderPage else { return false }
            return presenter.environment.viewHost == field.environment.viewHost || field.isInside(presenter)
        }
        guard let first = shown.first, let owner = first.owner, var presentation = first.presentation else { return nil }
        let parts = shown.compactMap { $0.presentation?.content }
        presentation.content = { AnyView(ForEach(parts.indices, id: \.self) { parts[$0]() }) }
        return ShownPresentation(presentation, by: first, owner: owner, depth: depth)
    }
}

private enum PresentationDepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    /// The number of presentations that lie one over the other at a view's place.
    var presentationDepth: Int {
        get { self[PresentationDepthKey.self] }
        set { self[PresentationDepthKey.self] = newValue }
    }
}
