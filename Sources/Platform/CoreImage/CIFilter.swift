import CoreGraphics
import Foundation
import RunContext

/// Makes a picture of others and of numbers, which it has by name.
///
/// Source: Apple, Core Image `CIFilter`, and the Core Image Filter Reference for names, inputs and defaults.
open class CIFilter: NSObject, @unchecked Sendable {
    public let name: String
    private var inputs: [String: Any] = [:]

    /// Creates a filter by name; nil if the name is unknown.
    public convenience init?(name: String) { self.init(name: name, parameters: nil) }

    public convenience init?(name: String, parameters params: [String: Any]?) {
        guard BuiltinFilter.isKnown(name) else { return nil }
        self.init(builtin: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    init(builtin name: String) { self.name = name }

    public func setDefaults() { inputs = inputs.filter { $0.key.hasSuffix("Image") } }
    public func setValue(_ value: Any?, forKey key: String) { inputs[key] = value }
    public func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : inputs[key] }

    open var outputImage: CIImage? { BuiltinFilter.output(of: self) }

    // Access to a filter's inputs.

    func number(_ key: String, _ standard: Double) -> Double {
        switch inputs["input" + key] {
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: standard
        }
    }

    func color(_ key: String, _ standard: CIColor) -> CIColor { inputs["input" + key] as? CIColor ?? standard }
    func image(_ key: String) -> CIImage? { inputs["input" + key] as? CIImage }

    func vector(_ key: String) -> CIVector? {
        switch inputs["input" + key] {
        case let value as CIVector: value
        case let value as CGRect: CIVector(cgRect: value)
        case let value as CGPoint: CIVector(cgPoint: value)
        default: nil
        }
    }

    func transform(_ key: String) -> CGAffineTransform { inputs["input" + key] as? CGAffineTransform ?? .identity }
    func bytes(_ key: String) -> Data? {
        inputs["input" + key] as? Data ?? (inputs["input" + key] as? NSData).map { Data(referencing: $0) }
    }
    func text(_ key: String, _ standard: String) -> String { inputs["input" + key] as? String ?? standard }
}
