/// The plot of a chart: grid lines and marks, without axes' labels.
///
/// Source: Apple, Charts `ChartPlotContent`.
public struct ChartPlotContent: View {
    let content: AnyView

    public var body: some View { content }
}
