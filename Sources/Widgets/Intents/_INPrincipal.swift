/// The principal class of an Intents extension, which is found if it is linked.
///
/// Not Apple's: on a device `NSExtensionPrincipalClass` names it. Folders of sources get a conformance for each class that inherits from
/// `INExtension`.
public protocol _INPrincipal: INExtension {
    static func _make() -> INExtension
}
