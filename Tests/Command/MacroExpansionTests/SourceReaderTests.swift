import TestSupport
import Testing

@testable import MacroExpansion

@Suite("Swift source in pieces")
struct SourceReaderTests {
    private func pieces(_ text: String) -> [String] {
        var reader = SourceReader(text)
        var pieces: [String] = []
        while !reader.isAtEnd { pieces.append(String(reader.takePiece())) }
        return pieces
    }

    @Test(
        "Words, groups, literals, comments, and one character of everything else",
        arguments: [
            ("var a = 1", ["var", " ", "a", " ", "=", " ", "1"]), ("f(a, [b]) {}", ["f", "(a, [b])", " ", "{}"]),
            ("{ \"}\" } x", ["{ \"}\" }", " ", "x"]), ("{ /}/ } x", ["{ /}/ }", " ", "x"]), ("// a {\r\nb", ["// a {", "\r\n", "b"]),
            ("/* /* { */ */b", ["/* /* { */ */", "b"]), ("\"\\(a(\")\"))\"b", ["\"\\(a(\")\"))\"", "b"]), ("{ open", ["{ open"]),
            ("`class`: Ä", ["`class`", ":", " ", "Ä"]), ("(a]b", ["(a]", "b"]),
        ] as [(String, [String])])
    func pieces(text: String, expected: [String]) {
        expect(pieces(text), equals: expected)
    }

    @Test("Nothing is lost", arguments: ["", " ", "\"", "{(", "`a", "/* ", "#\"\\", "=/(/ }", "a\n\n\tb \u{a0}é👩‍👧 c"])
    func nothingIsLost(text: String) {
        expect(pieces(text).joined(), equals: text)
    }

    @Test func whatRestsIsSeen() {
        var reader = SourceReader(Substring("xx  é = {1}").dropFirst(2))
        expect(reader.next, equals: " ")
        reader.skipSpace()
        #expect(reader.rest == "é = {1}" && reader.takePiece() == "é")
        #expect(reader.rest == " = {1}" && !reader.isAtEnd)
    }
}
