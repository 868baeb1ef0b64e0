/// A Live Activity in the Smart Stack of a watch: its small view, or the compact island's two if it has none.
struct WatchActivity: View {
    let content: AnyView

    /// - Parameter isOwn: whether the activity supports `ActivityFamily.small`.
    init(content: any View, island: DynamicIsland, isOwn: Bool) {
        if isOwn {
            self.content = AnyView(AnyView(content).environment(\.activityFamily, .small))
        } else {
            self.content = AnyView(
                HStack(spacing: 8) {
                    island.compactLeading()
                    Spacer(minLength: 0)
                    island.compactTrailing()
                }
                .lineLimit(1)
                .padding(.horizontal, 12))
        }
    }

    var body: some View {
        content
            .frame(width: Self.size.width, height: Self.size.height)
            .backgroundPreferenceValue(ActivityBackgroundTintKey.self) { tint in
                ZStack {
                    shape.fill(Color(.sRGB, white: 0.13))
                    if let tint, let color = tint { shape.fill(color) }
                }
            }
            .clipShape(shape)
            .environment(\.colorScheme, .dark)
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 20, style: .continuous) }

    /// The rectangle of the Smart Stack on a watch of 45 mm.
    static var size: CGSize { WidgetDevice.watch.size(of: .accessoryRectangular) ?? .zero }
}
