/// The options that a handler offers for a parameter of its intent: the choices, and the initial one.
///
/// Not Apple's: on a device the system finds methods by their names. Classes made from a definition provide these closures. Source:
/// Apple, SiriKit "Adding User Interactivity with Siri Shortcuts and the Shortcuts App": `provide…OptionsCollection(for:with:)` and
/// `default…(for:)`.
public struct _INDynamicOptions<Value> {
    /// Calls the methods that a handler may have, in order, until one has choices; each takes a handler and the intent.
    let choices: @MainActor (Any, INIntent) async throws -> [Value]
    let initial: @MainActor (Any, INIntent) -> Value?

    /// - Parameters:
    ///   - collections: the forms of the method that call back.
    ///   - awaited: the form that is awaited.
    ///   - initial: the result of `default…(for:)`.
    ///   - value: the conversion of a choice to a value.
    public init<Object: NSObject>(
        _ collections: [@MainActor (Any, INIntent, @escaping (INObjectCollection<Object>?, (any Error)?) -> Void) -> Void],
        awaited: @escaping @MainActor (Any, INIntent) async throws -> INObjectCollection<Object>?,
        initial: @escaping @MainActor (Any, INIntent) -> Value?, value: @escaping (Object) -> Value?
    ) {
        self.initial = initial
        // Called on the main actor alone, like all closures here.
        nonisolated(unsafe) let value = value
        choices = { handler, intent in
            for ask in collections {
                let answer = await _INAnswer.of { ask(handler, intent, $0) }
                if let error = answer.error { throw error }
                if let items = answer.items, !items.isEmpty { return items.compactMap(value) }
            }
            return (try await awaited(handler, intent))?.allItems.compactMap(value) ?? []
        }
    }
}

/// The answer of a method that takes a completion handler.
private struct _INAnswer<Object: NSObject> {
    let items: [Object]?
    let error: (any Error)?

    /// Calls a method and waits for the first answer, on any thread; a second one is ignored.
    @MainActor
    static func of(_ ask: (@escaping (INObjectCollection<Object>?, (any Error)?) -> Void) -> Void) async -> _INAnswer {
        let ear = Ear()
        ask { @Sendable [ear] in ear.hear($0, $1) }
        await withCheckedContinuation { ear.wait($0) }
        return ear.answer
    }

    /// Receives answers on any thread.
    private final class Ear: @unchecked Sendable {
        private let lock = NSLock()
        private var waiting: CheckedContinuation<Void, Never>?
        private var said: _INAnswer?

        var answer: _INAnswer { lock.withLock { said } ?? _INAnswer(items: nil, error: nil) }

        func hear(_ collection: INObjectCollection<Object>?, _ error: (any Error)?) {
            let continuation: CheckedContinuation<Void, Never>? = lock.withLock {
                guard said == nil else { return nil }
                said = _INAnswer(items: collection?.allItems, error: error)
                defer { waiting = nil }
                return waiting
            }
            continuation?.resume()
        }

        func wait(_ continuation: CheckedContinuation<Void, Never>) {
            let isThere = lock.withLock {
                if said == nil { waiting = continuation }
                return said != nil
            }
            if isThere { continuation.resume() }
        }
    }
}
