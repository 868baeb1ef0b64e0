/// The callbacks for a finger on a wheel.
struct WheelTouch {
    /// Takes the number of rows by which the wheel is turned away from the chosen one.
    var turn: (Double) -> Void
    /// Takes the tag of the row at which the wheel is released.
    var take: (AnyHashable) -> Void
    /// True if the rows are those around the chosen one, whichever that is.
    var goesRound = false
}

/// A wheel that a finger turns.
struct TurningWheel: View {
    let selection: AnyHashable
    let options: AnyView
    var hasPlate = true
    var margins: CGFloat = 18
    var goesRound = false
    /// Takes the tag of a row that is chosen.
    let choose: (AnyHashable) -> Void
    @State private var rows = 0.0

    var body: some View {
        Wheel(
            selection: selection, options: options, hasPlate: hasPlate, margins: margins, turned: rows,
            touch: WheelTouch(turn: { rows = $0 }, take: choose, goesRound: goesRound))
    }
}
