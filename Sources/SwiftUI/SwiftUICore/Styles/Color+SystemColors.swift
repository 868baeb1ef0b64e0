extension Color {
    public static let red = Color(source: .system(.red))
    public static let orange = Color(source: .system(.orange))
    public static let yellow = Color(source: .system(.yellow))
    public static let green = Color(source: .system(.green))
    public static let mint = Color(source: .system(.mint))
    public static let teal = Color(source: .system(.teal))
    public static let cyan = Color(source: .system(.cyan))
    public static let blue = Color(source: .system(.blue))
    public static let indigo = Color(source: .system(.indigo))
    public static let purple = Color(source: .system(.purple))
    public static let pink = Color(source: .system(.pink))
    public static let brown = Color(source: .system(.brown))
    public static let gray = Color(source: .system(.gray))

    public static let white = Color(white: 1)
    public static let black = Color(white: 0)
    public static let clear = Color(white: 0, opacity: 0)

    /// The colour of primary content: the system's label colour, independent of the foreground style.
    public static let primary = Color(source: .system(.primary))

    /// The colour of secondary content: the system's secondary label colour, independent of the foreground style.
    public static let secondary = Color(source: .system(.secondary))

    /// The accent colour: the one set by `accentColor(_:)`, otherwise the system's blue.
    public static let accentColor = Color(source: .accent)
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
