import Foundation
import RunContext
import SwiftUI
import TestSupport
import Testing
import UIKit

@Suite("HTML in attributed strings", .serialized)
@MainActor
struct HTMLTests {
    init() { if UIKitSurroundings.current.fonts == nil { RunContext.setForProcess(\.surroundings.fonts, BundledFontLibrary.shared) } }

    private func read(_ text: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(text.utf8),
            options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue],
            documentAttributes: nil)
    }

    private func value<Value>(_ key: NSAttributedString.Key, of part: String, in text: NSAttributedString) throws -> Value? {
        let place = NSString(string: text.string).range(of: part).location
        try #require(place != NSNotFound)
        return text.attribute(key, at: place, effectiveRange: nil) as? Value
    }

    @Test(
        "Paragraphs end lines, lists have marks, and spaces between words are one",
        arguments: [
            ("Hello   <b>world</b>\n again", "Hello world again"),
            ("<p>One</p>\n<p>Two</p>", "One\nTwo\n"),
            ("a<br>b &amp; c&nbsp;d &#8364;", "a\u{2028}b & c\u{A0}d €"),
            ("<ul><li>x</li><li>y</li></ul><ol><li>z</li><li>w</li></ol>", "\t•\tx\n\t•\ty\n\t1.\tz\n\t2.\tw\n"),
            ("<html><head><title>T</title><style>p{}</style></head><body>5 < 6 <!-- no -->yes</body></html>", "5 < 6 yes"),
            ("<div><p>nested <i>unclosed</p></div>tail", "nested unclosed\ntail"),
            ("<script>if (a < b) {}</script>shown<", "shown<"),
        ])
    func characters(html: String, text: String) throws { expect(try read(html).string, equals: text) }

    @Test("Elements, attributes and style sheets set fonts, colours, lines and links")
    func looks() throws {
        let text = try read(
            "<style>body { font-family: -apple-system; font-size: 16px } em { color: #f00 }</style>"
                + "plain <b>bold</b> <em>red</em> <a href=\"https://a.b/c?d=1&amp;e=2\">link</a> <span style='font-size:20px;"
                + "text-decoration: underline'>large</span> <h1>head</h1>")
        let plain: UIFont = try #require(try value(.font, of: "plain", in: text))
        #expect(plain.pointSize == 16 && !plain.fontDescriptor.symbolicTraits.contains(.traitBold))
        let bold: UIFont = try #require(try value(.font, of: "bold", in: text))
        #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
        let red: UIColor = try #require(try value(.foregroundColor, of: "red", in: text))
        #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let link: URL = try #require(try value(.link, of: "link", in: text))
        expect(link.absoluteString, equals: "https://a.b/c?d=1&e=2")
        let large: UIFont = try #require(try value(.font, of: "large", in: text))
        #expect(large.pointSize == 20)
        let line: Int? = try value(.underlineStyle, of: "large", in: text)
        expect(line, equals: NSUnderlineStyle.single.rawValue)
        let head: UIFont = try #require(try value(.font, of: "head", in: text))
        expect(head.pointSize, equals: 32)
    }

    @Test("Rich text and bytes of another encoding are refused") func refusals() {
        let rich = [NSAttributedString.DocumentReadingOptionKey.documentType: NSAttributedString.DocumentType.rtf]
        #expect(throws: CocoaError.self) { try NSAttributedString(data: Data("{\\rtf1}".utf8), options: rich, documentAttributes: nil) }
        #expect(throws: CocoaError.self) { try NSAttributedString(data: Data([0xFF, 0xFE, 0xFF]), documentAttributes: nil) }
    }

    @Test("A document of very many open elements is read") func depth() throws {
        let text = try read(String(repeating: "<b>", count: 5000) + "deep")
        expect(text.string, equals: "deep")
    }
}
