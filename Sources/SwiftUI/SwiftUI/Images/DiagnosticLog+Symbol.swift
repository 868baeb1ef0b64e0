import Typesetting

extension DiagnosticLog {
    /// Notes what is wrong with a symbol, if anything is.
    func note(_ symbol: PlacedSymbol, drawnBy library: FontLibrary?) {
        if symbol.isMissing {
            note(.missingSymbol(symbol.name))
        } else if let other = library?.symbolSubstitute(for: symbol.name) {
            note(.substitutedSymbol(symbol.name, by: other))
        }
    }
}
