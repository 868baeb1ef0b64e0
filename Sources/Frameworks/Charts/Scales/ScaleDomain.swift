/// A type that you can use to configure the domain of a chart's scale: the data that it covers.
///
/// An array lists the categories, or holds numbers or dates between whose least and greatest the scale runs; a closed range
/// gives its bounds.
///
/// Source: Apple, Charts `ScaleDomain`.
public protocol ScaleDomain {}

/// A domain with a request for a scale.
protocol ResolvableDomain {
    var request: DomainRequest { get }
}

/// The request of a chart for a scale's domain.
struct DomainRequest {
    /// The data it covers; nil for the plotted ones.
    var values: [Datum]?
    /// True if these are integers.
    var isWhole = false
    var includesZero: Bool?
    var isReversed = false
    /// Changes the domain that results from the plotted data.
    var modify: (([Datum]) -> [Datum])?
}

extension Array: ScaleDomain where Element: Plottable {}

extension Array: ResolvableDomain where Element: Plottable {
    var request: DomainRequest { DomainRequest(values: map { Datum($0) }, isWhole: Element.isWhole) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {}

extension ClosedRange: ResolvableDomain where Bound: Plottable {
    var request: DomainRequest { DomainRequest(values: [Datum(lowerBound), Datum(upperBound)], isWhole: Bound.isWhole) }
}

extension Range: ScaleDomain where Bound: Plottable {}

extension Range: ResolvableDomain where Bound: Plottable {
    var request: DomainRequest { DomainRequest(values: [Datum(lowerBound), Datum(upperBound)], isWhole: Bound.isWhole) }
}

/// A scale's domain that is inferred from the data.
///
/// Source: Apple, Charts `AutomaticScaleDomain`.
public struct AutomaticScaleDomain: ScaleDomain, ResolvableDomain {
    let request: DomainRequest
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The domain that the data give.
    public static var automatic: AutomaticScaleDomain { automatic() }

    /// The domain that the data give.
    ///
    /// - Parameters:
    ///   - includesZero: whether a domain of numbers reaches to zero; by default it does.
    ///   - reversed: whether the scale runs the other way.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(request: DomainRequest(includesZero: includesZero, isReversed: reversed ?? false))
    }

    /// The domain that the data give, changed by a closure: the categories, or the least and the greatest value.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            request: DomainRequest(
                includesZero: includesZero, isReversed: reversed ?? false,
                modify: { inferred in
                    var values = inferred.compactMap { $0.value(as: DataValue.self) }
                    modifyInferredDomain(&values)
                    return values.map { Datum($0) }
                }))
    }
}
