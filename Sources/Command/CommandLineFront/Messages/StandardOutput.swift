import Foundation
import Glibc

/// Lines for standard output.
enum StandardOutput {
    /// Writes a text and a line's end.
    ///
    /// When the reader has closed the pipe, as with `| head`, the process ends as programs do then; when the output cannot take more, it
    /// reports that and ends with 2.
    static func write(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
        } catch {
            let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError).code
            if code == Int(EPIPE) {
                signal(SIGPIPE, SIG_DFL)
                raise(SIGPIPE)
            }
            let failure = FrontFailure.unwritable(path: "standard output", reason: String(cString: strerror(Int32(code))))
            FileHandle.standardError.write(Data((failure.report + "\n").utf8))
            Foundation.exit(2)
        }
    }
}
