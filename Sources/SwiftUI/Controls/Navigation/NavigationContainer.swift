import UIKit

/// The root of a navigation stack and the views over it, each with a bar of its own, and the moves between them.
struct NavigationContainer<Root: View>: View {
    let root: Root
    /// The path that the stack is bound to; nil: its own.
    var path: NavigationPathAccess?
    /// Whether of several views in the root the first is shown, as of the columns of a navigation view.
    var showsFirstAlone = false
    @State private var model = NavigationModel()
    @State private var ownPath = NavigationPath()
    @State private var changes = 0

    @Environment(\.navigationLevel) private var level
    @Environment(\.isNavigationColumn) private var isColumn

    var body: some View {
        let (changes, model) = ($changes, model)
        _ = changes.wrappedValue
        model.prepare(path ?? NavigationPathAccess($ownPath)) { changes.wrappedValue += 1 }
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
    }
}

extension Animation {
    /// How views of a stack come and go: critically damped, as UIKit's are; the response is SwiftUI's own default.
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
        // What has left a level above is on its way out there.
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
                Binding(get: { PresentationMode(isPresented: true) }, set: { if !$0.isPresented { model.dismiss(page) } }))
            .modifier(CoveredPage(model: model, level: level))
    }

    @ViewBuilder private var content: some View {
        if let view = model.content(of: entry) {
            view
        } else {
            // What Apple's systems show for a value without a destination.
            Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow)
                .reporting(
                    true, "The destination of the value \(entry.value.map { "\($0.base)" } ?? "")",
                    instead: "no navigationDestination(for:) names one, a warning sign is")
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
        return content
            .allowsHitTesting(above == nil)
            .overlay {
                if above != nil {
                    Color.black.opacity(0.1).ignoresSafeArea().allowsHitTesting(false)
                        .transition(.opacity.animation(.navigation))
                }
            }
            .animation(.navigation) { $0.modifier(EdgeOffsetModifier(edge: .leading, amount: isAside ? 0.3 : 0)) }
            .modifier(AbsenceModifier(isCovered: above != nil, duration: 0.5))
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
        return content
            .clipShape(ZoomWindow(source: source, amount: source == nil ? 0 : amount))
            .modifier(ZoomEffect(source: source, amount: source == nil ? 0 : amount))
            .opacity(source == nil ? 1 : 1 - amount)
            .modifier(EdgeOffsetModifier(edge: .trailing, amount: source == nil ? amount : 0))
    }
}

/// Where a page grows from.
nonisolated struct ZoomSource: Sendable {
    /// In points, in the stack's coordinates.
    var frame: CGRect
    var radius: CGFloat
    /// All that is shown, in the same coordinates: the page reaches over all of it, whatever it keeps clear.
    var screen: CGRect

    /// How small the page is over its source, which it fills, and the part of the page that is seen there: its top.
    func fit(_ size: CGSize) -> (scale: CGFloat, window: CGRect) {
        guard size.width > 0, size.height > 0 else { return (1, CGRect(origin: .zero, size: size)) }
        let scale = max(frame.width / size.width, frame.height / size.height)
        let window = CGSize(width: frame.width / scale, height: frame.height / scale)
        return (scale, CGRect(origin: CGPoint(x: (size.width - window.width) / 2, y: 0), size: window))
    }
}

/// The part of a page that is seen as it grows.
private nonisolated struct ZoomWindow: Shape {
    var source: ZoomSource?
    /// 1 over the source, 0 at its place.
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    /// How far a page that ignores the safe area may reach beyond its frame, in points.
    private static let reach: CGFloat = 120

    /// The corners of a page on its way, as a share of its shorter side: those of an iPhone's display, 55 points of 393.
    private static let roundness: CGFloat = 55 / 393
    /// The part of the way in which they come to be: at its place a page has the corners of the display, which a picture has not.
    private static let rounding: CGFloat = 0.12

    func path(in rect: CGRect) -> Path {
        guard let source, amount != 0 else { return Path(rect.insetBy(dx: -Self.reach, dy: -Self.reach)) }
        let whole = source.screen.offsetBy(dx: rect.minX, dy: rect.minY)
        let (scale, window) = source.fit(rect.size)
        let share = CGFloat(min(max(amount, 0), 1))
        let target = window.offsetBy(dx: rect.minX, dy: rect.minY)
        let mix = { (from: CGFloat, to: CGFloat) in from + (to - from) * share }
        let seen = CGRect(
            x: mix(whole.minX, target.minX), y: mix(whole.minY, target.minY), width: mix(whole.width, target.width),
            height: mix(whole.height, target.height))
        let start = min(whole.width, whole.height) * Self.roundness * min(share / Self.rounding, 1)
        return Path(roundedRect: seen, cornerRadius: mix(start, source.radius / max(scale, 0.01)), style: .continuous)
    }
}

/// Brings a page over its source.
private nonisolated struct ZoomEffect: GeometryEffect {
    var source: ZoomSource?
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    @MainActor
    func effectValue(size: CGSize) -> ProjectionTransform {
        guard let source, amount != 0 else { return ProjectionTransform() }
        let (least, window) = source.fit(size)
        let share = CGFloat(amount)
        let scale = max(1 + (least - 1) * share, 0.001)
        let x = (source.frame.minX - window.minX * least) * share
        let y = source.frame.minY * share
        return ProjectionTransform(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y))
    }
}
