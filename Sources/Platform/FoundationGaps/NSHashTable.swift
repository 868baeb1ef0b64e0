import Foundation

/// A set of objects, which it may hold weakly.
///
/// Source: Apple, Foundation `NSHashTable`.
open class NSHashTable<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    private let isWeak: Bool
    private var entries: [HeldObject<ObjectType>] = []

    public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) { isWeak = options.contains(.weakMemory) }
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    open var allObjects: [ObjectType] { entries.compactMap(\.object) }
    open var anyObject: ObjectType? { allObjects.first }
    open var count: Int { allObjects.count }
    open func contains(_ anObject: ObjectType?) -> Bool { allObjects.contains { $0 === anObject } }
    open func add(_ object: ObjectType?) {
        entries.removeAll { $0.object == nil }
        guard let object, !contains(object) else { return }
        entries.append(HeldObject(object, isWeak: isWeak))
    }
    open func remove(_ object: ObjectType?) { entries.removeAll { $0.object === object || $0.object == nil } }
    open func removeAllObjects() { entries = [] }
}

/// Values of objects, of which it may hold either weakly. Objects are told apart by their identity.
///
/// Source: Apple, Foundation `NSMapTable`.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    private let (hasWeakKeys, hasWeakValues): (Bool, Bool)
    private var entries: [(key: HeldObject<KeyType>, value: HeldObject<ObjectType>)] = []

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
    ) { (hasWeakKeys, hasWeakValues) = (keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory)) }
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var live: [(key: KeyType, value: ObjectType)] {
        entries.compactMap { entry in entry.key.object.flatMap { key in entry.value.object.map { (key, $0) } } }
    }
    open var count: Int { live.count }
    open func object(forKey aKey: KeyType?) -> ObjectType? { live.first { $0.key === aKey }?.value }
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        removeObject(forKey: aKey)
        guard let anObject, let aKey else { return }
        entries.append((HeldObject(aKey, isWeak: hasWeakKeys), HeldObject(anObject, isWeak: hasWeakValues)))
    }
    open func removeObject(forKey aKey: KeyType?) {
        entries.removeAll { $0.key.object === aKey || $0.key.object == nil || $0.value.object == nil }
    }
    open func removeAllObjects() { entries = [] }
    open func keyEnumerator() -> NSEnumerator { NSArray(array: live.map(\.key)).objectEnumerator() }
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: live.map(\.value)).objectEnumerator() }
}

/// The way in which a table holds objects.
///
/// Source: Apple, Foundation `NSPointerFunctions`, with the raw values of its options.
open class NSPointerFunctions: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strongMemory: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality: Options = []
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// An object, held strongly or weakly.
private struct HeldObject<Object: AnyObject> {
    private var strong: Object?
    private weak var weakly: Object?

    init(_ object: Object, isWeak: Bool) {
        if isWeak { weakly = object } else { strong = object }
    }

    var object: Object? { strong ?? weakly }
}
