import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// Constraints of visual formats, and the anchors of constraints.
@Suite("Visual formats and anchors", .serialized) @MainActor struct VisualFormatTests {
    private let outer = UIView()
    private let views: [String: UIView]

    init() {
        views = ["a": UIView(), "b": UIView(), "c": UIView()]
        for view in views.values {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
    }

    private func frames(
        _ formats: [String], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) throws -> [CGRect] {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
        }
        outer.arrange(in: CGSize(width: 200, height: 100))
        return try ["a", "b", "c"].map { try #require(views[$0]).frame }
    }

    @Test("Spaces are a number, a metric, eight points between views, and the margin at the edges") func spaces() throws {
        let frames = try frames(
            ["H:|-[a(40)]-[b(==a)]-gap-[c]-5-|", "V:|[a]|", "V:|-10-[b]-(10)-|", "V:[c(20)]-|"], metrics: ["gap": 12])
        expect(frames[0], equals: CGRect(x: 8, y: 0, width: 40, height: 100))
        expect(frames[1], equals: CGRect(x: 56, y: 10, width: 40, height: 80))
        expect(frames[2], equals: CGRect(x: 108, y: 72, width: 87, height: 20))
    }

    @Test("Views are aligned by the options") func options() throws {
        let frames = try frames(["|-20-[a(30)][b(30)]", "V:|-6-[a(40)]", "V:[b(10)]"], options: .alignAllCenterY)
        expect(frames[0], equals: CGRect(x: 20, y: 6, width: 30, height: 40))
        expect(frames[1], equals: CGRect(x: 50, y: 21, width: 30, height: 10))
    }

    @Test("A predicate has a relation and a priority") func predicates() throws {
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "H:[a(>=10, <=wide@750)]-(>=4@20)-[b]", metrics: ["wide": 80], views: views)
        expect(made.map(\.relation), equals: [.greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual])
        expect(made.map(\.constant), equals: [10, 80, 4])
        expect(made.map(\.priority.rawValue), equals: [1000, 750, 20])
        expect(made.map(\.firstAttribute), equals: [.width, .width, .leading])
        expect(made[2].secondAttribute, equals: .trailing)
    }

    @Test("From the right, views follow each other to the left") func direction() throws {
        let frames = try frames(["H:|-10-[a(30)]-5-[b(40)]", "V:|[a]|", "V:|[b]|"], options: .directionRightToLeft)
        expect(frames[0].minX, equals: 160)
        expect(frames[1].minX, equals: 115)
    }

    @Test("An anchor and a guide are one object at each access, and keep no view alive") func identity() {
        let view = UIView()
        #expect(view.widthAnchor === view.widthAnchor && view.firstBaselineAnchor === view.firstBaselineAnchor)
        #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide && view.safeAreaLayoutGuide !== view.layoutMarginsGuide)
        #expect(view.safeAreaLayoutGuide.topAnchor === view.safeAreaLayoutGuide.topAnchor)
        weak var gone: UIView?
        do {
            let view = UIView()
            _ = (view.widthAnchor, view.safeAreaLayoutGuide.topAnchor)
            gone = view
        }
        #expect(gone == nil)
    }

    @Test("A constraint knows the anchors that it was made of") func anchors() {
        let (one, other) = (UIView(), UIView())
        let constraint = one.topAnchor.constraint(equalTo: other.bottomAnchor)
        #expect(constraint.firstAnchor.isEqual(one.topAnchor) && constraint.secondAnchor?.isEqual(other.bottomAnchor) == true)
        #expect(!constraint.firstAnchor.isEqual(one.bottomAnchor) && one.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
        let empty = NSLayoutConstraint()
        #expect(empty.firstItem == nil && !empty.isActive)
    }

    @Test("A package may declare operators of priorities, which UIKit has none of") func priorities() {
        expect((UILayoutPriority.required - 1).rawValue, equals: 999)
    }
}

/// An operator as packages declare it.
private func - (priority: UILayoutPriority, offset: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue - offset) }
