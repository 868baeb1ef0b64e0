/// A SwiftUI view that displays a chart.
///
/// Source: Apple, Charts `Chart`.
nonisolated public struct Chart<Content: ChartContent>: View {
    @Environment(\.chartSettings) private var settings
    @Environment(\.isInWidget) private var isInWidget
    private let content: Content

    /// A chart of marks.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// Creates a chart of the content that a closure makes for each element, identified by the elements' identities.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// Creates a chart of the content that a closure makes for each element, identified by a property.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    @MainActor @preconcurrency public var body: some View {
        let marks = MarkCollector.marks(of: content)
        let settings = settings.evaluated
        // A widget does not scroll.
        let scrolls = !isInWidget && !settings.scrollableAxes.isEmpty
        MeasuringReader(idealSize: Self.idealSize) { proxy in
            Group {
                if scrolls {
                    ScrollingChart(marks: marks, settings: settings, proxy: proxy)
                } else {
                    ChartFigure(marks: marks, settings: settings, proxy: proxy)
                }
            }
            // Charts in annotations and overlays are charts of their own.
            .environment(\.chartSettings, ChartSettings())
        }
    }

    /// The size of a chart in a scroll view; judged, since no source documents it.
    private static var idealSize: CGSize { CGSize(width: 200, height: 150) }
}
