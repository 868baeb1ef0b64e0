@_spi(Reflection) import Swift

#if canImport(Glibc)
    import Glibc
#endif

/// A value that says itself which values are the same, where its stored properties do not.
@MainActor
package protocol SelfComparing {
    static func areSame(_ first: Self, _ second: Self) -> Bool
}

/// A place that views share by reference, and that reports its own changes: the same instance is the same value.
@MainActor
package protocol SharedPlace: AnyObject, SelfComparing {}

extension SharedPlace {
    package static func areSame(_ first: Self, _ second: Self) -> Bool { first === second }
}

/// A place that a body hands on and never looks into, as it is written and read while nodes are built and placed: to a body the same
/// place is the same value.
@MainActor
package protocol HandedOn {
    func isSamePlace(as other: any HandedOn) -> Bool
}

extension HandedOn where Self: AnyObject {
    package func isSamePlace(as other: any HandedOn) -> Bool { self === other as? Self }
}

/// A property that is the same in every value of a view: what it reads is remembered at the view's place, or comes from around it.
protocol PlacedProperty {}

/// The comparison of two values of one type that need not be `Equatable`; it finds them the same only where that is certain.
///
/// Equatable values are asked; others are the same if all that is stored in them is: instances of a class if they are one
/// instance (but not of those by which this module itself remembers things), functions if they are one function with one closure
/// of what it captured. A value of which that cannot be known is another one.
@MainActor
enum ValueComparison {
    private typealias Comparison = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    private static var comparisons: [ObjectIdentifier: Comparison] = [:]

    static func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
        let comparison = comparison(of: Value.self)
        return withUnsafePointer(to: first) { first in
            withUnsafePointer(to: second) { comparison(UnsafeRawPointer(first), UnsafeRawPointer($0)) }
        }
    }

    /// The same of all values of two collections of as many.
    static func areElementsSame<Value>(_ first: UnsafeBufferPointer<Value>, _ second: UnsafeBufferPointer<Value>) -> Bool {
        guard let start = first.baseAddress, let other = second.baseAddress, start != other else { return true }
        let comparison = comparison(of: Value.self)
        return (0..<first.count).allSatisfy { comparison(UnsafeRawPointer(start + $0), UnsafeRawPointer(other + $0)) }
    }

    /// The same of values whose types are known only when the program runs.
    static func areSame(any first: Any, _ second: Any) -> Bool {
        withUnsafePointer(to: first) { first in
            withUnsafePointer(to: second) { areContentsSame(UnsafeRawPointer(first), UnsafeRawPointer($0)) }
        }
    }

    private static func comparison(of type: Any.Type) -> Comparison {
        let key = ObjectIdentifier(type)
        if let known = comparisons[key] { return known }
        let made = makeComparison(of: type)
        comparisons[key] = made
        return made
    }

    private static func makeComparison(of type: Any.Type) -> Comparison {
        if type is any PlacedProperty.Type { return { _, _ in true } }
        if let type = type as? any SelfComparing.Type { return comparison(ofSelfComparing: type) }
        if let type = type as? any Equatable.Type { return comparison(ofEquatable: type) }
        let bytes = comparison(ofBytesOf: type)
        if type is AnyClass {
            // Those of this module are what views remember, and change.
            if ["SwiftUICore", "SwiftUI"].contains(String(reflecting: type).prefix { $0 != "." }) { return { _, _ in false } }
            return bytes
        }
        switch MetadataKind(of: type) {
        case .structure where isBitwiseTakable(type): return comparison(ofAll: fields(of: type))
        case .tuple: return comparison(ofAll: elements(of: type))
        case .existential: return comparison(ofExistential: type)
        default: return bytes
        }
    }

    private static func comparison<Value: SelfComparing>(ofSelfComparing type: Value.Type) -> Comparison {
        { Value.areSame($0.assumingMemoryBound(to: type).pointee, $1.assumingMemoryBound(to: type).pointee) }
    }

    private static func comparison<Value: Equatable>(ofEquatable type: Value.Type) -> Comparison {
        { $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee }
    }

    /// By what a container holds that is made for values of any type, or for instances of any class.
    private static func comparison(ofExistential type: Any.Type) -> Comparison {
        let flags = unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 8, as: UInt32.self)
        // Errors have containers of their own.
        guard flags & 0x3F00_0000 == 0 else { return comparison(ofBytesOf: type) }
        guard flags & 0x8000_0000 == 0 else { return { areContentsSame($0, $1) } }
        return { first, second in
            let (first, second) = (first.load(as: UnsafeRawPointer.self), second.load(as: UnsafeRawPointer.self))
            return first == second
        }
    }

    /// Returns whether two containers for values of any type hold the same value.
    ///
    /// Source: the layout of existential containers in Swift's stable ABI: three words for the value or for a pointer to it, then
    /// its type.
    private static func areContentsSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        let metadata = first.load(fromByteOffset: 24, as: UnsafeRawPointer.self)
        guard metadata == second.load(fromByteOffset: 24, as: UnsafeRawPointer.self) else { return false }
        let flags = ValueWitnesses.flags(of: metadata)
        let comparison = comparison(of: unsafeBitCast(metadata, to: Any.Type.self))
        if flags & ValueWitnesses.isNotInline == 0 { return comparison(first, second) }
        let (first, second) = (first.load(as: UnsafeRawPointer.self), second.load(as: UnsafeRawPointer.self))
        let mask = Int(flags & ValueWitnesses.alignmentMask)
        let offset = (16 + mask) & ~mask
        return comparison(first + offset, second + offset)
    }

    private static func comparison(ofBytesOf type: Any.Type) -> Comparison {
        func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
        let size = _openExistential(type, do: size)
        return { memcmp($0, $1, size) == 0 }
    }

    // MARK: Types

    private struct Field {
        let offset: Int
        let comparison: Comparison
    }

    private static func comparison(ofAll fields: [Field]) -> Comparison {
        { first, second in fields.allSatisfy { $0.comparison(first + $0.offset, second + $0.offset) } }
    }

    private static func fields(of type: Any.Type) -> [Field] {
        var fields: [Field] = []
        _ = _forEachField(of: type) { _, offset, fieldType, _ in
            MainActor.assumeIsolated { fields.append(Field(offset: offset, comparison: comparison(of: fieldType))) }
            return true
        }
        return fields
    }

    /// Source: the layout of a tuple's metadata in Swift's stable ABI: kind, count, labels, then type and offset of each.
    private static func elements(of type: Any.Type) -> [Field] {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let count = metadata.load(fromByteOffset: 8, as: Int.self)
        return (0..<count).map { index in
            let element = metadata + 24 + index * 16
            let type = unsafeBitCast(element.load(as: UnsafeRawPointer.self), to: Any.Type.self)
            return Field(offset: Int(element.load(fromByteOffset: 8, as: UInt32.self)), comparison: comparison(of: type))
        }
    }

    /// Source: the kinds of metadata in Swift's stable ABI.
    private enum MetadataKind {
        case structure, tuple, existential, other

        init(of type: Any.Type) {
            self =
                switch unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self) {
                case 0x200: .structure
                case 0x301: .tuple
                case 0x303: .existential
                default: .other
                }
        }
    }

    /// Returns whether no stored property is weak: a weak property cannot be read as the object that it refers to.
    private static func isBitwiseTakable(_ type: Any.Type) -> Bool {
        ValueWitnesses.flags(of: unsafeBitCast(type, to: UnsafeRawPointer.self)) & ValueWitnesses.isNotBitwiseTakable == 0
    }

    /// The value witnesses of a type.
    ///
    /// Source: the value witness table of Swift's stable ABI: eight functions, size, stride, flags.
    private enum ValueWitnesses {
        static let alignmentMask: UInt32 = 0xFF
        static let isNotInline: UInt32 = 0x0002_0000
        static let isNotBitwiseTakable: UInt32 = 0x0010_0000

        static func flags(of metadata: UnsafeRawPointer) -> UInt32 {
            (metadata - 8).load(as: UnsafeRawPointer.self).load(fromByteOffset: 10 * 8, as: UInt32.self)
        }
    }
}

extension Optional: SelfComparing {
    package static func areSame(_ first: Wrapped?, _ second: Wrapped?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (let first?, let second?): ValueComparison.areSame(first, second)
        default: false
        }
    }
}

extension Array: SelfComparing {
    package static func areSame(_ first: [Element], _ second: [Element]) -> Bool {
        guard first.count == second.count else { return false }
        // One storage holds the same, however long it is.
        return first.withUnsafeBufferPointer { first in
            second.withUnsafeBufferPointer { ValueComparison.areElementsSame(first, $0) }
        }
    }
}
