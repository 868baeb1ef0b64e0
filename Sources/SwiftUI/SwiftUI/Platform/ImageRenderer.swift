import Combine
import CoreGraphics
import Drawing
import Foundation
import RunContext
import UIKit

/// Makes pictures of a view.
///
/// The view is shown as it first appears, and afterwards in its changed state: motions are shown at their beginning. Outside of a run of
/// previews it uses the bundled fonts, the light appearance and American English, so that a program draws the same on every machine.
/// Source: Apple, SwiftUI `ImageRenderer`.
public final class ImageRenderer<Content: View>: ObservableObject {
    /// Tells when the next picture may be another: the content, its state or a property has changed.
    public let objectWillChange = PassthroughSubject<Void, Never>()

    /// The view.
    @MainActor public var content: Content {
        didSet { change() }
    }

    /// The size that is proposed to the content; the picture takes the size of the answer.
    @MainActor public var proposedSize = ProposedViewSize.unspecified {
        didSet { change() }
    }

    /// Pixels per point.
    @MainActor public var scale: CGFloat = 1 {
        didSet { change() }
    }

    /// A Boolean value that indicates whether the picture is black behind the content instead of transparent.
    @MainActor public var isOpaque = false {
        didSet { change() }
    }

    /// The space in which colours are mixed.
    @MainActor public var colorMode = ColorRenderingMode.nonLinear {
        didSet { change() }
    }

    /// The last rendered tree, which keeps the content's state.
    @MainActor private var tree: ViewTree?

    @MainActor public init(content view: Content) { content = view }

    /// The picture; nil where the content has no size, or a size that no picture has.
    @MainActor public var cgImage: CGImage? {
        guard let list = displayList() else { return nil }
        let (width, height) = (pixels(list.size.width), pixels(list.size.height))
        guard width >= 1, height >= 1, width <= 32_767, height <= 32_767,
            let context = CGContext(widthInPixels: Int(width), heightInPixels: Int(height), topLeftScale: scale)
        else {
            RunReports.note("ImageRenderer returned nil: an image of \(width) x \(height) pixels cannot be made.")
            return nil
        }
        if isOpaque { context.fill(CGRect(x: 0, y: 0, width: width / scale, height: height / scale)) }
        context.addInUserSpace(list.items)
        return context.makeImage()
    }

    /// The pixels that a length takes; a rounding error in a sum does not add a pixel.
    @MainActor private func pixels(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) }

    /// The picture with its pixels per point; nil where the content has no size, or a size that no picture has.
    @MainActor public var uiImage: UIImage? {
        cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    /// Draws the content with a closure that takes the content's size and a function that draws it into a context.
    ///
    /// The context's coordinates begin at the bottom left and grow upwards, as Core Graphics has them.
    /// - Parameter rasterizationScale: pixels per point of rasterised content; here paths and texts are not rasterised.
    @MainActor public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ render: (CGContext) -> Void) -> Void
    ) {
        guard let list = displayList(scale: rasterizationScale) else { return }
        renderer(list.size) { context in
            context.saveGState()
            context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: list.size.height))
            context.addInUserSpace(list.items)
            context.restoreGState()
        }
    }

    /// The size of the content in points; zero if it never settles, which is reported.
    @MainActor var contentSize: CGSize { displayList()?.size ?? .zero }

    @MainActor private func change() {
        tree = nil
        objectWillChange.send()
    }

    /// Returns the display list of the content; nil where the content has no size or never settles, which is reported.
    @MainActor private func displayList(scale: CGFloat? = nil) -> DisplayList? {
        let isScaled = scale.map { $0 != self.scale } ?? false
        let tree = isScaled ? makeTree(scale: scale ?? self.scale) : self.tree ?? makeTree(scale: self.scale)
        if !isScaled { self.tree = tree }
        tree.updates.whenAsked = nil
        defer { tree.updates.whenAsked = { [weak self] in self?.objectWillChange.send() } }
        do {
            if tree.content.view == nil {
                try tree.update(content, transaction: Transaction(), at: 0)
            } else {
                tree.flush()
            }
        } catch {
            RunReports.note("ImageRenderer returned nil: \(error)")
            return nil
        }
        let size = tree.contentSize
        let list = tree.displayList(at: tree.now)
        for entry in tree.diagnostics.entries { RunReports.note("ImageRenderer: \(entry.description)") }
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        return DisplayList(size: size, items: list.items)
    }

    @MainActor private func makeTree(scale: CGFloat) -> ViewTree {
        let surroundings = UIKitSurroundings.current
        var environment = EnvironmentValues()
        environment.fontLibrary = surroundings.fonts ?? BundledFontLibrary.shared
        environment.assetSource = surroundings.assets as? any AssetSource
        environment.displayScale = scale > 0 ? scale : 1
        environment.colorScheme = surroundings.isDark ? .dark : .light
        environment.locale = Locale.formatting
        environment.systemLook = SystemLook(RunContext.current.systemRelease)
        environment.layoutDirection = surroundings.isRightToLeft ? .rightToLeft : .leftToRight
        return ViewTree(size: .zero, placement: .fitting(proposedSize), environment: environment)
    }
}

extension ImageRenderer {
    /// The picture as a PNG file, which states its pixels per point; nil where ``uiImage`` is.
    ///
    /// Apple has it in `UIImage` alone; a program without screens mostly wants this.
    @MainActor public func pngData() -> Data? { uiImage?.pngData() }
}
