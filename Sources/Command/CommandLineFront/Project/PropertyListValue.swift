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
        case let date as Date where !(date.timeIntervalSinceReferenceDate.magnitude < Self.farthestDate):
            self = .text("\(date.timeIntervalSinceReferenceDate)")
        default: self = .text("\(value)")
        }
    }

    /// The seconds from 2001 within which Foundation can write a date: about 3,000 years.
    private static let farthestDate = 1e11

    /// The Foundation object for a value, to be written in another form.
    var object: Any {
        switch self {
        case .text(let text): text
        case .list(let list): list.map(\.object)
        case .table(let table): table.mapValues(\.object)
        }
    }

    // MARK: Reading

    /// Reads a file whose outermost value is a table.
    static func read(_ path: String) throws(ProjectFault) -> [String: PropertyListValue] {
        let data = try contents(of: path)
        let value = isOld(data) ? try old(data, path: path) : PropertyListValue(try foundation(data, path: path))
        guard case .table(let table) = value else { throw .unreadable(path: path, reason: "it is not a dictionary") }
        return table
    }

    /// Returns the values as Foundation's objects, numbers and dates among them, to be written again.
    static func objects(at path: String) throws(ProjectFault) -> [AnyHashable: Any] {
        let data = try contents(of: path)
        let value = isOld(data) ? try old(data, path: path).object : try foundation(data, path: path)
        guard let table = value as? [AnyHashable: Any] else {
            throw .unreadable(path: path, reason: "it is not a dictionary")
        }
        return table
    }

    private static func contents(of path: String) throws(ProjectFault) -> Data {
        guard let data = FileSystem.contents(of: path) else {
            let isThere = FileManager.default.fileExists(atPath: path)
            throw .unreadable(path: path, reason: isThere ? FrontFailure.denial : LeftOutFile.absence)
        }
        if data.isEmpty { throw .unreadable(path: path, reason: "it is empty") }
        if let line = conflict(in: data) { throw .mergeConflict(path: path, line: line) }
        return data
    }

    /// Returns whether a list is neither XML nor binary.
    private static func isOld(_ data: Data) -> Bool {
        let start = data.drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }.prefix(6)
        return start.first != UInt8(ascii: "<") && start != Data("bplist".utf8)
    }

    /// Our own reader for the form of old: Foundation's writes to standard error where it finds a fault.
    private static func old(_ data: Data, path: String) throws(ProjectFault) -> PropertyListValue {
        do {
            return try OldPropertyList.value(of: Array(data))
        } catch {
            throw .unreadable(path: path, reason: "it is damaged: line \(error.line): \(error.reason)")
        }
    }

    private static func foundation(_ data: Data, path: String) throws(ProjectFault) -> Any {
        do {
            return try PropertyListGuard.objects(of: data)
        } catch {
            throw .unreadable(path: path, reason: "it is damaged: \(error.reason)")
        }
    }

    /// The line, from 1, at which Git left both sides of a merge.
    private static func conflict(in data: Data) -> Int? {
        let mark = Data("<<<<<<< ".utf8)
        guard let range = data.range(of: mark), range.lowerBound == data.startIndex || data[range.lowerBound - 1] == 0x0A
        else { return nil }
        return data[..<range.lowerBound].count { $0 == 0x0A } + 1
    }
}
