import Testing

@testable import UIKit

/// What controls are large by themselves.
@Suite("Sizes of UIKit's", .serialized) @MainActor struct UIKitSizeTests {
    @Test("UIKit's sizes are whole pixels, and not whole points") func sizes() {
        let former = UIKitSurroundings.current
        (UIKitSurroundings.current.fonts, UIKitSurroundings.current.displayScale) = (BundledFontLibrary.shared, 3)
        defer { UIKitSurroundings.current = former }
        let label = UILabel()
        label.text = "Hello"
        label.font = .systemFont(ofSize: 17)
        #expect(abs(label.intrinsicContentSize.height - 20.333) < 0.001)
        let field = UITextField()
        #expect(field.intrinsicContentSize.height == 22)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
        (field.borderStyle, field.font) = (.none, .systemFont(ofSize: 15))
        #expect(abs(field.intrinsicContentSize.height - 59.0 / 3) < 1e-6)
        field.spellCheckingType = .no
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Hello"
        #expect(abs(button.intrinsicContentSize.height - 34.333) < 0.001)
    }
}
