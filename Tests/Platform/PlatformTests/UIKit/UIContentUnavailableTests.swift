import Foundation
import RunContext
import TestSupport
import Testing
@testable import UIKit

@Suite("Places with nothing to show in UIKit", OnScreen()) @MainActor
struct UIContentUnavailableTests {
    private final class EmptyController: UIViewController {
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            var content = UIContentUnavailableConfiguration.empty()
            content.text = "No Notes"
            content.button.title = "Write"
            contentUnavailableConfiguration = content
        }
    }

    @Test("The parts stand in the middle, one below the other, and missing ones take no place")
    func parts() {
        var content = UIContentUnavailableConfiguration.empty()
        content.text = "Title"
        content.secondaryText = "Description"
        content.button.title = "Retry"
        let view = UIContentUnavailableView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        view.layoutIfNeeded()
        let parts = view.subviews.filter { !$0.isHidden && $0.frame.height > 0 }
        expect(parts.count, equals: 3)
        for (part, next) in zip(parts, parts.dropFirst()) { #expect(part.frame.maxY < next.frame.minY) }
        for part in parts { expect(part.frame.midX, near: 150, within: 0.5) }
        expect((parts[0].frame.minY + parts[2].frame.maxY) / 2, near: 200, within: 1)
    }

    @Test("A controller asks for its content as it appears, which covers its view until it is removed")
    func cover() throws {
        let controller = EmptyController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        controller.arrange(in: CGSize(width: 200, height: 300))
        let cover = try #require(controller.view.subviews.first as? UIContentUnavailableView)
        expect(controller.view.subviews.count, equals: 1)
        expect(cover.frame, equals: CGRect(x: 0, y: 0, width: 200, height: 300))
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        #expect(controller.view.subviews.first === cover)
        expect((cover.configuration as? UIContentUnavailableConfiguration)?.text, equals: "No Results")
        controller.contentUnavailableConfiguration = nil
        #expect(controller.view.subviews.isEmpty)
    }

    @Test("A search repeats its text, and only the last configuration's action is performed") func updates() throws {
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        state.searchText = "Pears"
        expect(UIContentUnavailableConfiguration.search().updated(for: state).text, equals: "No Results for “Pears”")
        expect(UIContentUnavailableConfiguration.empty().updated(for: state).text, equals: nil)

        var performed: [String] = []
        func content(_ name: String) -> UIContentUnavailableConfiguration {
            var content = UIContentUnavailableConfiguration.empty()
            content.buttonProperties.primaryAction = UIAction(title: name) { _ in performed.append(name) }
            return content
        }
        let view = UIContentUnavailableView(configuration: content("first"))
        view.configuration = content("second")
        let button = try #require(view.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden })
        button.sendActions(for: .primaryActionTriggered)
        expect(performed, equals: ["second"])
        expect(button.configuration?.title, equals: "second")
    }

    @Test("A control that fits its size takes that of its content") func fitting() {
        let button = UIButton(type: .system)
        button.setTitle("Write", for: .normal)
        button.sizeToFit()
        expect(button.bounds.size, equals: button.intrinsicContentSize)
        #expect(button.bounds.width > 20)
    }

    @Test("A state keeps values of the program's own") func values() {
        let key = UIConfigurationStateCustomKey("note")
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state[key] = 5
        expect(state[key] as? Int, equals: 5)
        #expect(state != UICellConfigurationState(traitCollection: state.traitCollection))
    }
}
