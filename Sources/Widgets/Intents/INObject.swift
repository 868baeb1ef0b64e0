/// One of the things that an app knows, as a parameter of intents.
///
/// Source: Apple, Intents `INObject`.
open class INObject: NSObject {
    /// The identifier by which the app finds it again; `nil` if it has none.
    public let identifier: String?

    /// The name that people know the object by.
    public let displayString: String

    /// The pronunciation; `nil` if it is pronounced as written.
    public let pronunciationHint: String?

    /// The text below the name in a list.
    open var subtitleString: String?

    /// The picture beside the name in a list.
    open var displayImage: INImage?

    /// Other words for it.
    open var alternativeSpeakableMatches: [INSpeakableString]?

    public required init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
        super.init()
    }

    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }

    public convenience init(
        identifier: String?, display displayString: String, subtitle: String?, image: INImage?
    ) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
        subtitleString = subtitle
        displayImage = image
    }

    public convenience init(
        identifier: String?, display displayString: String, pronunciationHint: String?, subtitle: String?, image: INImage?
    ) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
        subtitleString = subtitle
        displayImage = image
    }

    /// Two objects are one if they are of one class and go by one identifier and one name.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
        return identifier == other.identifier && displayString == other.displayString
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(identifier)
        hasher.combine(displayString)
        return hasher.finalize()
    }

    open override var description: String { displayString }
}

/// A text with a way to speak it.
///
/// Source: Apple, Intents `INSpeakableString`.
open class INSpeakableString: NSObject {
    public let vocabularyIdentifier: String?
    public let spokenPhrase: String
    public let pronunciationHint: String?

    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.vocabularyIdentifier = vocabularyIdentifier
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
        super.init()
    }

    public init(spokenPhrase: String) {
        vocabularyIdentifier = nil
        self.spokenPhrase = spokenPhrase
        pronunciationHint = nil
        super.init()
    }
}

/// A picture of an object or a parameter.
///
/// Source: Apple, Intents `INImage`.
open class INImage: NSObject {
    /// The source of the picture.
    package enum Source: Equatable, Sendable {
        case asset(String)
        case symbol(String)
        case data(Data)
        case file(URL)
    }

    package let source: Source

    public init(named name: String) { source = .asset(name) }
    public init(imageData: Data) { source = .data(imageData) }
    public init(url: URL) { source = .file(url) }

    init(_ source: Source) { self.source = source }

    /// A picture of a symbol.
    public static func systemImageNamed(_ systemImageName: String) -> INImage { INImage(.symbol(systemImageName)) }
}
