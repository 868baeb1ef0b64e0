import Foundation

/// The form in which a store of preferences holds a value.
package struct StoredValue<Value> {
    /// Returns the value of a stored object; nil if the object has another type.
    let read: (Any) -> Value?
    /// Returns the object to store; nil removes the key.
    let write: (Value) -> Any?

    /// The form of a value that is stored as it is.
    package static var plain: StoredValue {
        StoredValue(read: { $0 as? Value }, write: { $0 })
    }

    package func optional() -> StoredValue<Value?> {
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
    /// The form of a URL, stored as its text.
    static var address: StoredValue {
        StoredValue(read: { $0 as? URL ?? ($0 as? String).flatMap(URL.init(string:)) }, write: { $0.absoluteString })
    }
}

extension StoredValue where Value: Codable {
    /// The form of a value that is stored as JSON.
    package static var coded: StoredValue {
        StoredValue(
            read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
            write: { try? JSONEncoder().encode($0) })
    }
}

extension StoredValue where Value: RawRepresentable {
    static var raw: StoredValue {
        StoredValue(read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue })
    }
}
