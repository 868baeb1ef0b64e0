/// A request to send a message. A render never makes one, as it has no Siri.
///
/// Source: Apple, Intents `INSendMessageIntent`.
open class INSendMessageIntent: INIntent {
    public private(set) var recipients: [INPerson]?
    public private(set) var outgoingMessageType = INOutgoingMessageType.unknown
    public private(set) var content: String?
    public private(set) var speakableGroupName: INSpeakableString?
    public private(set) var conversationIdentifier: String?
    public private(set) var serviceName: String?
    public private(set) var sender: INPerson?
    public private(set) var attachments: [INSendMessageAttachment]?

    public required init() { super.init() }

    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?, serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]? = nil
    ) {
        super.init()
        (self.recipients, self.outgoingMessageType, self.content) = (recipients, outgoingMessageType, content)
        (self.speakableGroupName, self.conversationIdentifier) = (speakableGroupName, conversationIdentifier)
        (self.serviceName, self.sender, self.attachments) = (serviceName, sender, attachments)
    }
}

/// The kind of a message.
///
/// Source: Apple, Intents `INOutgoingMessageType`.
public enum INOutgoingMessageType: Int, Sendable { case unknown, outgoingMessageText, outgoingMessageAudio }

/// A file that a message carries.
///
/// Source: Apple, Intents `INSendMessageAttachment`.
open class INSendMessageAttachment: NSObject {
    public let audioMessageFile: INFile?

    public init(audioMessageFile: INFile) { self.audioMessageFile = audioMessageFile }
}

/// A message.
///
/// Source: Apple, Intents `INMessage`.
open class INMessage: NSObject {
    public let identifier: String
    public let conversationIdentifier: String?
    public let content: String?
    public let dateSent: Date?
    public let sender: INPerson?
    public let recipients: [INPerson]?

    public init(
        identifier: String, conversationIdentifier: String? = nil, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?
    ) {
        (self.identifier, self.conversationIdentifier, self.content) = (identifier, conversationIdentifier, content)
        (self.dateSent, self.sender, self.recipients) = (dateSent, sender, recipients)
    }
}

/// The result of a request to send a message.
///
/// Source: Apple, Intents `INSendMessageIntentResponseCode`.
public enum INSendMessageIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable
    case failureRequiringInAppAuthentication
}

/// The response to a request to send a message.
///
/// Source: Apple, Intents `INSendMessageIntentResponse`.
open class INSendMessageIntentResponse: INIntentResponse {
    public private(set) var code = INSendMessageIntentResponseCode.unspecified
    open var sentMessages: [INMessage]?

    public required init() { super.init() }

    public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
        super.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// The methods of an object that sends messages on request.
///
/// Source: Apple, Intents `INSendMessageIntentHandling`.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
    func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)
    func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult]
    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult
    func resolveSpeakableGroupName(
        for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
}

/// All but one form of the first is optional.
extension INSendMessageIntentHandling {
    public func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        INSendMessageIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        INSendMessageIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) { completion([]) }
    public func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] { [] }
    public func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        completion(.notRequired())
    }
    public func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult { .notRequired() }
    public func resolveSpeakableGroupName(
        for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
}

/// The answer of a handler about a recipient.
///
/// Source: Apple, Intents `INSendMessageRecipientResolutionResult`.
open class INSendMessageRecipientResolutionResult: INPersonResolutionResult {
    public required init() { super.init() }

    public init(personResolutionResult: INPersonResolutionResult) { super.init(personResolutionResult) }

    /// The message cannot be sent to the person, for a reason.
    open class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self { made(.unsupported) }
}

/// The reason why a message cannot be sent to a person.
///
/// Source: Apple, Intents `INSendMessageRecipientUnsupportedReason`.
public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
    case noAccount = 1, offline, messagingServiceNotEnabledForRecipient, noValidHandle, requestedHandleInvalid, noHandleForLabel
    case requiringInAppAuthentication
}

/// The answer of a handler about a text that is spoken.
///
/// Source: Apple, Intents `INSpeakableStringResolutionResult`.
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedString: INSpeakableString) -> Self { made(.success(resolvedString)) }
    open class func confirmationRequired(with string: INSpeakableString?) -> Self { made(.confirmation(string)) }
    open class func disambiguation(with strings: [INSpeakableString]) -> Self { made(.disambiguation(strings)) }
}
