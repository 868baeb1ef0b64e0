/// A view that is built where it lies. A chain of modifiers is one value that contains all the others: it is walked by address,
/// as the stack would not hold a copy of the rest of the chain for each of its modifiers.
@MainActor
protocol InPlaceView {
    /// The elements of the view at an address.
    static func build(_ view: UnsafeRawPointer, at element: ViewElement, in context: BuildContext) -> [ViewNode]
}

/// How the views of one type are built.
@MainActor
enum ViewKind {
    case inPlace(any InPlaceView.Type)
    case primitive(any PrimitiveView.Type)
    /// By its body.
    case composite
    /// By its body in an app, but a widget's archive does not hold it, or need not.
    case unarchived(UnarchivedForm)

    private static var kinds: [ObjectIdentifier: ViewKind] = [:]

    /// The kind of a type; it is asked of the runtime once.
    init<V: View>(of type: V.Type) {
        let key = ObjectIdentifier(type)
        if let known = Self.kinds[key] {
            self = known
            return
        }
        switch type {
        case let inPlace as any InPlaceView.Type: self = .inPlace(inPlace)
        case let primitive as any PrimitiveView.Type: self = .primitive(primitive)
        case let unarchived as any UnarchivedView.Type: self = .unarchived(unarchived.formInWidget)
        default: self = .composite
        }
        Self.kinds[key] = self
    }
}

/// The way in which the modifiers of one type change their content.
@MainActor
enum ModifierKind {
    case context(any ContextModifier.Type)
    case trait(any TraitModifier.Type)
    case wrapper(any WrapperModifier.Type)
    case geometryEffect(any GeometryEffect.Type)
    case environmental(any EnvironmentalModifier.Type)
    /// By their body.
    case composite

    private static var kinds: [ObjectIdentifier: ModifierKind] = [:]

    /// The kind of a type; it is asked of the runtime once.
    init<M: ViewModifier>(of type: M.Type) {
        let key = ObjectIdentifier(type)
        if let known = Self.kinds[key] {
            self = known
            return
        }
        switch type {
        case let context as any ContextModifier.Type: self = .context(context)
        case let trait as any TraitModifier.Type: self = .trait(trait)
        case let wrapper as any WrapperModifier.Type: self = .wrapper(wrapper)
        case let effect as any GeometryEffect.Type: self = .geometryEffect(effect)
        case let environmental as any EnvironmentalModifier.Type: self = .environmental(environmental)
        default: self = .composite
        }
        Self.kinds[key] = self
    }
}

extension UnsafeRawPointer {
    /// The value of a type at this address.
    func value<Value>(as type: Value.Type) -> Value { assumingMemoryBound(to: type).pointee }
}
