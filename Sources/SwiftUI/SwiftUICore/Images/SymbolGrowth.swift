import Drawing
import Typesetting

/// The change of a symbol to the new size and weight of its surroundings, as the glyphs of a text change.
///
/// A change during another one starts from the visible state.
struct SymbolGrowth {
    private let from: PlacedSymbol
    private var to: PlacedSymbol
    private let previous: Previous
    private var progress = AnimatedValue(0.0)

    private indirect enum Previous {
        case none
        case growth(SymbolGrowth)
    }

    /// Creates the change from one form of a symbol to another; nil if the forms are the same or the change is immediate.
    ///
    /// - Parameter running: the change in progress, if any.
    init?(from: PlacedSymbol, to: PlacedSymbol, animation: Animation?, at time: Double, after running: SymbolGrowth?) {
        guard let animation, from.name == to.name, from.isOtherForm(than: to) else { return nil }
        (self.from, self.to) = (from, to)
        previous = running.flatMap { time < $0.settlingTime ? .growth($0) : nil } ?? .none
        progress.set(1, animation: animation, at: time)
    }

    /// Returns the same change with a redrawn symbol as its target; nil if that symbol has another form, which is shown at once.
    func towards(_ symbol: PlacedSymbol) -> SymbolGrowth? {
        guard !to.isOtherForm(than: symbol) else { return nil }
        var growth = self
        growth.to = symbol
        return growth
    }

    var settlingTime: Double { progress.settlingTime }

    /// Returns the symbol at a moment.
    func symbol(at time: Double) -> PlacedSymbol {
        let start = if case .growth(let growth) = previous { growth.symbol(at: time) } else { from }
        return to.between(start, progress.value(at: time))
    }
}

extension PlacedSymbol {
    /// Returns true if another symbol of the same name has another size or weight.
    fileprivate func isOtherForm(than other: PlacedSymbol) -> Bool {
        layout.size != other.layout.size || layers.map(\.outline) != other.layers.map(\.outline)
    }

    /// Returns the symbol between another form and this one. If both have the same parts, the outlines have an intermediate weight;
    /// otherwise this symbol's outlines have an intermediate size.
    fileprivate func between(_ start: PlacedSymbol, _ amount: Double) -> PlacedSymbol {
        let share = CGFloat(amount)
        let (old, new) = (start.layout.size, layout.size)
        let size = CGSize(
            width: max(old.width + (new.width - old.width) * share, 0), height: max(old.height + (new.height - old.height) * share, 0))
        let scale = CGAffineTransform(
            scaleX: new.width > 0 ? size.width / new.width : 1, y: new.height > 0 ? size.height / new.height : 1)
        let isAlike = start.layers.count == layers.count
        var layers = layers
        for index in layers.indices {
            let path = layers[index].outline.path
            let between = isAlike ? start.layers[index].outline.path.interpolated(towards: path, by: share) : nil
            layers[index].outline = SharedPath(between ?? path.applying(scale))
        }
        return formed(size: size, baseline: start.layout.baseline + (layout.baseline - start.layout.baseline) * share, layers: layers)
    }
}
