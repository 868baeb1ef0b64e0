/// The look of tab views.
///
/// Source: Apple, SwiftUI `TabViewStyle`; there, too, only the system's own styles conform to it.
@MainActor @preconcurrency
public protocol TabViewStyle {
    nonisolated var _look: _TabViewLook { get }
}

/// The look by which the styles differ. It is not Apple's: their protocol has hidden requirements, too.
public struct _TabViewLook: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        case bar
        case pages(dots: PageTabViewStyle.IndexDisplayMode, axis: Axis = .horizontal)
    }
    let kind: Kind
    /// True if a tablet's bar can become a sidebar.
    var adaptsToSidebar = false
}

/// The style of the surroundings: a bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public nonisolated var _look: _TabViewLook { _TabViewLook(kind: .bar) }
}

/// Pages side by side.
public struct PageTabViewStyle: TabViewStyle {
    /// The condition under which a row of dots shows the position of the page.
    public struct IndexDisplayMode: Sendable, Equatable {
        private enum Kind: Sendable, Equatable { case automatic, always, never }
        private let kind: Kind

        /// The dots show where there are several pages.
        public static let automatic = IndexDisplayMode(kind: .automatic)
        public static let always = IndexDisplayMode(kind: .always)
        public static let never = IndexDisplayMode(kind: .never)

        func showsDots(forPages count: Int) -> Bool {
            switch kind {
            case .automatic: count > 1
            case .always: true
            case .never: false
            }
        }
    }

    let indexDisplayMode: IndexDisplayMode

    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

    public nonisolated var _look: _TabViewLook { _TabViewLook(kind: .pages(dots: indexDisplayMode)) }
}

/// Pages above each other, on a watch.
///
/// Source: Apple, SwiftUI `VerticalPageTabViewStyle`.
public struct VerticalPageTabViewStyle: TabViewStyle {
    /// The transition from a page to the next one: here pages always move aside.
    public struct TransitionStyle: Sendable, Equatable {
        private enum Kind: Sendable, Equatable { case automatic, blur, identity }
        private let kind: Kind
        public static let automatic = TransitionStyle(kind: .automatic)
        public static let blur = TransitionStyle(kind: .blur)
        public static let identity = TransitionStyle(kind: .identity)
    }

    public nonisolated init() {}
    public nonisolated init(transitionStyle: TransitionStyle) {}
    public nonisolated var _look: _TabViewLook { _TabViewLook(kind: .pages(dots: .automatic, axis: .vertical)) }
}

/// Pages above each other, on a watch, by the name that they had before watchOS 10.
///
/// Source: Apple, SwiftUI `CarouselTabViewStyle`.
public struct CarouselTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public nonisolated var _look: _TabViewLook { VerticalPageTabViewStyle()._look }
}

/// A bar, or on an iPad a column beside the content.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public nonisolated var _look: _TabViewLook { _TabViewLook(kind: .bar, adaptsToSidebar: true) }
}

/// A bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public nonisolated var _look: _TabViewLook { _TabViewLook(kind: .bar) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
    public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }

    public static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) -> VerticalPageTabViewStyle {
        VerticalPageTabViewStyle(transitionStyle: transitionStyle)
    }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
    public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// The look of the row of dots under pages.
///
/// Source: Apple, SwiftUI `IndexViewStyle`.
@MainActor @preconcurrency
public protocol IndexViewStyle {
    nonisolated var _hasBackground: Bool { get }
}

/// White dots, on a dark plate if wanted.
public struct PageIndexViewStyle: IndexViewStyle {
    /// The condition under which there is a plate behind the dots.
    public struct BackgroundDisplayMode: Sendable, Equatable {
        private enum Kind: Sendable, Equatable { case automatic, interactive, always, never }
        private let kind: Kind

        public static let automatic = BackgroundDisplayMode(kind: .automatic)
        public static let interactive = BackgroundDisplayMode(kind: .interactive)
        public static let always = BackgroundDisplayMode(kind: .always)
        public static let never = BackgroundDisplayMode(kind: .never)
    }

    let backgroundDisplayMode: BackgroundDisplayMode

    public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }

    public nonisolated var _hasBackground: Bool { backgroundDisplayMode == .always }
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum TabViewLookKey: EnvironmentKey {
    static var defaultValue: _TabViewLook { _TabViewLook(kind: .bar) }
}

private enum PageIndexBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The look of tab views in the view.
    var tabViewLook: _TabViewLook {
        get { self[TabViewLookKey.self] }
        set { self[TabViewLookKey.self] = newValue }
    }

    /// True if dots under pages have a plate behind them.
    var pageIndexBackground: Bool {
        get { self[PageIndexBackgroundKey.self] }
        set { self[PageIndexBackgroundKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets how tab views in this view look.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewLook, style._look) }

    /// Sets how the dots under pages look.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageIndexBackground, style._hasBackground)
    }
}
