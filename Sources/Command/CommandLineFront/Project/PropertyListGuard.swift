import Foundation

/// Looks whether Foundation can read a property list, before it does: its reader and those of its result walk through lists in lists with
/// the stack's help.
///
/// Source: the layout of binary lists in CoreFoundation's `CFBinaryPList.c`.
enum PropertyListGuard {
    /// The most lists in each other.
    static let deepest = 200

    /// The most values, counted as often as others name them.
    static let mostValues = 1_000_000

    /// Returns the objects of a list in XML or binary form.
    ///
    /// - Throws: ``Fault`` for a list that is damaged, or nested too deep or too large.
    static func objects(of data: Data) throws(Fault) -> Any {
        let bytes = Array(data)
        if bytes.starts(with: Array("bplist".utf8)) {
            try BinaryList(bytes).check()
        } else if bytes.first(where: { !($0 <= 0x20 || [0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains($0)) }) != UInt8(ascii: "<") {
            // Foundation would take it for a list of the form of old, and walk through that with the stack's help, too.
            throw Fault(reason: "it is not a property list")
        } else if depthOfElements(bytes) > deepest {
            throw Fault(reason: "its values nest deeper than \(deepest)")
        }
        do {
            return try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch {
            throw Fault(reason: (error as NSError).userInfo["NSDebugDescription"] as? String ?? "it is not a property list")
        }
    }

    struct Fault: Error, Equatable {
        let reason: String
    }

    /// The greatest number of open elements in XML: more than that of lists, and never less.
    private static func depthOfElements(_ bytes: [UInt8]) -> Int {
        var (depth, greatest) = (0, 0)
        for (index, byte) in bytes.enumerated().dropLast() where byte == UInt8(ascii: "<") {
            // In UTF-16 each second byte is 0.
            let next = bytes[index + 1] == 0 && index + 2 < bytes.count ? bytes[index + 2] : bytes[index + 1]
            switch next {
            case UInt8(ascii: "/"): depth = max(depth - 1, 0)
            case UInt8(ascii: "a"), UInt8(ascii: "d"): depth += 1
            default: break
            }
            greatest = max(greatest, depth)
        }
        return greatest
    }
}

/// The lists of a binary property list, by the numbers of its objects.
private struct BinaryList {
    let bytes: [UInt8]
    private let offsets: [Int]
    private let sizeOfReference: Int
    private let top: Int

    init(_ bytes: [UInt8]) throws(PropertyListGuard.Fault) {
        func number(at place: Int, _ size: Int) -> Int {
            bytes[place..<place + size].reduce(0) { $0 << 8 & Int.max | Int($1) }
        }
        let damaged = PropertyListGuard.Fault(reason: "it is not a whole binary property list")
        guard bytes.count >= 40 else { throw damaged }
        let trailer = bytes.count - 32
        let (sizeOfOffset, sizeOfReference) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        let (count, top, table) = (number(at: trailer + 8, 8), number(at: trailer + 16, 8), number(at: trailer + 24, 8))
        guard (1...8).contains(sizeOfOffset), (1...8).contains(sizeOfReference), count >= 0, count <= bytes.count, top >= 0, top < count,
            table >= 0, table <= trailer, count * sizeOfOffset <= trailer - table
        else { throw damaged }
        (self.bytes, self.sizeOfReference, self.top) = (bytes, sizeOfReference, top)
        offsets = (0..<count).map { number(at: table + $0 * sizeOfOffset, sizeOfOffset) }
    }

    /// Returns whether an object is a kind of value that XML has, too. The others, sets, references of archives and nulls, end Foundation's
    /// reader.
    private func isUsual(_ object: Int) -> Bool {
        let place = offsets[object]
        guard place >= 0, place < bytes.count else { return false }
        return bytes[place] >> 4 == 0 ? [8, 9].contains(bytes[place]) : [1, 2, 3, 4, 5, 6, 0xA, 0xD].contains(bytes[place] >> 4)
    }

    private func isText(_ object: Int) -> Bool { isUsual(object) && [5, 6].contains(bytes[offsets[object]] >> 4) }

    /// The objects that an object names.
    private func references(of object: Int) throws(PropertyListGuard.Fault) -> [Int] {
        guard isUsual(object) else { throw .init(reason: "it has values that XML could not have") }
        let place = offsets[object]
        let kind = bytes[place] >> 4
        guard kind == 0xA || kind == 0xD else { return [] }
        var (count, start) = (Int(bytes[place] & 15), place + 1)
        if count == 15 {
            guard start < bytes.count, bytes[start] >> 4 == 1 else { return [] }
            let size = 1 << Int(bytes[start] & 15)
            guard size <= 8, start + 1 + size <= bytes.count else { return [] }
            count = bytes[(start + 1)..<(start + 1 + size)].reduce(0) { $0 << 8 & Int.max | Int($1) }
            start += 1 + size
        }
        if kind == 0xD { count = count > bytes.count ? count : count * 2 }
        guard count >= 0, count <= (bytes.count - start) / sizeOfReference else { return [] }
        let named = (0..<count).map { index in
            let place = start + index * sizeOfReference
            return bytes[place..<place + sizeOfReference].reduce(0) { $0 << 8 & Int.max | Int($1) }
        }
        guard named.allSatisfy(offsets.indices.contains), kind == 0xA || named.prefix(count / 2).allSatisfy(isText) else {
            throw .init(reason: "it is not a whole binary property list")
        }
        return named
    }

    /// - Throws: a fault where lists hold themselves, nest too deep, or hold too many values.
    func check() throws(PropertyListGuard.Fault) {
        var sizes: [Int: Int] = [:]
        var path: [(object: Int, references: [Int], next: Int, size: Int)] = [(top, try references(of: top), 0, 1)]
        var open: Set<Int> = [top]
        while let last = path.last {
            if last.next == last.references.count {
                sizes[last.object] = last.size
                open.remove(last.object)
                path.removeLast()
                if !path.isEmpty { path[path.count - 1].size += last.size }
            } else {
                path[path.count - 1].next += 1
                let next = last.references[last.next]
                if open.contains(next) { throw .init(reason: "its values hold themselves") }
                if let size = sizes[next] {
                    path[path.count - 1].size += size
                } else {
                    open.insert(next)
                    path.append((next, try references(of: next), 0, 1))
                }
            }
            if path.count > PropertyListGuard.deepest {
                throw .init(reason: "its values nest deeper than \(PropertyListGuard.deepest)")
            }
            if let size = path.last?.size, size > PropertyListGuard.mostValues {
                throw .init(reason: "it has more than \(PropertyListGuard.mostValues) values")
            }
        }
    }
}
