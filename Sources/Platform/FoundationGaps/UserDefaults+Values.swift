import Foundation

extension UserDefaults {
    /// Returns the value of a key, as in key-value coding; nil if there is none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key, as key-value coding has it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Sets the address of a key, which ``url(forKey:)`` gives back: a file's as its path, another one archived.
    ///
    /// Foundation on Linux keeps the path alone, and of an address of the net makes that of a file.
    ///
    /// Source: Apple, Foundation `set(_:forKey:)` of `URL`.
    public func set(_ url: URL, forKey key: String) { setAddress(url, forKey: key) }

    func setAddress(_ url: URL, forKey key: String) {
        guard !url.isFileURL else { return set(url.path as Any, forKey: key) }
        let data = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: false)
        set(data as Any?, forKey: key)
    }
}
