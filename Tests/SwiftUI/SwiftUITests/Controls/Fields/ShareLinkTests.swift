import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What a share link shows, in all its forms.
@Suite("Share links") @MainActor struct ShareLinkTests {
    private struct Photo: Transferable {
        static var transferRepresentation: some TransferRepresentation { ProxyRepresentation { (_: Photo) in "photo" } }
    }

    private func dump(_ view: some View) throws -> String {
        let stage = try Stage(width: 300, height: 100)
        try stage.show(view)
        return stage.tree.layoutDump()
    }

    /// How many letters and pictures are drawn.
    private func marks(_ view: some View) throws -> Int {
        let stage = try Stage(width: 300, height: 100)
        try stage.show(view)
        return stage.drawn(at: 0).count
    }

    @Test("Without a label it says that it shares, with the system's symbol") func usual() throws {
        let url = try #require(URL(string: "https://example.com"))
        for view in [
            AnyView(ShareLink(item: url)), AnyView(ShareLink(item: "words")),
            AnyView(ShareLink(item: Photo(), preview: SharePreview("Photo"))),
        ] {
            let dump = try dump(view)
            #expect(dump.contains("Text \"Share…\""))
            try expect(
                marks(view),
                equals: marks(
                    Label {
                        Text(verbatim: "Share…")
                    } icon: {
                        Image(systemName: "square.and.arrow.up")
                    }))
        }
    }

    @Test("A title stands in place of the words, a label in place of both") func named() throws {
        let titled = try dump(ShareLink("Send it", item: "words", subject: Text("Subject"), message: Text("Message")))
        #expect(titled.contains("Text \"Send it\"") && !titled.contains("Share…"))
        let labelled = try dump(ShareLink(items: ["a", "b"]) { Text(verbatim: "Own") })
        #expect(labelled.contains("Text \"Own\"") && !labelled.contains("Share…"))
        try expect(marks(ShareLink(item: "words") { Text(verbatim: "Own") }), equals: marks(Text(verbatim: "Own")))
    }

    @Test("It is a button, which a finger finds by its words") func touched() throws {
        let stage = try Stage(width: 300, height: 100)
        try stage.show(ShareLink("Send it", item: "words"))
        #expect(stage.tree.hitTargets.contains { $0.action == .button && $0.label == "Send it" })
    }
}
