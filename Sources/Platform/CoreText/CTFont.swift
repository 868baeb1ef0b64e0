@_exported import CoreGraphics
import Typesetting
@_exported import UIKit

/// A font. It is the same type as UIKit's; on a device the two are bridged free of charge.
///
/// Source: Apple, Core Text `CTFont`.
public typealias CTFont = UIFont
/// A character in UTF-16.
public typealias UniChar = UInt16
/// The number of a glyph. In a render glyphs are numbered in the order of the requests: the numbers are not those in a font's file.
public typealias CGGlyph = UInt16

/// The kind of a system font.
public enum CTFontUIFontType: UInt32, Sendable {
    case none = 0xFFFF_FFFF, user = 0, userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem
    case miniEmphasizedSystem, views, application, label
}

/// Returns the font of a name; the system's if the run has no such font.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    UIFont(name: "\(name)", size: size > 0 ? size : 12) ?? .systemFont(ofSize: size > 0 ? size : 12)
}

/// Returns one of the system's fonts, the same in every language.
public func CTFontCreateUIFontForLanguage(_ type: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
    let own: CGFloat =
        switch type {
        case .smallSystem, .smallEmphasizedSystem: 11
        case .miniSystem, .miniEmphasizedSystem: 9
        case .label: 10
        default: 13
        }
    let size = size > 0 ? size : own
    switch type {
    case .none: return nil
    case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
    case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem: return .systemFont(ofSize: size, weight: .bold)
    default: return .systemFont(ofSize: size)
    }
}

/// The same font in another size; 0 for its own.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: Any?
) -> CTFont { size > 0 ? font.withSize(size) : font }

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the distance from the baseline down, as a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { abs(font.descender) }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.familyName) }

/// The glyphs of characters in UTF-16; of a pair of surrogates the first is the character's.
///
/// - Returns: whether the font has all of them.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    var (index, hasAll) = (0, true)
    while index < count {
        var units = [characters[index]]
        if UTF16.isLeadSurrogate(units[0]), index + 1 < count { units.append(characters[index + 1]) }
        let text = String(decoding: units, as: UTF16.self)
        let glyph = GlyphTable.glyphs(of: text, in: font).first.map { GlyphTable.number(of: $0, in: font) } ?? 0
        glyphs[index] = glyph
        if units.count == 2 { glyphs[index + 1] = 0 }
        if glyph == 0 { hasAll = false }
        index += units.count
    }
    return hasAll
}

/// The outline of a glyph, its origin on the baseline, y upwards; nil for white space and coloured pictures.
public func CTFontCreatePathForGlyph(_ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let outline = GlyphTable.glyph(glyph, in: font)?.outline else { return nil }
    let upwards = outline.path.applying(CGAffineTransform(scaleX: 1, y: -1))
    return CGPath(upwards.applying(matrix?.pointee ?? .identity))
}

/// Writes the distances by which the pen moves for glyphs, in points, and returns their sum.
///
/// - Returns: the sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ advances: UnsafeMutablePointer<CGSize>?,
    _ count: CFIndex
) -> Double {
    var sum = 0.0
    for index in 0..<max(count, 0) {
        let advance = GlyphTable.glyph(glyphs[index], in: font)?.advance ?? 0
        advances?[index] = CGSize(width: advance, height: 0)
        sum += Double(advance)
    }
    return sum
}

/// The boxes of glyphs, y upwards.
///
/// - Returns: the box around all of them.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex
) -> CGRect {
    var all = CGRect.null
    for index in 0..<max(count, 0) {
        let box = CTFontCreatePathForGlyph(font, glyphs[index], nil)?.boundingBoxOfPath ?? .zero
        boundingRects?[index] = box
        all = all.union(box)
    }
    return all.isNull ? .zero : all
}

/// The direction in which glyphs follow each other.
public enum CTFontOrientation: UInt32, Sendable { case `default`, horizontal, vertical }
