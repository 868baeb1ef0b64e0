import Appearance
import Foundation
import RunContext
import SwiftUI
import TestSupport
import Testing
import UIKit

@Suite("Tables and collections", .serialized)
@MainActor
struct ListTests {
    init() { if UIKitSurroundings.current.fonts == nil { RunContext.setForProcess(\.surroundings.fonts, BundledFontLibrary.shared) } }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var chosen: [IndexPath] = []
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section + 1 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { section == 1 ? "Second" : nil }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            var content = cell.defaultContentConfiguration()
            (content.text, content.secondaryText) = ("Row \(indexPath.row)", indexPath.section == 1 ? "below" : nil)
            cell.contentConfiguration = content
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
    }

    private func frames(_ views: [UIView]) -> [CGRect] { views.map(\.frame) }

    @Test("Rows follow each other, each at least 52 points high, and sections have their titles between")
    func table() {
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)), Rows())
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
        let cells = table.visibleCells
        expect(cells.count, equals: 3)
        expect(cells[0].frame, equals: CGRect(x: 0, y: 0, width: 300, height: 52))
        expect(cells[0].contentView.frame, equals: cells[0].bounds, "its row is laid out with it")
        #expect(cells[1].frame.minY > 52 && cells[1].frame.height > 52)
        expect(cells[2].frame.minY, near: cells[1].frame.maxY, within: 0.01)
        expect(table.contentSize.height, near: cells[2].frame.maxY, within: 0.01)
        expect(table.indexPath(for: cells[2]), equals: IndexPath(row: 1, section: 1))
        table.selectRow(at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
        expect(cells.map(\.isSelected), equals: [false, true, false])
    }

    /// Source: pictures of UIKit's tables on iOS 13; those of iOS 15 and later have no empty rows.
    @Test(
        "Rows have the height and the margin of their system, and empty rows fill a table before iOS 15",
        arguments: [SystemRelease.iOS14, .iOS17])
    func formerTable(_ release: SystemRelease) {
        // The screen's, as other tests leave theirs to the process.
        RunContext.with({ ($0.systemRelease, $0.surroundings.displayScale) = (release, 3) }) {
            let (table, plain) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 264)), PlainRows())
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = plain
            table.layoutIfNeeded()
            expect(table.visibleCells.map(\.frame.height), equals: [44, 44, 44])
            expect(table.visibleCells.map(\.separatorInset.left), equals: [16, 16, 16])
            let hairlines = table.subviews.filter { $0.frame.height < 1 && $0.frame.width == 304 }
            expect(hairlines.map { $0.frame.maxY }, equals: release == .iOS14 ? [176, 220, 264] : [])
            expect(table.contentSize.height, equals: 132)
            table.frame.size = CGSize(width: 414, height: 132)
            table.layoutIfNeeded()
            expect(table.visibleCells.map(\.separatorInset.left), equals: [20, 20, 20])
        }
    }

    private final class PlainRows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
    }

    private final class Tiles: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
    }

    private func collection(_ layout: UICollectionViewLayout, _ tiles: Tiles) -> [CGRect] {
        let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        collection.dataSource = tiles
        collection.layoutIfNeeded()
        return frames(collection.visibleCells)
    }

    @Test("A flow layout fills lines, spreads their items, and keeps the last line together")
    func flow() {
        let (layout, tiles) = (UICollectionViewFlowLayout(), Tiles())
        layout.itemSize = CGSize(width: 40, height: 30)
        layout.minimumInteritemSpacing = 5
        let found = collection(layout, tiles)
        expect(
            found.map(\.origin),
            equals: [
                CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: 60, y: 40), CGPoint(x: 0, y: 80),
            ])
        expect(layout.collectionViewContentSize, equals: CGSize(width: 100, height: 110))
    }

    @Test("A compositional layout repeats its groups, with fractions, insets and spaces")
    func groups() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets.top = 7
        let tiles = Tiles()
        let found = collection(UICollectionViewCompositionalLayout(section: section), tiles)
        expect(
            found.prefix(3).map { $0 },
            equals: [
                CGRect(x: 2, y: 8, width: 44, height: 16), CGRect(x: 52, y: 8, width: 44, height: 16),
                CGRect(x: 2, y: 38, width: 44, height: 16),
            ])
        expect(found.count, equals: 5)
    }

    @Test("A diffable data source shows its snapshot, of cells that a registration sets up")
    func diffable() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, word in
            var content = cell.defaultContentConfiguration()
            content.text = word
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, word in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: word)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b"], toSection: 0)
        snapshot.appendItems(["c"])
        snapshot.moveItem("b", beforeItem: "a")
        source.apply(snapshot)
        collection.layoutIfNeeded()
        expect(frames(collection.visibleCells).map(\.minY), equals: [0, 52, 104])
        expect(source.itemIdentifier(for: IndexPath(item: 0, section: 0)), equals: "b")
        expect(source.indexPath(for: "c"), equals: IndexPath(item: 0, section: 1))
        snapshot.deleteItems(["b"])
        source.apply(snapshot)
        collection.layoutIfNeeded()
        expect(collection.visibleCells.count, equals: 2)
    }

    @Test("An alert keeps its buttons and fields, and is dismissed by its presenter")
    func alert() {
        var pressed = 0
        let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in pressed += 1 })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addTextField { $0.placeholder = "Name" }
        let controller = UIViewController()
        controller.loadViewIfNeeded()
        expect(RunReports.noted { controller.present(alert, animated: true) }, equals: [])
        #expect(controller.presentedViewController === alert && alert.presentingViewController === controller)
        alert.actions[0].perform()
        alert.dismiss(animated: true)
        #expect(pressed == 1 && controller.presentedViewController == nil && alert.textFields?.count == 1)
    }

    @Test("Settings of an appearance are kept, and the report has them")
    func appearance() {
        let noted = RunReports.noted { UITextField.appearance().clearButtonMode = .whileEditing }
        #expect(UITextField.appearance().clearButtonMode == .whileEditing && noted.contains { $0.contains("UITextField.appearance()") })
        #expect(UISegmentedControl.appearance() === UISegmentedControl.appearance())
    }

    @Test("A picture between letters takes its own size, and a layout finds characters by points")
    func textKit() {
        let attachment = NSTextAttachment(image: UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { _ in })
        expect(NSAttributedString(attachment: attachment).size().width, near: 30, within: 0.01)
        let storage = NSTextStorage(string: "iiiiWWWW", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 400, height: 0)))
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let (narrow, wide) = (
            manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 4), in: container),
            manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 4), in: container)
        )
        #expect(narrow.width * 2 < wide.width && abs(narrow.maxX - wide.minX) < 1)
        // The advance of the last glyph is rounded up to a pixel, and the boxes overlap by the kerning between them.
        expect(manager.usedRect(for: container).width, near: narrow.width + wide.width, within: 2)
        expect(UITextView(frame: .zero, textContainer: container).text, equals: "iiiiWWWW")
        let place = CGPoint(x: wide.minX + 2, y: wide.midY)
        expect(manager.characterIndex(for: place, in: container, fractionOfDistanceBetweenInsertionPoints: nil), equals: 4)
    }

    @Test("A cell of SwiftUI views is as high as they are, with the space around")
    func hosting() {
        let configuration = UIHostingConfiguration { Color.red.frame(height: 40) }.margins(.vertical, 5)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = configuration
        expect(configuration.makeContentView().compressedSize(in: CGSize(width: 200, height: CGFloat.infinity)).height, equals: 50)
    }

    @Test("Windows have levels")
    func priorities() {
        #expect((UIWindow.Level.alert + 1).rawValue == 2001 && UITextContentType.birthdate.rawValue == "bday")
    }

    private static let phone: (inout RunContext) -> Void = {
        $0.surroundings.fonts = BundledFontLibrary.shared
        ($0.surroundings.screenSize, $0.surroundings.safeArea) = (
            CGSize(width: 300, height: 600), UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        )
    }

    @Test("The rows of a table that fills the screen begin under the status bar, and the table scrolls to them with its insets")
    func rowsUnderStatusBar() {
        RunContext.with(Self.phone) {
            let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)), Rows())
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            (table.dataSource, table.delegate, table.rowHeight) = (rows, rows, 400)
            table.layoutIfNeeded()
            expect(table.adjustedContentInset, equals: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            expect(table.contentOffset.y, equals: -59)
            table.scrollToRow(at: IndexPath(row: 1, section: 1), at: .bottom, animated: false)
            expect(table.contentOffset.y, near: table.contentSize.height + 34 - 600, within: 0.01)
            table.layoutIfNeeded()
            expect(table.contentOffset.y, near: table.contentSize.height + 34 - 600, within: 0.01, "a layout does not scroll back")
            table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .middle, animated: false)
            expect(table.contentOffset.y, equals: -59)
        }
    }

    @Test(
        "The bars change the insets of a scroll view as its behaviour says",
        arguments: [
            (UIScrollView.ContentInsetAdjustmentBehavior.never, 100.0, 5.0), (.always, 100, 64), (.automatic, 100, 5),
            (.automatic, 900, 64),
            (.scrollableAxes, 900, 64),
        ])
    func insetBehavior(behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: Double, top: Double) {
        RunContext.with(Self.phone) {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            scroll.contentInset.top = 5
            scroll.contentInsetAdjustmentBehavior = behavior
            scroll.contentSize = CGSize(width: 300, height: height)
            scroll.layoutIfNeeded()
            expect(scroll.adjustedContentInset.top, equals: top)
            expect(scroll.contentOffset.y, equals: -top)
        }
    }

    @Test("Texts beside symbols of different widths begin at the same place, and those beside pictures behind the picture")
    func symbolColumn() throws {
        func start(_ image: UIImage?) throws -> CGFloat {
            var content = UIListContentConfiguration.cell()
            (content.text, content.image) = ("Words", image)
            let view = UIListContentView(configuration: content)
            view.arrange(in: CGSize(width: 300, height: 52))
            return try #require(view.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Words" }).frame.minX
        }
        let (narrow, wide) = (try start(UIImage(systemName: "1.circle")), try start(UIImage(systemName: "person")))
        #expect(UIImage(systemName: "1.circle")?.size.width != UIImage(systemName: "person")?.size.width)
        expect(narrow, equals: wide)
        expect(narrow, equals: 20 + UIListContentConfiguration.ImageProperties.standardDimension + 16)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        expect(try start(picture), equals: 46)
    }
}
