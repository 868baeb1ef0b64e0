/// One of the previews of a provider, as tools that take snapshots read it.
///
/// Source: Apple, SwiftUI `_Preview`.
@MainActor @preconcurrency
public struct _Preview: Identifiable {
    /// The place among the provider's previews.
    public nonisolated let id: Int
    public let content: AnyView
    public let displayName: String?
    public let device: PreviewDevice?
    public let layout: PreviewLayout
    public let interfaceOrientation: InterfaceOrientation
    public let context: (any PreviewContext)?
}

extension PreviewProvider {
    /// The previews that the provider's `previews` hold.
    @MainActor @preconcurrency public static var _allPreviews: [_Preview] {
        PreviewItem.items(in: previews).enumerated().map { index, item in
            let attributes = item.attributes
            return _Preview(
                id: index, content: AnyView(item.view), displayName: attributes.displayName, device: attributes.device,
                layout: attributes.layout ?? .device, interfaceOrientation: attributes.orientation ?? .portrait,
                context: attributes.context)
        }
    }
}
