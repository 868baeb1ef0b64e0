import CoreGraphics
import Foundation

/// A text with its attributes, and the layout managers that lay it out.
///
/// Source: Apple, UIKit `NSTextStorage`.
open class NSTextStorage: NSMutableAttributedString {
    private var managers: [NSLayoutManager] = []

    open var layoutManagers: [NSLayoutManager] { managers }

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }
}

/// The layout of a text in a container.
///
/// A glyph is taken for the character of its number, and a text is laid out in the first container.
///
/// Source: Apple, UIKit `NSLayoutManager`.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    open internal(set) weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false

    public override init() {}

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }
    open func removeTextContainer(at index: Int) { textContainers.remove(at: index).layoutManager = nil }

    private func layout(in container: NSTextContainer) -> DrawnString? {
        guard let textStorage else { return nil }
        return DrawnString(NSAttributedString(attributedString: textStorage), in: container.room)
    }

    // Layouts are computed when they are asked for.
    open func ensureLayout(for container: NSTextContainer) {}
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) {}
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
        charRange
    }
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSRange { glyphRange }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the rectangle of the text in a container.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let size = layout(in: container)?.size ?? .zero
        return CGRect(origin: .zero, size: CGSize(width: size.width + 2 * container.lineFragmentPadding, height: size.height))
    }

    /// Returns the rectangle around the glyphs of a range.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let boxes = layout(in: container)?.boxes.filter { NSLocationInRange($0.offset, glyphRange) }.map(\.rect) ?? []
        guard let first = boxes.first else { return .zero }
        return boxes.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: container.lineFragmentPadding, dy: 0)
    }

    /// Returns the character at a point of a container, or else the nearest one of the line.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let place = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)
        func distance(_ rect: CGRect) -> CGFloat {
            let dy = max(rect.minY - place.y, place.y - rect.maxY, 0)
            return dy * 10_000 + max(rect.minX - place.x, place.x - rect.maxX, 0)
        }
        guard let nearest = layout(in: container)?.boxes.min(by: { distance($0.rect) < distance($1.rect) }) else { return 0 }
        fractionOfDistanceBetweenInsertionPoints?.pointee =
            nearest.rect.width > 0 ? min(max((place.x - nearest.rect.minX) / nearest.rect.width, 0), 1) : 0
        return nearest.offset
    }
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// Draws the glyphs of the text, its container's corner at a point. A range that is not the whole text is drawn as the whole.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let container = textContainers.first else { return }
        layout(in: container)?.draw(at: CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y))
    }
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// The container in which the lines of a text are laid out.
///
/// Source: Apple, UIKit `NSTextContainer`.
open class NSTextContainer: NSObject, @unchecked Sendable {
    open var size: CGSize
    /// Points that lines keep free at both ends.
    open var lineFragmentPadding: CGFloat = 5
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var widthTracksTextView = false
    open var heightTracksTextView = false
    /// The manager whose text is laid out in the container.
    open internal(set) weak var layoutManager: NSLayoutManager?

    public init(size: CGSize) { self.size = size }
    public override convenience init() { self.init(size: .zero) }

    /// The space of the lines; a side of zero is unlimited.
    var room: CGSize {
        CGSize(
            width: size.width > 0 && size.width < 1e6 ? max(size.width - 2 * lineFragmentPadding, 0) : .infinity,
            height: size.height > 0 && size.height < 1e6 ? size.height : .infinity)
    }
}
