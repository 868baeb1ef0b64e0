import Foundation
import RunContext
import SwiftUI
import TestSupport
import Testing
import UIKit

@Suite("Attributed strings of UIKit and SwiftUI", .serialized)
@MainActor
struct AttributedStringTests {
    init() { if UIKitSurroundings.current.fonts == nil { RunContext.setForProcess(\.surroundings.fonts, BundledFontLibrary.shared) } }

    @Test("Runs with different fonts, colours and styles follow each other") func runs() {
        let text = NSMutableAttributedString(string: "")
        for (index, color) in [UIColor.red, .blue, .label, .red].enumerated() {
            let style = NSMutableParagraphStyle()
            style.lineSpacing = CGFloat(index)
            let font = UIFont.systemFont(ofSize: 10 + CGFloat(index))
            text.append(
                NSAttributedString(string: "run", attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style]))
        }
        expect(text.length, equals: 12)
        expect((text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)?.pointSize, equals: 11)
    }

    @Test("A text of UIKit's becomes one that SwiftUI draws with its font, colour and link, and back")
    func conversion() throws {
        let platform = NSMutableAttributedString(string: "a b", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        platform.addAttributes([.foregroundColor: UIColor.red, .link: "https://a.b"], range: NSRange(location: 2, length: 1))
        let text = AttributedString(platform)
        expect(text.runs.count, equals: 2)
        let last = try #require(Array(text.runs).last)
        #expect(last.swiftUI.foregroundColor == Color(uiColor: .red) && last.link == URL(string: "https://a.b"))
        #expect(last.swiftUI.font == Font(UIFont.systemFont(ofSize: 20)))
        #expect(AttributedString(NSAttributedString(text)) == text)
        let marked = try AttributedString(markdown: "a **bold** word")
        #expect(AttributedString(NSAttributedString(marked)) == marked)
    }
}
