import Foundation
import HostProtocol
import SnapshotTesting
import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import PreviewRendering

/// The option `--os` decides once which system is drawn.
@Suite("The system that is drawn", .serialized) @MainActor struct SystemOptionTests {
    private final class Seen { var versions: [String] = [] }

    private struct Reader: View {
        let seen: Seen
        var body: some View {
            seen.versions.append(UIDevice.current.systemVersion)
            return Color.blue
        }
    }

    @Test(
        "A view reads the version of the system whose colours it is drawn in",
        arguments: zip([SystemName.iOS14, .iOS17, .iOS18, .iOS26], [("14.8", 0x7A), ("17.7", 0x7A), ("18.6", 0x7A), ("26.1", 0x88)]))
    func option(_ system: SystemName, _ expected: (version: String, green: Int)) throws {
        var options = RenderOptions()
        options.system = system
        options.scale = 1
        let seen = Seen()
        let studio = try ViewStudio(options: options)
        let plan = try studio.plan(of: Reader(seen: seen), size: CGSize(width: 10, height: 10))
        let pixmap = try studio.still(of: plan).frames[0].pixmap
        expect(Int(pixmap[5, 5].green), equals: expected.green)
        try expect(#require(seen.versions.last), equals: expected.version)
    }

    /// The height of a bar, in points: the red of a page that keeps to its safe area begins below it.
    private func top(_ options: RenderOptions) throws -> Int {
        let studio = try ViewStudio(options: options)
        let page = NavigationStack { Color.red.navigationBarTitleDisplayMode(.inline).navigationTitle("A") }
        let pixmap = try studio.still(of: studio.plan(of: page, size: CGSize(width: 100, height: 200))).frames[0].pixmap
        return (0..<200).first { pixmap[50, $0].red > 200 && pixmap[50, $0].green < 100 } ?? -1
    }

    @Test("A bar has the height of its system", arguments: [(SystemName.iOS18, 44), (.iOS26, 54)])
    func bar(_ system: SystemName, _ height: Int) throws {
        var options = RenderOptions()
        (options.system, options.scale) = (system, 1)
        try expect(top(options), equals: height)
    }

    @Test(
        "A bar without a large title has its hairline at the beginning of the content before iOS 15", arguments: [SystemName.iOS14, .iOS17])
    func hairline(_ system: SystemName) throws {
        var options = RenderOptions()
        (options.system, options.scale) = (system, 1)
        let studio = try ViewStudio(options: options)
        let page = NavigationStack { Color.white.navigationBarTitleDisplayMode(.inline).navigationTitle("A") }
        let pixmap = try studio.still(of: studio.plan(of: page, size: CGSize(width: 100, height: 200))).frames[0].pixmap
        expect((30..<60).filter { pixmap[10, $0].red < 230 }, equals: system == .iOS14 ? [44] : [])
    }

    @Test("A suite of snapshots chooses its system once", .snapshots(system: .iOS18)) func snapshots() {
        expect(SnapshotSetting(config: ViewImageConfig()).renderOptions.system, equals: .iOS18)
        withSnapshotTesting(system: .iOS17) {
            expect(SnapshotSetting(config: ViewImageConfig()).renderOptions.system, equals: .iOS17)
        }
    }

    @Test("Sizes that a test asks for are those of the system that its snapshots show") func sizes() async {
        func widths() -> [CGFloat] {
            let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
            return [UISwitch().intrinsicContentSize.width, UIHostingController(rootView: toggle).sizeThatFits(in: .zero).width]
        }
        expect(withSnapshotTesting(system: .iOS17) { widths() }, equals: [51, 49])
        await expect(withSnapshotTesting(system: .iOS26) { widths() }, equals: [63, 61])
    }

    @Test("Snapshots show iOS 26 where nobody chooses") func usual() {
        expect(SnapshotSetting(config: ViewImageConfig()).renderOptions.system, equals: .iOS26)
    }

    @Test("A concentric rectangle follows the corners of the screen", arguments: [(SystemName.iOS18, true), (.iOS26, false)])
    func concentric(_ system: SystemName, _ isSquare: Bool) throws {
        var options = RenderOptions()
        (options.system, options.scale) = (system, 1)
        let size = CGSize(width: 402, height: 874)
        let studio = try ViewStudio(options: options, screen: size, clear: ScreenInsets.safeArea(of: size))
        let page = ConcentricRectangle(corners: .concentric, isUniform: false).fill(.red).padding(8).ignoresSafeArea()
        let pixmap = try studio.still(of: studio.plan(of: page, size: size)).frames[0].pixmap
        // A corner with a radius of 54 leaves out the pixel beside it.
        expect(pixmap[10, 10].green < 100, equals: isSquare)
        #expect(pixmap[200, 10].green < 100)
    }
}
