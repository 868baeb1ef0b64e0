extension ViewTree {
    /// Connects the dynamic properties of a view or modifier to what its position remembers, in declaration order.
    func connectProperties(of value: Any, at node: StructureNode, in context: ExpansionContext) {
        guard PropertyCatalog.shared.hasProperties(value) else { return }
        var index = 0
        connectProperties(in: Mirror(reflecting: value), at: node, index: &index, context: context)
    }

    private func connectProperties(
        in mirror: Mirror, at node: StructureNode, index: inout Int, context: ExpansionContext
    ) {
        for child in mirror.children {
            if let property = child.value as? any ConnectedProperty {
                let known = index < node.properties.count ? node.properties[index] : nil
                let location = property.connect(to: known, in: context)
                if index < node.properties.count {
                    node.properties[index] = location
                } else {
                    node.properties.append(location)
                }
                index += 1
            } else if var property = child.value as? any DynamicProperty {
                // A property wrapper made of others, as user code may write one; it works through what they share.
                connectProperties(in: Mirror(reflecting: property), at: node, index: &index, context: context)
                property.update()
            }
        }
    }
}

/// Remembers which types have dynamic properties, so that plain views are not reflected on again and again.
@MainActor
final class PropertyCatalog {
    static let shared = PropertyCatalog()
    private var known: [ObjectIdentifier: Bool] = [:]

    func hasProperties(_ value: Any) -> Bool {
        let type = ObjectIdentifier(type(of: value))
        if let answer = known[type] { return answer }
        let answer = Mirror(reflecting: value).children.contains { $0.value is any DynamicProperty }
        known[type] = answer
        return answer
    }
}
