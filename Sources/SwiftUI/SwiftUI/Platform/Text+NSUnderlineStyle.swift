import SwiftUICore
import UIKit

extension Text.LineStyle {
    /// Creates the line style of TextKit's; nil if it has no line. A thick or double line is drawn as a single one, since SwiftUI has no
    /// other.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
        // The lowest bits hold the thickness, those above them the pattern.
        guard nsUnderlineStyle.rawValue & 0xF != 0 else { return nil }
        let pattern: Pattern =
            switch nsUnderlineStyle.rawValue & 0xF00 {
            case NSUnderlineStyle.patternDot.rawValue: .dot
            case NSUnderlineStyle.patternDash.rawValue: .dash
            case NSUnderlineStyle.patternDashDot.rawValue: .dashDot
            case NSUnderlineStyle.patternDashDotDot.rawValue: .dashDotDot
            default: .solid
            }
        self.init(pattern: pattern)
    }
}
