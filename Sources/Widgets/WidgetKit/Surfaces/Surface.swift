import AppIntents

/// Something that the system shows besides widgets, in the states that are to be drawn: a Live Activity, a control.
///
/// Its views bring their own shapes: the canvas is as large as the largest of them needs, and clear around them.
@MainActor
package struct Surface {
    /// The states, in order; the way from one to the next is filmed.
    package var states: [State]
    /// The kind of surface.
    package var role: Role
    /// The states in their place on a phone, including the transitions into them from earlier states and away from them; `nil` for the
    /// same.
    package var scenes: [State]?
    /// The states on a watch; `nil` if it is not shown there.
    package var watchStates: [State]?
    /// Makes the states on a screen that lies on its side in StandBy, as large as that screen; `nil` if it is not shown there.
    package var standByStates: ((_ screen: CGSize) -> [State])?
    /// The alignment of a state that is smaller than the canvas.
    package var alignment: Alignment
    /// The animation of a change of states if the views name none.
    package var animation: Animation?
    /// The interactive form of the surface; `nil` if nothing can be touched.
    package var touched: TouchedSurface?
    /// The names of its parameters.
    package var parameterNames: [String] = []
    /// The lines of a preview among the states that are not states.
    package var interludes: [PreviewInterlude] = []
    /// Useful remarks about the surface.
    package var notes: [String] = []
    /// The faults of the surface, which is drawn despite them.
    package var failures: [String] = []
    /// The hint of the Action button for a press; `nil` if there is none.
    package var actionHint: Text?
    /// True if people choose its parameters when they add it.
    package var promptsForConfiguration = false

    /// The kinds of surface that the system shows besides widgets.
    package enum Role: String, Sendable {
        case banner, island, minimalIsland, control

        package var isActivity: Bool { self != .control }
    }

    /// One state.
    package struct State {
        /// The name of the state; `nil` if the source may provide one, or its number suffices.
        package var name: String?
        /// The reasons for which the state is redacted.
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

/// A content that makes a surface on demand.
@MainActor
package protocol SurfaceContent: PreviewContent {
    /// The name of the surface if it was given none.
    var title: String { get }

    /// The kind of surface, in a word or two: `live activity`, `control`.
    var kindName: String { get }

    /// The types of widgets and controls that it shows, so that they are not drawn a second time by themselves.
    var shown: [Any.Type] { get }

    /// - Parameter wishes: the values that people chose for its parameters.
    /// - Throws: `WidgetReadingError`, or any error of user code.
    func surface(_ wishes: [ParameterWish]) async throws -> Surface
}

/// A view that is drawn as a surface if a preview contains it alone.
@MainActor
package protocol SurfaceView: View {
    var surfaceContent: any SurfaceContent { get }
}
