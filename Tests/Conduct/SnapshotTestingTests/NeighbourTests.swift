import Prefire
import PreviewSnapshots
import PreviewSnapshotsTesting
import SwiftUI
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Modules of other libraries for snapshots") struct NeighbourTests {
    private struct Message: NamedPreviewState {
        var name: String
        var text: String
    }

    private struct Messages: PreviewProvider {
        static var snapshots: PreviewSnapshots<Message> {
            PreviewSnapshots(states: [Message(name: "Short", text: "Hi"), Message(name: "Long", text: "Good morning")]) { Text($0.text) }
        }
        static var previews: some View { snapshots.previews }
    }

    @Test("Each configuration is a preview with its name") func previews() {
        expect(Messages._allPreviews.map(\.displayName), equals: ["Short", "Long"])
        let numbers = PreviewSnapshots(configurations: [.init(name: "One", state: 1)]) { Text("\($0)") }
        expect(numbers.configurations.map(\.name), equals: ["One"])
        let words = PreviewSnapshots(states: ["A", "B"], name: \.self) { Text($0) }
        expect(words.configurations.map(\.state), equals: ["A", "B"])
    }

    @Test("Snapshots have the names of configurations and strategies") func names() {
        let text = Snapshotting<String, String>.lines.pullback { (_: AnyView) in "a view" }
        Messages.snapshots.assertSnapshots(as: text)
        Messages.snapshots.assertSnapshots(as: text, named: "again")
        Messages.snapshots.assertSnapshots(as: ["a": text, "b": text], named: "keys")
        Messages.snapshots.assertSnapshots(as: [text], named: "places")
        Messages.snapshots.assertSnapshots(as: [text], named: "changed") { AnyView($0.padding()) }
    }

    @Test("Pictures of configurations are compared, also of changed views") func pictures() {
        Messages.snapshots.assertSnapshots()
        Messages.snapshots.assertSnapshots(named: "bordered") { $0.border(.red) }
    }

    @Test("A preview states how its snapshot is taken") func wishes() {
        let device = DeviceConfig(safeArea: .zero, size: CGSize(width: 200, height: 400), traits: UITraitCollection())
        let snapshot = PrefireSnapshot(
            { Text("A").snapshot(delay: 0.5, precision: 0.9, record: true).prefireEnabled() }, name: "A", isScreen: false, device: device)
        let (view, wishes) = snapshot.loadViewWithPreferences()
        expect(wishes.delay, equals: 0.5)
        expect(wishes.precision, equals: 0.9)
        expect(wishes.perceptualPrecision, equals: 1)
        expect(wishes.record, equals: true)
        expect(UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 400, height: 400)).width, equals: 200)
        let preview = PrefireSnapshot(Messages._allPreviews[1], device: device)
        expect(preview.name, equals: "Long")
        expect(preview.isScreen, equals: true)
        let label = PrefireSnapshot({ UILabel() }, name: "Label", isScreen: true, device: device)
        expect(label.loadViewWithPreferences().1.delay, equals: 0)
    }

    @Test("A playbook has a row for each name, and cards of previews with their states") func playbook() {
        let models = [
            PreviewModel(
                content: { Button("Sign In") {}.buttonStyle(.borderedProminent).padding().previewState("loading") }, name: "Button"),
            PreviewModel(id: "2", content: { Button("Sign In") {}.disabled(true).padding() }, name: "Button"),
            PreviewModel(content: { List(0..<9) { Text("Row \($0)") } }, name: "List", type: .screen),
        ]
        let page = NavigationStack { PlaybookView(isComponent: true, previewModels: models) }
        assertSnapshot(of: page, as: .image(layout: .fixed(width: 402, height: 700), scale: 1))
    }

    @Test("A playbook of stories has a row for each story") func stories() {
        let models = ["Login", "Profile"].map { name in
            PreviewModel(content: { Text(name).padding().previewUserStory("account") }, name: name)
        }
        let page = NavigationStack { PlaybookView(isComponent: false, previewModels: models) }
        assertSnapshot(of: page, as: .image(layout: .fixed(width: 402, height: 400), scale: 1))
    }
}
