import Typesetting

private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

private enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

private enum ReservedLinesKey: EnvironmentKey {
    static var defaultValue: Int { 1 }
}

private enum LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}

private enum TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
}

private enum MinimumScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}

private enum AllowsTighteningKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .automatic }
}

private enum ContentTransitionAddsDrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum FontWeightKey: EnvironmentKey {
    static var defaultValue: Font.Weight? { nil }
}

private enum FontDesignKey: EnvironmentKey {
    static var defaultValue: Font.Design? { nil }
}

private enum FontWidthKey: EnvironmentKey {
    static var defaultValue: Font.Width? { nil }
}

private enum IsBoldKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum IsItalicKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum IsMonospacedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum HasMonospacedDigitsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum TrackingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private enum KerningKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private enum BaselineOffsetKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private enum UnderlineKey: EnvironmentKey {
    static var defaultValue: Text.LineStyle? { nil }
}

private enum StrikethroughKey: EnvironmentKey {
    static var defaultValue: Text.LineStyle? { nil }
}

private enum FontLibraryKey: EnvironmentKey {
    static var defaultValue: FontLibrary? { nil }
}

private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

/// Values that affect text.
extension EnvironmentValues {
    /// The default font of this environment.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The current Dynamic Type size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The maximum number of lines that text can occupy; nil for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The minimum number of lines for which text reserves space.
    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }

    /// The distance in points between the bottom of one line and the top of the next.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// The alignment of lines of text with each other.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// The place at which text that does not fit is truncated.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// The smallest factor, in 0...1, by which text may shrink to fit.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the space between letters may shrink to make text fit.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// True if the second line of a paragraph of two must not be a single short word. Text being edited is exempt.
    package var avoidsOrphans: Bool {
        get { self[AvoidsOrphansKey.self] }
        set { self[AvoidsOrphansKey.self] = newValue }
    }

    /// True if the text is typed into a field. It is at its place in the field at once, and moves only with the field.
    package var standsInField: Bool {
        get { self[StandsInFieldKey.self] }
        set { self[StandsInFieldKey.self] = newValue }
    }

    /// The letter case in which text is shown.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// The transition between contents of views under an animation.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// A Boolean value that indicates whether views that render content transitions draw them into one picture first. Their parts then do
    /// not show through one another while the view around them is translucent.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionAddsDrawingGroupKey.self] }
        set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
    }

    /// The weight of text without one of its own.
    var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }

    /// The design of text without one of its own.
    var fontDesign: Font.Design? {
        get { self[FontDesignKey.self] }
        set { self[FontDesignKey.self] = newValue }
    }

    /// The width of text without one of its own.
    var fontWidth: Font.Width? {
        get { self[FontWidthKey.self] }
        set { self[FontWidthKey.self] = newValue }
    }

    /// True if text is bold.
    var isBold: Bool {
        get { self[IsBoldKey.self] }
        set { self[IsBoldKey.self] = newValue }
    }

    /// True if text is italic.
    var isItalic: Bool {
        get { self[IsItalicKey.self] }
        set { self[IsItalicKey.self] = newValue }
    }

    /// True if text is set in the monospaced design.
    var isMonospaced: Bool {
        get { self[IsMonospacedKey.self] }
        set { self[IsMonospacedKey.self] = newValue }
    }

    /// True if all digits have the same width.
    var hasMonospacedDigits: Bool {
        get { self[HasMonospacedDigitsKey.self] }
        set { self[HasMonospacedDigitsKey.self] = newValue }
    }

    /// The space added after each character, in points.
    var tracking: CGFloat {
        get { self[TrackingKey.self] }
        set { self[TrackingKey.self] = newValue }
    }

    /// The space added between characters, in points.
    var kerning: CGFloat {
        get { self[KerningKey.self] }
        set { self[KerningKey.self] = newValue }
    }

    /// The distance by which text is raised, in points.
    var baselineOffset: CGFloat {
        get { self[BaselineOffsetKey.self] }
        set { self[BaselineOffsetKey.self] = newValue }
    }

    /// The line under text.
    var underline: Text.LineStyle? {
        get { self[UnderlineKey.self] }
        set { self[UnderlineKey.self] = newValue }
    }

    /// The line through text.
    var strikethrough: Text.LineStyle? {
        get { self[StrikethroughKey.self] }
        set { self[StrikethroughKey.self] = newValue }
    }

    /// The fonts available to text.
    package var fontLibrary: FontLibrary? {
        get { self[FontLibraryKey.self] }
        set { self[FontLibraryKey.self] = newValue }
    }

    /// The size of symbols relative to the font.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension EnvironmentValues {
    package var fontContext: FontContext {
        FontContext(
            font: font, dynamicTypeSize: dynamicTypeSize, styles: systemLook.textStyles, weight: fontWeight, design: fontDesign,
            width: fontWidth, isBold: isBold, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits, isMonospaced: isMonospaced,
            scale: textScale, isLegible: legibilityWeight == .bold)
    }
}

private enum PlainTextKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if texts ignore their own styles.
    package var isTextPlain: Bool {
        get { self[PlainTextKey.self] }
        set { self[PlainTextKey.self] = newValue }
    }
}

private enum AvoidsOrphansKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum StandsInFieldKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
