import ArgumentParser
import CSandbox
import Foundation
import HostProtocol
import LocalService

/// `zoetrope serve`: a page of the previews that follows the code, and that can be touched.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Shows the previews on a page that follows the code and can be touched.",
        discussion: """
            The page is served to this machine alone, at an address with a random token, until the command is interrupted. It draws again when \
            a file of the code is saved; code that does not compile is shown over the last good pictures. Clicks, drags, scrolling and \
            typing on a preview are steps, as of 'render'.
            """)

    @OptionGroup var code: CodeOptions
    @OptionGroup var images: ImageOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The port; by default 7117, or the next one that is free.", valueName: "number"))
    var port: Int?

    @Option(
        help: ArgumentHelp(
            "The address to serve at. Whoever reaches another one than this and knows the token sees the code's pictures and "
                + "can touch them.", valueName: "address"))
    var host = "127.0.0.1"

    @Option(help: ArgumentHelp("A token in place of a random one, of letters and digits.", valueName: "word"))
    var token: String?

    static let usualPort: UInt16 = 7117
    private static let mostPorts: UInt16 = 20

    func validate() throws {
        if let port, !(1...65_535).contains(port) { throw ValidationError("--port is \(port), but must be 1 to 65535") }
        if let token, token.count < 8 || !token.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) {
            throw ValidationError("--token must be 8 or more letters and digits")
        }
    }

    func run() throws {
        let build = LiveBuild(code: code, images: images)
        // A name that is wrong is reported before a page is shown.
        let folders = try code.userCode(runsManifests: false).folders
        let place = FileSystem.absolutePath(code.places[0])
        let revisions = LiveRevisions(
            commit: { try RevisionExport.commit(of: $0, from: RevisionExport.root(of: place)) }, build: { try build.launch(at: $0) })
        let service = LiveService(
            roots: folders, title: folders.first.map(FilePath.name(of:)) ?? "", words: code.arguments, revisions: revisions)
        let address = try listen(for: service)
        StandardOutput.write(code.json ? ReportLine.json("service", [("address", address)]) : "Serving \(service.title) at \(address)")
        follow(build, for: service, watching: folders)
    }

    /// Begins to answer requests.
    ///
    /// - Returns: the address of the page.
    /// - Throws: ``FrontFailure``.
    private func listen(for service: LiveService) throws -> String {
        let (routes, token) = (LiveRoutes(service: service), token ?? LocalToken.random())
        let ports = port.map { [UInt16($0)] } ?? (0..<Self.mostPorts).map { Self.usualPort + $0 }
        for port in ports {
            do throws(LocalServerFault) {
                let server = try LocalServer(host: host, port: port, token: token) { await routes.answer($0) }
                if port != ports[0], !code.json {
                    FileHandle.standardError.write(Data("note: port \(ports[0]) is in use; the page is at \(port)\n".utf8))
                }
                server.start()
                return server.address
            } catch {
                guard case .inUse = error, port != ports.last else { throw FrontFailure.service(error) }
            }
        }
        throw FrontFailure.service(.inUse(ports[0]))
    }

    /// Builds the code, and again whenever it changes, until the process is interrupted.
    private func follow(_ build: LiveBuild, for service: LiveService, watching folders: [String]) -> Never {
        var watch = SourceWatch(folders)
        var pinged = ContinuousClock.now
        while true {
            service.noteBuilding()
            do {
                let result = try build.result()
                var next = SourceWatch(result.watched)
                // A file that was saved meanwhile is in the next build, and nothing is shown of this one.
                if watch.hasChanged() { continue }
                swap(&watch, &next)
                Self.wait { await service.take(result) }
            } catch {
                let failure = error as? FrontFailure
                let lines = failure.map(ReportLine.lines(for:)) ?? [ReportLine.error("\(error)")]
                // The words at the end of the list repeat those before it where the compiler has named its errors.
                service.take(failures: lines.count > 1 ? lines.dropLast() : lines)
                if let failure { FileHandle.standardError.write(Data((failure.report + "\n").utf8)) }
            }
            // The six megabytes that a build needs stay in the heap wherever something behind them is still in use.
            zoetrope_return_memory()
            while true {
                var hasChanged = false
                let cost = ContinuousClock().measure { hasChanged = watch.hasChanged() }
                if hasChanged { break }
                Thread.sleep(forTimeInterval: SourceWatch.pause(after: cost / .seconds(1)))
                if pinged.duration(to: .now) > .seconds(15) {
                    service.ping()
                    pinged = .now
                }
            }
        }
    }

    /// Waits for work of tasks; the main thread does no work of theirs.
    private static func wait(_ work: @escaping @Sendable () async -> Void) {
        let isDone = DispatchSemaphore(value: 0)
        Task.detached {
            await work()
            isDone.signal()
        }
        isDone.wait()
    }
}
