import Foundation
import HostProtocol

/// The program that reads pictures and fonts for the front, which itself knows neither and so is built in seconds.
package enum Inspector {
    /// Reads a request from standard input and answers on standard output. The exit code is 0 when it was answered, else 2, and
    /// the reason stands on standard error.
    package static func main() {
        do {
            let input = FileHandle.standardInput.readDataToEndOfFile()
            switch try JSONDecoder().decode(InspectionRequest.self, from: input) {
            case .comparison(let comparison):
                ImageComparison(comparison).run { write($0.line) }
            case .layouts(let comparison, let tolerance):
                LayoutComparison(comparison, tolerance: tolerance).run { write($0.line) }
            case .sheet(let film, let picture):
                write(HostEvent.file(try FilmSheet(film: film).write(to: picture)).line)
            case .symbols(let names):
                let resolve = try SymbolResolver.resolver()
                write(String(decoding: try JSONEncoder().encode(names.map(resolve)), as: UTF8.self))
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
    }

    private static func write(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
