/// Makes a rule for showing a tip from values that the condition is about: parameters and events.
///
///     #Rule(Self.$isLoggedIn) { $0 == true }
///     #Rule(Self.didOpen) { $0.donations.count >= 3 }
///
/// Source: Apple, TipKit `Rule(_:body:)`.
@freestanding(expression)
public macro Rule<each Input: Tips.RuleInput>(
    _ input: repeat each Input, body: (repeat (each Input).Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "PreviewMacros", type: "TipRule")

/// Makes a static variable of a tip a parameter of its rules. `$name` is the parameter itself.
///
///     @Parameter static var isLoggedIn: Bool = false
///
/// Source: Apple, TipKit `Parameter(_:)`.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) = #externalMacro(module: "PreviewMacros", type: "TipParameter")

extension Tips {
    /// A value that a rule is about.
    ///
    /// Source: Apple, TipKit `Tips.RuleInput`.
    public protocol RuleInput: Sendable {
        associatedtype Value
        /// The value at present.
        var ruleValue: Value { get }
    }

    /// A condition for showing a tip.
    ///
    /// Source: Apple, TipKit `Tips.Rule`.
    public struct Rule: Sendable {
        private let condition: @Sendable () -> Bool

        public init<each Input: RuleInput>(
            _ input: repeat each Input, body: @escaping @Sendable (repeat (each Input).Value) -> Bool
        ) {
            condition = { body(repeat (each input).ruleValue) }
        }

        var isFulfilled: Bool { condition() }
    }

    /// How a parameter is kept.
    ///
    /// Source: Apple, TipKit `Tips.ParameterOption`.
    public struct ParameterOption: Hashable, Sendable {
        /// Until the app ends, as all of them last here.
        public static let transient = ParameterOption()
    }

    /// A value that rules read, with the tip's static variable in front of it.
    ///
    /// Source: Apple, TipKit `Tips.Parameter`.
    public struct Parameter<Value: Codable & Sendable>: Identifiable, RuleInput {
        public let id: String
        private let initial: Value

        public init(_ tip: Any.Type, _ name: String, _ value: Value, _ options: ParameterOption...) {
            (id, initial) = ("\(tip).\(name)", value)
        }

        public var wrappedValue: Value {
            get { TipStore.shared.value(TipStore.parameterKey(id)) ?? initial }
            nonmutating set { TipStore.shared.set(newValue, for: TipStore.parameterKey(id)) }
        }

        public var ruleValue: Value { wrappedValue }
    }
}
