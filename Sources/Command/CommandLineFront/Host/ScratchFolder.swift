import Foundation

/// A folder for files in passing, which goes with the value.
final class ScratchFolder {
    let path: String

    /// - Throws: ``FrontFailure`` where none can be made.
    init() throws {
        var template = Array("\(NSTemporaryDirectory())/zoetrope-host-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw FrontFailure.unwritable(path: NSTemporaryDirectory(), reason: String(cString: strerror(errno)))
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
