import Foundation
import Geometry

extension SymbolAnatomy {
    private static let sky: [Substring: SymbolPart] = ["sun": .sun, "moon": .moon]
    private static let falling: [Substring: SymbolPart] = [
        "rain": .rain, "drizzle": .rain, "heavyrain": .rain, "hail": .rain, "sleet": .rain, "snow": .snow, "bolt": .bolt,
        "fog": .fog,
    ]

    /// A cloud before the sky, and the rain or snow that falls from it.
    var weather: [SymbolPiece]? {
        if let sun = sunlike { return sun }
        guard stem.first == "cloud", stem.count > 1,
            stem.dropFirst().allSatisfy({ Self.sky[$0] != nil || Self.falling[$0] != nil }),
            let cloud = regions.max(by: { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height })
        else { return nil }
        let parts = stem.dropFirst().map { Self.sky[$0] ?? Self.falling[$0] ?? .body }
        // The rain begins where the cloud ends.
        let edge = cloud.bounds.maxY - cloud.bounds.height * 0.1
        let below = regions.indices.filter { regions[$0].bounds.minY > edge }
        let bolt = stem.contains("bolt") ? below.max { regions[$0].area < regions[$1].area } : nil
        var pieces: [SymbolPiece] = []
        for (index, part) in parts.enumerated() {
            let own = regions.indices.filter { region in
                switch part {
                case .sun, .moon: !below.contains(region) && regions[region].bounds != cloud.bounds
                case .bolt: region == bolt
                default: below.contains(region) && region != bolt
                }
            }
            guard !own.isEmpty else { return nil }
            pieces.append(SymbolPiece(own.map { regions[$0] }.joined, level: min(index + 1, 2), part))
        }
        return pieces.reversed() + [SymbolPiece(cloud.path, level: 0, .cloud)]
    }

    /// Symbols of the sun without a cloud, and of the moon with its stars.
    private var sunlike: [SymbolPiece]? {
        switch stem.joined(separator: ".") {
        case "sun.max", "sun.min":
            let disc = nearest(to: CGPoint(x: ink.midX, y: ink.midY))
            return [
                SymbolPiece(rest(without: [disc]).joined, level: 1, .sun), SymbolPiece(regions[disc].path, level: 0, .sun),
            ]
        case "sunrise", "sunset", "sun.dust", "sun.haze", "sun.horizon":
            return horizon
        case "moon.stars", "moon.zzz":
            guard let moon = largest else { return nil }
            return [
                SymbolPiece(rest(without: [moon]).joined, level: 1, .body), SymbolPiece(regions[moon].path, level: 0, .moon),
            ]
        case "thermometer.sun", "thermometer.snowflake":
            guard let tube = regions.indices.max(by: { regions[$0].bounds.height < regions[$1].bounds.height }) else { return nil }
            let inside = regions.indices.filter { $0 != tube && regions[tube].bounds.contains(regions[$0].bounds) }
            let weather = rest(without: inside + [tube])
            guard !weather.isEmpty else { return nil }
            return [
                SymbolPiece(weather.joined, level: 1, stem[1] == "sun" ? .sun : .snow),
                SymbolPiece(([tube] + inside).map { regions[$0] }.joined, level: 0, .body),
            ]
        default: return nil
        }
    }

    /// Rays and disc above the horizon; the arrow, which is in the middle at the top, is not of the sun.
    private var horizon: [SymbolPiece]? {
        let isWide = { (region: SymbolRegion) in region.bounds.width > ink.width * 0.7 }
        let line = regions.filter(isWide).map(\.bounds.maxY).min() ?? ink.maxY
        let sun = regions.indices.filter { index in
            let box = regions[index].bounds
            let isArrow =
                stem[0] != "sun" && abs(box.midX - ink.midX) < ink.width * 0.1 && box.minY < ink.minY + ink.height * 0.1
            return box.maxY < line && !isArrow && !isWide(regions[index])
        }
        let others = rest(without: sun)
        guard !sun.isEmpty, !others.isEmpty else { return nil }
        var (sky, ground) = (sun.map { regions[$0] }.joined, Path())
        for region in others {
            // A disc that stands on its line is one piece of ink with it; ink higher than a line is a disc.
            guard isWide(region), region.bounds.height > SymbolWeight.stroke * 2.5 else {
                ground.append(region.path)
                continue
            }
            let edge = SymbolCut.HalfPlane(
                normal: CGVector(dx: 0, dy: 1), distance: region.bounds.maxY - SymbolWeight.stroke)
            sky.append(SymbolCut.outline(region.path, without: [edge]))
            ground.append(SymbolCut.outline(region.path, without: [edge.opposite]))
        }
        return [SymbolPiece(ground, level: 1, .body), SymbolPiece(sky, level: 0, .sun)]
    }
}
