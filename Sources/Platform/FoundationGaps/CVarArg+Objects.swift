import Foundation

// On Apple's systems every object may be an argument of `%@` in a format, and values are bridged to objects: `date as CVarArg`.

extension NSObject: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] {
        self is NSString || self is NSNumber ? [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] : described(description)
    }
}

/// The string that `%@` writes for an object. Core Foundation on Linux asks no other object for its description. The string is never
/// released, as nothing signals that the format has been written.
private func described(_ words: String) -> [Int] { [Int(bitPattern: Unmanaged.passRetained(NSString(string: words)).toOpaque())] }

extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { described(description) }
}

extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { described(description) }
}

extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { described(description) }
}

extension Data: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { described(NSData(data: self).description) }
}

extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { described(NSArray(array: self).description) }
}

extension Set: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { described(NSSet(set: self).description) }
}
