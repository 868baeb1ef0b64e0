/// A property wrapper type that can read and write a value that SwiftUI updates as the placement of focus within the scene changes.
///
/// Touching a field sets the value (`focused(_:equals:)`), a program may write it, and a view that reads it is drawn accordingly. No
/// caret and no keyboard are drawn.
///
/// Source: Apple, SwiftUI `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A property wrapper type that can read and write a value that indicates the current focus location.
    @propertyWrapper
    public struct Binding {
        let binding: SwiftUICore.Binding<Value>
        /// The value that means that nothing has the focus.
        package let unfocused: Value

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: FocusState<Value>.Binding { self }
    }

    private let state: State<Value>
    private let unfocused: Value

    private init(unfocused: Value) {
        self.unfocused = unfocused
        state = State(wrappedValue: unfocused)
    }

    public init() where Value == Bool { self.init(unfocused: false) }
    public init<T: Hashable>() where Value == T? { self.init(unfocused: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: FocusState<Value>.Binding { Binding(binding: state.projectedValue, unfocused: unfocused) }
}

extension FocusState: ConnectedProperty {
    func connect(to location: (any PropertyLocation)?, in context: BuildContext) -> any PropertyLocation {
        state.connect(to: location, in: context)
    }
}

/// A property wrapper type that can read and write a value that SwiftUI updates as the focus of any active accessibility technology, such
/// as VoiceOver, changes. None is active during a render.
///
/// Source: Apple, SwiftUI `AccessibilityFocusState`.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A value that indicates the current focus location.
    @propertyWrapper
    public struct Binding {
        let binding: SwiftUICore.Binding<Value>

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }

    private let state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(binding: state.projectedValue) }
}

extension AccessibilityFocusState: ConnectedProperty {
    func connect(to location: (any PropertyLocation)?, in context: BuildContext) -> any PropertyLocation {
        state.connect(to: location, in: context)
    }
}
