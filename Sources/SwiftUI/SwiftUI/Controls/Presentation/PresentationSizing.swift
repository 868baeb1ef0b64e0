/// The size of a presentation where there is room from side to side.
///
/// On a telephone, as here, a sheet is as wide as the screen and as tall as its detents, whatever its sizing.
///
/// Source: Apple, SwiftUI `PresentationSizing`.
public protocol PresentationSizing {}

/// The sizing that suits the place, `form` on a large screen.
public struct AutomaticPresentationSizing: PresentationSizing { public init() {} }

/// The size of a sheet of paper, for much to read.
public struct PagePresentationSizing: PresentationSizing { public init() {} }

/// A size that suits forms, somewhat smaller than a page.
public struct FormPresentationSizing: PresentationSizing { public init() {} }

/// The size that the content has by itself.
public struct FittedPresentationSizing: PresentationSizing { public init() {} }

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { .init() }
}

extension PresentationSizing {
    /// This sizing, with the content's own size along the axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

    /// This sizing, which grows along the axes and never shrinks.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

nonisolated extension View {
    /// Sets the sizing of the presentation around the view; a telephone's sheet keeps its own size.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}
