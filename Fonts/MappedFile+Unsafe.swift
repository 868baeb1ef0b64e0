import Foundation

/// A file whose bytes are read as they are used.
enum MappedFile {
    /// The bytes, mapped into memory for as long as the data lives; nil when the file cannot be read or is empty.
    ///
    /// For files that nobody writes to while they are mapped, as the bundled fonts are.
    static func bytes(of path: String) -> Data? {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
        let size = Int(status.st_size)
        guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else { return nil }
        return Data(bytesNoCopy: start, count: size, deallocator: .custom { munmap($0, $1) })
    }
}
