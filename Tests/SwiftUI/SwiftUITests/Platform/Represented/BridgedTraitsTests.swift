import StageSupport
import TestSupport
import Testing
import UIKit

@testable import SwiftUI

/// Values that flow from SwiftUI's views into UIKit's and back.
@Suite("Bridged traits") @MainActor struct BridgedTraitsTests {
    private struct ThemeTrait: UITraitDefinition {
        static let defaultValue = "plain"
    }

    fileprivate struct ThemeKey: UITraitBridgedEnvironmentKey {
        static let defaultValue = "plain"
        static func read(from traitCollection: UITraitCollection) -> String { traitCollection[ThemeTrait.self] }
        static func write(to mutableTraits: inout any UIMutableTraits, value: String) { mutableTraits[ThemeTrait.self] = value }
    }

    /// A view of SwiftUI's in one of UIKit's, which may set the trait, in one of SwiftUI's.
    private struct Nested: UIViewRepresentable {
        let override: String?
        let heard: (String) -> Void

        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            let host = UIHostingController(rootView: Reader(heard: heard))
            host.view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            view.addSubview(host.view)
            return view
        }

        func updateUIView(_ view: UIView, context: Context) {
            if let override { view.traitOverrides[ThemeTrait.self] = override }
            heard("UIKit \(view.subviews[0].traitCollection[ThemeTrait.self]) \(view.traitCollection.userInterfaceStyle == .dark)")
        }
    }

    private struct Reader: View {
        @Environment(\.theme) var theme
        let heard: (String) -> Void

        var body: some View {
            let _ = heard("SwiftUI \(theme)")
            Color.red
        }
    }

    @Test("UIKit's views read the values around, and SwiftUI's inside them what UIKit sets", arguments: [nil, "ink"])
    func bridge(override: String?) throws {
        var heard: [String] = []
        let stage = try Stage(width: 100, height: 50)
        try stage.show(Nested(override: override) { heard.append($0) }.environment(\.theme, "sepia").environment(\.colorScheme, .dark))
        _ = stage.drawn(Color.red, at: 0)
        let value = override ?? "sepia"
        expect(Array(Set(heard)).sorted(), equals: ["SwiftUI \(value)", "UIKit \(value) true"])
    }

    private struct Tinted: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.backgroundColor = UIColor { $0[ThemeTrait.self] == "ink" ? UIColor(red: 0, green: 0, blue: 1, alpha: 1) : .red }
            view.traitOverrides[ThemeTrait.self] = "ink"
            return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    @Test("A colour follows the traits of the view that it is drawn in") func color() throws {
        let stage = try Stage(width: 20, height: 20)
        try stage.show(Tinted())
        #expect(stage.drawn(Color(red: 0, green: 0, blue: 1), at: 0) != nil)
    }
}

extension EnvironmentValues {
    fileprivate var theme: String {
        get { self[BridgedTraitsTests.ThemeKey.self] }
        set { self[BridgedTraitsTests.ThemeKey.self] = newValue }
    }
}
