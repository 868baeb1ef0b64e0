@_spi(Nodes) import SwiftUICore

/// Content with a header and a footer.
///
/// A list or form makes a group of it; anywhere else header, content and footer follow each other.
///
/// Source: Apple, SwiftUI `Section`.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// True if the content shows; a closed section shows its header alone.
    var isExpanded = true
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        self.init(header: header(), content: content(), footer: footer())
    }

    public var body: some View {
        SectionView(header: header, content: isExpanded ? content : nil, footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleResource), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// A section that can be closed; closed, it shows its title alone.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(
            header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(
            header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section that can be closed; closed, it shows its header alone.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
    }
}

// The form that came before: views instead of closures.
extension Section where Parent: View, Content: View, Footer: View {
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

/// Header, content and footer one after the other, each element marked with its role.
struct SectionView<Header: View, Content: View, Footer: View>: View, PrimitiveView {
    typealias Body = Never
    let header: Header
    let content: Content
    let footer: Footer

    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        let section = ObjectIdentifier(node)
        func part<Part: View>(_ view: Part, _ role: SectionMembership.Role, at position: Int) -> [ViewNode] {
            let membership = SectionMembership(section: section, role: role)
            let marked = view.layoutValue(key: SectionMembershipKey.self, value: membership)
            return context.tree.build(marked, at: node.child(position, holding: type(of: marked)), in: context)
        }
        let styled = context.environment.listLook != nil
        let top =
            context.environment.isInMenu
            ? part(header.modifier(MenuHeaderStyle()), .header, at: 3)
            : styled ? part(header.modifier(ListHeaderStyle()), .header, at: 0) : part(header, .header, at: 0)
        let middle = part(content, .content, at: 1)
        let bottom = styled ? part(footer.modifier(ListFooterStyle()), .footer, at: 2) : part(footer, .footer, at: 2)
        return top + middle + bottom
    }
}
