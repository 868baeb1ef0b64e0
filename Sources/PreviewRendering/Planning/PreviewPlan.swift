import Foundation
import SwiftUI

/// Everything decided about how a preview is shown; nothing left to look up but its views.
@MainActor
package struct PreviewPlan {
    /// The views shown one after the other: one for a plain preview, one an entry for a widget.
    package var entries: [Entry]
    /// The canvas, in points.
    package var size: CGSize
    /// Where the content stands in it.
    package var placement: RootPlacement
    /// The radius of the continuous corners that the canvas is cut off at; 0: none.
    package var cornerRadius: CGFloat
    /// What lies behind content that brings no background of its own.
    package var backdrop: Color
    /// The values at the root of the tree.
    package var environment: EnvironmentValues
    /// The animation of a change of entries where the views name none.
    package var defaultAnimation: Animation?

    /// One entry: a name, and the view made when its turn comes.
    package struct Entry {
        package var name: String
        /// The moment at which the entry comes up: texts that tell the time count from it.
        package var date = ViewClock.start.date
        package var makeView: @MainActor () throws -> any View
    }
}
