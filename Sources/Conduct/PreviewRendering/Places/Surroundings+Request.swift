import Drawing
import HostProtocol
import WidgetKit

extension Surroundings {
    /// - Throws: `RequestError` for a place, a device or a colour that does not exist.
    init(_ request: HostRequest.Surroundings) throws {
        if let name = request.context {
            guard let place = Place(rawValue: name) else { throw RequestError.unknownContext(name) }
            self.place = place
        }
        if let name = request.device {
            device = WidgetDevice(called: name)
            // Views need its screen alone.
            guard device != nil || DeviceMetrics.size(ofModel: name) != nil else { throw RequestError.unknownDevice(name) }
            model = name
        }
        if let name = request.tint {
            guard let color = RGBA(named: name) else { throw RequestError.unknownTint(name) }
            tint = color
        }
        (isDimmed, isPrivate, isSimplified) = (request.isDimmed, request.isPrivate, request.isSimplified)
    }
}
