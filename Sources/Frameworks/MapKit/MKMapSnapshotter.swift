import CoreLocation
import RunContext
import UIKit

/// The type of the map. All types are plain ground in a render.
public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }

/// Makes a picture of a map: of a plain ground here, which is reported.
///
/// Source: Apple, MapKit `MKMapSnapshotter`.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    open class Options: NSObject, @unchecked Sendable {
        public var region = MKCoordinateRegion(MKMapRect.world) { didSet { mapRect = region.rect } }
        public var mapRect = MKMapRect.world
        /// The size in points.
        public var size = CGSize(width: 256, height: 256)
        public var scale: CGFloat = 0
        public var mapType = MKMapType.standard
        public var showsBuildings = true
        /// A plain ground has no points of interest.
        public var pointOfInterestFilter: MKPointOfInterestFilter?
        public var traitCollection = UITraitCollection()
        public override init() {}
    }

    open class Snapshot: NSObject, @unchecked Sendable {
        public let image: UIImage
        private let projection: MapProjection

        init(image: UIImage, projection: MapProjection) { (self.image, self.projection) = (image, projection) }

        /// Returns the position of a place in the picture, in points.
        public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { projection.point(coordinate) }
    }

    private let options: Options

    public init(options: Options) { self.options = options }

    public var isLoading: Bool { false }
    /// Does nothing, as the work is done at once.
    public func cancel() {}

    public func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) { completionHandler(snapshot(), nil) }

    public func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        nonisolated(unsafe) let answer = completionHandler
        queue.async { answer(self.snapshot(), nil) }
    }

    public func start() async throws -> Snapshot { snapshot() }

    private func snapshot() -> Snapshot {
        RunReports.note(MapGround.note)
        let size = CGSize(width: min(max(options.size.width, 1), 4096), height: min(max(options.size.height, 1), 4096))
        let projection = MapProjection(options.mapRect, in: size)
        let format = UIGraphicsImageRendererFormat()
        if options.scale > 0 { format.scale = options.scale }
        let traits = options.traitCollection
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            MapGround.land.resolvedColor(with: traits).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            MapGround.line.resolvedColor(with: traits).setFill()
            let lines = projection.graticule(in: size)
            for x in lines.xs { context.fill(CGRect(x: x - 0.5, y: 0, width: 1, height: size.height)) }
            for y in lines.ys { context.fill(CGRect(x: 0, y: y - 0.5, width: size.width, height: 1)) }
        }
        return Snapshot(image: image, projection: projection)
    }
}
