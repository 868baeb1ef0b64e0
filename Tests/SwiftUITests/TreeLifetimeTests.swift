import Testing

@testable import SwiftUI

/// A tree and all that it is made of go when nobody holds it any more: what a renderer keeps grows with its largest view, not
/// with their number.
@MainActor
@Suite struct TreeLifetimeTests {
    private struct Rows: View {
        @State private var count = 3
        var body: some View {
            VStack {
                Text("\(count)").contentTransition(.numericText())
                ForEach(0..<count, id: \.self) { row in HStack { Text("Row \(row)"); Spacer() } }
                GeometryReader { Text("\($0.size.width)") }
                Button("More") { count += 1 }
                ScrollView { LazyVStack { ForEach(0..<5) { Text("\($0)") } } }
            }
            .onAppear { count = 4 }
        }
    }

    @Test func aTreeGoesWithItsNodes() throws {
        weak var tree: ViewTree?
        weak var root: RootNode?
        do {
            let made = ViewTree(size: CGSize(width: 200, height: 400), environment: EnvironmentValues())
            try made.update(Rows(), transaction: Transaction(), at: 0)
            try made.update(Rows(), transaction: Transaction(animation: .default), at: 1)
            _ = made.displayList(at: 1.1)
            (tree, root) = (made, made.root)
        }
        #expect(tree == nil)
        #expect(root == nil)
    }
}
