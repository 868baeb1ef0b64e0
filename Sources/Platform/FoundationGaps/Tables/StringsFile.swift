import Foundation

/// Reads `.strings` files: text of the old style, or a property list in XML or binary, the output of builds.
enum StringsFile {
    /// The translations of a file.
    static func translations(of data: Data, path: String) throws(StringTableError) -> [String: Translation] {
        if PropertyListFile.isPropertyList(data) {
            let root = try PropertyListFile.dictionary(of: data, path: path)
            var result: [String: Translation] = [:]
            for (key, value) in root {
                guard let text = value as? String else {
                    throw StringTableError(path: path, fault: .entry(key: key, "is not text. Quote it"))
                }
                result[key] = Translation(format: text)
            }
            return result
        }
        guard let text = EncodedText.decode(data) else { throw StringTableError(path: path, fault: .notText) }
        do {
            return try OldStyleStrings.entries(of: text).mapValues { Translation(format: $0) }
        } catch {
            throw StringTableError(path: path, fault: error.fault)
        }
    }
}

/// Property lists in XML or binary.
enum PropertyListFile {
    /// Returns whether data begins as a property list does.
    static func isPropertyList(_ data: Data) -> Bool {
        if data.starts(with: Array("bplist".utf8)) { return true }
        guard let text = EncodedText.decode(data.prefix(512)) ?? EncodedText.decode(data.prefix(511)) else { return false }
        let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return start.hasPrefix("<?xml") || start.hasPrefix("<!DOCTYPE") || start.hasPrefix("<plist")
    }

    /// The dictionary at the root.
    static func dictionary(of data: Data, path: String) throws(StringTableError) -> [String: Any] {
        let root: Any
        do {
            root = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            throw StringTableError(path: path, fault: .malformed("it is not a property list"))
        }
        guard let dictionary = root as? [String: Any] else {
            throw StringTableError(path: path, fault: .malformed("its root is not a dictionary"))
        }
        return dictionary
    }
}

/// Text in one of the encodings that tables have.
enum EncodedText {
    /// The text of UTF-8, or of UTF-16 that begins with a byte order mark or, being mostly Latin, shows its order.
    static func decode(_ data: Data) -> String? {
        let bytes = Array(data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(validating: bytes.dropFirst(3), as: UTF8.self) }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
        if bytes.count >= 2, bytes.count.isMultiple(of: 2), (bytes[0] == 0) != (bytes[1] == 0) {
            return utf16(bytes[...], isBigEndian: bytes[0] == 0)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        return String(validating: units, as: UTF16.self)
    }
}
