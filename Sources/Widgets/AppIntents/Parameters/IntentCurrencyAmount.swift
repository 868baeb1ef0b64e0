/// An amount of money as a parameter or result of an intent.
///
/// Source: Apple, AppIntents `IntentCurrencyAmount`.
public struct IntentCurrencyAmount: Hashable, Sendable, Codable, _IntentValue, InstanceDisplayRepresentable,
    TypeDisplayRepresentable
{
    public let amount: Decimal

    /// The currency by its code of ISO 4217: `EUR`.
    public let currencyCode: String

    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Currency Amount" }

    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(amount.formatted(.currency(code: currencyCode)))")
    }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// An amount of money.
    ///
    /// - Parameters:
    ///   - currencyCodes: the currencies to choose from, by their ISO 4217 codes; empty for all.
    ///   - inclusiveRange: the least and the most that it may be.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        currencyCodes: [String], inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let range = inclusiveRange.map { bounds in
            let (one, other) = (NSDecimalNumber(decimal: bounds.lowerBound), NSDecimalNumber(decimal: bounds.upperBound))
            return min(one.doubleValue, other.doubleValue)...max(one.doubleValue, other.doubleValue)
        }
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog,
            options: nil,
            editing: IntentParameterEditing(
                range: range, currencyCodes: currencyCodes, inputConnection: inputConnectionBehavior))
    }
}
