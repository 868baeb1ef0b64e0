nonisolated extension View {
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
    public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }
    public func fontWidth(_ width: Font.Width?) -> some View { environment(\.fontWidth, width) }
    public func bold(_ isActive: Bool = true) -> some View { environment(\.isBold, isActive) }
    public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }
    public func monospaced(_ isActive: Bool = true) -> some View { environment(\.isMonospaced, isActive) }
    public func monospacedDigit() -> some View { environment(\.hasMonospacedDigits, true) }
    public func tracking(_ tracking: CGFloat) -> some View { environment(\.tracking, tracking) }
    public func kerning(_ kerning: CGFloat) -> some View { environment(\.kerning, kerning) }
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { environment(\.baselineOffset, baselineOffset) }
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Keeps the type size within a range.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard !allowed.contains(size), let first = allowed.first, let last = allowed.last else { return }
            size = size < first ? first : last
        }
    }

    public func lineLimit(_ number: Int?) -> some View { lines(atLeast: 1, atMost: number) }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(atLeast: limit.lowerBound, atMost: nil) }
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(atLeast: 1, atMost: limit.upperBound) }

    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(atLeast: limit.lowerBound, atMost: limit.upperBound)
    }

    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(atLeast: reservesSpace ? limit : 1, atMost: limit)
    }

    private func lines(atLeast minimum: Int, atMost maximum: Int?) -> some View {
        environment(\.lineLimit, maximum).environment(\.reservedLines, minimum)
    }

    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}
