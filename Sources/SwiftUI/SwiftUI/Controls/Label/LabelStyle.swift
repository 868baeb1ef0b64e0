@_spi(Nodes) import SwiftUICore

/// How labels arrange title and icon.
///
/// Source: Apple, SwiftUI `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label that a style arranges.
public struct LabelStyleConfiguration {
    /// The label's title.
    public struct Title: View, PrimitiveView {
        package static var keeping: ViewKeeping { .asPart }
        public typealias Body = Never
        let content: any View

        package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
            context.tree.build(content, at: node.child(0, holding: type(of: content)), in: context)
        }
    }

    /// The label's icon.
    public struct Icon: View, PrimitiveView {
        package static var keeping: ViewKeeping { .asPart }
        public typealias Body = Never
        let content: any View

        package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
            context.tree.build(content, at: node.child(0, holding: type(of: content)), in: context)
        }
    }

    public var title: Title
    public var icon: Icon
}

/// A label style whose type is hidden.
struct AnyLabelStyle {
    private let make: @MainActor (LabelStyleConfiguration) -> AnyView
    /// The style around the view that this one was set on.
    private let around: [AnyLabelStyle]

    nonisolated init<S: LabelStyle>(_ style: S, in outer: AnyLabelStyle? = nil) {
        around = outer.map { [$0] } ?? []
        // Only the main actor ever reads a style.
        nonisolated(unsafe) let style = style
        make = { AnyView(style.makeBody(configuration: $0)) }
    }

    @MainActor func makeBody(_ configuration: LabelStyleConfiguration) -> AnyView { make(configuration) }

    /// The style for labels that this one is made of.
    var outer: AnyLabelStyle { around.first ?? AnyLabelStyle(DefaultLabelStyle()) }
}

nonisolated extension View {
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        // Only the main actor ever reads a style.
        nonisolated(unsafe) let style = style
        return transformEnvironment(\.labelStyle) { $0 = AnyLabelStyle(style, in: $0) }
    }
}

/// Icon and title side by side.
public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { TitleAndIconLabel(configuration: configuration) }
}

/// Icon and title side by side.
public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { TitleAndIconLabel(configuration: configuration) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.spokenIcon }
}

extension LabelStyleConfiguration {
    /// The icon, named by the title where that is a text: on a device, too, an icon that stands alone is read aloud by the title of its
    /// label.
    ///
    /// Source: Apple, SwiftUI `IconOnlyLabelStyle`; Accessibility, "an icon-only label keeps its title for VoiceOver".
    @MainActor var spokenIcon: some View {
        let title = Self.text(of: title.content)
        return icon.accessibility { if $0.label == nil { $0.label = title } }
    }

    /// Returns the text of a view that is a text under any modifiers; nil for other views. It evaluates no body.
    @MainActor static func text(of view: any View) -> Text? {
        switch view {
        case let text as Text: text
        case let title as Title: text(of: title.content)
        case let hidden as AnyView: text(of: hidden.hidden)
        case let modified as any ModifiedPiece: text(of: modified.anyContent)
        default: nil
        }
    }
}

private struct TitleAndIconLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.listLook) private var listLook
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth

    var body: some View {
        if listLook == nil, iconWidth == nil {
            HStack(alignment: .firstCapCenter, spacing: spacing) {
                configuration.icon
                configuration.title
            }
        } else {
            ColumnLabel(configuration: configuration)
        }
    }
}

/// A label whose icon has a separate column.
private struct ColumnLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.listLook) private var listLook
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth
    @Environment(\.listItemTint) private var itemTint
    /// The width of the icons' column, in points: no less in small type, and as much wider as the letters in large type.
    @ScaledMetric(relativeTo: .body) private var column: CGFloat = Self.leastColumn
    private static var leastColumn: CGFloat { 26 }

    var body: some View {
        if listLook == nil {
            HStack(alignment: .firstCapCenter, spacing: spacing) {
                configuration.icon.frame(width: iconWidth)
                configuration.title
            }
        } else {
            // The rows of a list have their icons in the tint.
            HStack(spacing: spacing ?? 14) {
                configuration.icon.imageScale(.large)
                    .defaultForeground(itemTint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
                    .frame(width: iconWidth ?? max(column, Self.leastColumn))
                    // A symbol is higher than a line of text, but its row is not.
                    .padding(.vertical, -4)
                configuration.title
            }
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyLabelStyle { AnyLabelStyle(DefaultLabelStyle()) }
}

extension EnvironmentValues {
    /// How labels look.
    var labelStyle: AnyLabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}
