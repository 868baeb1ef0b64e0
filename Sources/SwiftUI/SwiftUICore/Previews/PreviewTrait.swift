/// A choice about how a preview shows its content.
///
/// Source: Apple, DeveloperToolsSupport `PreviewTrait`.
@MainActor @preconcurrency
public struct PreviewTrait<T>: Sendable {
    package nonisolated let value: PreviewTraitValue
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The content fills the preview's canvas.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(value: .layout(.device)) }

    /// The canvas takes the size of the content.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(value: .layout(.sizeThatFits)) }

    /// Gives the canvas a fixed size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(value: .layout(.fixed(width: width, height: height)))
    }

    /// An upright canvas.
    public static var portrait: PreviewTrait<T> { PreviewTrait(value: .orientation(.portrait)) }

    /// A canvas upside down.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(value: .orientation(.portraitUpsideDown)) }

    /// The canvas lies on its side, its top edge to the left.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(value: .orientation(.landscapeLeft)) }

    /// The canvas lies on its side, its top edge to the right.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(value: .orientation(.landscapeRight)) }
}

/// The value of a trait: the same for every kind of trait.
package enum PreviewTraitValue: Hashable, Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(AppliedPreviewModifier)
}
