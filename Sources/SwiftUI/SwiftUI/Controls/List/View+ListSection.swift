nonisolated extension View {
    /// Sets the distances of the sections in this view from the list's edges and from each other, in points; nil for the list's own.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(
            ListRowTraitModifier {
                if edges.contains(.top) { $0.sectionMargins.top = length }
                if edges.contains(.leading) { $0.sectionMargins.leading = length }
                if edges.contains(.bottom) { $0.sectionMargins.bottom = length }
                if edges.contains(.trailing) { $0.sectionMargins.trailing = length }
            })
    }

    /// Sets whether this row of a list cannot be chosen.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(ListRowTraitModifier { $0.isSelectionDisabled = isDisabled })
    }

    /// Sets the tint of the icons of labels in lists; nil keeps the inherited tint.
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        transformEnvironment(\.listItemTint) { if let tint { $0 = tint.color } }
    }

    /// Sets a colour for the icons of labels in lists; nil keeps the inherited one.
    public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { ListItemTint.fixed($0) }) }
}

@MainActor
extension Section where Parent: View, Content: View, Footer: View {
    /// Adds actions to the section: rows after its content.
    ///
    /// Source: Apple, SwiftUI `Section.sectionActions(content:)`, for iOS.
    public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
        let actions = content()
        let rows = ViewBuilder.buildBlock(self.content, actions)
        return SectionView(header: header, content: isExpanded ? rows : nil, footer: footer)
    }
}

/// A tint for items in a list.
///
/// Source: Apple, SwiftUI `ListItemTint`.
public struct ListItemTint: Sendable {
    let color: Color

    /// Grey.
    public static let monochrome = ListItemTint(color: .gray)
    /// A colour that holds everywhere.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A colour that a Mac may replace by a person's own.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

private enum ListItemTintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
    /// The colour of icons in lists; nil for the tint.
    var listItemTint: Color? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}
