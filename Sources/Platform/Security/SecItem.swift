@_exported import CoreGraphics
@_exported import Foundation

// Apple's Security to the extent that widgets and views keep secrets with it: a keychain in memory, which is discarded with the run.

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecUserCanceled: OSStatus = -128
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecAuthFailed: OSStatus = -25293
public let errSecMissingEntitlement: OSStatus = -34018
public let errSecDecode: OSStatus = -26275

public nonisolated(unsafe) let kSecClass: CFString = "class"
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type"
public nonisolated(unsafe) let kSecAttrKeyTypeRSA: CFString = "42"
public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz"
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls"
public nonisolated(unsafe) let kSecAttrKeyClassPublic: CFString = "0"
public nonisolated(unsafe) let kSecAttrKeyClassPrivate: CFString = "1"
public nonisolated(unsafe) let kSecAttrKeyClassSymmetric: CFString = "2"
public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = "perm"
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"

/// Adds an item; returns `errSecDuplicateItem` if there is one of the same class, service and account.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let item = Keychain.item(attributes)
    guard item["class"] != nil else { return errSecParam }
    return Keychain.items.withLock { items in
        if items.contains(where: { Keychain.isSame($0, item) }) { return errSecDuplicateItem }
        items.append(item)
        if let result { result.pointee = Keychain.answer(item, to: attributes) }
        return errSecSuccess
    }
}

/// Finds items; returns `errSecItemNotFound` if there are none.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let wanted = Keychain.item(query)
    let found = Keychain.items.withLock { items in items.filter { Keychain.fits($0, wanted) } }
    guard let first = found.first else { return errSecItemNotFound }
    if Keychain.text(query[kSecMatchLimit]) == "m_LimitAll" {
        result?.pointee = NSArray(array: found.compactMap { Keychain.answer($0, to: query) })
    } else {
        result?.pointee = Keychain.answer(first, to: query)
    }
    return errSecSuccess
}

/// Changes the values of items; returns `errSecItemNotFound` if there are none.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    let (wanted, changes) = (Keychain.item(query), Keychain.item(attributesToUpdate))
    return Keychain.items.withLock { items in
        let found = items.indices.filter { Keychain.fits(items[$0], wanted) }
        for index in found { items[index].merge(changes) { $1 } }
        return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }
}

/// Removes items; returns `errSecItemNotFound` if there are none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    let wanted = Keychain.item(query)
    return Keychain.items.withLock { items in
        let rest = items.filter { !Keychain.fits($0, wanted) }
        defer { items = rest }
        return rest.count == items.count ? errSecItemNotFound : errSecSuccess
    }
}

/// Returns the meaning of a status, in English.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let text: String? =
        switch status {
        case errSecSuccess: "No error."
        case errSecParam: "One or more parameters passed to a function were not valid."
        case errSecDuplicateItem: "The specified item already exists in the keychain."
        case errSecItemNotFound: "The specified item could not be found in the keychain."
        case errSecAuthFailed: "The user name or passphrase you entered is not correct."
        default: nil
        }
    return text.map { NSString(string: $0) }
}

/// The source of random bytes.
public struct SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes, from the preview's own sequence while one is rendered.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self) }
    return errSecSuccess
}

/// The items, and how they are compared.
private enum Keychain {
    final class Items: @unchecked Sendable {
        private var value: [[String: Any]] = []
        private let lock = NSLock()

        func withLock<Result>(_ body: (inout [[String: Any]]) -> Result) -> Result { lock.withLock { body(&value) } }
    }
    static let items = Items()

    static func item(_ dictionary: CFDictionary) -> [String: Any] {
        var item: [String: Any] = [:]
        for (key, value) in dictionary {
            guard let key = text(key), !key.hasPrefix("r_"), !key.hasPrefix("m_"), !key.hasPrefix("u_"), key != "nleg" else { continue }
            item[key] = value
        }
        return item
    }

    static func text(_ value: Any?) -> String? { (value as? String) ?? (value as? NSString).map { String(describing: $0) } }

    /// Returns whether two items are so alike that the keychain cannot keep both.
    static func isSame(_ lhs: [String: Any], _ rhs: [String: Any]) -> Bool {
        ["class", "svce", "acct", "srvr", "agrp"].allSatisfy { text(lhs[$0]) == text(rhs[$0]) }
    }

    static func fits(_ item: [String: Any], _ wanted: [String: Any]) -> Bool {
        ["class", "svce", "acct", "srvr", "agrp", "labl"].allSatisfy { wanted[$0] == nil || text(item[$0]) == text(wanted[$0]) }
    }

    static func answer(_ item: [String: Any], to query: CFDictionary) -> AnyObject? {
        func wants(_ key: CFString) -> Bool { (query[key] as? Bool) ?? (query[key] as? NSNumber)?.boolValue ?? false }
        let data = (item["v_Data"] as? Data).map { NSData(data: $0) } ?? (item["v_Data"] as? NSData)
        if wants(kSecReturnAttributes) {
            return NSDictionary(dictionary: wants(kSecReturnData) ? item : item.filter { $0.key != "v_Data" })
        }
        return wants(kSecReturnData) ? data : nil
    }
}
