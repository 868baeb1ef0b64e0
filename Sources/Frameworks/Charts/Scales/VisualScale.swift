/// A scale that maps values to visuals: colours, symbols, sizes.
struct VisualScale<Visual> {
    /// The values, in the legend's order; nil for the plotted ones.
    var domain: [Datum]?
    /// The visuals of the values, in the same order, repeated from the beginning.
    var range: [Visual]?
    /// Returns the visual of a value.
    var mapping: ((Datum) -> Visual?)?
    var gradient: Gradient?
    var type: ScaleType?

    mutating func take(domain: some ScaleDomain) { self.domain = (domain as? any ResolvableDomain)?.request.values }

    mutating func take<DataValue: Plottable>(_ pairs: [(DataValue, Visual)]) {
        domain = pairs.map { Datum($0.0) }
        range = pairs.map(\.1)
    }

    /// Returns the visual of a value.
    ///
    /// - Parameters:
    /// - domain: all values of the scale.
    /// - palette: the visuals if the scale sets none.
    func visual(for datum: Datum, in domain: [Datum], palette: [Visual]) -> Visual? {
        if let mapped = mapping?(datum) { return mapped }
        let choices = range.flatMap { $0.isEmpty ? nil : $0 } ?? palette
        guard let index = domain.firstIndex(of: datum), !choices.isEmpty else { return nil }
        return choices[index % choices.count]
    }
}
