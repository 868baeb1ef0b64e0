/// What is drawn in the place of a view whose body does not compile.
enum StandInCard {
    /// Tells a card from what the user wrote.
    static let mark = "/*stands in*/"

    /// How many characters of an error a card has room for.
    private static let longest = 140

    /// The expression of a card, in one line. Every name is qualified: the user may have a `Text` of their own.
    ///
    /// - Parameters:
    ///   - name: of the declaration, `QuoteView.body`.
    ///   - message: the compiler's.
    static func source(name: String, message: String) -> String {
        let cause = message.count > longest ? message.prefix(longest) + "…" : message[...]
        let words = "SwiftUI.Text(verbatim: \(HostPackage.literal("\(name) does not compile\n\(cause)").replacing("\n", with: "\\n")))"
        let look = ".font(SwiftUI.Font.system(size: 10)).minimumScaleFactor(0.6).multilineTextAlignment(SwiftUI.TextAlignment.leading)"
        let plate = "SwiftUI.RoundedRectangle(cornerRadius: 8)"
        return "\(mark) \(words)\(look).foregroundStyle(SwiftUI.Color.white).padding(6)"
            + ".background(SwiftUI.Color(red: 0.72, green: 0.11, blue: 0.11), in: \(plate))"
    }
}
