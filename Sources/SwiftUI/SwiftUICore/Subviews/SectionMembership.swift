/// The role of a view in its section, as a list reads it from the view's traits.
package struct SectionMembership: Equatable {
    package enum Role { case header, content, footer }
    package let section: ObjectIdentifier
    package let role: Role

    package init(section: ObjectIdentifier, role: Role) {
        self.section = section
        self.role = role
    }
}

package struct SectionMembershipKey: LayoutValueKey {
    package static let defaultValue: SectionMembership? = nil
}
