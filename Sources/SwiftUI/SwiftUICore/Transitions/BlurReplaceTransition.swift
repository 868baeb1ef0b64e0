/// A transition that animates the insertion or removal of a view by combining blurring and scaling effects.
///
/// Source: Apple, SwiftUI `BlurReplaceTransition`; its numbers are those of record `decompiled.blurReplace` (OpenSwiftUI's
/// reading of SwiftUICore).
nonisolated public struct BlurReplaceTransition: Transition, ArchivableTransition, Sendable {
    /// The direction in which the view is scaled.
    public struct Configuration: Equatable, Sendable {
        fileprivate let scaleAfter: Double

        /// The view grows while it appears and shrinks while it disappears.
        public static let downUp = Configuration(scaleAfter: 0.9)
        /// The view grows while it appears and while it disappears.
        public static let upUp = Configuration(scaleAfter: 1.1)
    }

    private static let blurRadius: CGFloat = 7
    private static let scaleBefore = 0.9

    public var configuration: Configuration

    public init(configuration: Configuration) { self.configuration = configuration }

    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .blur(radius: phase.isIdentity ? 0 : Self.blurRadius)
            .scaleEffect(scale(in: phase))
            .opacity(phase.isIdentity ? 1 : 0)
    }

    @MainActor private func scale(in phase: TransitionPhase) -> Double {
        switch phase {
        case .willAppear: Self.scaleBefore
        case .identity: 1
        case .didDisappear: configuration.scaleAfter
        }
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// Blurs and scales the view as it is inserted and removed.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }

    /// Blurs and scales the view as it is inserted and removed, growing and shrinking.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
}
