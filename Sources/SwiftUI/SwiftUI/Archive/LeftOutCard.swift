/// What stands in the place of a body that does not compile, or of a view of UIKit's whose code does not: the command writes it there.
public struct _LeftOutCard: View {
    private let words: String

    /// - Parameter words: what was left out, and what the compiler says of it.
    public init(_ words: String) { self.words = words }

    public var body: some View {
        Text(verbatim: words).font(.system(size: 10)).minimumScaleFactor(0.6).multilineTextAlignment(.leading)
            .foregroundStyle(.white).padding(6)
            .background(Color(red: 0.72, green: 0.11, blue: 0.11), in: RoundedRectangle(cornerRadius: 8))
            .preference(key: LeftOutKey.self, value: true)
    }
}

/// Whether a card stands somewhere in a view: what it says of itself, such as its background, is not known then.
package struct LeftOutKey: PreferenceKey {
    package static var defaultValue: Bool { false }
    package static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
