import UIKit

/// The particles of an emitter at each moment, even outside of its layer.
struct EmitterFill: View {
    let layer: CAEmitterLayer

    /// The distance around the layer's corner within which particles are drawn, in points: further than the largest screen.
    private static var reach: CGFloat { 2000 }

    var body: some View {
        Color.clear.frame(width: 0, height: 0)
            .overlay(alignment: .topLeading) {
                TimelineView(.animation) { timeline in
                    let particles = layer.particles(at: timeline.date.timeIntervalSinceReferenceDate)
                    let isAdditive = layer.renderMode == .additive
                    Canvas { context, _ in
                        context.translateBy(x: Self.reach, y: Self.reach)
                        if isAdditive { context.blendMode = .plusLighter }
                        for particle in particles { particle.draw(in: context) }
                    }
                }
                .frame(width: Self.reach * 2, height: Self.reach * 2)
                .offset(x: -Self.reach, y: -Self.reach)
            }
            .allowsHitTesting(false)
    }
}

/// A particle at a moment, in the coordinates of its layer.
struct EmittedParticle {
    var image: CGImage
    var pointsPerPixel: CGFloat
    var color: Color?
    var position: CGPoint
    var scale: CGFloat
    var angle: CGFloat
    var opacity: Double

    @MainActor
    fileprivate func draw(in context: GraphicsContext) {
        var own = context
        own.translateBy(x: position.x, y: position.y)
        own.rotate(by: .radians(Double(angle)))
        own.scaleBy(x: scale, y: scale)
        own.opacity = opacity
        if let color { own.addFilter(.colorMultiply(color)) }
        own.draw(Image(decorative: image, scale: 1 / pointsPerPixel), at: .zero)
    }
}

extension CAEmitterLayer {
    /// Returns the particles in flight at a media time, the oldest first.
    ///
    /// A particle depends on its number alone, so that any moment can be computed. An emitter without a `beginTime` has always been
    /// emitting, as Apple's has; to begin with an empty sky, set it to `CACurrentMediaTime()`.
    func particles(at time: Double) -> [EmittedParticle] {
        var found: [(birth: Double, particle: EmittedParticle)] = []
        for (index, cell) in (emitterCells ?? []).enumerated() {
            guard cell.isEnabled, let image = cell.contents as? CGImage else { continue }
            let tint = ParticleTint(cell)
            let longest = Double((cell.lifetime + abs(cell.lifetimeRange) / 2) * lifetime)
            for (number, birth) in births(of: cell, from: time - longest, to: time) {
                var dice = ParticleDice(seed: UInt64(seed) &* 31 &+ UInt64(index), number: number)
                let age = time - birth
                let life = Double((cell.lifetime + dice.around(cell.lifetimeRange)) * lifetime)
                guard age < life else { continue }
                found.append((birth, particle(of: cell, image, tint, age: CGFloat(age), &dice)))
            }
        }
        found.sort { renderMode == .oldestLast ? $0.birth > $1.birth : $0.birth < $1.birth }
        return found.map(\.particle)
    }

    /// The numbers and times of the particles that begin between two times.
    private func births(of cell: CAEmitterCell, from start: Double, to end: Double) -> [(number: Int, time: Double)] {
        let changes = Set((birthRates.changes + cell.birthRates.changes).map(\.time)).sorted()
        var result: [(Int, Double)] = []
        for (index, change) in changes.enumerated() {
            let rate = Double(birthRates.rate(at: change) * cell.birthRates.rate(at: change))
            let opening = opening(of: cell)
            let until = min(index + 1 < changes.count ? changes[index + 1] : .infinity, opening.end)
            // Particles that have always been emitted are counted from the clock's zero.
            let origin = max(change, beginTime > 0 ? beginTime : 0, opening.begin)
            guard rate > 0, until > start, until > origin else { continue }
            let first = Int(((max(start, origin) - origin) * rate).rounded(.up))
            let last = Int(((min(end, until) - origin) * rate).rounded(.down))
            guard first <= last else { continue }
            for number in first...last { result.append((number &+ index &* 1_000_003, origin + Double(number) / rate)) }
        }
        return result
    }

    /// Returns the times between which a cell emits: its own times count from the layer's beginning, or else from the creation of the
    /// cell.
    private func opening(of cell: CAEmitterCell) -> (begin: Double, end: Double) {
        guard cell.beginTime > 0 || cell.duration > 0 else { return (0, .infinity) }
        let begin = (beginTime > 0 ? beginTime : cell.birthRates.begin) + cell.beginTime
        return (begin, cell.duration > 0 ? begin + cell.duration : .infinity)
    }

    private func particle(
        of cell: CAEmitterCell, _ image: CGImage, _ tint: ParticleTint, age: CGFloat, _ dice: inout ParticleDice
    ) -> EmittedParticle {
        let (start, normal) = origin(&dice)
        let angle = normal + cell.emissionLongitude + dice.around(cell.emissionRange)
        let speed = (cell.velocity + dice.around(cell.velocityRange)) * CGFloat(velocity)
        let position = CGPoint(
            x: start.x + cos(angle) * speed * age + cell.xAcceleration * age * age / 2,
            y: start.y + sin(angle) * speed * age + cell.yAcceleration * age * age / 2)
        let size = (cell.scale + dice.around(cell.scaleRange)) * CGFloat(scale) + cell.scaleSpeed * age
        let turn = (cell.spin + dice.around(cell.spinRange)) * CGFloat(spin) * age
        let color = tint.color(&dice)
        let alpha = tint.alpha + CGFloat(dice.around(cell.alphaRange)) + CGFloat(cell.alphaSpeed) * age
        return EmittedParticle(
            image: image, pointsPerPixel: 1 / cell.contentsScale,
            color: color, position: position,
            scale: max(size, 0), angle: turn, opacity: Double(min(max(alpha, 0), 1)))
    }

    /// Returns a particle's starting point, and the direction from which its longitude is counted.
    ///
    /// A line emits upwards from its upper side: emitters at the top of a screen whose confetti falls have a longitude of π
    /// (SAConfettiView). A circle's outline emits outwards; every other shape to the right.
    private func origin(_ dice: inout ParticleDice) -> (point: CGPoint, angle: CGFloat) {
        let (x, y) = (emitterPosition.x, emitterPosition.y)
        switch emitterShape {
        case .line: return (CGPoint(x: x + dice.around(emitterSize.width), y: y), -.pi / 2)
        case .rectangle, .cuboid:
            return (CGPoint(x: x + dice.around(emitterSize.width), y: y + dice.around(emitterSize.height)), 0)
        case .circle, .sphere:
            let angle = dice.around(2 * CGFloat.pi)
            let isOutline = emitterMode == .outline || emitterMode == .surface
            let radius = emitterSize.width * (isOutline ? 1 : CGFloat(dice.next()).squareRoot())
            return (CGPoint(x: x + cos(angle) * radius, y: y + sin(angle) * radius), isOutline ? angle : 0)
        default: return (emitterPosition, 0)
        }
    }
}

/// The factors with which the colours of a cell's particles are multiplied.
private struct ParticleTint {
    let alpha: CGFloat
    private let components: (red: CGFloat, green: CGFloat, blue: CGFloat)
    private let ranges: (red: Float, green: Float, blue: Float)
    /// The colour of all particles, where no particle has its own; nil where it changes nothing.
    private let common: Color?
    private let isCommon: Bool

    init(_ cell: CAEmitterCell) {
        let parts = cell.color?.components ?? [1, 1, 1, 1]
        let gray = parts.first ?? 1
        components = parts.count >= 3 ? (parts[0], parts[1], parts[2]) : (gray, gray, gray)
        ranges = (cell.redRange, cell.greenRange, cell.blueRange)
        alpha = parts.last ?? 1
        isCommon = ranges == (0, 0, 0)
        common = Self.color(components.red, components.green, components.blue)
    }

    /// The colour of one particle; it takes the same of the dice whether it needs them or not.
    func color(_ dice: inout ParticleDice) -> Color? {
        let (red, green, blue) = (dice.around(ranges.red), dice.around(ranges.green), dice.around(ranges.blue))
        if isCommon { return common }
        return Self.color(components.red + CGFloat(red), components.green + CGFloat(green), components.blue + CGFloat(blue))
    }

    private static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> Color? {
        let (red, green, blue) = (min(max(red, 0), 1), min(max(green, 0), 1), min(max(blue, 0), 1))
        return red == 1 && green == 1 && blue == 1 ? nil : Color(red: Double(red), green: Double(green), blue: Double(blue))
    }
}

/// The chances of one particle, which are the same in every run. Source: Steele, Lea and Flood 2014, SplitMix64.
private struct ParticleDice {
    private var state: UInt64

    init(seed: UInt64, number: Int) { state = seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(number)) &* 0xD1B5_4A32_D192_ED03 }

    /// Between 0 and 1.
    mutating func next() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((z ^ (z >> 31)) >> 11) / Double(1 << 53)
    }

    /// Half a range around nothing. Source: Apple, `CAEmitterCell`: ranges are about the mean.
    mutating func around(_ range: CGFloat) -> CGFloat { (CGFloat(next()) - 0.5) * range }
    mutating func around(_ range: Float) -> Float { (Float(next()) - 0.5) * range }
}
