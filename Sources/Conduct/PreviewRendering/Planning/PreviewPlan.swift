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
    /// The position of the content in the canvas.
    package var placement: RootPlacement
    /// The proposal for content whose canvas fits it, however large the content becomes; `size` is then the canvas's initial size. Nil:
    /// the canvas is as large as `size`.
    package var fitting: ProposedViewSize?
    /// True if a snapshot may give the canvas another height: that of a view whose preview sets no size.
    package var canGrow = false
    /// The radius of the continuous corners that the canvas is cut off at; 0: none.
    package var cornerRadius: CGFloat
    /// The colour behind content that brings no background of its own.
    package var backdrop: Color
    /// The values at the root of the tree.
    package var environment: EnvironmentValues
    /// The animation of a change of entries where the views name none.
    package var defaultAnimation: Animation?
    /// The source of a widget's entries, as after an interaction; nil where there is no provider.
    package var supply: WidgetSupply?
    /// The entry that is touched if it is none of `entries`: a control that people press.
    package var touchedEntry: Entry?
    /// The size that the canvas of the touched entry may grow to, and the place around it; nil: as large as the canvas without touches.
    package var touchedCanvas: (size: CGSize, stage: PlaceStage?)?
    /// Pictures beside the timeline, shown before it: a placeholder, a snapshot.
    package var asides: [Entry] = []
    /// True if the front wrote the preview. A task that moves something in it then does so for the sample's sake.
    var isSample = false
    /// The colouring that the system applies to the drawings of the views.
    package var look = WidgetLook.fullColor
    /// The treatment of the background that the views give their container.
    package var container = Container.view
    /// True if the system shows only one line of the views: an image and a text.
    package var isOneLine = false
    /// The plan's notes, which require no change, its diagnostics of faults in the drawing, and its failures to draw.
    package var remarks = Remarks()

    /// The place that a widget stands in, of those that show its family; nil: none.
    package var place: Place?
    /// The title of the widget in the gallery.
    package var title: Text?
    package var summary: Text?
    /// The place around the canvas; nil: there is nothing around it.
    package var stage: PlaceStage?

    /// The role of the views in a Live Activity or a control; nil for those of a widget or an app.
    package var surfaceRole: Surface.Role?
    package var isSurface: Bool { surfaceRole != nil }

    /// The steps that a preview lists among its entries, with those at which the next entry comes up; empty where it lists none.
    package var listedSteps: [PreviewStep] = []

    /// Steps after each entry or content state as one list, in which the next one comes up; empty where there are none.
    static func listedSteps(after steps: [[PreviewStep]]) -> [PreviewStep] {
        guard steps.contains(where: { !$0.isEmpty }) else { return [] }
        return Array(steps.enumerated().map { ($0 > 0 ? [.showEntry($0)] : []) + $1 }.joined())
    }

    /// True if the content of each entry stands in the user's own view, as ``PreviewSetup`` gives it.
    package var isWrapped = false

    /// True if a widget's view is shown without the widget, as by a `PreviewProvider`.
    package var isViewAlone = false

    /// True if the canvas has an area, or may still get one.
    var hasCanvas: Bool { fitting != nil || size.width > 0 && size.height > 0 }

    /// The family of the widget that is shown; nil where there is none.
    package var family: WidgetFamily? { environment.isInWidget && !isSurface ? environment.widgetFamily : nil }

    /// The kind of an archive of the plan, as `systemSmall`, `banner` or `control`; nil where nothing is archived, as for an app's view.
    package var archivedKind: String? { surfaceRole?.rawValue ?? family?.description }

    /// The treatment of the background that views give their container.
    package enum Container: Sendable {
        /// It is drawn; there need not be one.
        case view
        /// It is drawn; views without one are shown as iOS 16 shows them.
        case widget
        /// It is not drawn.
        case removed
    }

    /// False for an accessory whose background the system removes: apps rely on that it never evaluates the views in it.
    package var evaluatesContainerBackground: Bool { container != .removed || family?.isAccessory != true }

    /// Words about a plan.
    package struct Remarks: Sendable {
        package var notes: [String] = []
        package var diagnostics: [String] = []
        package var failures: [String] = []
    }

    /// One entry: a name, and the view made when its turn comes.
    package struct Entry {
        package var name: String
        /// The moment at which the entry comes up: texts that show the time count from it.
        package var date = ViewClock.start.date
        /// Why the entry is not shown as it is.
        package var redaction: RedactionReasons = []
        /// True if the entry comes from an archive that stores some of its content moment by moment, false for any other archive; nil: it
        /// comes from views.
        package var hasFilms: Bool?
        /// Makes the view shown right before, at the same moment, without an animation; nil: there is none.
        package var makeFormerView: (@MainActor () throws -> any View)?
        package var makeView: @MainActor () throws -> any View
        /// The steps that a hand performs after the entry has come up and before the next one does.
        package var steps: [PreviewStep] = []
    }
}
