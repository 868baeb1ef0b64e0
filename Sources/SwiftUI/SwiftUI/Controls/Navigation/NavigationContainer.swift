import UIKit

/// The root of a navigation stack and the views over it, each with its own bar, and the moves between them.
struct NavigationContainer<Root: View>: View {
    let root: Root
    /// The path to which the stack is bound; nil for its own.
    var path: NavigationPathAccess?
    /// True if only the first of several views in the root is shown, as with the columns of a navigation view.
    var showsFirstAlone = false
    @State private var model = NavigationModel()
    @State private var ownPath = NavigationPath()
    @State private var changes = 0

    @Environment(\.navigationLevel) private var level
    @Environment(\.isNavigationColumn) private var isColumn
    @Environment(\.nextColumn) private var nextColumn

    var body: some View {
        let (changes, model) = ($changes, model)
        _ = changes.wrappedValue
        model.prepare(path ?? NavigationPathAccess($ownPath)) { changes.wrappedValue += 1 }
        model.nextColumn = nextColumn
        let outer = isColumn ? level : nil
        let place = NavigationPlace(model: model, level: 0, outer: outer)
        return ZStack {
            NavigationFrame(content: root, place: place, showsFirstAlone: showsFirstAlone)
                .environment(\.navigationPage, model.rootPage)
                .environment(\.viewHost, ObjectIdentifier(model.rootPage))
                .environment(\.navigationLevel, NavigationLevel(model: model, level: 0))
                .environment(\.isNavigationColumn, false)
                .modifier(CoveredPage(model: model, level: 0))
            PushedPages(model: model, level: 1)
        }
        .modifier(StackFrameModifier(model: model))
        .environment(\.navigation, model)
        .navigationBarContent { $0.isNested = outer != nil }
        .preference(key: WatchClockKey.self, value: true)
    }
}

extension Animation {
    /// The animation of views that come to a stack and leave it: critically damped, as UIKit's are; the response is SwiftUI's own
    /// default.
    static var navigation: Animation { .smooth }
}

/// The view at a level of a stack, and those above.
private struct PushedPages: View {
    let model: NavigationModel
    let level: Int

    var body: some View {
        let entries = model.entries.count >= level ? [model.entries[level - 1]] : []
        ForEach(entries, id: \.number) { entry in
            PushedPage(model: model, level: level, entry: entry)
                .zIndex(Double(level))
                .transition(NavigationMove(model: model, page: entry.page).animation(.navigation))
        }
        // A view that left a level above is still leaving there.
        if model.greatestDepth >= level {
            AnyView(PushedPages(model: model, level: level + 1))
        }
    }
}

private struct PushedPage: View {
    let model: NavigationModel
    let level: Int
    let entry: NavigationModel.Entry

    var body: some View {
        let (model, page) = (model, entry.page)
        return NavigationFrame(content: content, place: NavigationPlace(model: model, level: level))
            .background { Color(uiColor: .systemBackground).ignoresSafeArea() }
            .environment(\.navigationPage, page)
            .environment(\.viewHost, ObjectIdentifier(page))
            .environment(\.navigationLevel, NavigationLevel(model: model, level: level))
            .environment(\.isNavigationColumn, false)
            .environment(\.dismiss, DismissAction { model.dismiss(page) })
            .environment(\.isPresented, true)
            .environment(
                \.presentationMode,
                Binding(get: { PresentationMode(isPresented: true) }, set: { if !$0.isPresented { model.dismiss(page) } })
            )
            .modifier(CoveredPage(model: model, level: level))
    }

    @ViewBuilder private var content: some View {
        if let view = model.content(of: entry) {
            view
        } else {
            // The sign that Apple's systems show for a value without a destination.
            Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow)
                .reporting(
                    true, "The destination of the value \(entry.value.map { "\($0.base)" } ?? "")",
                    instead: "no navigationDestination(for:) declares its type, and a warning sign is drawn")
        }
    }
}

/// A page makes way for the one above it, in the shade.
///
/// Source: UIKit's push: the page below goes 30 % of the width and is dimmed by a tenth.
private struct CoveredPage: ViewModifier {
    let model: NavigationModel
    let level: Int

    func body(content: Content) -> some View {
        let above = model.page(at: level + 1)
        let isAside = above.map { $0.zoom == nil } ?? false
        return
            content
            .allowsHitTesting(above == nil)
            .overlay {
                if above != nil {
                    Color.black.opacity(0.1).ignoresSafeArea().allowsHitTesting(false)
                        .transition(.opacity.animation(.navigation))
                }
            }
            .animation(.navigation) { $0.modifier(EdgeOffsetModifier(edge: .leading, amount: isAside ? 0.3 : 0)) }
            .modifier(AbsenceModifier(isCovered: above != nil, duration: 0.5))
            // The page on top alone decides about the bar of tabs.
            .transformPreference(TabBarVisibilityKey.self) { if above != nil { $0 = nil } }
    }
}

/// A page comes from the trailing edge, or grows from its source.
struct NavigationMove: Transition {
    let model: NavigationModel
    let page: NavigationPage

    func body(content: Content, phase: TransitionPhase) -> some View {
        if let key = page.zoom, let source = model.source(key) { page.lastSource = source }
        let source = page.zoom == nil ? nil : page.lastSource
        let amount = phase.isIdentity ? 0.0 : 1
        return
            content
            .modifier(ZoomMotion(source: source, amount: source == nil ? 0 : amount))
            .modifier(EdgeOffsetModifier(edge: .trailing, amount: source == nil ? amount : 0))
    }
}

/// A sheet or a cover grows from its source.
struct PresentedZoom: Transition {
    let source: ZoomSource

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(ZoomMotion(source: source, amount: phase.isIdentity ? 0 : 1))
    }
}
