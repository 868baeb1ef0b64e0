import Foundation
import Glibc

/// Ends the children of this process when it is killed, in any way and at any moment.
///
/// A shell leads a process group and waits for a line from a pipe whose other end this process alone holds. Programs join its group in
/// the very act of being started, so that it knows them all. When the pipe closes without a line, the whole group is ended: at first by
/// an interrupt, at which a build ends its compilers, which have groups of their own.
struct GroupWatch {
    /// The group, whose number is the shell's.
    let group: pid_t
    private let line: Int32

    /// - Throws: `FrontFailure.spawnFailed` where no process can be started.
    init() throws {
        let pipe = try ChildProcess.Pipe()
        defer { close(pipe.reading) }
        line = pipe.writing
        group = try ChildProcess.spawn(["/bin/sh", "-c", Self.script], pipes: [pipe], group: 0)
    }

    /// The shell hears no signal that its group is sent to end it gently: it is the one that sees to it that the group ends.
    private static let script = "trap '' INT TERM HUP; read -r line && exit 0; kill -INT 0; sleep 2; kill -KILL 0"

    /// Releases the group: its programs have ended, or may go on.
    func end() {
        _ = write(line, "\n", 1)
        close(line)
        ChildProcess.wait(for: group)
    }

    /// Simulates that this process is killed: no process holds the pipe's end any more.
    func lose() {
        close(line)
        ChildProcess.wait(for: group)
    }
}
