import Drawing
import WidgetKit

/// Where what is shown stands, and what it is told of that, in a front's words.
struct SurroundingsRequest: Codable, Sendable {
    /// The name of a `Place`.
    var context: String?
    /// The name of a device or of its screen.
    var device: String?
    /// A colour, as `#RRGGBB` or by name.
    var tint: String?
    var isDimmed = false
    var isPrivate = false
    var isSimplified = false
}

extension Surroundings {
    /// - Throws: `RequestError` for a place, a device or a colour that does not exist.
    init(_ request: SurroundingsRequest) throws {
        if let name = request.context {
            guard let place = Place(rawValue: name) else { throw RequestError.unknownContext(name) }
            self.place = place
        }
        if let name = request.device {
            guard let device = WidgetDevice(called: name) else { throw RequestError.unknownDevice(name) }
            self.device = device
        }
        if let name = request.tint {
            guard let color = RGBA(named: name) else { throw RequestError.unknownTint(name) }
            tint = color
        }
        (isDimmed, isPrivate, isSimplified) = (request.isDimmed, request.isPrivate, request.isSimplified)
    }
}
