/// A collection that is known only once a view has been built.
protocol BuiltCollection {
    associatedtype Element
    /// Returns the elements, each with its identity.
    @MainActor func elements(at node: ViewElement, in context: BuildContext) -> [(id: AnyHashable, element: Element)]
}

/// A collection which allows a view to be treated as a collection of its subviews in a for each loop.
///
/// It is empty outside of the loop, as the subviews are not known before the loop is built.
///
/// Source: Apple, SwiftUI `ForEachSubviewCollection`.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, BuiltCollection {
    let source: any View

    public nonisolated var startIndex: Int { 0 }
    public nonisolated var endIndex: Int { 0 }
    public nonisolated subscript(index: Int) -> Subview { fatalError("A view's subviews are known when it is built.") }

    @MainActor func elements(at node: ViewElement, in context: BuildContext) -> [(id: AnyHashable, element: Subview)] {
        context.subviews(of: source, at: node).map { (AnyHashable($0.id), $0) }
    }
}

/// A collection which allows a view to be treated as a collection of its sections in a for each loop.
///
/// It is empty to everybody but the loop, as the sections are not known before the loop is built.
///
/// Source: Apple, SwiftUI `ForEachSectionCollection`.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection, BuiltCollection {
    let source: any View

    public nonisolated var startIndex: Int { 0 }
    public nonisolated var endIndex: Int { 0 }
    public nonisolated subscript(index: Int) -> SectionConfiguration {
        fatalError("A view's sections are known when it is built.")
    }

    @MainActor func elements(at node: ViewElement, in context: BuildContext) -> [(id: AnyHashable, element: SectionConfiguration)] {
        SectionCollection(context.subviews(of: source, at: node)).map { (AnyHashable($0.id), $0) }
    }
}

extension ForEach where Content: View {
    /// Creates an instance that uniquely identifies and creates views across updates based on the subviews of a given view.
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(data: ForEachSubviewCollection(source: view), content: content, identify: { $0.id })
    }

    /// Creates an instance that uniquely identifies and creates views across updates based on the sections of a given view.
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(data: ForEachSectionCollection(source: view), content: content, identify: { $0.id })
    }

    /// The views of a collection that is known only now; nil for any other.
    @MainActor
    func builtChildren(at node: ViewElement, in context: BuildContext) -> [KeyedChild]? {
        guard let data = data as? any BuiltCollection else { return nil }
        return children(of: data, at: node, in: context)
    }

    @MainActor
    private func children<Source: BuiltCollection>(
        of source: Source, at node: ViewElement, in context: BuildContext
    ) -> [KeyedChild] {
        source.elements(at: node, in: context).compactMap { id, element in
            (element as? Data.Element).map { KeyedChild(key: id, view: content($0)) }
        }
    }
}
