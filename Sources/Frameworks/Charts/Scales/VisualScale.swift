/// How values become something seen: colours, symbols, sizes.
struct VisualScale<Visual> {
    /// The values, in the legend's order; nil for those that are plotted.
    var domain: [Datum]?
    /// What they are shown as, in the same order and then from the beginning again.
    var range: [Visual]?
    /// What each is shown as.
    var mapping: ((Datum) -> Visual?)?
    var gradient: Gradient?
    var type: ScaleType?

    mutating func take(domain: some ScaleDomain) { self.domain = (domain as? any ResolvableDomain)?.request.values }

    mutating func take<DataValue: Plottable>(_ pairs: [(DataValue, Visual)]) {
        domain = pairs.map { Datum($0.0) }
        range = pairs.map(\.1)
    }

    /// What a value is shown as.
    ///
    /// - Parameters:
    ///   - domain: the values there are.
    ///   - palette: what they are shown as where nothing is said.
    func visual(for datum: Datum, in domain: [Datum], palette: [Visual]) -> Visual? {
        if let mapped = mapping?(datum) { return mapped }
        let choices = range.flatMap { $0.isEmpty ? nil : $0 } ?? palette
        guard let index = domain.firstIndex(of: datum), !choices.isEmpty else { return nil }
        return choices[index % choices.count]
    }
}
