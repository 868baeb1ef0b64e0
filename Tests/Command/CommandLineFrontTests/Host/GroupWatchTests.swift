import Foundation
import Glibc
import TestSupport
import Testing

@testable import CommandLineFront

/// What a front has started ends with it, however that ends.
@Suite("A front that is killed") struct GroupWatchTests {
    /// Waits until something holds; a machine under load takes its time.
    private func eventually(_ holds: () -> Bool) -> Bool {
        for _ in 0..<1200 {
            if holds() { return true }
            usleep(50_000)
        }
        return false
    }

    /// Whether a process runs; one that has ended and that nobody waited for does not.
    private func runs(_ process: pid_t) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
        return status.split(separator: ")").last?.split(separator: " ").first != "Z"
    }

    @Test("A program that has joined the group ends when the pipe is lost, and goes on when it is let go", arguments: [true, false])
    func pipe(isLost: Bool) throws {
        let watch = try GroupWatch()
        let pipe = try ChildProcess.Pipe()
        let process = try ChildProcess.spawn(["/bin/sleep", "600"], pipes: [pipe], group: watch.group)
        expect(getpgid(process), equals: watch.group)
        if isLost {
            watch.lose()
            expect(ChildProcess.wait(for: process), equals: .signalled(SIGINT))
        } else {
            watch.end()
            #expect(runs(process))
            kill(process, SIGKILL)
            ChildProcess.wait(for: process)
        }
    }

    @Test("A program that takes no notice of an interrupt is killed") func stubborn() throws {
        let watch = try GroupWatch()
        let pipe = try ChildProcess.Pipe()
        let process = try ChildProcess.spawn(["/bin/sh", "-c", "trap '' INT; sleep 600; sleep 600"], pipes: [pipe], group: watch.group)
        usleep(200_000)
        watch.lose()
        expect(ChildProcess.wait(for: process), equals: .signalled(SIGKILL))
    }

    /// The whole of it: a front whose build hangs is killed as a system out of memory kills.
    @Test("Nothing of a killed front lives on") func front() throws {
        let folder = try TemporaryFolder()
        let front = Bundle.main.bundleURL.appendingPathComponent("zoetrope").path
        try #require(FileManager.default.isExecutableFile(atPath: front))
        // In place of the compilers: a build that starts another program and hangs.
        let tools = "\(folder.path)/tools"
        try FileManager.default.createDirectory(atPath: "\(folder.path)/tools", withIntermediateDirectories: true)
        for name in ["swift", "swiftc", "swift-build"] {
            let script = "#!/bin/sh\nsleep 600 &\necho $$ $! >> \(folder.path)/started\nwait\n"
            try script.write(toFile: "\(tools)/\(name)", atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(tools)/\(name)")
        }
        let sources = "\(folder.path)/sources"
        try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
        try "import SwiftUI\n#Preview { Text(\"1\") }\n".write(toFile: "\(sources)/A.swift", atomically: true, encoding: .utf8)
        // A checkout of its own: a build that is killed leaves the folder of all builds unfinished.
        let checkout = "\(folder.path)/checkout"
        try FileManager.default.createDirectory(atPath: checkout, withIntermediateDirectories: true)
        let root = URL(fileURLWithPath: #filePath + "/../../../../..").standardized.path
        for name in ["Package.swift", "Sources", "Fonts"] {
            try FileManager.default.createSymbolicLink(atPath: "\(checkout)/\(name)", withDestinationPath: "\(root)/\(name)")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: front)
        process.arguments = ["render", "--sources", sources, "--output", "\(folder.path)/out", "--zoetrope-path", checkout]
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["PATH": "\(tools):/usr/bin:/bin", "XDG_CACHE_HOME": "\(folder.path)/cache", "HOME": folder.path]) { $1 }
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        defer { kill(process.processIdentifier, SIGKILL) }
        var started: [pid_t] = []
        let hasStarted = eventually {
            let text = (try? String(contentsOfFile: "\(folder.path)/started", encoding: .utf8)) ?? ""
            started = text.split { !$0.isNumber }.compactMap { pid_t($0) }
            return !started.isEmpty || !process.isRunning
        }
        #expect(hasStarted && started.count >= 2 && started.allSatisfy(runs))
        kill(process.processIdentifier, SIGKILL)
        #expect(eventually { !started.contains(where: runs) })
    }
}
