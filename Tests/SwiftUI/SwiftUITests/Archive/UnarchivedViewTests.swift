import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// A widget's views are archived, and the archive does not hold all of them.
@MainActor struct UnarchivedViewTests {
    private func tree(_ view: some View, isInWidget: Bool = true) throws -> ViewTree {
        let stage = try Stage()
        var environment = stage.tree.environment
        environment.isInWidget = isInWidget
        let tree = ViewTree(size: CGSize(width: 200, height: 200), environment: environment)
        try tree.update(view, transaction: Transaction(), at: 0)
        return tree
    }

    /// Where the yellow of the sign is.
    static func ground(in tree: ViewTree) -> CGRect? {
        DrawnItem.all(in: tree.displayList(at: 0)).first { item in
            guard let color = item.color else { return false }
            return color.red > 0.9 && color.green > 0.9 && color.blue < 0.1
        }?.box
    }

    private static let cases: [(String, any View, CGSize?)] = [
        ("Slider", Slider(value: .constant(0.5)).frame(width: 120), CGSize(width: 120, height: 34)),
        ("TextField", TextField("Name", text: .constant("")).frame(width: 120, height: 40), nil),
        ("Stepper", Stepper("Count", value: .constant(1)).fixedSize(), nil),
        ("Picker", Picker("One", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.segmented).frame(width: 120), nil),
        ("ScrollView", ScrollView { Text("Rows") }, CGSize(width: 200, height: 200)),
        ("List", List { Text("Row") }, CGSize(width: 200, height: 200)),
    ]

    @Test(arguments: 0..<6)
    func theSignStandsInThePlaceOfWhatIsNotArchivedAndItIsToldOnce(_ index: Int) throws {
        let (name, view, size) = Self.cases[index]
        let tree = try tree(AnyView(view))
        let ground = try #require(Self.ground(in: tree), "\(name)")
        if let size { expect(ground.size, equals: size, "\(name)") }
        expect(tree.diagnostics.entries, equals: [.unarchivedView(name)])
        #expect(Self.ground(in: try self.tree(AnyView(view), isInWidget: false)) == nil)
    }

    @Test func severalOfAKindAreToldOnceAndNoneCanBeTouched() throws {
        let tree = try tree(
            VStack {
                Slider(value: .constant(0)); Slider(value: .constant(1))
            })
        expect(tree.diagnostics.entries, equals: [.unarchivedView("Slider")])
        #expect(tree.hitTargets.allSatisfy { $0.point == nil })
    }

    @Test func whatNoSourceSettlesIsDrawnAndTold() throws {
        let tree = try tree(NavigationStack { Color.red })
        expect(tree.diagnostics.entries, equals: [.unlistedInWidget("NavigationStack")])
        #expect(Self.ground(in: tree) == nil)
    }
}
