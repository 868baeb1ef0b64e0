@_spi(Reflection) import Swift

extension ViewTree {
    /// Connects the dynamic properties of a view or modifier to the memory of its position, in declaration order. Properties that user
    /// code composes from others are updated in place.
    func connectProperties<Value>(of value: inout Value, at node: ViewElement, in context: BuildContext) {
        let fields = PropertyCatalog.shared.fields(of: Value.self)
        guard !fields.isEmpty else { return }
        var index = 0
        trace.connectedView = Value.self
        let beginsAfresh = node.entryNumber != evaluation.entryNumber && !PropertyCatalog.shared.isOfTheSystem(Value.self)
        defer { node.entryNumber = evaluation.entryNumber }
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            connect(fields, at: base, node: node, index: &index, beginsAfresh, context)
        }
    }

    private func connect(
        _ fields: [PropertyCatalog.Field], at base: UnsafeMutableRawPointer, node: ViewElement, index: inout Int,
        _ beginsAfresh: Bool, _ context: BuildContext
    ) {
        for field in fields {
            // The parts of a user's own property wrapper go by the name of the wrapper.
            let outer = trace.connectedProperty
            trace.connectedProperty = outer ?? field.name
            defer { trace.connectedProperty = outer }
            connect(field.type, at: base + field.offset, node: node, index: &index, beginsAfresh, context)
        }
    }

    private func connect<Property: DynamicProperty>(
        _ type: Property.Type, at address: UnsafeMutableRawPointer, node: ViewElement, index: inout Int,
        _ beginsAfresh: Bool, _ context: BuildContext
    ) {
        let pointer = address.assumingMemoryBound(to: Property.self)
        if let property = pointer.pointee as? any ConnectedProperty {
            if !Swift.type(of: property).isVersioned { hinderKeeping() }
            let isKept = index < node.properties.count && !(beginsAfresh && Swift.type(of: property).beginsWithEntry)
            let known = isKept ? node.properties[index] : nil
            let location = property.connect(to: known, in: context)
            if index < node.properties.count {
                node.properties[index] = location
            } else {
                node.properties.append(location)
            }
            index += 1
        } else {
            // The parts of a composed property wrapper, as user code may define, are connected first.
            connect(
                PropertyCatalog.shared.fields(of: type), at: address, node: node, index: &index, beginsAfresh, context)
            pointer.pointee.update()
        }
    }
}

/// A view that shows what another value describes, as an app's first window does: the dynamic properties of that value are its own.
@MainActor
package protocol PropertyHolder {
    /// The type of the stored property whose properties are the view's.
    static var heldType: Any.Type { get }
}

/// A cache of facts about types, so that views are reflected on only once.
@MainActor
final class PropertyCatalog {
    static let shared = PropertyCatalog()

    /// A stored property that is dynamic.
    struct Field {
        var type: any DynamicProperty.Type
        /// The declared name: that of a property wrapper without its underscore.
        var name: String
        /// The offset from the start of the value, in bytes.
        var offset: Int
    }

    private var fieldsByType: [ObjectIdentifier: [Field]] = [:]
    private var animatable: [ObjectIdentifier: Bool] = [:]
    private var ofTheSystem: [ObjectIdentifier: Bool] = [:]

    /// Returns the dynamic properties stored in values of a type, in declaration order; empty for a class.
    func fields(of type: Any.Type) -> [Field] {
        let key = ObjectIdentifier(type)
        if let known = fieldsByType[key] { return known }
        var fields: [Field] = []
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) { name, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                fields.append(Field(type: property, name: Self.declared(name), offset: offset))
            } else if let holder = type as? any PropertyHolder.Type, fieldType == holder.heldType {
                fields += PropertyCatalog.shared.fields(of: fieldType).map {
                    Field(type: $0.type, name: $0.name, offset: offset + $0.offset)
                }
            }
            return true
        }
        if type is AnyClass { fields = [] }
        fieldsByType[key] = fields
        return fields
    }

    private static func declared(_ name: UnsafePointer<CChar>) -> String {
        let name = String(cString: name)
        return name.hasPrefix("_") ? String(name.dropFirst()) : name
    }

    /// Returns whether a type belongs to these modules. Its private state, such as whether a button is pressed, belongs to the system and
    /// is not part of the input of a widget's code.
    func isOfTheSystem(_ type: Any.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = ofTheSystem[key] { return known }
        let module = String(reflecting: type).prefix { $0 != "." }
        let answer = Self.systemModules.contains(module)
        ofTheSystem[key] = answer
        return answer
    }

    private static let systemModules: Set<Substring> = ["SwiftUICore", "SwiftUI", "WidgetKit", "SwiftData", "Charts", "MapKit", "AVKit"]

    /// Returns whether values of a type have animatable data of their own. A shape animates where it is drawn.
    func isAnimatable(_ type: Any.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = animatable[key] { return known }
        let answer = type is any Animatable.Type && !(type is any Shape.Type)
        animatable[key] = answer
        return answer
    }
}
