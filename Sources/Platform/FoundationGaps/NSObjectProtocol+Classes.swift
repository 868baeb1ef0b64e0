import Foundation

extension NSObjectProtocol {
    /// Returns whether the object is of a class or of one below it.
    ///
    /// Source: Apple, Objective-C `NSObjectProtocol.isKind(of:)`.
    public func isKind(of aClass: AnyClass) -> Bool {
        var next: AnyClass? = type(of: self as AnyObject)
        while let known = next {
            if known == aClass { return true }
            next = _getSuperclass(known)
        }
        return false
    }

    /// Returns whether the object is of a class itself.
    ///
    /// Source: Apple, Objective-C `NSObjectProtocol.isMember(of:)`.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }
}

extension NSObject {
    /// Returns the name of the class, with its module.
    ///
    /// Source: Apple, Objective-C `NSObject.description()`.
    public class func description() -> String { NSStringFromClass(self) }
}
