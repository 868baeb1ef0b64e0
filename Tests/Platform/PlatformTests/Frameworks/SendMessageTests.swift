import Foundation
import Intents
import TestSupport
import Testing

@Suite("Intents of messages") struct SendMessageTests {
    @Test("A message has its people, and an answer about one keeps its outcome") func messages() {
        let handle = INPersonHandle(value: "ada@example.org", type: .emailAddress)
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Ada", "Lovelace")
        let ada = INPerson(
            personHandle: handle, nameComponents: name, displayName: nil, image: nil, contactIdentifier: nil, customIdentifier: nil)
        expect(ada.displayName, equals: "Ada Lovelace")
        let intent = INSendMessageIntent(
            recipients: [ada], outgoingMessageType: .outgoingMessageText, content: "Hello", speakableGroupName: nil,
            conversationIdentifier: nil, serviceName: nil, sender: nil)
        expect(intent.recipients?.first?.personHandle?.value, equals: "ada@example.org")
        let answer = INSendMessageRecipientResolutionResult(personResolutionResult: .success(with: ada))
        guard case .success(let person) = answer.outcome else {
            Issue.record("the outcome is lost")
            return
        }
        #expect(person as? INPerson === ada)
    }
}
