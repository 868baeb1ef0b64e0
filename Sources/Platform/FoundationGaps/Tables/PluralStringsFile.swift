import Foundation

/// Reads `.stringsdict` files: property lists of texts that numbers and devices decide.
///
/// Source: Apple, "Localizing strings that contain plurals" and "Stringsdict file format".
struct PluralStringsFile {
    let path: String

    /// The translations of a file.
    static func translations(of data: Data, path: String) throws(StringTableError) -> [String: Translation] {
        let root = try PropertyListFile.dictionary(of: data, path: path)
        let file = PluralStringsFile(path: path)
        var result: [String: Translation] = [:]
        for key in root.keys.sorted() {
            guard let entry = root[key] as? [String: Any] else {
                throw file.fault(key, "is not a dictionary. Give it an NSStringLocalizedFormatKey")
            }
            result[key] = try file.translation(entry, key: key)
        }
        return result
    }

    private func fault(_ key: String, _ expectation: String) -> StringTableError {
        StringTableError(path: path, fault: .entry(key: key, expectation))
    }

    private func translation(_ entry: [String: Any], key: String) throws(StringTableError) -> Translation {
        if let format = entry["NSStringLocalizedFormatKey"] as? String {
            var result = Translation(format: format)
            for (name, value) in entry where name != "NSStringLocalizedFormatKey" {
                guard let rule = value as? [String: Any] else { continue }
                result.variables[name] = try variable(rule, name: name, key: key)
            }
            return result
        }
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return try device(devices, key: key)
        }
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
            // The widest text, as there is no width to fit it into.
            let widest = widths.keys.max { (Double($0) ?? 0, $0) < (Double($1) ?? 0, $1) }
            guard let widest, let text = widths[widest] as? String else {
                throw fault(key, "has no text for any width. Give NSStringVariableWidthRuleType one")
            }
            return Translation(format: text)
        }
        throw fault(key, "has no NSStringLocalizedFormatKey. Add one, such as %#@count@")
    }

    /// Returns the text for a phone, which is the rendered device.
    private func device(_ devices: [String: Any], key: String) throws(StringTableError) -> Translation {
        switch devices["iphone"] ?? devices["other"] {
        case let text as String: return Translation(format: text)
        case let entry as [String: Any]: return try translation(entry, key: key)
        default: throw fault(key, "has no text for iphone. Add one, or one for other")
        }
    }

    private func variable(
        _ rule: [String: Any], name: String, key: String
    ) throws(StringTableError) -> Translation.Variable {
        let type = rule["NSStringFormatSpecTypeKey"] as? String
        guard type == nil || type == "NSStringPluralRuleType" else {
            throw fault(key, "has the variable \(name) of type \(type ?? ""). Make it NSStringPluralRuleType")
        }
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases { forms[category] = rule[category.rawValue] as? String }
        guard forms[.other] != nil else {
            throw fault(key, "has no text for other in the variable \(name). Add it: it applies where no other rule does")
        }
        return Translation.Variable(forms: forms)
    }
}
