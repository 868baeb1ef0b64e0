@_exported import Foundation

/// A request with parameters, as an `.intentdefinition` file describes it.
///
/// Classes made from such files, and by hand, inherit from it.
///
/// Source: Apple, Intents `INIntent`.
open class INIntent: NSObject {
    /// The phrase that Siri Shortcuts suggests for the intent.
    open var suggestedInvocationPhrase: String?

    /// The description of the intent for people.
    open var intentDescription: String? { nil }

    /// The identifier of the intent's type; by default the name of the class.
    open var identifier: String? { String(describing: type(of: self)) }

    /// The pictures of parameters, by their names.
    private var images: [String: INImage] = [:]

    public required override init() { super.init() }

    /// Returns the intent of a widget that nobody configured, with the defaults of its definition.
    ///
    /// Not Apple's: on a device the system sets the defaults. Classes made from a definition declare them.
    open class func _configured() -> Self { Self() }

    /// The parameters of the intent that people choose, in the order of its definition.
    ///
    /// Not Apple's: on a device the definition lists them. Classes made from a definition list theirs.
    open class var _parameters: [_INIntentParameter] { [] }

    /// Sets the picture of a parameter.
    public func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }

    /// The picture of a parameter.
    public func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }

    /// Returns the picture of the first parameter that has one, in the order of their names.
    public func keyImage() -> INImage? { images.min { $0.key < $1.key }?.value }
}
