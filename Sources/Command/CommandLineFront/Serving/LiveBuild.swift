import ArgumentParser
import Foundation
import HostProtocol

/// Builds the host of the code as it is now, for a service.
struct LiveBuild {
    var code: CodeOptions
    let images: ImageOptions

    /// A host that can be started, and facts about its code.
    struct Result: Sendable {
        var launch: LiveHost.Launch
        /// The parts that do not compile, as lines of JSON.
        var failures: [String]
        /// Folders and files of the code, absolute.
        var watched: [String]
        var places: PreviewPlaces
    }

    /// Seconds without a sign of life after which a preview that is touched or drawn is given up: nobody waits longer for a picture.
    static let longestAnswer = 10.0

    /// - Throws: ``FrontFailure``.
    func result() throws -> Result {
        let userCode = try code.userCode()
        let checkout = try Checkout.find(named: code.zoetropePath, executable: Checkout.ownExecutable)
        let host = try HostBuilder(code: userCode, checkout: checkout, fetch: code.fetch()).host()
        let run = CommandRun(code: code, jobs: images.previews.jobs)
        var request = run.request(.live, for: userCode, host: host, fonts: try code.fonts())
        images.apply(to: &request.options)
        if images.scale == nil { (request.options.scale, request.options.followsDevice) = (2, false) }
        if request.options.surroundings.device == nil { request.options.surroundings.device = userCode.platform.device }
        let environment = HostSupervisor.environment(
            from: ProcessInfo.processInfo.environment, appGroups: try code.appGroups.map { try FileSystem.existingFolder($0) },
            network: code.network)
        let places = PreviewPlaces(userCode)
        let launch = LiveHost.Launch(
            executable: host.executable, request: request, placeOfType: { places.place(ofType: $0) }, environment: environment,
            sandbox: try run.sandbox(of: host, request: request),
            deadline: (code.deadline, min(code.deadline, Self.longestAnswer)))
        let failures = host.leftOut.filter(\.isFailure).flatMap(Self.lines(of:))
        return Result(launch: launch, failures: failures, watched: userCode.folders + host.readable, places: places)
    }

    /// Builds the code as it was at a commit, with the options and the imported packages of now.
    ///
    /// - Throws: ``FrontFailure``, ``AgentFault``.
    func launch(at commit: String) throws -> LiveHost.Launch {
        let checkout = try Checkout.find(named: code.zoetropePath, executable: Checkout.ownExecutable)
        var past = self
        past.code = try RevisionExport(folder: "\(checkout.hostsFolder)/Revisions/Live").export(commit, of: code)
        return try past.result().launch
    }

    /// Returns the compiler's errors in a part that does not compile, or the reason why there are none.
    static func lines(of file: LeftOutFile) -> [String] {
        file.causes.isEmpty
            ? LeftOutReport(files: [file], workingFolder: "").jsonLines : file.causes.map { ReportLine.failure(.compile, $0) }
    }
}
