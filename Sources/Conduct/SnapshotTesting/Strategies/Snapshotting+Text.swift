import Foundation

extension Snapshotting where Value == String, Format == String {
    /// The text, compared line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
    /// A text that may fail to be made.
    private init(pathExtension: String, text: @escaping (Value) throws -> String) {
        self.init(pathExtension: pathExtension, diffing: .lines, attempt: text)
    }
}

extension Snapshotting where Format == String {
    /// The value as `String(describing:)` prints it.
    public static var description: Snapshotting { Snapshotting(pathExtension: "txt") { String(describing: $0) } }

    /// A value and all it is made of, one part a line: as `dump(_:)` prints it, without what differs from run to run. Dictionaries
    /// and sets are sorted, and addresses left out.
    ///
    /// A type can provide its own text with ``AnySnapshotStringConvertible``.
    public static var dump: Snapshotting { Snapshotting(pathExtension: "txt") { TextDump.text(of: $0) } }

    /// The JSON of dictionaries and arrays, indented, keys sorted.
    public static var json: Snapshotting {
        Snapshotting(pathExtension: "json") { value in
            guard JSONSerialization.isValidJSONObject(value) else { throw SnapshotTextError.noJSON(type: "\(type(of: value))") }
            let data = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
            return String(decoding: data, as: UTF8.self)
        }
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// The JSON that a value encodes to, indented, keys sorted.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return json(encoder)
    }

    /// The JSON that an encoder makes of a value.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        Snapshotting(pathExtension: "json") { String(decoding: try encoder.encode($0), as: UTF8.self) }
    }

    /// The property list that a value encodes to, in XML.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return plist(encoder)
    }

    /// The property list that an encoder makes of a value; one in XML, as others are no text.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        Snapshotting(pathExtension: "plist") { String(decoding: try encoder.encode($0), as: UTF8.self) }
    }
}

extension Snapshotting where Value == Data, Format == Data {
    /// The bytes, compared as a whole; their file has no ending.
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// The results of a function for each of its arguments, a line each: `"north","south"`.
    public static func `func`<Answer>(into witness: Snapshotting<Answer, Format>) -> Snapshotting<(Value) -> Answer, Format> {
        Snapshotting<(Value) -> Answer, Format>(pathExtension: "csv", diffing: .lines) { function in
            Value.allCases.reduce(Async(value: "")) { text, argument in
                text.flatMap { text in
                    witness.snapshot(function(argument)).map { (text.isEmpty ? "" : text + "\n") + "\"\(argument)\",\"\($0)\"" }
                }
            }
        }
    }
}

/// Why there is no text of a value.
enum SnapshotTextError: Error, CustomStringConvertible {
    case noJSON(type: String)

    var description: String {
        switch self {
        case .noJSON(let type):
            "A value of type \(type) cannot be written as JSON: make it Encodable, or a dictionary or an array of JSON "
                + "values."
        }
    }
}
