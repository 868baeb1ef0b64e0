import Foundation
import RunContext

/// An object of UIKit's with values that programs reach by their names.
///
/// Linux has no Objective-C runtime that would find every property by its name: a class names those that programs are known to ask for,
/// and every other name is reported. Source: Apple, Foundation "Key-Value Coding Programming Guide".
@MainActor @preconcurrency
public protocol _KeyValueCoded: AnyObject {
    /// Sets the value of a name.
    ///
    /// - Returns: false if the class has no such name, or the value has another type.
    func _take(_ value: Any?, forKey key: String) -> Bool
    /// Returns the value of a name; nil if the class has no such name.
    func _value(named key: String) -> Any??
}

extension _KeyValueCoded {
    public func _take(_ value: Any?, forKey key: String) -> Bool { false }
    public func _value(named key: String) -> Any?? { nil }

    public func setValue(_ value: Any?, forKey key: String) {
        if !_take(value, forKey: key) { RunReports.note("\(type(of: self)).setValue(_:forKey: \"\(key)\") has no effect here.") }
    }

    public func value(forKey key: String) -> Any? {
        guard let value = _value(named: key) else {
            RunReports.note("\(type(of: self)).value(forKey: \"\(key)\") is nil here: the name is unknown.")
            return nil
        }
        return value
    }

    public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
    public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
