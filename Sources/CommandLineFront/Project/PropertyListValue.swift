import Foundation

/// A value of a property list in any of its forms: XML, binary, or the braces of old that Xcode's projects are written in.
///
/// Numbers and truths are kept as texts, as projects have them.
enum PropertyListValue: Equatable {
    case text(String)
    case list([PropertyListValue])
    case table([String: PropertyListValue])

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var list: [PropertyListValue]? { if case .list(let list) = self { list } else { nil } }
    var table: [String: PropertyListValue]? { if case .table(let table) = self { table } else { nil } }

    /// The texts of a list; those of a single text, as Xcode takes it for a list of one.
    var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let list): list.compactMap(\.text)
        case .table: []
        }
    }

    private init(_ value: Any) {
        switch value {
        case let text as String: self = .text(text)
        case let list as [Any]: self = .list(list.map(PropertyListValue.init))
        case let table as [AnyHashable: Any]:
            var values: [String: PropertyListValue] = [:]
            for (key, value) in table { values["\(key.base)"] = PropertyListValue(value) }
            self = .table(values)
        default: self = .text("\(value)")
        }
    }

    /// Reads a file whose outermost value is a table.
    static func read(_ path: String) throws(ProjectFault) -> [String: PropertyListValue] {
        let list = try objects(at: path)
        guard case .table(let table) = PropertyListValue(list) else {
            throw .unreadable(path: path, reason: "it is no table of names and values")
        }
        return table
    }

    /// The same as Foundation's objects, to be written again.
    static func objects(at path: String) throws(ProjectFault) -> [AnyHashable: Any] {
        guard let data = FileManager.default.contents(atPath: path) else {
            let isThere = FileManager.default.fileExists(atPath: path)
            throw .unreadable(path: path, reason: isThere ? "no permission, or it is a folder" : "there is no such file")
        }
        if let line = conflict(in: data) { throw .mergeConflict(path: path, line: line) }
        do {
            let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
            guard let table = list as? [AnyHashable: Any] else {
                throw ProjectFault.unreadable(path: path, reason: "it is no table of names and values")
            }
            return table
        } catch let fault as ProjectFault {
            throw fault
        } catch {
            throw .unreadable(path: path, reason: reason(of: error as NSError))
        }
    }

    /// The line, from 1, at which Git left both sides of a merge.
    private static func conflict(in data: Data) -> Int? {
        let mark = Data("<<<<<<< ".utf8)
        guard let range = data.range(of: mark), range.lowerBound == data.startIndex || data[range.lowerBound - 1] == 0x0A
        else { return nil }
        return data[..<range.lowerBound].count { $0 == 0x0A } + 1
    }

    /// What Foundation says in the form that the file is in: it tries all of them and puts the others' words first.
    private static func reason(of error: NSError) -> String {
        let inner = error.userInfo["kCFPropertyListOldStyleParsingError"] as? NSError
        let said = [inner, error].compactMap { $0?.userInfo["NSDebugDescription"] as? String }.first
        guard let said else { return "it is damaged: it is no property list" }
        return "it is damaged: \(said.prefix(1).lowercased())\(said.dropFirst())"
    }
}
