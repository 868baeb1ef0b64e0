import TestSupport
@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore
import Testing

/// Chains of modifiers are single values that contain each other.
@MainActor
struct ModifierChainTests {
    private static func padded(_ view: some View, _ index: Int) -> any View {
        index.isMultiple(of: 2) ? view.opacity(0.999) : view.padding(0.01)
    }

    /// A chain whose value is many kilobytes is built without a copy of the rest of it for each modifier.
    @Test func longChainsFitTheStack() throws {
        var view: any View = Color.red.frame(width: 10, height: 10)
        for index in 0..<1000 { view = Self.padded(view, index) }
        let tree = ViewTree(size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
        try tree.update(view, transaction: Transaction(), at: 0)
        var depth = 0
        var node: ViewNode? = tree.root
        while let inner = node?.children.first { (node, depth) = (inner, depth + 1) }
        #expect(depth > 1000)
    }

    private func check<Content: View, Modifier: ViewModifier>(_ content: Content, _ modifier: Modifier) {
        typealias Chain = ModifiedContent<Content, Modifier>
        expect(Chain.modifierOffset, equals: MemoryLayout<Chain>.offset(of: \Chain.modifier))
        expect(MemoryLayout<Chain>.offset(of: \Chain.content), equals: 0)
    }

    private struct Byte: View {
        var value: UInt8 = 1
        var body: some View { Text("\(value)") }
    }

    private struct Wide: ViewModifier {
        var flag = true
        var wide = SIMD4<Double>(1, 2, 3, 4)
        func body(content: Content) -> some View { content }
    }

    private struct Narrow: ViewModifier {
        var flag = true
        func body(content: Content) -> some View { content }
    }

    @Test func modifiersLieWhereTheyAreLookedFor() {
        check(Byte(), Wide())
        check(Byte(), Narrow())
        check(EmptyView(), Narrow())
        check(EmptyView(), Wide())
        check(Byte().modifier(Narrow()), Wide())
        check(Byte().modifier(Wide()).modifier(Narrow()), Narrow())
        check(Text("Text"), EmptyModifier())
    }
}
