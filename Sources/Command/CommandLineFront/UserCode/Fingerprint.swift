import Foundation

/// A fingerprint that shows whether anything a host was built from has changed: a hash of names, sizes and times of change.
struct Fingerprint: Equatable {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The hash in hexadecimal digits.
    var text: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Takes in a text. Two texts in a row differ from their concatenation.
    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(UInt8(0))
    }

    /// Takes in every file below a folder, or the file when the path names one.
    ///
    /// - Parameters:
    ///   - outputs: folders, absolute, that are passed over.
    ///   - names: files, absolute, of which only the names count.
    mutating func add(contentsOf path: String, except outputs: [String] = [], namesOnlyOf names: Set<String> = []) {
        add(path)
        if FileSystem.isFolder(path) {
            for file in SourceTree.files(in: path, except: outputs) {
                if names.contains("\(path)/\(file.path)") { add(file.path) } else { add(file) }
            }
        } else {
            var status = stat()
            guard stat(path, &status) == 0 else { return add("missing") }
            let modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
            add(SourceTree.File(path: path, size: Int(status.st_size), modified: modified))
        }
    }

    private mutating func add(_ file: SourceTree.File) {
        add(file.path)
        add(String(file.size))
        add(String(file.modified))
    }

    /// One step of FNV-1a with 64 bits.
    ///
    /// Source: Fowler, Noll, Vo, draft-eastlake-fnv, section 2 and its constants in section 5.
    private mutating func add(_ byte: UInt8) {
        hash ^= UInt64(byte)
        hash &*= 0x0000_0100_0000_01b3
    }
}
