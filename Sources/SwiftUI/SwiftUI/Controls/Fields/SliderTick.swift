/// A mark under a slider's track.
///
/// Source: Apple, SwiftUI `SliderTick`.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
    /// The identity of a tick: its value.
    public struct ID: Hashable {
        let value: V
    }

    public typealias Value = V
    let value: V
    public var id: ID { ID(value: value) }
    public var body: [SliderTick<V>] { [self] }

    public nonisolated init(_ value: V) { self.value = value }

    /// A mark with a label, which is spoken and not shown.
    public init(_ value: V, @ViewBuilder label: () -> some View) { self.value = value }

    public nonisolated init(_ titleKey: LocalizedStringKey, _ value: V) { self.value = value }
}

/// The content of the marks under a slider's track.
///
/// Source: Apple, SwiftUI `SliderTickContent`.
public protocol SliderTickContent<Value> {
    associatedtype Value: BinaryFloatingPoint
    associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
    var body: Body { get }
}

/// Several marks.
public struct SliderTickList<Value: BinaryFloatingPoint>: SliderTickContent {
    public let body: [SliderTick<Value>]
}

/// Builds marks from closures.
///
/// Source: Apple, SwiftUI `SliderTickBuilder`.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
    public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content where Content.Value == V { content }

    public static func buildBlock<Content: SliderTickContent>(_ content: Content) -> Content where Content.Value == V { content }

    @_disfavoredOverload
    public static func buildBlock(_ content: any SliderTickContent<V>...) -> SliderTickList<V> {
        func ticks(_ content: some SliderTickContent<V>) -> [SliderTick<V>] { Array(content.body) }
        return SliderTickList(body: content.flatMap { ticks($0) })
    }

    public static func buildIf(_ content: (some SliderTickContent<V>)?) -> some SliderTickContent<V> {
        SliderTickList(body: content.map { Array($0.body) } ?? [])
    }

    public static func buildEither(first: some SliderTickContent<V>) -> SliderTickList<V> { SliderTickList(body: Array(first.body)) }
    public static func buildEither(second: some SliderTickContent<V>) -> SliderTickList<V> { SliderTickList(body: Array(second.body)) }
}

/// Marks for the elements of a collection.
///
/// Source: Apple, SwiftUI `SliderTickContentForEach`.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>: SliderTickContent {
    public typealias Value = Content.Value
    public let body: [SliderTick<Content.Value>]

    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.Value { body = data.flatMap { Array(content($0).body) } }

    public init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
    where V == Content.Value, Data.Element: Identifiable, ID == Data.Element.ID {
        body = data.flatMap { Array(content($0).body) }
    }
}

/// The marks of a slider's track beside its value; all numbers are fractions of the bounds.
struct SliderMarks {
    var ticks: [Double] = []
    /// The start of the filled part of the track.
    var neutral = 0.0
    /// The range of values that can be chosen.
    var enabled = 0.0...1

    init() {}

    init<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>, ticks: [V] = [], neutral: V? = nil, enabled: ClosedRange<V>? = nil) {
        let (low, length) = (Double(bounds.lowerBound), Double(bounds.upperBound) - Double(bounds.lowerBound))
        guard length > 0 else { return }
        let share = { (value: V) in min(max((Double(value) - low) / length, 0), 1) }
        self.ticks = ticks.filter { bounds.contains($0) }.map(share)
        if let neutral { self.neutral = share(neutral) }
        if let enabled { self.enabled = share(enabled.lowerBound)...share(enabled.upperBound) }
    }

    /// Returns a mark for each step of a range; none where there are too many to distinguish.
    static func steps<V: BinaryFloatingPoint>(of bounds: ClosedRange<V>, by step: Double, _ tick: (V) -> SliderTick<V>?) -> [V] {
        let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
        guard step > 0, (high - low) / step <= 1000 else { return [] }
        return (0...Int(((high - low) / step + 1e-9).rounded(.down))).compactMap { tick(V(low + Double($0) * step))?.value }
    }
}

/// The filled part of a slider's track: from a neutral value to the knob.
struct SliderFill: FractionFigure {
    let neutral: Double
    /// The space at either side of the way of the knob's middle, in points.
    let margin: CGFloat
    var isMirrored: Bool { true }

    func path(of fraction: Double, in rect: CGRect) -> Path {
        guard neutral > 0 else { return FilledBar().path(of: fraction, in: rect) }
        let x = { (share: Double) in rect.minX + margin + (rect.width - 2 * margin) * CGFloat(share) }
        let (from, to) = (x(min(neutral, fraction)), x(max(neutral, fraction)))
        guard to > from else { return Path() }
        return Path(CGRect(x: from, y: rect.minY, width: to - from, height: rect.height))
    }
}

/// Dots of 3 points under the track, each below the middle of the knob at its value. By eye, after iOS 26.
struct SliderDots: Shape {
    let shares: [Double]
    /// The space at either side of the way of the knob's middle, in points.
    let margin: CGFloat

    private static let size: CGFloat = 3
    /// The distance from the middle of the track to that of a dot, in points.
    private static let drop: CGFloat = 10

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for share in shares {
            let x = rect.minX + margin + max(rect.width - 2 * margin, 0) * CGFloat(share)
            path.addEllipse(
                in: CGRect(x: x - Self.size / 2, y: rect.midY + Self.drop - Self.size / 2, width: Self.size, height: Self.size))
        }
        return path
    }
}

private enum SliderThumbVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The visibility of the knobs of sliders.
    var sliderThumbVisibility: Visibility {
        get { self[SliderThumbVisibilityKey.self] }
        set { self[SliderThumbVisibilityKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets whether sliders in this view have a knob.
    public func sliderThumbVisibility(_ visibility: Visibility) -> some View { environment(\.sliderThumbVisibility, visibility) }
}
