/// A parameter of an intent that people choose before it is performed, for any type of value.
///
/// Not Apple's: on a device the definition file lists them, and the system writes values by their keys. Classes made from a definition
/// list theirs.
public struct _INIntentParameter {
    /// The name of its property.
    package let name: String
    private let write: (INIntent, String) throws(INParameterFault) -> Void
    /// Sets the choice of a handler that words name, or its default without words.
    private var asked: (@MainActor (Any, INIntent, String?) async throws -> Bool)?

    /// A parameter that may have no value.
    public init<Root: INIntent, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value?>, _ form: _INParameterForm<Value>
    ) {
        self.init(name, path) { (words) throws(INParameterFault) in Self.isNothing(words) ? nil : try form.read(words) }
    }

    /// A parameter whose choices the intent's handler offers.
    public init<Root: INIntent, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value?>, _ form: _INParameterForm<Value>,
        options: _INDynamicOptions<Value>
    ) {
        self.init(name, path, form)
        // Never changed, and called on the main actor alone.
        nonisolated(unsafe) let (path, options) = (path, options)
        asked = { handler, intent, words in
            guard let words else {
                guard let initial = options.initial(handler, intent) else { return false }
                (intent as? Root)?[keyPath: path] = initial
                return true
            }
            let choices = try await options.choices(handler, intent)
            guard !choices.isEmpty, !Self.isNothing(words) else { return false }
            (intent as? Root)?[keyPath: path] = try Self.choice(of: choices, named: words)
            return true
        }
    }

    /// A parameter of several values whose choices the intent's handler offers.
    public init<Root: INIntent, Value>(
        _ name: String, listed path: ReferenceWritableKeyPath<Root, [Value]?>, _ form: _INParameterForm<Value>,
        options: _INDynamicOptions<Value>
    ) {
        self.init(name, listed: path, form)
        nonisolated(unsafe) let (path, options) = (path, options)
        asked = { handler, intent, words in
            guard let words, !Self.isNothing(words) else { return false }
            let choices = try await options.choices(handler, intent)
            guard !choices.isEmpty else { return false }
            (intent as? Root)?[keyPath: path] = try words.split(separator: ",").map {
                try Self.choice(of: choices, named: $0.trimmingCharacters(in: .whitespaces))
            }
            return true
        }
    }

    /// Returns the choice with an identifier, or else the one with that name.
    private static func choice<Value>(of choices: [Value], named words: String) throws(INParameterFault) -> Value {
        func name(_ choice: Value) -> String { (choice as? INObject)?.displayString ?? "\(choice)" }
        let found =
            choices.first { ($0 as? INObject)?.identifier == words } ?? choices.first { name($0) == words }
            ?? choices.first { name($0).lowercased() == words.lowercased() }
        guard let found else { throw INParameterFault(expected: "one of its choices", known: choices.map(name)) }
        return found
    }

    /// A parameter that always has a value: a choice of an enum, which begins with an unknown one.
    @_disfavoredOverload
    public init<Root: INIntent, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, _ form: _INParameterForm<Value>
    ) {
        self.init(name, path, form.read)
    }

    /// A parameter of several values, which words name one behind the other, between commas.
    public init<Root: INIntent, Value>(
        _ name: String, listed path: ReferenceWritableKeyPath<Root, [Value]?>, _ form: _INParameterForm<Value>
    ) {
        self.init(name, path) { (words) throws(INParameterFault) in
            guard !Self.isNothing(words) else { return nil }
            var values: [Value] = []
            for part in words.split(separator: ",") { values.append(try form.read(part.trimmingCharacters(in: .whitespaces))) }
            return values
        }
    }

    private init<Root: INIntent, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>,
        _ read: @escaping (String) throws(INParameterFault) -> Value
    ) {
        self.name = name
        write = { (intent, words) throws(INParameterFault) in
            let value = try read(words)
            (intent as? Root)?[keyPath: path] = value
        }
    }

    /// Gives an intent the value that words name.
    package func take(_ words: String, for intent: INIntent) throws(INParameterFault) { try write(intent, words) }

    /// Sets the parameter of an intent to the choice of a handler that words name, or to its default without words.
    ///
    /// - Returns: false if the handler has no choices.
    /// - Throws: `INParameterFault`, or any error of the handler.
    @MainActor
    package func take(_ words: String?, for intent: INIntent, from handler: Any) async throws -> Bool {
        try await asked?(handler, intent, words) ?? false
    }

    private static func isNothing(_ words: String) -> Bool { words.isEmpty || words == "nil" }
}

/// Words that are not a value of a parameter, the expected kind, and some valid values.
package struct INParameterFault: Error, Equatable {
    package let expected: String
    package var known: [String] = []
}

/// The conversion of words to a value of a parameter.
///
/// Not Apple's; see `_INIntentParameter`.
public struct _INParameterForm<Value> {
    let read: (String) throws(INParameterFault) -> Value

    /// Returns the form for a kind of values that cannot be typed.
    public static func untyped(_ kind: String) -> Self {
        Self { (_) throws(INParameterFault) in throw INParameterFault(expected: "\(kind), which cannot be given as text") }
    }

    /// One of some choices, by their names.
    public static func choice(_ choices: KeyValuePairs<String, Value>) -> Self {
        Self { (words) throws(INParameterFault) in
            let found = choices.first { $0.key == words } ?? choices.first { $0.key.lowercased() == words.lowercased() }
            guard let found else { throw INParameterFault(expected: "one of its choices", known: choices.map(\.key)) }
            return found.value
        }
    }
}

extension _INParameterForm where Value == String {
    public static var text: Self { Self { (words) throws(INParameterFault) in words } }
}

extension _INParameterForm where Value == URL {
    public static var address: Self {
        Self { (words) throws(INParameterFault) in
            guard let url = URL(string: words), url.scheme != nil else { throw INParameterFault(expected: "an address") }
            return url
        }
    }
}

extension _INParameterForm where Value == NSNumber {
    public static var flag: Self {
        Self { (words) throws(INParameterFault) in
            switch words.lowercased() {
            case "true", "yes", "on", "1": return NSNumber(value: true)
            case "false", "no", "off", "0": return NSNumber(value: false)
            default: throw INParameterFault(expected: "true or false")
            }
        }
    }

    public static var integer: Self {
        Self { (words) throws(INParameterFault) in
            guard let number = Int(words) else { throw INParameterFault(expected: "a whole number") }
            return NSNumber(value: number)
        }
    }

    public static var decimal: Self {
        Self { (words) throws(INParameterFault) in
            guard let number = Double(words), number.isFinite else { throw INParameterFault(expected: "a number") }
            return NSNumber(value: number)
        }
    }
}

extension _INParameterForm where Value == DateComponents {
    /// A day, or a day and a time of it.
    public static var date: Self {
        Self { (words) throws(INParameterFault) in
            let fault = INParameterFault(expected: "a date such as 2025-09-09 or 2025-09-09T09:41:00")
            let parts = words.split(separator: "T", omittingEmptySubsequences: false)
            func numbers(_ part: Substring, _ sign: Character) -> [Int]? {
                let numbers = part.split(separator: sign, omittingEmptySubsequences: false).map { Int($0) }
                return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
            }
            guard parts.count <= 2, let day = numbers(parts[0], "-"), day.count == 3 else { throw fault }
            var date = DateComponents(year: day[0], month: day[1], day: day[2])
            if parts.count == 2 {
                guard let time = numbers(parts[1], ":"), time.count == 2 || time.count == 3 else { throw fault }
                (date.hour, date.minute, date.second) = (time[0], time[1], time.count == 3 ? time[2] : 0)
            }
            guard date.isValidDate(in: Calendar(identifier: .gregorian)) else { throw fault }
            return date
        }
    }
}

extension _INParameterForm where Value: INObject {
    /// The form of an object that the app knows by an identifier: the words are the identifier or the name.
    public static var object: Self {
        Self { (words) throws(INParameterFault) in Value(identifier: words, display: words, pronunciationHint: nil) }
    }
}
