import CoreGraphics
import Foundation
import RunContext

/// Values by their names. A layer keeps values of any name, as Apple's does.
///
/// Source: Apple, Core Animation "Key-Value Coding Extensions".
extension CALayer {
    /// Sets a property by its name, or keeps the value under a name that no property has. A value of another type than the property's is
    /// reported and left out.
    public func setValue(_ value: Any?, forKey key: String) {
        guard let property = Self.properties[key] else { return keptValues[key] = value }
        if !property.set(self, value) {
            RunReports.note("CALayer.setValue(_:forKey: \"\(key)\") has no effect: the property has another type.")
        }
    }

    /// Returns a property by its name, or the value that is kept under the name.
    public func value(forKey key: String) -> Any? { Self.properties[key].map { $0.get(self) } ?? keptValues[key] }

    private struct Property {
        let get: (CALayer) -> Any?
        let set: (CALayer, Any?) -> Bool

        init<Value>(_ path: ReferenceWritableKeyPath<CALayer, Value>) {
            get = { $0[keyPath: path] }
            set = { layer, value in
                guard let value = value as? Value else { return false }
                layer[keyPath: path] = value
                return true
            }
        }

        init<Value: BinaryFloatingPoint>(number path: ReferenceWritableKeyPath<CALayer, Value>) {
            get = { $0[keyPath: path] }
            set = { layer, value in
                let number: Double? =
                    switch value {
                    case let value as NSNumber: value.doubleValue
                    case let value as any BinaryInteger: Double(value)
                    case let value as any BinaryFloatingPoint: Double(value)
                    default: nil
                    }
                guard let number else { return false }
                layer[keyPath: path] = Value(number)
                return true
            }
        }
    }

    private static var properties: [String: Property] {
        [
            "bounds": Property(\.bounds), "position": Property(\.position), "anchorPoint": Property(\.anchorPoint),
            "frame": Property(\.frame), "transform": Property(\.transform), "sublayerTransform": Property(\.sublayerTransform),
            "zPosition": Property(number: \.zPosition), "opacity": Property(number: \.opacity), "hidden": Property(\.isHidden),
            "backgroundColor": Property(\.backgroundColor), "cornerRadius": Property(number: \.cornerRadius),
            "borderWidth": Property(number: \.borderWidth), "borderColor": Property(\.borderColor),
            "shadowColor": Property(\.shadowColor), "shadowOpacity": Property(number: \.shadowOpacity),
            "shadowOffset": Property(\.shadowOffset), "shadowRadius": Property(number: \.shadowRadius),
            "shadowPath": Property(\.shadowPath), "masksToBounds": Property(\.masksToBounds), "contents": Property(\.contents),
            "contentsScale": Property(number: \.contentsScale), "name": Property(\.name), "mask": Property(\.mask),
        ]
    }
}
