import Fuzzing

/// Why the bench cannot run.
enum BenchError: Error, CustomStringConvertible {
    case unknownScene(String)
    case unknownKind(String)
    case refusedFile(kind: String, index: Int)
    case unknownOption(String)
    case missingValue(option: String)
    case noNumber(option: String, value: String)
    case unreadable(path: String)
    case badRecord(file: String, line: String)
    case wrongSize(file: String, bytes: Int, expected: Int)

    var description: String {
        switch self {
        case .unknownScene(let name): "There is no scene \(name); the scenes are S1 to S8."
        case .unknownKind(let name):
            "There are no files of the kind \(name); the kinds are \(FuzzedKind.allCases.map(\.name).joined(separator: ", "))."
        case .refusedFile(let kind, let index): "The whole file \(index) of the kind \(kind) is refused by its reader."
        case .unknownOption(let name): "There is no option \(name); zoetrope-bench --help lists them."
        case .missingValue(let option): "\(option) needs a value after it."
        case .noNumber(let option, let value): "\(option) needs a whole number that is not negative, not \(value)."
        case .unreadable(let path): "\(path) cannot be read. Name the scenes' data with --data, Inter's fonts with --fonts."
        case .badRecord(let file, let line): "\(file) has a record that is not one: \(line)"
        case .wrongSize(let file, let bytes, let expected): "\(file) has \(bytes) bytes and should have \(expected)."
        }
    }
}
