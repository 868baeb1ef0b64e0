import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// Unicode's own cases for where lines may break and where characters begin.
@Suite struct UnicodeBreakTests {
    /// A case: the text, and for each place before, between and after its scalars whether a break is there.
    struct Case: Sendable {
        var line: String
        var text: String
        var breaks: [Bool]
        /// UTF-16 offsets of the places.
        var offsets: [Int]
    }

    private static func cases(in file: String) throws -> [Case] {
        let url = Bundle.module.bundleURL.appendingPathComponent("Truth/Unicode/\(file).txt")
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
            var made = Case(line: String(line), text: "", breaks: [], offsets: [])
            for word in line.split(separator: " ") {
                switch word {
                case "÷", "×":
                    made.breaks.append(word == "÷")
                    made.offsets.append(made.text.utf16.count)
                default:
                    let scalar = try #require(UInt32(word, radix: 16).flatMap(Unicode.Scalar.init))
                    made.text.unicodeScalars.append(scalar)
                }
            }
            return made
        }
    }

    private func text(_ case: Case) -> ParagraphText {
        ParagraphText(
            runs: [TextRun(text: `case`.text, font: FontDescription(sizeInPoints: 17))], style: ParagraphStyle())
    }

    @Test func charactersBeginWhereUnicodeSays() throws {
        let cases = try Self.cases(in: "GraphemeBreakTest")
        expect(cases.count, equals: 602)
        let wrong = cases.filter { `case` in
            let text = text(`case`)
            return zip(`case`.offsets, `case`.breaks).contains { text.startsCharacter(at: $0) != $1 }
        }
        // Swift follows a later version, in which scissors join no emoji.
        expect(wrong.map(\.line), equals: ["÷ 2701 × 200D × 2701 ÷"])
    }

    /// ICU follows a later version of the standard than these cases; what differs is listed beside them.
    @Test func linesBreakWhereUnicodeSays() throws {
        let cases = try Self.cases(in: "LineBreakTest")
        expect(cases.count, equals: 963)
        let wrong = cases.filter { `case` in
            let breaks = text(`case`).breaks
            // At the start of the text nothing is broken; at its end always.
            return zip(`case`.offsets, `case`.breaks).dropFirst().contains { (breaks[$0] != .none) != $1 }
        }
        try expect(wrong.map(\.line), equals: Self.cases(in: "LineBreakDifferences").map(\.line))
    }
}
