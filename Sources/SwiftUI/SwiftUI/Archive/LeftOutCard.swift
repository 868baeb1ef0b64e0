/// A card that replaces a body that fails to compile, or a view of UIKit whose code does; the command inserts it.
nonisolated public struct _LeftOutCard: View {
    private let words: String

    /// - Parameter words: the omitted declaration, and the compiler's message about it.
    public init(_ words: String) { self.words = words }

    @MainActor @preconcurrency public var body: some View {
        Text(verbatim: words).font(.system(size: 10)).minimumScaleFactor(0.6).multilineTextAlignment(.leading)
            .foregroundStyle(.white).padding(6)
            .background(Color(red: 0.72, green: 0.11, blue: 0.11), in: RoundedRectangle(cornerRadius: 8))
            .preference(key: LeftOutKey.self, value: true)
    }
}

/// A preference that is true if a view contains a card: the view's own properties, such as its background, are unknown then.
package struct LeftOutKey: PreferenceKey {
    package static var defaultValue: Bool { false }
    package static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
