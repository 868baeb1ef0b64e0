import CoreGraphics
import Foundation
import RunContext

/// A layer that throws particles.
///
/// Source: Apple, Core Animation `CAEmitterLayer`.
open class CAEmitterLayer: CALayer {
    open var emitterCells: [CAEmitterCell]? {
        didSet {
            guard (emitterCells ?? []).contains(where: { $0.emitterCells?.isEmpty == false }) else { return }
            RunReports.note("A CAEmitterCell has emitter cells of its own: nested particles are not drawn.")
        }
    }
    open var birthRate: Float {
        get { birthRates.latest }
        set { birthRates.set(newValue) }
    }
    package private(set) var birthRates = EmissionRates(1)
    open var lifetime: Float = 1
    open var emitterPosition = CGPoint.zero
    open var emitterZPosition: CGFloat = 0
    open var emitterSize = CGSize.zero
    open var emitterShape = CAEmitterLayerEmitterShape.point
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    open var renderMode = CAEmitterLayerRenderMode.unordered
    open var velocity: Float = 1
    open var scale: Float = 1
    open var spin: Float = 1
    open var seed: UInt32 = 0
}

/// The properties of a kind of particle.
open class CAEmitterCell: NSObject {
    open var name: String?
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var color: CGColor?
    open var birthRate: Float {
        get { birthRates.latest }
        set { birthRates.set(newValue) }
    }
    package private(set) var birthRates = EmissionRates(0)
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    open var emissionLongitude: CGFloat = 0
    open var emissionLatitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    open var alphaRange: Float = 0
    open var alphaSpeed: Float = 0
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var emitterCells: [CAEmitterCell]?
    /// Seconds after the birth of the cell that throws it, or of the layer, at which its first particles begin.
    open var beginTime: CFTimeInterval = 0
    /// Seconds for which it throws particles; 0 for as long as the cell around it lives.
    open var duration: CFTimeInterval = 0
    open var isEnabled = true

    public override init() {}
}

/// The numbers of particles that begin in a second, and the periods of these rates. Particles from before a change stay on their way.
package struct EmissionRates: Sendable {
    /// Each rate with the media time from which it holds, in order.
    package private(set) var changes: [(time: Double, rate: Float)]

    init(_ rate: Float) { changes = [(-.infinity, rate)] }

    var latest: Float { changes[changes.count - 1].rate }
    /// The media time at which the thing was made.
    package let begin = CACurrentMediaTime()

    /// Sets a rate. A rate set within a thousandth of a second of the creation counts from the beginning.
    mutating func set(_ rate: Float) {
        let now = CACurrentMediaTime()
        guard now - begin > 0.001 else { return changes = [(-.infinity, rate)] }
        guard rate != latest else { return }
        changes.removeAll { $0.time == now }
        changes.append((now, rate))
    }

    /// The rate at a moment.
    package func rate(at time: Double) -> Float { changes.last { $0.time <= time }?.rate ?? latest }
}

/// The shape of the area where particles begin.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape in which particles begin.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles overlap.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
