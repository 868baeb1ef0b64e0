/// The classes that Core Foundation tells apart. A Boolean and a number are told apart by the Boolean's own class.
private enum CFClass: CFTypeID, CaseIterable {
    // Core Foundation gives out numbers at run time: these are only compared with each other.
    case other = 1
    case string, boolean, number, data, date, array, dictionary, set, url, error, locale

    init(of object: AnyObject) {
        switch object {
        case is NSString: self = .string
        case let number as NSNumber: self = number.isBoolean ? .boolean : .number
        case is NSData: self = .data
        case is NSDate: self = .date
        case is NSArray: self = .array
        case is NSDictionary: self = .dictionary
        case is NSSet: self = .set
        case is NSURL: self = .url
        case is NSError: self = .error
        case is NSLocale: self = .locale
        default: self = .other
        }
    }
}

extension NSNumber {
    /// True if the number was made of a Boolean, or of one byte, which Foundation on Linux keeps alike.
    fileprivate var isBoolean: Bool { ["c", "B"].contains(String(cString: objCType)) }
}

/// Returns the number of an object's class.
///
/// Source: Apple, Core Foundation `CFGetTypeID(_:)`.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID { CFClass(of: cf).rawValue }
public func CFStringGetTypeID() -> CFTypeID { CFClass.string.rawValue }
public func CFBooleanGetTypeID() -> CFTypeID { CFClass.boolean.rawValue }
public func CFNumberGetTypeID() -> CFTypeID { CFClass.number.rawValue }
public func CFDataGetTypeID() -> CFTypeID { CFClass.data.rawValue }
public func CFDateGetTypeID() -> CFTypeID { CFClass.date.rawValue }
public func CFArrayGetTypeID() -> CFTypeID { CFClass.array.rawValue }
public func CFDictionaryGetTypeID() -> CFTypeID { CFClass.dictionary.rawValue }
public func CFSetGetTypeID() -> CFTypeID { CFClass.set.rawValue }
public func CFURLGetTypeID() -> CFTypeID { CFClass.url.rawValue }
