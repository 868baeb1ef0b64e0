import Foundation
import HostProtocol
import SwiftUI
import WidgetKit

/// Everything decided about how a preview is shown; nothing left to look up but its views.
@MainActor
package struct PreviewPlan {
    /// The views shown one after the other: one for a plain preview, one an entry for a widget.
    package var entries: [Entry]
    /// The canvas, in points.
    package var size: CGSize
    /// Where the content stands in it.
    package var placement: RootPlacement
    /// What is proposed to the content where the canvas is as large as that, whatever it comes to be, and `size` is what it is at first;
    /// nil: the canvas is as large as `size`.
    package var fitting: ProposedViewSize?
    /// The radius of the continuous corners that the canvas is cut off at; 0: none.
    package var cornerRadius: CGFloat
    /// What lies behind content that brings no background of its own.
    package var backdrop: Color
    /// The values at the root of the tree.
    package var environment: EnvironmentValues
    /// The animation of a change of entries where the views name none.
    package var defaultAnimation: Animation?
    /// Where a widget's entries come from, as after an interaction; nil where there is no provider.
    package var supply: WidgetSupply?
    /// What is touched where that is none of the entries: a control that people press.
    package var touchedEntry: Entry?
    /// How large the canvas of that may come to be, and the place around it; nil: as large as what is not touched.
    package var touchedCanvas: (size: CGSize, stage: PlaceStage?)?
    /// Pictures beside the timeline, shown before it: a placeholder, a snapshot.
    package var asides: [Entry] = []
    /// Whether the front wrote the preview, and what moves in it by a task does so for the sample's sake.
    var isSample = false
    /// How the system colours what the views draw.
    package var look = WidgetLook.fullColor
    /// What becomes of the background that the views give their container.
    package var container = Container.view
    /// Whether the system shows but a line of the views: an image and a text.
    package var isOneLine = false
    /// What the author should know and need not change, what is wrong with what is drawn, and what could not be drawn.
    package var remarks = Remarks()

    /// The place that a widget stands in, of those that show its family; nil: none.
    package var place: Place?
    /// What the gallery says of the widget.
    package var title: Text?
    package var summary: Text?
    /// The place around the canvas; nil: there is nothing around it.
    package var stage: PlaceStage?

    /// What the views are if they are not a widget's or an app's, but a Live Activity's or a control's.
    package var surfaceRole: Surface.Role?
    package var isSurface: Bool { surfaceRole != nil }

    /// The steps that a preview lists among its entries, with those at which the next entry comes up; empty where it lists none.
    package var listedSteps: [PreviewStep] = []

    /// Steps after each entry or content state as one list, in which the next one comes up; empty where there are none.
    static func listedSteps(after steps: [[PreviewStep]]) -> [PreviewStep] {
        guard steps.contains(where: { !$0.isEmpty }) else { return [] }
        return Array(steps.enumerated().map { ($0 > 0 ? [.showEntry($0)] : []) + $1 }.joined())
    }

    /// Whether a widget's view is shown without the widget, as by a `PreviewProvider`.
    package var isViewAlone = false

    /// Whether there is something to draw on, or may come to be.
    var hasCanvas: Bool { fitting != nil || size.width > 0 && size.height > 0 }

    /// The family of the widget that is shown; nil where there is none.
    package var family: WidgetFamily? { environment.isInWidget && !isSurface ? environment.widgetFamily : nil }

    /// What an archive of it is of, as `systemSmall`, `banner` or `control`; nil where nothing is archived, as of an app's view.
    package var archivedKind: String? { surfaceRole?.rawValue ?? family?.description }

    /// What becomes of the background that views give their container.
    package enum Container: Sendable {
        /// It is drawn; there need not be one.
        case view
        /// It is drawn; views without one are shown as iOS 16 shows them.
        case widget
        /// It is not drawn.
        case removed
    }

    /// Words about a plan.
    package struct Remarks: Sendable {
        package var notes: [String] = []
        package var diagnostics: [String] = []
        package var failures: [String] = []
    }

    /// One entry: a name, and the view made when its turn comes.
    package struct Entry {
        package var name: String
        /// The moment at which the entry comes up: texts that tell the time count from it.
        package var date = ViewClock.start.date
        /// Why the entry is not shown as it is.
        package var redaction: RedactionReasons = []
        /// Whether it comes from an archive that holds something in it from moment to moment; nil: it comes from views.
        package var hasFilms: Bool?
        /// What is shown right before, at the same moment, without an animation; nil: nothing.
        package var makeFormerView: (@MainActor () throws -> any View)?
        package var makeView: @MainActor () throws -> any View
        /// What a hand does after the entry has come up and before the next one does.
        package var steps: [PreviewStep] = []
    }
}
