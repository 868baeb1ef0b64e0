import Typesetting

extension DiagnosticLog {
    /// Notes any problem with a symbol.
    func note(_ symbol: PlacedSymbol, drawnBy library: FontLibrary?) {
        if symbol.isMissing {
            note(.missingSymbol(symbol.name))
        } else if let other = library?.symbolSubstitute(for: symbol.name) {
            note(.substitutedSymbol(symbol.name, by: other))
        }
    }
}
