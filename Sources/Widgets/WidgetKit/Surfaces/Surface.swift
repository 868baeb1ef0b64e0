import AppIntents

/// Something that the system shows besides widgets, in the states that are to be drawn: a Live Activity, a control.
///
/// Its views bring their own shapes: the canvas is as large as the largest of them needs, and clear around them.
@MainActor
package struct Surface {
    /// The states, in order; the way from one to the next is filmed.
    package var states: [State]
    /// What it is.
    package var role: Role
    /// The states where it stands in its place on a phone: what leads to those of before and away from them, too; `nil` for the
    /// same.
    package var scenes: [State]?
    /// The states on a watch; `nil` if it is not shown there.
    package var watchStates: [State]?
    /// The states on a screen that lies on its side in StandBy, as large as it; `nil` if it is not shown there.
    package var standByStates: ((_ screen: CGSize) -> [State])?
    /// Where a state stands that is smaller than the canvas.
    package var alignment: Alignment
    /// The animation of a change of states where the views name none.
    package var animation: Animation?
    /// What it is as people can touch it; `nil` where nothing can be touched.
    package var touched: TouchedSurface?
    /// The names of its parameters.
    package var parameterNames: [String] = []
    /// What a preview lists among the states that is none.
    package var interludes: [PreviewInterlude] = []
    /// What is good to know of it.
    package var notes: [String] = []
    /// What is wrong with it, though it is drawn.
    package var failures: [String] = []
    /// What the Action button says of a press; `nil` if nothing is said.
    package var actionHint: Text?
    /// Whether adding it asks for its parameters.
    package var promptsForConfiguration = false

    /// What the system shows besides widgets.
    package enum Role: String, Sendable {
        case banner, island, minimalIsland, control

        package var isActivity: Bool { self != .control }
    }

    /// One state.
    package struct State {
        /// What it is called; `nil` where the source may know, or its number will do.
        package var name: String?
        /// Why the state is not shown as it is.
        package var redaction: RedactionReasons
        package var makeView: @MainActor () throws -> any View

        package init(
            name: String? = nil, redaction: RedactionReasons = [], makeView: @escaping @MainActor () throws -> any View
        ) {
            self.name = name
            self.redaction = redaction
            self.makeView = makeView
        }
    }

    package init(
        _ role: Role, states: [State], alignment: Alignment = .center, animation: Animation? = .default
    ) {
        self.role = role
        self.states = states
        self.alignment = alignment
        self.animation = animation
    }
}

/// What makes a surface when its turn comes.
@MainActor
package protocol SurfaceContent: PreviewContent {
    /// What it is called where nobody gave it a name.
    var title: String { get }

    /// What it is, in a word or two: `live activity`, `control`.
    var kindName: String { get }

    /// The types of widgets and controls that it shows, so that they are not drawn a second time by themselves.
    var shown: [Any.Type] { get }

    /// - Parameter wishes: the values that people chose for its parameters.
    /// - Throws: `WidgetReadingError`, or what user code throws.
    func surface(_ wishes: [ParameterWish]) async throws -> Surface
}

/// A view that is to be drawn as a surface where a preview holds it alone.
@MainActor
package protocol SurfaceView: View {
    var surfaceContent: any SurfaceContent { get }
}
