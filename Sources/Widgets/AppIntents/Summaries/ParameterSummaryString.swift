/// A literal with key paths of parameters in it, as in `"Log \(\.$drink)"`.
///
/// Source: Apple, AppIntents `ParameterSummaryString`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    /// A piece of the sentence.
    package enum Segment {
        case words(String)
        case parameter(PartialKeyPath<Intent>)
    }

    package let segments: [Segment]

    public init(stringLiteral value: String) { segments = [.words(value)] }
    public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

    /// Collects the pieces of the literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var segments: [Segment] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { segments.append(.words(literal)) }
        }

        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            segments.append(.parameter(keyPath))
        }
    }
}
