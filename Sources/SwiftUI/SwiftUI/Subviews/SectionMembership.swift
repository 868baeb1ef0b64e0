/// What a view is in the section that it stands in, as a list finds it among the values of the view's traits.
struct SectionMembership: Equatable {
    enum Role { case header, content, footer }
    let section: ObjectIdentifier
    let role: Role
}

struct SectionMembershipKey: LayoutValueKey {
    static let defaultValue: SectionMembership? = nil
}
