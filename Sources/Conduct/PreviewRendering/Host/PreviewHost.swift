import Appearance
import CVirtualMachine
import Foundation
import HostProtocol
import RunContext
import SwiftUI

/// The entry point of a host: an executable that links user code and renders its previews.
///
/// A host reads one request as a line of JSON from standard input, writes events as lines of JSON on standard output, and exits with
/// 0 (done, or same), 1 (different from the goldens) or 2 (something could not be rendered or written).
public enum PreviewHost {
    @MainActor
    public static func main() async {
        zoetrope_virtual_user_set()
        let complaint = RunFolder.enter()
        OfflineProtocol.enterHost()
        DefaultsOfAddresses.mend()
        StandardOutput.beginLines()
        let output = EventOutput()
        if let complaint { output.send(.diagnostic(preview: nil, message: complaint)) }
        let input = readLine() ?? ""
        do {
            let request = try JSONDecoder().decode(HostRequest.self, from: Data(input.utf8))
            VirtualClock.start()
            RunContext.setForProcess(\.systemRelease, SystemRelease(request.options.system))
            SystemVersion.start()
            RunContext.setForProcess(\.defaultJobOwner, .waitingTree)
            // Reports are also sent at once: the caller may unwrap nil next.
            RunReports.whenNoted { output.send(.reported(message: $0)) }
            let locale = request.options.locale
            if !CurrentLocale.set(locale) {
                let own = Locale.current.identifier
                output.send(
                    .diagnostic(
                        preview: nil,
                        message: "Formatters without a locale use \(own), not \(locale.identifier): this Foundation stores its current "
                            + "locale in an unknown way. Give them a locale."))
            }
            let code = try await HostSession(request: request, output: output, reports: RunReports.take).run()
            exit(code)
        } catch let error as DecodingError {
            output.send(
                .error(message: "The host cannot read the request: \(error). Build front and host from the same sources."))
        } catch {
            output.send(.error(message: "\(error)"))
        }
        exit(2)
    }
}
