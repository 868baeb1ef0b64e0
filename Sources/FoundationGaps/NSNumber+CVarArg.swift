import Foundation

/// A number as the argument of `%@` in a format, as on Apple's systems, where every object may be one.
extension NSNumber: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
