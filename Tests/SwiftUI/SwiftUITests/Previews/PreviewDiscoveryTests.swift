import SwiftUI
import TestSupport
import Testing

#Preview("A \"quoted\" name", traits: .fixedLayout(width: 20, height: 10), .landscapeLeft) {
    Text("} \(1 + 1)")
}

@available(iOS 17, macOS 14, *)
#Preview { if true { Text("second") } }

struct DiscoveredPreviews: PreviewProvider {
    static var platform: PreviewPlatform? { .iOS }
    static var previews: some View {
        Group {
            Text("a").previewDisplayName("own")
            Text("b")
        }
        .padding()
        .previewDisplayName("outer")
        .previewLayout(.sizeThatFits)
        ForEach(0..<2) { Text("\($0)") }
    }
}

struct GuardedPreviews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("a").previewDisplayName("first")
            if #available(iOS 17, *) {
                Text("b").previewDisplayName("second")
                Text("c")
            }
        }
    }
}

struct GenericPreviews<Value>: PreviewProvider {
    static var previews: some View { Text("never found") }
}

@MainActor
@Suite("Previews of this executable")
struct PreviewDiscoveryTests {
    @Test("Macros leave records with their places, in order")
    func registered() throws {
        let own = PreviewDiscovery.registered().filter { $0.fileID == #fileID }
        expect(own.map { $0.line }, equals: [5, 10])
        expect(own.map { $0.column }, equals: [1, 1])
        let previews = try own.map { try $0.makePreview() }
        expect(previews.map(\.name), equals: ["A \"quoted\" name", nil])
        let first = try #require(previews.first?.content as? ViewPreviewContent)
        expect(first.traits.map(\.value), equals: [.layout(.fixed(width: 20, height: 10)), .orientation(.landscapeLeft)])
        #expect(first.body() is Text)
    }

    @Test("Providers are found by their conformance, generic ones left out")
    func providers() {
        let names = PreviewDiscovery.providers().map { String(describing: $0) }
        #expect(names.contains("DiscoveredPreviews"))
        #expect(!names.contains { $0.hasPrefix("GenericPreviews") })
    }

    @Test("What a condition of availability holds are previews as well")
    func availability() {
        let items = PreviewItem.items(in: GuardedPreviews.previews)
        expect(items.map(\.attributes.displayName), equals: ["first", "second", nil])
    }

    @Test("Each child of a container is a preview, with the container's attributes unless it has its own")
    func items() {
        let items = PreviewItem.items(in: DiscoveredPreviews.previews)
        expect(items.map(\.attributes.displayName), equals: ["own", "outer", nil, nil])
        expect(items.map(\.attributes.layout), equals: [.sizeThatFits, .sizeThatFits, nil, nil])
    }

    @Test("Tools read a provider's previews with the values that their modifiers set")
    func allPreviews() {
        let all = DiscoveredPreviews._allPreviews
        expect(all.map(\.id), equals: [0, 1, 2, 3])
        expect(all.map(\.displayName), equals: ["own", "outer", nil, nil])
        expect(all.map(\.layout), equals: [.sizeThatFits, .sizeThatFits, .device, .device])
    }
}
