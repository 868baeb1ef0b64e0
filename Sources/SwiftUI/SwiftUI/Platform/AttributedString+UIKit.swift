import Foundation
import UIKit

extension AttributedString {
    /// Creates a text from a UIKit text, with the attributes that SwiftUI's text draws. Others, such as the styles of paragraphs, are left
    /// out.
    ///
    /// Source: Apple, Foundation `AttributedString.init(_:)`.
    public init(_ nsStr: NSAttributedString) {
        var whole = AttributedString()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            var run = AttributedString(nsStr.attributedSubstring(from: range).string)
            run.mergeAttributes(AttributeContainer(platform: attributes))
            whole += run
        }
        self = whole
    }

    /// Does the same for the attributes of a scope: here those that SwiftUI's text draws.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { self.init(nsStr) }
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
        self.init(nsStr)
    }
}

extension AttributeContainer {
    fileprivate init(platform attributes: [NSAttributedString.Key: Any]) {
        self.init()
        typealias Scope = AttributeScopes.SwiftUIAttributes
        if let kept = attributes[.container] as? AttributeContainer { self = kept }
        if let font = attributes[.font] as? UIFont { self[Scope.FontAttribute.self] = Font(font) }
        if let color = attributes[.foregroundColor] as? UIColor { self[Scope.ForegroundColorAttribute.self] = Color(uiColor: color) }
        if let color = attributes[.backgroundColor] as? UIColor { self[Scope.BackgroundColorAttribute.self] = Color(uiColor: color) }
        if let length = NSAttributedString.length(attributes[.kern]) { self[Scope.KerningAttribute.self] = length }
        if let length = NSAttributedString.length(attributes[.tracking]) { self[Scope.TrackingAttribute.self] = length }
        if let length = NSAttributedString.length(attributes[.baselineOffset]) { self[Scope.BaselineOffsetAttribute.self] = length }
        if let pattern = NSAttributedString.lineStyle(attributes[.underlineStyle]) {
            let color = (attributes[.underlineColor] as? UIColor).map { Color(uiColor: $0) }
            self[Scope.UnderlineStyleAttribute.self] = Text.LineStyle(pattern: pattern, color: color)
        }
        if let pattern = NSAttributedString.lineStyle(attributes[.strikethroughStyle]) {
            let color = (attributes[.strikethroughColor] as? UIColor).map { Color(uiColor: $0) }
            self[Scope.StrikethroughStyleAttribute.self] = Text.LineStyle(pattern: pattern, color: color)
        }
        if let url = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap({ URL(string: $0) }) { self.link = url }
    }
}

extension NSAttributedString.Key {
    /// The attributes of a run that UIKit does not draw, which come back with the text.
    fileprivate static let container = NSAttributedString.Key("AttributeContainer")
}

extension NSAttributedString {
    /// Creates a UIKit text from a text, with all of its attributes. UIKit draws the links alone, since the others are SwiftUI's.
    ///
    /// Source: Apple, Foundation `NSAttributedString.init(_:)`.
    public convenience init(_ attrStr: AttributedString) {
        let whole = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if run.attributes != AttributeContainer() { attributes[.container] = run.attributes }
            if let link = run.link { attributes[.link] = link }
            whole.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
        }
        self.init(attributedString: whole)
    }
}
