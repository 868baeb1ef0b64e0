/// A way to pay, as a parameter or result of an intent.
///
/// Source: Apple, AppIntents `IntentPaymentMethod`.
public struct IntentPaymentMethod: Hashable, Sendable, Codable, _IntentValue, InstanceDisplayRepresentable, TypeDisplayRepresentable {
    /// The kind of payment method.
    public enum PaymentMethodType: String, Hashable, Sendable, Codable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }

    public let type: PaymentMethodType
    /// The name that people give it: "Everyday card".
    public let name: String
    /// A hint that distinguishes it from others, such as the last digits of a card; `nil` if none is needed.
    public let identificationHint: String?

    public init(type: PaymentMethodType, name: String, identificationHint: String? = nil) {
        self.type = type
        self.name = name
        self.identificationHint = identificationHint
    }

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }

    public var displayRepresentation: DisplayRepresentation {
        guard let identificationHint else { return DisplayRepresentation(title: "\(name)") }
        return DisplayRepresentation(title: "\(name)", subtitle: "\(identificationHint)")
    }
}
