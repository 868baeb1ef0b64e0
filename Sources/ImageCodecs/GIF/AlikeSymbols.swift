/// For each symbol, others that may stand for it, and what each of them spoils.
struct AlikeSymbols: Sendable {
    /// The most others of a symbol.
    static let most = 3

    /// `most` for each of 256 symbols; fewer are filled up with the symbol itself.
    private(set) var symbols: [UInt8]
    /// How much each of them spoils; 0 is nothing.
    private(set) var costs: [UInt16]

    /// The nearest colours of a palette within a squared distance in Oklab; nil when none is near enough.
    init?(_ palette: GIFPalette, within tolerance: Double) {
        guard tolerance > 0 else { return nil }
        let positions = palette.colors.map { OklabColor(pixel: $0) }
        symbols = (0..<256).flatMap { [UInt8](repeating: UInt8($0), count: Self.most) }
        costs = [UInt16](repeating: 0, count: 256 * Self.most)
        var isAny = false
        for (place, own) in positions.enumerated() {
            let near = positions.indices.map { (distance: own.squaredDistance(to: positions[$0]), place: $0) }
                .filter { $0.distance > 0 && $0.distance <= tolerance }
                .sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
            for (rank, other) in near.prefix(Self.most).enumerated() {
                symbols[place * Self.most + rank] = UInt8(other.place)
                costs[place * Self.most + rank] = UInt16(1 + (other.distance / tolerance * 250).rounded(.down))
                isAny = true
            }
        }
        if !isAny { return nil }
    }
}
