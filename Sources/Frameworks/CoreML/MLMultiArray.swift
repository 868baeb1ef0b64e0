import Foundation

/// The type of the numbers of an array.
///
/// Source: Apple, Core ML `MLMultiArrayDataType`.
public enum MLMultiArrayDataType: Int, Sendable {
    case double = 65600
    case float32 = 65568
    case float16 = 65552
    case int32 = 131104

    public static var float: Self { .float32 }
    public static var float64: Self { .double }
}

/// Numbers in several dimensions, the last of which lies closest together.
///
/// The numbers are kept as doubles, rounded to the array's type. Source: Apple, Core ML `MLMultiArray`.
open class MLMultiArray: NSObject, @unchecked Sendable {
    public let dataType: MLMultiArrayDataType
    public let shape: [NSNumber]
    /// The distance between neighbours of each dimension, in numbers.
    public let strides: [NSNumber]
    private var numbers: [Double]

    /// Creates an array of zeros.
    ///
    /// - Throws: `MLModelError` if a length is not positive, or the array would have more than 2³¹ numbers.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        var (count, strides): (Int, [NSNumber]) = (1, [])
        for length in shape.reversed() {
            strides.insert(NSNumber(value: count), at: 0)
            guard length.intValue > 0, count <= Int(Int32.max) / length.intValue else { throw MLModelError(.generic) }
            count *= length.intValue
        }
        (self.shape, self.strides, self.dataType) = (shape, strides, dataType)
        numbers = [Double](repeating: 0, count: shape.isEmpty ? 0 : count)
    }

    /// Creates an array of one dimension.
    public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Double {
        try self.init(data.map { $0 }, .double)
    }
    public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Float {
        try self.init(data.map(Double.init), .float32)
    }
    public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Int32 {
        try self.init(data.map(Double.init), .int32)
    }

    private convenience init(_ numbers: [Double], _ type: MLMultiArrayDataType) throws {
        try self.init(shape: [NSNumber(value: numbers.count)], dataType: type)
        self.numbers = numbers
    }

    public var count: Int { numbers.count }

    public subscript(index: Int) -> NSNumber {
        get { NSNumber(value: numbers[index]) }
        set { numbers[index] = rounded(newValue.doubleValue) }
    }

    public subscript(key: [NSNumber]) -> NSNumber {
        get { self[offset(of: key)] }
        set { self[offset(of: key)] = newValue }
    }

    private func offset(of key: [NSNumber]) -> Int {
        precondition(key.count == shape.count, "A key of an MLMultiArray has an index for each of its \(shape.count) dimensions.")
        return zip(zip(key, shape), strides).reduce(0) { offset, part in
            let ((index, length), stride) = part
            precondition((0..<length.intValue).contains(index.intValue), "An index of an MLMultiArray is outside of its shape.")
            return offset + index.intValue * stride.intValue
        }
    }

    private func rounded(_ number: Double) -> Double {
        switch dataType {
        case .double: number
        case .float32: Double(Float(number))
        case .float16: Double(Self.half(Float(number)))
        case .int32: number.isNaN ? 0 : min(max(number.rounded(.towardZero), Double(Int32.min)), Double(Int32.max))
        }
    }

    /// Returns the nearest number of 11 significant bits. Swift has no `Float16` on Intel's Macs, and none is needed for its values.
    private static func half(_ number: Float) -> Float {
        guard number.isFinite, number != 0 else { return number }
        let unit = Float(sign: .plus, exponent: max(number.exponent, -14) - 10, significand: 1)
        let near = (number / unit).rounded(.toNearestOrEven) * unit
        return abs(near) > 65504 ? .infinity * (near < 0 ? -1 : 1) : near
    }
}
