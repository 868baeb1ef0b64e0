import Foundation

/// How a value stands in a store of preferences.
struct StoredValue<Value> {
    /// The value of what the store holds, or nil if that is of another kind.
    let read: (Any) -> Value?
    /// What the store is to hold; nil takes the key away.
    let write: (Value) -> Any?

    /// A value that stores hold as it is.
    static var plain: StoredValue {
        StoredValue(read: { $0 as? Value }, write: { $0 })
    }

    func optional() -> StoredValue<Value?> {
        let (read, write) = (read, write)
        return StoredValue<Value?>(read: { read($0).map(Optional.some) }, write: { $0.flatMap(write) })
    }
}

extension StoredValue where Value == Int {
    static var whole: StoredValue {
        StoredValue(read: { $0 as? Int ?? ($0 as? NSNumber)?.intValue }, write: { $0 })
    }
}

extension StoredValue where Value == Double {
    static var fractional: StoredValue {
        StoredValue(read: { $0 as? Double ?? ($0 as? NSNumber)?.doubleValue ?? ($0 as? Int).map(Double.init) }, write: { $0 })
    }
}

extension StoredValue where Value == URL {
    /// An address as its text.
    static var address: StoredValue {
        StoredValue(read: { $0 as? URL ?? ($0 as? String).flatMap(URL.init(string:)) }, write: { $0.absoluteString })
    }
}

extension StoredValue where Value: RawRepresentable {
    static var raw: StoredValue {
        StoredValue(read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue })
    }
}
