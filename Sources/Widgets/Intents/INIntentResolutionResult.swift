import CoreLocation

/// The answer of a handler about a parameter.
///
/// Source: Apple, Intents `INIntentResolutionResult`.
open class INIntentResolutionResult: NSObject {
    /// The next step for the parameter.
    package enum Outcome {
        case success(Any)
        case confirmation(Any?)
        case disambiguation([Any])
        case needsValue
        case notRequired
        case unsupported
    }

    package private(set) var outcome = Outcome.notRequired

    public required override init() { super.init() }

    /// Creates a result with another one's outcome.
    init(_ other: INIntentResolutionResult) {
        super.init()
        outcome = other.outcome
    }

    static func made(_ outcome: Outcome) -> Self {
        let result = Self()
        result.outcome = outcome
        return result
    }

    /// The parameter has no value, and needs one.
    open class func needsValue() -> Self { made(.needsValue) }

    /// The parameter may be left out.
    open class func notRequired() -> Self { made(.notRequired) }

    /// The parameter's value will not do.
    open class func unsupported() -> Self { made(.unsupported) }
}

/// The answer of a handler about a text.
///
/// Source: Apple, Intents `INStringResolutionResult`.
open class INStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedString: String) -> Self { made(.success(resolvedString)) }
    open class func confirmationRequired(with string: String?) -> Self { made(.confirmation(string)) }
    open class func disambiguation(with strings: [String]) -> Self { made(.disambiguation(strings)) }
}

/// The answer of a handler about a Boolean value.
///
/// Source: Apple, Intents `INBooleanResolutionResult`.
open class INBooleanResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Bool) -> Self { made(.success(resolvedValue)) }
    open class func confirmationRequired(with value: NSNumber?) -> Self { made(.confirmation(value)) }
}

/// The answer of a handler about an integer.
///
/// Source: Apple, Intents `INIntegerResolutionResult`.
open class INIntegerResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Int) -> Self { made(.success(resolvedValue)) }
    open class func confirmationRequired(with value: NSNumber?) -> Self { made(.confirmation(value)) }
}

/// The answer of a handler about a number.
///
/// Source: Apple, Intents `INDoubleResolutionResult`.
open class INDoubleResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Double) -> Self { made(.success(resolvedValue)) }
    open class func confirmationRequired(with value: NSNumber?) -> Self { made(.confirmation(value)) }
}

/// The answer of a handler about date components.
///
/// Source: Apple, Intents `INDateComponentsResolutionResult`.
open class INDateComponentsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedDateComponents: DateComponents) -> Self {
        made(.success(resolvedDateComponents))
    }
    open class func confirmationRequired(with dateComponents: DateComponents?) -> Self {
        made(.confirmation(dateComponents))
    }
    open class func disambiguation(with dateComponents: [DateComponents]) -> Self {
        made(.disambiguation(dateComponents))
    }
}

/// The answer of a handler about an address.
///
/// Source: Apple, Intents `INURLResolutionResult`.
open class INURLResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedURL: URL) -> Self { made(.success(resolvedURL)) }
    open class func confirmationRequired(with url: URL?) -> Self { made(.confirmation(url)) }
    open class func disambiguation(with urls: [URL]) -> Self { made(.disambiguation(urls)) }
}

/// The answer of a handler about a place.
///
/// Source: Apple, Intents `INPlacemarkResolutionResult`.
open class INPlacemarkResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPlacemark: CLPlacemark) -> Self { made(.success(resolvedPlacemark)) }
    open class func confirmationRequired(with placemark: CLPlacemark?) -> Self { made(.confirmation(placemark)) }
    open class func disambiguation(with placemarks: [CLPlacemark]) -> Self { made(.disambiguation(placemarks)) }
}

/// The answer of a handler about one of the app's objects.
///
/// Source: Apple, Intents `INObjectResolutionResult`.
open class INObjectResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedObject: INObject) -> Self { made(.success(resolvedObject)) }
    open class func confirmationRequired(with object: INObject?) -> Self { made(.confirmation(object)) }
    open class func disambiguation(with objects: [INObject]) -> Self { made(.disambiguation(objects)) }
}

/// The answer of a handler about a choice from a fixed set.
///
/// Source: Apple, Intents `INEnumResolutionResult`.
open class INEnumResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Int) -> Self { made(.success(resolvedValue)) }
    open class func confirmationRequired(with value: Int) -> Self { made(.confirmation(value)) }
}
