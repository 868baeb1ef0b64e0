import Foundation
import StageSupport
import TestSupport
import Testing
import UIKit

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

@Suite("Controllers that UIKit presents") @MainActor struct PlatformPresentationTests {
    private struct Controlled: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private func stage(_ controller: UIViewController) throws -> Stage {
        let stage = try Stage(width: 300, height: 600)
        try stage.show(Controlled(controller: controller))
        return stage
    }

    private func reachable(_ stage: Stage) -> [String] { stage.tree.hitTargets.map(\.label) }

    private final class Asking: UIViewController {
        var answers: [String] = []
        var style = UIAlertController.Style.alert
        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(type: .system)
            button.setTitle("Ask", for: .normal)
            button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
            button.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
            view.addSubview(button)
        }
        func ask() {
            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
            for (title, style) in [("Keep", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
                alert.addAction(UIAlertAction(title: title, style: style) { [weak self] in self?.answers.append($0.title ?? "") })
            }
            present(alert, animated: true)
        }
    }

    @Test("An alert comes with its buttons, which act and close it", arguments: [UIAlertController.Style.alert, .actionSheet])
    func alert(style: UIAlertController.Style) throws {
        let controller = Asking()
        controller.style = style
        let stage = try stage(controller)
        #expect(!reachable(stage).contains("Delete"))
        try stage.tree.tap("Ask", at: 1)
        try stage.tree.advance(to: 2)
        // A dialog of iOS 26 has no button for leaving.
        #expect(reachable(stage).contains("Keep") == (style == .alert))
        #expect(reachable(stage).contains("Delete"))
        try stage.tree.tap("Delete", at: 3)
        try stage.tree.advance(to: 5)
        #expect(controller.answers == ["Delete"] && controller.presentedViewController == nil)
        #expect(!reachable(stage).contains("Keep") && reachable(stage).contains("Ask"))
    }

    private final class Rows: UITableViewController {
        var chosen: [Int] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
    }

    @Test("A tap on a row of a table chooses it") func rows() throws {
        let controller = Rows(style: .plain)
        let stage = try stage(controller)
        expect(controller.tableView.visibleCells.map(\.frame.minY), equals: [0, 52, 104])
        #expect(try stage.tree.tap(at: CGPoint(x: 100, y: 70), at: 1))
        expect(controller.chosen, equals: [1])
    }
}
