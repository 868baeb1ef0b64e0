import Foundation

/// The places in source files that the code of a program comes from, according to the program's debug information.
///
/// Swift's own reader of backtraces takes seconds for a program of this size, since it reads every symbol; only the lines are needed
/// here. They are five million bytes for a host, which are read byte by byte: this room is optimised in debug builds, too.
///
/// Source: DWARF Debugging Information Format, versions 4 and 5, section 6.2, "Line Number Information"; System V ABI, "Object Files".
package struct LineTable {
    private let lines: [UInt8]
    private let lineStrings: [UInt8]
    private let strings: [UInt8]

    /// - Parameter program: the path of an ELF file of 64 bits; the result is nil for other files and for files without lines.
    package init?(program: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: program), options: .mappedIfSafe) else { return nil }
        var sections: [String: [UInt8]] = [:]
        guard let all = ELFSections(data) else { return nil }
        for name in [".debug_line", ".debug_line_str", ".debug_str"] { sections[name] = all.bytes(of: name) }
        self.init(
            lines: sections[".debug_line"] ?? [], lineStrings: sections[".debug_line_str"] ?? [], strings: sections[".debug_str"] ?? [])
        if lines.isEmpty { return nil }
    }

    package init(lines: [UInt8], lineStrings: [UInt8] = [], strings: [UInt8] = []) {
        (self.lines, self.lineStrings, self.strings) = (lines, lineStrings, strings)
    }

    /// Returns the places of some addresses, `path:line`. Code of another file within a function of the user's, such as inlined code, is
    /// at the user's last line before it.
    ///
    /// - Parameter isForeign: whether a path is not the user's; such paths have no place.
    package func places(of addresses: [UInt64], isForeign: (String) -> Bool) -> [UInt64: String] {
        var found: [UInt64: String] = [:]
        let wanted = Set(addresses).sorted()
        guard let least = wanted.first, let most = wanted.last else { return [:] }
        var reader = ByteReader(lines)
        var known: [String: Bool] = [:]
        func isOwn(_ path: String) -> Bool {
            if let own = known[path] { return own }
            let own = path.hasPrefix("/") && !isForeign(path)
            known[path] = own
            return own
        }
        while !reader.isAtEnd {
            guard var unit = LineUnit(&reader, lineStrings: lineStrings, strings: strings) else { break }
            // Most of a program is not the user's.
            guard unit.hasFile(isOwn) else { continue }
            unit.walk(isOwn: isOwn) { start, end, place in
                guard end > least, start <= most else { return }
                for address in wanted where start <= address && address < end { if let place = place(address) { found[address] = place } }
            }
        }
        return found
    }
}

/// The sections of a program.
private struct ELFSections {
    private let data: Data
    private var places: [String: Range<Int>] = [:]

    init?(_ data: Data) {
        self.data = data
        guard data.count > 64, data.prefix(5) == Data([0x7F, 0x45, 0x4C, 0x46, 2]) else { return nil }
        var head = ByteReader(Array(data.prefix(64)))
        head.index = 40
        let start = Int(clamping: head.number(8))
        head.index = 58
        let (size, count, names) = (Int(head.number(2)), Int(head.number(2)), Int(head.number(2)))
        guard size == 64, start > 0, start <= data.count, count * size <= data.count - start, names < count else { return nil }
        var table = ByteReader(Array(data[start..<start + count * size]))
        func section(_ index: Int) -> (name: Int, range: Range<Int>)? {
            table.index = index * size
            let name = Int(table.number(4))
            table.index = index * size + 24
            let (offset, length) = (Int(clamping: table.number(8)), Int(clamping: table.number(8)))
            guard offset >= 0, length >= 0, offset <= data.count, length <= data.count - offset else { return nil }
            return (name, offset..<offset + length)
        }
        guard let list = section(names)?.range else { return nil }
        var words = ByteReader(Array(data[list]))
        for index in 0..<count {
            guard let (name, range) = section(index), name < list.count else { continue }
            words.index = name
            places[words.word()] = range
        }
    }

    func bytes(of name: String) -> [UInt8] { places[name].map { Array(data[$0]) } ?? [] }
}

/// The lines of one unit of compilation.
private struct LineUnit {
    private var program: ByteReader
    private var files: [String] = []
    private var leastLength = 1
    private var lineBase = 0
    private var lineRange = 1
    private var opcodeBase = 1
    private var lengths: [Int] = []

    /// Reads the header, and moves the reader behind the unit; nil where nothing more can be read.
    init?(_ reader: inout ByteReader, lineStrings: [UInt8], strings: [UInt8]) {
        var length = reader.number(4)
        let offsetSize = length == 0xFFFF_FFFF ? 8 : 4
        if offsetSize == 8 { length = reader.number(8) }
        guard length > 0, length <= UInt64(reader.left) else { return nil }
        var body = reader.slice(Int(length))
        reader.index += Int(length)
        program = body
        let version = body.number(2)
        guard (2...5).contains(version) else {
            program.index = program.end
            return
        }
        if version >= 5 { body.index += 2 }
        let header = body.number(offsetSize)
        program.index = header > UInt64(body.left) ? program.end : body.index + Int(header)
        leastLength = Int(body.number(1))
        if version >= 4 { body.index += 1 }
        body.index += 1
        lineBase = Int(Int8(truncatingIfNeeded: body.number(1)))
        (lineRange, opcodeBase) = (max(Int(body.number(1)), 1), max(Int(body.number(1)), 1))
        lengths = (1..<opcodeBase).map { _ in Int(body.number(1)) }
        if version >= 5 {
            readNames(&body, offsetSize, lineStrings, strings)
        } else {
            readOldNames(&body)
        }
    }

    private mutating func readOldNames(_ body: inout ByteReader) {
        var folders = [""]
        while !body.isAtEnd, case let folder = body.word(), !folder.isEmpty { folders.append(folder) }
        files = [""]
        while !body.isAtEnd, case let name = body.word(), !name.isEmpty {
            let folder = Int(clamping: body.leb())
            _ = (body.leb(), body.leb())
            add(name, in: folders.indices.contains(folder) ? folders[folder] : "")
        }
    }

    private mutating func readNames(_ body: inout ByteReader, _ offsetSize: Int, _ lineStrings: [UInt8], _ strings: [UInt8]) {
        func list(_ body: inout ByteReader) -> [(name: String, folder: Int)] {
            let formats = (0..<Int(body.number(1))).map { _ in (kind: body.leb(), form: body.leb()) }
            let count = Int(clamping: body.leb())
            guard !formats.isEmpty, count <= body.left else { return [] }
            return (0..<count).map { _ in
                var entry = (name: "", folder: 0)
                for format in formats {
                    switch (format.kind, body.value(format.form, offsetSize, lineStrings, strings)) {
                    case (1, .text(let name)): entry.name = name
                    case (2, .number(let folder)): entry.folder = Int(clamping: folder)
                    default: break
                    }
                }
                return entry
            }
        }
        let folders = list(&body).map(\.name)
        for file in list(&body) { add(file.name, in: folders.indices.contains(file.folder) ? folders[file.folder] : "") }
    }

    private mutating func add(_ name: String, in folder: String) {
        files.append(name.hasPrefix("/") || folder.isEmpty ? name : "\(folder)/\(name)")
    }

    func hasFile(_ isWanted: (String) -> Bool) -> Bool { files.contains(where: isWanted) }

    /// The distance behind a line of the user's within which code of other files still belongs to it, in bytes.
    private static let reach: UInt64 = 512

    /// Runs the program that makes the lines.
    ///
    /// - Parameters:
    ///   - isOwn: whether a path is the user's.
    ///   - take: gets each stretch of code of one line, and a function that returns its place.
    mutating func walk(isOwn: (String) -> Bool, take: (UInt64, UInt64, (UInt64) -> String?) -> Void) {
        let owned = files.map(isOwn)
        func isOfOwn(_ file: Int) -> Bool { owned.indices.contains(file) && owned[file] }
        var row = Row()
        var last: Row?
        var ownLine: Row?
        func emit() {
            if let last, row.address > last.address {
                let own = last.line > 0 && isOfOwn(last.file) ? last : ownLine
                if last.line > 0, isOfOwn(last.file) { ownLine = last }
                take(last.address, row.address) { address in
                    guard let own, address - own.address < Self.reach || own.address == last.address else { return nil }
                    return "\(files[own.file]):\(own.line)"
                }
            }
            last = row
        }
        while !program.isAtEnd {
            let opcode = Int(program.number(1))
            if opcode >= opcodeBase {
                let adjusted = opcode - opcodeBase
                row.address &+= UInt64(adjusted / lineRange * leastLength)
                row.line &+= lineBase + adjusted % lineRange
                emit()
                continue
            }
            switch opcode {
            case 0:
                let length = Int(clamping: program.leb())
                guard length > 0, length <= program.left else { return }
                let next = program.index + length
                switch program.number(1) {
                case 1:
                    emit()
                    (row, last, ownLine) = (Row(), nil, nil)
                case 2: row.address = program.number(min(length - 1, 8))
                default: break
                }
                program.index = next
            case 1: emit()
            case 2: row.address &+= program.leb() &* UInt64(leastLength)
            case 3: row.line &+= program.signedLeb()
            case 4: row.file = Int(clamping: program.leb())
            case 8: row.address &+= UInt64((255 - opcodeBase) / lineRange * leastLength)
            case 9: row.address &+= program.number(2)
            default: for _ in 0..<(lengths.indices.contains(opcode - 1) ? lengths[opcode - 1] : 0) { _ = program.leb() }
            }
        }
    }

    private struct Row {
        var address: UInt64 = 0
        var file = 1
        var line = 1
    }
}

/// Reads numbers and words, and zeros behind the end.
private struct ByteReader {
    private let bytes: [UInt8]
    var index = 0
    let end: Int

    init(_ bytes: [UInt8]) { (self.bytes, end) = (bytes, bytes.count) }

    private init(_ bytes: [UInt8], from index: Int, to end: Int) { (self.bytes, self.index, self.end) = (bytes, index, end) }

    var isAtEnd: Bool { index >= end }
    var left: Int { max(end - index, 0) }

    func slice(_ count: Int) -> ByteReader { ByteReader(bytes, from: index, to: min(index + count, end)) }

    mutating func number(_ size: Int) -> UInt64 {
        var value: UInt64 = 0
        for place in 0..<min(size, 8) where index + place < end { value |= UInt64(bytes[index + place]) << UInt64(8 * place) }
        index += size
        return value
    }

    mutating func leb() -> UInt64 {
        var (value, shift): (UInt64, UInt64) = (0, 0)
        while index < end {
            let byte = bytes[index]
            index += 1
            if shift < 64 { value |= UInt64(byte & 0x7F) << shift }
            shift += 7
            if byte & 0x80 == 0 { break }
        }
        return value
    }

    mutating func signedLeb() -> Int {
        var (value, shift): (Int64, Int64) = (0, 0)
        while index < end {
            let byte = bytes[index]
            index += 1
            if shift < 64 { value |= Int64(byte & 0x7F) << shift }
            shift += 7
            guard byte & 0x80 == 0 else { continue }
            if byte & 0x40 != 0, shift < 64 { value |= -1 << shift }
            break
        }
        return Int(value)
    }

    /// A text that ends with a zero.
    mutating func word() -> String {
        let start = min(index, end)
        let stop = bytes[start..<end].firstIndex(of: 0) ?? end
        index = stop + 1
        return String(decoding: bytes[start..<stop], as: UTF8.self)
    }

    enum Value { case text(String), number(UInt64), other }

    /// A value in one of the forms that lists of files have; of another form nothing more can be read.
    mutating func value(_ form: UInt64, _ offsetSize: Int, _ lineStrings: [UInt8], _ strings: [UInt8]) -> Value {
        func text(in table: [UInt8]) -> Value {
            var words = ByteReader(table)
            words.index = Int(clamping: number(offsetSize))
            return .text(words.word())
        }
        switch form {
        case 0x08: return .text(word())
        case 0x1F: return text(in: lineStrings)
        case 0x0E: return text(in: strings)
        case 0x0F: return .number(leb())
        case 0x0B: return .number(number(1))
        case 0x05: return .number(number(2))
        case 0x06: return .number(number(4))
        case 0x07: return .number(number(8))
        case 0x1E: index += 16
        case 0x09:
            let count = Int(clamping: leb())
            index = count > left ? end : index + count
        default: index = end
        }
        return .other
    }
}
