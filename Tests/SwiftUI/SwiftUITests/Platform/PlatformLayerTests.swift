import CoreGraphics
import Foundation
import Pixels
import QuartzCore
import Raster
import StageSupport
import TestSupport
import Testing
import UIKit

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What wrappers of UIKit's views do to views and layers beyond colours and corners.
@Suite("Masks, corners and layers of UIKit's views") @MainActor struct PlatformLayerTests {
    private struct Hosted: UIViewRepresentable {
        let make: @MainActor () -> UIView
        func makeUIView(context: Context) -> UIView { make() }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    private func stage(_ make: @escaping @MainActor () -> UIView) throws -> Stage {
        let stage = try Stage(width: 100, height: 40)
        try stage.show(Hosted(make: make))
        return stage
    }

    private func image(_ make: @escaping @MainActor () -> UIView) throws -> Pixmap {
        try Rasterizer(scale: 1).render(try stage(make).tree.displayList(at: 0))
    }

    @Test("A view of UIKit's is no view of SwiftUI's, so that a member of either is found") func apart() {
        let objects: [AnyObject] = [UIView(), UIViewController()]
        #expect(objects.allSatisfy { !($0 is any View) })
    }

    @Test("A view is seen where its mask covers it") func mask() throws {
        let image = try image {
            let view = UIView()
            view.backgroundColor = red
            let mask = UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 40))
            mask.backgroundColor = .black
            view.mask = mask
            return view
        }
        #expect(image[10, 20].alpha == 0 && image[40, 20].red == 255 && image[70, 20].alpha == 0)
    }

    @Test("A radius rounds the corners that are named") func corners() throws {
        for isLayer in [false, true] {
            let image = try image {
                let view = UIView()
                let layer = isLayer ? CALayer() : view.layer
                layer.backgroundColor = red.cgColor
                layer.cornerRadius = 16
                layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
                layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
                if isLayer { view.layer.addSublayer(layer) }
                return view
            }
            #expect(image[0, 0].alpha == 0 && image[99, 39].alpha == 0 && image[99, 0].alpha == 255 && image[0, 39].alpha == 255)
        }
    }

    @Test("A transform of a layer, its place in front, and the copies of a replicator are drawn") func layers() throws {
        let image = try image {
            let view = UIView()
            let front = CALayer()
            front.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            front.backgroundColor = green.cgColor
            front.zPosition = 1
            let back = CALayer()
            back.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            back.backgroundColor = red.cgColor
            back.transform = CATransform3DMakeScale(2, 2, 1)
            let dots = CAReplicatorLayer()
            dots.frame = CGRect(x: 40, y: 0, width: 60, height: 10)
            let dot = CALayer()
            dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            dot.backgroundColor = green.cgColor
            dots.addSublayer(dot)
            (dots.instanceCount, dots.instanceTransform) = (3, CATransform3DMakeTranslation(20, 0, 0))
            for layer in [front, back, dots] { view.layer.addSublayer(layer) }
            return view
        }
        #expect(image[10, 10].green == 255 && image[25, 25].red == 255 && image[35, 35].alpha == 0)
        #expect([45, 65, 85].allSatisfy { image[$0, 5].green == 255 } && image[55, 5].alpha == 0)
    }

    private final class Striped: CALayer {
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    @Test("A layer's text, and what a class of the user's draws") func drawn() throws {
        let stage = try stage {
            let view = UIView()
            let text = CATextLayer()
            (text.string, text.fontSize, text.foregroundColor) = ("Hm", 12, green.cgColor)
            text.frame = CGRect(x: 30, y: 0, width: 60, height: 20)
            let stripes = Striped()
            stripes.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            view.layer.addSublayer(text)
            view.layer.addSublayer(stripes)
            return view
        }
        let words = try #require(stage.drawn(Color(red: 0, green: 1, blue: 0), at: 0))
        #expect(words.isText && words.box.minX >= 30)
        let image = try Rasterizer(scale: 1).render(stage.tree.displayList(at: 0))
        #expect(image[5, 5].red == 255 && image[15, 15].alpha == 0)
    }

    @Test("Each run of a text has its own font and colour, in labels and text views") func runs() throws {
        let string = NSMutableAttributedString(string: "Hm", attributes: [.foregroundColor: red, .font: UIFont.systemFont(ofSize: 10)])
        string.append(NSAttributedString(string: "Hm", attributes: [.foregroundColor: green, .font: UIFont.systemFont(ofSize: 20)]))
        for isLabel in [true, false] {
            let stage = try stage {
                if isLabel {
                    let label = UILabel()
                    label.attributedText = string
                    return label
                }
                let view = UITextView()
                view.attributedText = string
                view.textContainerInset = .zero
                view.textContainer.lineFragmentPadding = 0
                return view
            }
            let first = try #require(stage.drawn(Color(red: 1, green: 0, blue: 0), at: 0)?.box)
            let second = try #require(stage.drawn(Color(red: 0, green: 1, blue: 0), at: 0)?.box)
            #expect(second.height > first.height * 1.5 && second.minX > first.minX)
            #expect(isLabel || first.minX < 2)
        }
        let label = UILabel()
        label.attributedText = string
        let small = UILabel()
        (small.text, small.font) = ("HmHm", .systemFont(ofSize: 10))
        if UIKitSurroundings.current.fonts != nil { #expect(label.intrinsicContentSize.width > small.intrinsicContentSize.width) }
    }

    /// A view with a size of its own.
    private final class Block: UIView {
        let own: CGSize
        init(_ own: CGSize) {
            self.own = own
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { own }
    }

    @Test("Margins are kept clear of, and an inequality bounds what a view is by its content") func constraints() {
        let outer = UIView()
        outer.layoutMargins = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
        let inner = Block(CGSize(width: 500, height: 3))
        // Without a word they have the direction of what was drawn last.
        for view in [outer, inner] { view.semanticContentAttribute = .forceLeftToRight }
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
            inner.trailingAnchor.constraint(lessThanOrEqualTo: outer.layoutMarginsGuide.trailingAnchor),
            inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
            inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 12),
        ])
        outer.arrange(in: CGSize(width: 100, height: 40))
        expect(inner.frame, equals: CGRect(x: 10, y: 4, width: 70, height: 12))
    }

    @Test("Constraints say how large a view with others inside is by itself") func fitting() {
        let outer = UIView()
        let inner = Block(CGSize(width: 50, height: 20))
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -7),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 3),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -2),
        ])
        expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), equals: CGSize(width: 55, height: 32))
        let wide = outer.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        expect(wide, equals: CGSize(width: 200, height: 32))
    }

    @Test("A stack has a spacing of its own behind a view, and keeps clear of its margins where it is told to") func stack() {
        let views = (0..<3).map { _ in Block(CGSize(width: 10, height: 10)) }
        let stack = UIStackView(arrangedSubviews: views)
        (stack.spacing, stack.alignment, stack.isLayoutMarginsRelativeArrangement) = (2, .leading, true)
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 4, bottom: 1, right: 4)
        stack.setCustomSpacing(9, after: views[0])
        expect(stack.intrinsicContentSize, equals: CGSize(width: 49, height: 12))
        stack.arrange(in: CGSize(width: 49, height: 12))
        #expect(views.map(\.frame.minX) == [4, 23, 35] && views.allSatisfy { $0.frame.minY == 1 })
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        expect(stack.intrinsicContentSize.width, equals: 42)
    }
}
