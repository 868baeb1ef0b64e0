import Foundation

/// What the command line asks for, and the files it names.
struct BenchOptions {
    static let usage = """
        zoetrope-bench [--data DIR] [--fonts DIR] [--out DIR] [S1 ... S8]
            draws and encodes scenes, all eight unless some are named, and prints a JSON line for each row; S4 is S4a to S4e
        zoetrope-bench T1 | T2 | T3 | T4 | T5
            films view trees: still rows beside a rolling number, long chains of modifiers, a moving view among 300,
            lazy rows that scroll
        zoetrope-bench [--fonts DIR] cold FILE
            draws S1 once into a PNG file and prints nothing
        zoetrope-bench [--data DIR] fuzz [KIND ...] [--seconds N] [--inputs N] [--seed N] [--first N]
            gives damaged files to their readers, for N seconds each: image (also those of the folder), font, archive, front (Swift
            source), project, settings, workspace, catalog, strings, plist, intents, model; image unless others are named

          --data DIR   the scenes' data: rrects.txt, tiger.txt, text5000.txt, ui510.rgba, ui2048.rgba, frames.rgb (data)
          --fonts DIR  Inter's static cuts (/usr/share/fonts/opentype/inter, where Debian's fonts-inter puts them)
          --out DIR    where to write what was drawn; nowhere unless given
        """

    private(set) var wantsHelp = false
    private(set) var scenes: [String] = []
    private var dataFolder = "data"
    /// Where Debian's fonts-inter puts Inter's static cuts.
    private var fontFolder = "/usr/share/fonts/opentype/inter"
    /// Where pictures and files go that can be looked at; nil: nowhere.
    private var outputFolder: String?
    /// The file that `cold` draws into.
    private(set) var coldPath: String?
    /// The kinds of files that `fuzz` damages.
    private(set) var fuzzed = ["image"]
    /// The number of inputs after which `fuzz` ends; nil: that of its time.
    private(set) var inputs: Int?
    /// How long `fuzz` goes on, its seed, and its first input.
    private(set) var seconds = 60.0
    private(set) var seed: UInt64 = 1
    private(set) var firstInput = 0

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--data": dataFolder = try BenchOptions.value(of: argument, &rest)
            case "--fonts": fontFolder = try BenchOptions.value(of: argument, &rest)
            case "--out": outputFolder = try BenchOptions.value(of: argument, &rest)
            case "--seconds": seconds = Double(try BenchOptions.number(of: argument, &rest))
            case "--inputs": inputs = try BenchOptions.number(of: argument, &rest)
            case "--seed": seed = UInt64(try BenchOptions.number(of: argument, &rest))
            case "--first": firstInput = try BenchOptions.number(of: argument, &rest)
            case "cold":
                coldPath = try BenchOptions.value(of: argument, &rest)
                scenes.append(argument)
            case "fuzz":
                scenes.append(argument)
                let kinds = rest.prefix { !$0.hasPrefix("-") }
                if !kinds.isEmpty { fuzzed = Array(kinds) }
                rest = rest.dropFirst(kinds.count)
            case "--help", "-h": wantsHelp = true
            case _ where argument.hasPrefix("-"): throw BenchError.unknownOption(argument)
            default: scenes.append(argument)
            }
        }
        if scenes.isEmpty { scenes = (1...8).map { "S\($0)" } }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw BenchError.missingValue(option: option) }
        return value
    }

    private static func number(of option: String, _ rest: inout ArraySlice<String>) throws -> Int {
        let text = try value(of: option, &rest)
        guard let number = Int(text), number >= 0 else { throw BenchError.noNumber(option: option, value: text) }
        return number
    }

    func data(_ name: String) throws -> Data { try read(dataFolder + "/" + name) }

    /// A font's file, of which only what is looked at comes into memory.
    func font(_ name: String) throws -> Data {
        let path = fontFolder + "/" + name
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else {
            throw BenchError.unreadable(path: path)
        }
        return data
    }

    func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

    /// The records of a text file: its lines, each cut at blanks.
    func records(_ name: String) throws -> [[Substring]] {
        try text(name).split(separator: "\n").map { $0.split(separator: " ") }
    }

    private func read(_ path: String) throws -> Data {
        guard let data = FileManager.default.contents(atPath: path) else { throw BenchError.unreadable(path: path) }
        return data
    }

    /// The pictures of the data folder, in the order of their names; none where there is no such folder.
    func pictures() throws -> [[UInt8]] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: dataFolder)) ?? []
        let kinds = [".png", ".apng", ".gif", ".jpg"]
        return try names.sorted().filter { name in kinds.contains { name.hasSuffix($0) } }.map { Array(try data($0)) }
    }

    /// Says on standard error how far a run is.
    func note(_ text: String) throws { try FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8)) }

    /// Writes a result, if a folder for them was named.
    func write(_ bytes: [UInt8], as name: String) throws {
        guard let outputFolder else { return }
        try FileManager.default.createDirectory(atPath: outputFolder, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: outputFolder + "/" + name))
    }
}
