import Foundation

/// A value that a printf specifier can write.
///
/// Source: Apple, SwiftUI `_FormatSpecifiable`, which is public there too, with these specifiers.
public protocol _FormatSpecifiable: Equatable {
    /// The type that is handed to printf.
    associatedtype _Arg: CVarArg
    /// The value that is handed to printf.
    var _arg: _Arg { get }
    /// The specifier, such as `%lld`.
    var _specifier: String { get }
}

extension _FormatSpecifiable where Self: CVarArg {
    public var _arg: Self { self }
}

extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public var _specifier: String { "%lf" } }
