import CSandbox
import Foundation
import HostProtocol

/// The folders that a host may use: it reads its code and the system's libraries, writes its images, and connects to nothing. The kernel
/// holds it to them, from before the first line of the user's code.
///
/// Source: landlock(7).
struct Sandbox: Equatable {
    /// Files and folders that are read, absolute.
    var readable: [String] = []
    /// Folders that are written.
    var writable: [String] = []
    var hasNetwork = false
    /// False if the host may use all that the user may.
    var isEnforced = true

    /// True if the kernel has what it takes.
    static var isAvailable: Bool { zoetrope_sandbox_version() > 0 }

    /// The word in a command's place that starts a program in a sandbox.
    private static let word = "---sandbox"

    /// The command that runs a program in the sandbox: this program binds itself to the rules and becomes the other one.
    func command(for program: String, by executable: String = Checkout.ownExecutable) -> [String] {
        let kind = !isEnforced ? "open" : hasNetwork ? "network" : "none"
        return [executable, Self.word, kind] + readable.map { "r\($0)" } + writable.map { "w\($0)" } + ["--", program]
    }

    /// Becomes the program of such a command; returns where the arguments are none.
    ///
    /// The program is loaded at the same addresses in every run: code may show or sort by the identities of objects.
    static func enter(by arguments: [String]) {
        guard arguments.first == word, arguments.count >= 2, let end = arguments.firstIndex(of: "--"), end + 1 < arguments.count else {
            return
        }
        if arguments[1] != "open" { obey(arguments[2..<end], hasNetwork: arguments[1] == "network") }
        zoetrope_keep_addresses()
        let program = arguments[(end + 1)...].map { strdup($0) } + [nil]
        execv(arguments[end + 1], program)
        // A program written a moment ago is busy while another process that was just started still holds the file open.
        for _ in 0..<1000 where errno == ETXTBSY {
            usleep(10_000)
            execv(arguments[end + 1], program)
        }
        fail("\(arguments[end + 1]) cannot be run")
    }

    private static func obey(_ rules: ArraySlice<String>, hasNetwork: Bool) {
        let set = zoetrope_sandbox_begin(hasNetwork)
        guard set >= 0 else { fail("its rules cannot be made") }
        for rule in rules {
            // A folder that is not there needs no right.
            _ = zoetrope_sandbox_allow(set, String(rule.dropFirst()), rule.hasPrefix("w"))
        }
        guard zoetrope_sandbox_enter(set) else { fail("the kernel refuses it") }
        close(set)
    }

    private static func fail(_ reason: String) -> Never {
        let cause = String(cString: strerror(errno))
        FileHandle.standardError.write(Data("error: The sandbox cannot be entered: \(reason) (\(cause)). Try --no-sandbox.\n".utf8))
        exit(2)
    }

    /// The parts of the system that programs read: libraries, time zones, the tools that draw vector images.
    private static let system = ["/usr", "/lib", "/lib64", "/bin", "/sbin", "/etc", "/opt", "/proc", "/sys", "/run"]

    /// The sandbox of a host.
    ///
    /// - Parameters:
    ///   - code: folders and files of the user's code, and what else the host reads, absolute.
    ///   - outputs: the folders that the run writes to, absolute; made where they are missing.
    static func ofHost(_ executable: String, code: [String], outputs: [String], network: NetworkAccess) throws -> Sandbox {
        let compiler = HostBuilder.compiler(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
        let toolchain = FilePath.folder(of: FilePath.folder(of: FilePath.folder(of: compiler)))
        for output in outputs { try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true) }
        return Sandbox(
            readable: system + [toolchain, FilePath.folder(of: executable)] + code, writable: ["/dev"] + outputs,
            hasNetwork: network == .allowed)
    }
}
