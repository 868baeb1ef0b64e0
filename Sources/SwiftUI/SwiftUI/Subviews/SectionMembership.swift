/// The role of a view in its section, as a list reads it from the view's traits.
struct SectionMembership: Equatable {
    enum Role { case header, content, footer }
    let section: ObjectIdentifier
    let role: Role
}

struct SectionMembershipKey: LayoutValueKey {
    static let defaultValue: SectionMembership? = nil
}
