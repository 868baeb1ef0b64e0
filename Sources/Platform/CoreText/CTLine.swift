import Foundation
import Typesetting
import UIKit

/// A part of a line: its location and its length.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex
    public init() { (location, length) = (0, 0) }
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange { CFRange(location: location, length: length) }

/// The attribute under which a run has its font: that of UIKit.
public nonisolated(unsafe) let kCTFontAttributeName: CFString = NSString(string: NSAttributedString.Key.font.rawValue)
public nonisolated(unsafe) let kCTKernAttributeName: CFString = NSString(string: NSAttributedString.Key.kern.rawValue)
public nonisolated(unsafe) let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"

/// Glyphs of one line that have the same attributes.
///
/// Source: Apple, Core Text `CTRun`.
public final class CTRun {
    fileprivate let glyphs: [TextGlyph]
    fileprivate let numbers: [CGGlyph]
    fileprivate let attributes: [NSAttributedString.Key: Any]
    fileprivate let range: CFRange

    fileprivate init(_ glyphs: [TextGlyph], font: UIFont, text: String, attributes: [NSAttributedString.Key: Any], range: CFRange) {
        (self.glyphs, self.attributes, self.range) = (glyphs, attributes, range)
        let characters = Array(text)
        numbers = glyphs.map { glyph in
            let shown = glyph.characters.clamped(to: 0..<characters.count)
            return GlyphTable.number(
                of: GlyphTable.Glyph(text: String(characters[shown]), outline: glyph.outline, advance: glyph.advance), in: font)
        }
    }
}

/// A line of text.
///
/// Source: Apple, Core Text `CTLine`.
public final class CTLine {
    fileprivate let runs: [CTRun]
    fileprivate let width: CGFloat
    fileprivate let length: Int
    fileprivate let fonts: [UIFont]

    fileprivate init(_ text: NSAttributedString) {
        var (texts, fonts, attributes, ranges): ([TextRun], [UIFont], [[NSAttributedString.Key: Any]], [CFRange]) = ([], [], [], [])
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
            var values = values
            // Text without a font is in Helvetica of 12 points on a device, in the system's font here.
            let font = values[.font] as? UIFont ?? .systemFont(ofSize: 12)
            values[.font] = font
            let kerning = (values[.kern] as? Double) ?? (values[.kern] as? CGFloat).map(Double.init) ?? 0
            texts.append(
                TextRun(text: text.attributedSubstring(from: range).string, font: font.fontDescription, kerning: CGFloat(kerning)))
            fonts.append(font)
            attributes.append(values)
            ranges.append(CFRange(location: range.location, length: range.length))
        }
        let line = GlyphTable.line(texts)
        let string = text.string
        runs = texts.indices.compactMap { index in
            let glyphs = line?.glyphs.filter { $0.run == index } ?? []
            return glyphs.isEmpty
                ? nil : CTRun(glyphs, font: fonts[index], text: string, attributes: attributes[index], range: ranges[index])
        }
        (width, length, self.fonts) = (line?.size.width ?? 0, text.length, fonts)
    }
}

public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine { CTLine(attrString) }
public func CTLineGetGlyphRuns(_ line: CTLine) -> [CTRun] { line.runs }
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.numbers.count } }
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: 0, length: line.length) }

/// - Returns: the width, in points.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.fonts.map(\.ascender).max() ?? 0
    descent?.pointee = line.fonts.map { abs($0.descender) }.max() ?? 0
    leading?.pointee = line.fonts.map(\.leading).max() ?? 0
    return Double(line.width)
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.numbers.count }
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }

/// Returns the attributes that the attributed string has for the run, always with its font.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    let values = NSMutableDictionary()
    for (key, value) in run.attributes { values[NSString(string: key.rawValue)] = value }
    return values
}

extension CTRun {
    /// The glyphs of a range; a length of 0 is to the end.
    fileprivate func indices(in range: CFRange) -> Range<Int> {
        let start = min(max(range.location, 0), numbers.count)
        return start..<(range.length == 0 ? numbers.count : min(start + max(range.length, 0), numbers.count))
    }
}

public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (place, index) in run.indices(in: range).enumerated() { buffer[place] = run.numbers[index] }
}

/// Writes the pen positions of glyphs, in points from the line's beginning on its baseline.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (place, index) in run.indices(in: range).enumerated() { buffer[place] = CGPoint(x: run.glyphs[index].origin.x, y: 0) }
}

public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (place, index) in run.indices(in: range).enumerated() { buffer[place] = CGSize(width: run.glyphs[index].advance, height: 0) }
}
