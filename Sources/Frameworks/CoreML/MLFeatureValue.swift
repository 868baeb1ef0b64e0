import Foundation

/// The type of a value.
///
/// Source: Apple, Core ML `MLFeatureType`.
public enum MLFeatureType: Int, Sendable { case invalid, int64, double, string, image, multiArray, dictionary, sequence, state }

/// A value that a model takes or gives.
///
/// Source: Apple, Core ML `MLFeatureValue`.
open class MLFeatureValue: NSObject, @unchecked Sendable {
    private enum Content {
        case undefined, int64(Int64), double(Double), string(String), multiArray(MLMultiArray), dictionary([AnyHashable: NSNumber])
    }

    public let type: MLFeatureType
    private let content: Content

    private init(_ type: MLFeatureType, _ content: Content) { (self.type, self.content) = (type, content) }

    public convenience init(int64 value: Int64) { self.init(.int64, .int64(value)) }
    public convenience init(double value: Double) { self.init(.double, .double(value)) }
    public convenience init(string value: String) { self.init(.string, .string(value)) }
    public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, .multiArray(value)) }
    /// Creates a dictionary, whose keys must all be texts or all be numbers.
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
        guard value.keys.allSatisfy({ $0.base is String }) || value.keys.allSatisfy({ $0.base is any BinaryInteger }) else {
            throw MLModelError(.featureType)
        }
        self.init(.dictionary, .dictionary(value))
    }
    public convenience init(undefined type: MLFeatureType) { self.init(type, .undefined) }

    /// True if the value is missing.
    public var isUndefined: Bool {
        if case .undefined = content { true } else { false }
    }
    /// The number; 0 for a value of another type.
    public var int64Value: Int64 {
        if case .int64(let value) = content { value } else { 0 }
    }
    /// The number; 0 for a value of another type.
    public var doubleValue: Double {
        if case .double(let value) = content { value } else { 0 }
    }
    /// The text; empty for a value of another type.
    public var stringValue: String {
        if case .string(let value) = content { value } else { "" }
    }
    public var multiArrayValue: MLMultiArray? {
        if case .multiArray(let value) = content { value } else { nil }
    }
    /// The numbers by their keys; empty for a value of another type.
    public var dictionaryValue: [AnyHashable: NSNumber] {
        if case .dictionary(let value) = content { value } else { [:] }
    }
}

/// A collection of values by their names, which a model takes or gives.
///
/// Source: Apple, Core ML `MLFeatureProvider`.
public protocol MLFeatureProvider: AnyObject {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values by their names.
///
/// Source: Apple, Core ML `MLDictionaryFeatureProvider`.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
    public let dictionary: [String: MLFeatureValue]

    /// Creates a provider of values, or of numbers, texts and arrays.
    ///
    /// - Throws: `MLModelError` if a value has no type of Core ML's.
    public init(dictionary: [String: Any]) throws {
        self.dictionary = try dictionary.mapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let value as MLMultiArray: MLFeatureValue(multiArray: value)
            case let value as String: MLFeatureValue(string: value)
            case let value as Double: MLFeatureValue(double: value)
            case let value as Float: MLFeatureValue(double: Double(value))
            case let value as any BinaryInteger: MLFeatureValue(int64: Int64(value))
            case let value as NSNumber: MLFeatureValue(double: value.doubleValue)
            case let value as [AnyHashable: NSNumber]: try MLFeatureValue(dictionary: value)
            default: throw MLModelError(.featureType)
            }
        }
    }

    public var featureNames: Set<String> { Set(dictionary.keys) }
    public func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
    public subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// Several collections of values.
///
/// Source: Apple, Core ML `MLBatchProvider`.
public protocol MLBatchProvider: AnyObject {
    var count: Int { get }
    func features(at index: Int) -> any MLFeatureProvider
}

/// An array of collections of values.
///
/// Source: Apple, Core ML `MLArrayBatchProvider`.
open class MLArrayBatchProvider: NSObject, MLBatchProvider, @unchecked Sendable {
    public let array: [any MLFeatureProvider]
    public init(array: [any MLFeatureProvider]) { self.array = array }
    public var count: Int { array.count }
    public func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
