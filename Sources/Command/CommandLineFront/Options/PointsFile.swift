import Foundation
import HostProtocol

/// Measured points in a file: CSV lines of a time in seconds and a value, or JSON.
///
/// JSON is a list of `[time, value]`, or of objects with `time` and `value`, or one object with a list of each, in which `progress`
/// stands for the time of a curve that takes a second, alone or somewhere in a record: of a file with
/// `records`, as the tables of measurements are that come with the sources, `FILE#id` names one.
enum PointsFile {
    /// - Parameter argument: a path, with `#` and the `id` of a record after it where the file has several.
    /// - Throws: `PointsFault`.
    static func points(_ argument: String) throws -> HostRequest.MeasuredPoints {
        let (path, id) = split(argument)
        guard let data = FileManager.default.contents(atPath: FileSystem.absolutePath(path)) else { throw PointsFault.unreadable(path) }
        let text = String(decoding: data, as: UTF8.self)
        let isJSON = ["{", "["].contains(text.first { !$0.isWhitespace }.map(String.init))
        let pairs = isJSON ? try json(data, id, in: path) : csv(text)
        guard !pairs.isEmpty else { throw PointsFault.noPoints(argument) }
        let name = URL(fileURLWithPath: path).lastPathComponent
        return .init(title: id ?? name, times: pairs.map(\.0), values: pairs.map(\.1))
    }

    /// A path may have a `#` in it.
    private static func split(_ argument: String) -> (path: String, id: String?) {
        guard !FileManager.default.fileExists(atPath: FileSystem.absolutePath(argument)),
            let mark = argument.indices.first(where: { argument[$0] == "#" && exists(argument[..<$0]) })
        else {
            return (argument, nil)
        }
        return (String(argument[..<mark]), String(argument[argument.index(after: mark)...]))
    }

    private static func exists(_ path: Substring) -> Bool { FileManager.default.fileExists(atPath: FileSystem.absolutePath(String(path))) }

    /// Lines that begin with two numbers; others are titles and remarks.
    private static func csv(_ text: String) -> [(Double, Double)] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let cells = line.split(whereSeparator: { $0 == "," || $0 == ";" || $0 == "\t" }).map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count >= 2, let time = Double(cells[0]), let value = Double(cells[1]) else { return nil }
            return pair(time, value)
        }
    }

    private static func json(_ data: Data, _ id: String?, in path: String) throws -> [(Double, Double)] {
        guard let value = try? JSONSerialization.jsonObject(with: data) else { throw PointsFault.unreadable(path) }
        guard let records = (value as? [String: Any])?["records"] as? [[String: Any]] else { return points(in: value) }
        let plotted = records.filter { !points(in: $0).isEmpty }
        let ids = plotted.compactMap { $0["id"] as? String }
        if let id {
            guard let record = plotted.first(where: { $0["id"] as? String == id }) else {
                throw PointsFault.noRecord(id, in: path, there: ids)
            }
            return points(in: record)
        }
        guard plotted.count == 1 else { throw PointsFault.manyRecords(path, ids) }
        return points(in: plotted[0])
    }

    /// The first list of points in a value, its keys in the order of the alphabet.
    private static func points(in value: Any) -> [(Double, Double)] {
        if let list = value as? [Any] {
            let pairs = list.compactMap(point)
            if pairs.count == list.count, !pairs.isEmpty { return pairs }
            return list.lazy.map(points).first { !$0.isEmpty } ?? []
        }
        guard let object = value as? [String: Any] else { return [] }
        if let times = (object["time"] ?? object["progress"]) as? [Double], let values = object["value"] as? [Double],
            times.count == values.count
        {
            return zip(times, values).compactMap(pair)
        }
        return object.sorted { $0.key < $1.key }.lazy.map { points(in: $0.value) }.first { !$0.isEmpty } ?? []
    }

    private static func point(_ value: Any) -> (Double, Double)? {
        if let numbers = value as? [Double], numbers.count >= 2 { return pair(numbers[0], numbers[1]) }
        guard let object = value as? [String: Any], let time = object["time"] as? Double, let value = object["value"] as? Double else {
            return nil
        }
        return pair(time, value)
    }

    private static func pair(_ time: Double, _ value: Double) -> (Double, Double)? { time.isFinite && value.isFinite ? (time, value) : nil }
}

/// A reason for which a file has no points to draw.
enum PointsFault: Error, Equatable, CustomStringConvertible {
    case unreadable(String)
    case noPoints(String)
    case noRecord(String, in: String, there: [String])
    case manyRecords(String, [String])

    var description: String {
        switch self {
        case .unreadable(let path): "\(path) cannot be read: --over takes a file of lines \"time,value\", or JSON."
        case .noPoints(let path): "\(path) has no points: write lines \"time,value\", or a JSON list of [time, value], in seconds."
        case .noRecord(let id, let path, let ids): "\(path) has no record \(id) with points; there are \(ids.joined(separator: ", "))."
        case .manyRecords(let path, let ids) where ids.isEmpty: "\(path) has no record with points."
        case .manyRecords(let path, let ids):
            "\(path) has several records: give one, as \(path)#\(ids[0]). There are \(ids.joined(separator: ", "))."
        }
    }
}
