/// The stand-in for a body that does not compile.
enum StandIn {
    /// Distinguishes it from the user's text.
    static let mark = "/*stands in*/"

    /// Distinguishes the card of a view among others.
    static let viewMark = "/*stands for a view*/"

    /// Distinguishes what stands for a statement that is skipped.
    static let skipMark = "/*stands for a statement*/"

    /// The number of characters of an error that a card has room for.
    private static let longest = 140

    /// Returns the text between the braces of a body, in one line, and what it does.
    static func source(
        for body: SourceParts.Part.Body, name: String, message: String
    ) -> (kind: LeftOutFile.StandIn, text: String) {
        switch body.result {
        case .view: return (.card, card(name: name, message: message))
        case .intentResult: return (.stop, "\(stop(name: name, message: message)); return .result()")
        case .nothing, .lacking, .other:
            let card = representedCard(name: name, message: message)
            if !card.isEmpty { return (.stop, stop(name: name, message: message) + card) }
            if body.isThrowing { return (.throwing, failure(name: name, message: message)) }
            if case .lacking(let word) = body.result { return (.lacking, "\(mark) return \(word)") }
            if body.result == .nothing, body.isFunction { return (.idle, mark) }
            return (.stop, stop(name: name, message: message))
        }
    }

    /// The methods of a wrapper of UIKit's views without which SwiftUI draws a card, each with the property that reports it.
    private static let represented = [
        "makeUIView": "_leftOutMake", "makeUIViewController": "_leftOutMake", "updateUIView": "_leftOutUpdate",
        "updateUIViewController": "_leftOutUpdate", "makeCoordinator": "_leftOutCoordinator",
    ]

    /// Returns the text after the statement in such a method's braces: the method's end, and the beginning of a property whose end is the
    /// method's.
    private static func representedCard(name: String, message: String) -> String {
        guard let method = name.split(separator: ".").last, let property = represented[String(method)] else { return "" }
        return " }; public static var \(property): Swift.String? { \(words(name: name, message: message))"
    }

    private static func words(name: String, message: String) -> String {
        let cause = message.count > longest ? message.prefix(longest) + "…" : message[...]
        return SwiftLiteral.quoted("\(name) does not compile\n\(cause)")
    }

    /// Returns a statement that stops its caller; the host reports the reason, for the picture that was to be drawn.
    private static func stop(name: String, message: String) -> String {
        "\(mark) Swift.fatalError(\(SwiftLiteral.quoted("\(name) does not compile: \(message)")))"
    }

    /// Returns a statement that throws an error with the reason. It is one of Swift's own: the code may not import another module.
    private static func failure(name: String, message: String, mark: String = Self.mark) -> String {
        let words = SwiftLiteral.quoted("\(name) does not compile: \(message)")
        return "\(mark) throw Swift.DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: \(words)))"
    }

    /// Returns the statement in place of one that is skipped.
    static func text(for skip: ViewStatements.Skip, name: String, message: String) -> String {
        skip.isThrow ? failure(name: name, message: message, mark: skipMark) : "\(skipMark) do {}"
    }

    /// The expression of a card. Its name is qualified: the user may have names of their own.
    ///
    /// - Parameters:
    ///   - name: of the declaration, `QuoteView.body`.
    ///   - message: the compiler's.
    private static func card(name: String, message: String) -> String {
        "\(mark) SwiftUI._LeftOutCard(\(words(name: name, message: message)))"
    }

    /// Returns the expression of a card for one view of a body.
    static func view(name: String, message: String) -> String {
        "\(viewMark) SwiftUI._LeftOutCard(\(words(name: name, message: message)))"
    }
}
