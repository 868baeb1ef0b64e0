import Foundation
@_spi(Nodes) import SwiftUICore

/// The views over the root of a navigation stack, from the bottom up, and the ways onto them and back.
///
/// Views come there by values on the path, by touched links, and by values that present a view. Values read while bodies are evaluated
/// count at once for the views above.
@MainActor
final class NavigationModel: HandedOn {
    /// A view over the root.
    struct Entry {
        enum Source {
            case value(AnyHashable)
            case token(NavigationToken)
        }

        let number: Int
        let source: Source
        let page: NavigationPage
    }

    private(set) var entries: [Entry] = []
    /// The greatest number of views that have been over the root: leaving views are still drawn.
    private(set) var greatestDepth = 0
    private var entryCount = 0
    private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
    private var sources: [MatchedTransitionKey: WeakSource] = [:]
    private var path = NavigationPathAccess()
    /// Has the stack evaluated again.
    private var change: () -> Void = {}
    let rootPage = NavigationPage()
    /// The column in which links show their views; nil: they are pushed here.
    var nextColumn: ColumnLink?
    /// The node of the whole stack.
    weak var frameNode: TransitionSourceNode?

    private struct WeakSource {
        weak var node: TransitionSourceNode?
    }

    /// Takes the present values of the path.
    func prepare(_ path: NavigationPathAccess, change: @escaping () -> Void) {
        self.path = path
        self.change = change
        let known = entries.filter { $0.value != nil }
        var same = 0
        while same < known.count, same < path.values.count, known[same].value == path.values[same] { same += 1 }
        if same < known.count, let index = entries.firstIndex(where: { $0.number == known[same].number }) {
            entries.removeSubrange(index...)
        }
        for value in path.values.dropFirst(same) { append(.value(value)) }
    }

    private func append(_ source: Entry.Source) {
        entryCount += 1
        entries.append(Entry(number: entryCount, source: source, page: NavigationPage()))
        greatestDepth = max(greatestDepth, entries.count)
    }

    // MARK: Requests of views

    func addDestination(for type: ObjectIdentifier, _ make: @escaping (AnyHashable) -> AnyView) {
        destinations[type] = make
    }

    /// Puts a view on top, or removes it, by a value that was read while a body was evaluated.
    ///
    /// - Returns: whether that changes anything.
    func present(_ token: NavigationToken, _ isPresented: Bool) -> Bool {
        let index = entries.firstIndex { $0.token === token }
        switch (index, isPresented) {
        case (nil, true): append(.token(token))
        case (let index?, false): entries.remove(at: index)
        default: return false
        }
        return true
    }

    func update() { change() }

    // MARK: Ways

    /// Shows a link's own destination.
    func push(_ token: NavigationToken) {
        if let nextColumn { return nextColumn.show { token.content } }
        guard !entries.contains(where: { $0.token === token }) else { return }
        append(.token(token))
        change()
    }

    /// Puts a link's value on the path.
    func push(_ value: AnyHashable) {
        if let nextColumn, let make = destinations[ObjectIdentifier(type(of: value.base))] { return nextColumn.show { make(value) } }
        path.append(value)
    }

    /// Goes back until so many views are over the root.
    func pop(to depth: Int) {
        guard depth < entries.count else { return }
        let leaving = entries[depth...]
        entries.removeSubrange(depth...)
        let values = leaving.filter { $0.value != nil }.count
        if values > 0 { path.removeLast(values) }
        for entry in leaving.reversed() { entry.token?.dismiss() }
        change()
    }

    /// Goes back to under a page, if it is there.
    func dismiss(_ page: NavigationPage) {
        guard let index = entries.firstIndex(where: { $0.page === page }) else { return }
        pop(to: index)
    }

    // MARK: Shown views

    /// The view of an entry; nil where no destination is named for its value.
    func content(of entry: Entry) -> AnyView? {
        switch entry.source {
        case .token(let token): token.content
        case .value(let value): destinations[ObjectIdentifier(type(of: value.base))]?(value)
        }
    }

    func page(at level: Int) -> NavigationPage? {
        level == 0 ? rootPage : entries.indices.contains(level - 1) ? entries[level - 1].page : nil
    }

    func add(_ node: TransitionSourceNode, as key: MatchedTransitionKey) { sources[key] = WeakSource(node: node) }

    /// Returns the frame in which a source is seen, in the stack's coordinates, and the radius of its corners; nil where there is no such
    /// source.
    func source(_ key: MatchedTransitionKey) -> ZoomSource? {
        guard let node = sources[key]?.node, node.placedFrame != nil, let frameNode else { return nil }
        let (own, whole) = (node.seenFrame, frameNode.seenFrame)
        guard own.width > 0, own.height > 0 else { return nil }
        return ZoomSource(
            frame: own.offsetBy(dx: -whole.minX, dy: -whole.minY), radius: node.radius,
            screen: CGRect(origin: CGPoint(x: -whole.minX, y: -whole.minY), size: node.tree.size))
    }
}

extension NavigationModel.Entry {
    var value: AnyHashable? { if case .value(let value) = source { value } else { nil } }
    var token: NavigationToken? { if case .token(let token) = source { token } else { nil } }
}

/// The state of a view in a navigation stack that other views need.
@MainActor
final class NavigationPage: HandedOn {
    var title: AnyView?
    var isLarge = true
    /// The source from which the page grows; nil where it slides in.
    var zoom: MatchedTransitionKey?
    /// The frame of that source when it was last seen.
    var lastSource: ZoomSource?
}

/// The identity of a link or a modifier that presents a view, with the presented view.
@MainActor
final class NavigationToken {
    var content: AnyView?
    var dismiss: () -> Void = {}

    nonisolated init() {}
}

/// A path behind one kind of binding or another.
struct NavigationPathAccess {
    var values: [AnyHashable] = []
    var append: (AnyHashable) -> Void = { _ in }
    var removeLast: (Int) -> Void = { _ in }
}

extension NavigationPathAccess {
    init(_ path: Binding<NavigationPath>) {
        values = path.wrappedValue.values
        append = { path.wrappedValue.append($0) }
        removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
    }

    init<Data>(_ path: Binding<Data>)
    where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
        values = path.wrappedValue.map { AnyHashable($0) }
        // A value of another type has no place on the path, and a touch of its link does nothing, as on Apple's systems.
        append = { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } }
        removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
    }
}

private enum NavigationModelKey: EnvironmentKey {
    static var defaultValue: NavigationModel? { nil }
}

private enum NavigationPageKey: EnvironmentKey {
    static var defaultValue: NavigationPage? { nil }
}

private enum NavigationLevelKey: EnvironmentKey {
    static var defaultValue: NavigationLevel? { nil }
}

private enum IsNavigationColumnKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The level of a view in its stack.
    var navigationLevel: NavigationLevel? {
        get { self[NavigationLevelKey.self] }
        set { self[NavigationLevelKey.self] = newValue }
    }

    /// True if a stack here is a column of a split view and so a part of the stack of the columns.
    var isNavigationColumn: Bool {
        get { self[IsNavigationColumnKey.self] }
        set { self[IsNavigationColumnKey.self] = newValue }
    }

    /// The stack that a view is in.
    var navigation: NavigationModel? {
        get { self[NavigationModelKey.self] }
        set { self[NavigationModelKey.self] = newValue }
    }

    /// The view of the stack that a view belongs to.
    var navigationPage: NavigationPage? {
        get { self[NavigationPageKey.self] }
        set { self[NavigationPageKey.self] = newValue }
    }
}
