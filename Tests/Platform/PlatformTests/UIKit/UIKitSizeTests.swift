import RunContext
import TestSupport
import Testing

@testable import UIKit

/// The sizes that controls have by themselves.
@Suite("Sizes of UIKit's", .serialized) @MainActor struct UIKitSizeTests {
    @Test("UIKit's sizes are whole pixels, and not whole points") func sizes() {
        RunContext.with({ ($0.surroundings.fonts, $0.surroundings.displayScale) = (BundledFontLibrary.shared, 3) }) {
            let label = UILabel()
            label.text = "Hello"
            label.font = .systemFont(ofSize: 17)
            expect(label.intrinsicContentSize.height, near: 20.333, within: 0.001)
            expect(label.sizeThatFits(.zero), equals: label.intrinsicContentSize)
            label.sizeToFit()
            expect(label.bounds.size, equals: label.intrinsicContentSize)
            let field = UITextField()
            expect(field.intrinsicContentSize.height, equals: 22)
            field.borderStyle = .roundedRect
            expect(field.intrinsicContentSize.height, equals: 34)
            (field.borderStyle, field.font) = (.none, .systemFont(ofSize: 15))
            expect(field.intrinsicContentSize.height, near: 59.0 / 3, within: 1e-6)
            field.spellCheckingType = .no
            let button = UIButton(configuration: .filled())
            button.configuration?.title = "Hello"
            expect(button.intrinsicContentSize.height, near: 34.333, within: 0.001)
        }
    }

    @Test("A text of several lines is in a column as high as it is in the column's width") func wrapping() {
        RunContext.with({ ($0.surroundings.fonts, $0.surroundings.displayScale) = (BundledFontLibrary.shared, 3) }) {
            let outer = UIView()
            let (title, note) = (UILabel(), UILabel())
            (title.text, note.text, note.numberOfLines) = ("Title", "A note that wraps over several lines in its column", 0)
            let stack = UIStackView(arrangedSubviews: [title, note])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: outer.topAnchor),
                stack.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
                stack.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -5),
            ])
            outer.arrange(in: CGSize(width: 130, height: 400))
            let line = title.intrinsicContentSize.height
            #expect(stack.frame.minX == 5 && stack.frame.width == 120)
            expect(note.frame.minY, near: line, within: 1, "\(title.frame) \(note.frame) \(stack.frame)")
            #expect(note.frame.height > 2.5 * line && note.frame.height < 7 * line, "\(note.frame)")
            expect(stack.frame.height, near: note.frame.maxY, within: 1, "\(note.frame) \(stack.frame)")
        }
    }

    @Test("The layout of a view is ambiguous while its constraints leave its place or its size open")
    func ambiguity() {
        let (outer, box, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), UILabel())
        label.text = "Word"
        for view in [box, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
        #expect(box.hasAmbiguousLayout && label.hasAmbiguousLayout && !outer.hasAmbiguousLayout)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            label.topAnchor.constraint(equalTo: outer.topAnchor),
            box.topAnchor.constraint(equalTo: label.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ])
        // A label is as large as its text; a box of nothing has no height.
        #expect(box.hasAmbiguousLayout && !label.hasAmbiguousLayout)
        box.heightAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(!box.hasAmbiguousLayout)
    }
}
