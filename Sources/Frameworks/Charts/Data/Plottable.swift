/// A type that can serve as data for the dimensions of a chart.
///
/// Source: Apple, Charts `Plottable`.
public protocol Plottable {
    /// The type that is plotted in the value's place.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// The value as it is plotted.
    var primitivePlottable: PrimitivePlottable { get }

    /// Creates the value that is plotted like this; nil if there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable {
    /// True if the values are plotted as integers.
    static var isWhole: Bool { PrimitivePlottable.self is any BinaryInteger.Type }
}

/// A type that is plotted as it is: a number, a date, a string.
///
/// Source: Apple, Charts `PrimitivePlottableProtocol`.
public protocol PrimitivePlottableProtocol: Plottable, Hashable where PrimitivePlottable == Self {}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }

    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    /// An enumeration's case is plotted as its raw value.
    public var primitivePlottable: RawValue { rawValue }

    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}
extension String: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}
