import Foundation
import Fuzzing

/// Gives damaged and repetitive files to the readers of a kind of files, for as long as it is asked to: each must be read or refused, in
/// less than a second of processor time.
///
/// Input `n` of a seed is always the same, so that one that brings the process down is found again with `--first n`.
struct FuzzRun {
    private let options: BenchOptions
    private let kind: FuzzedKind
    private let inputs: FuzzInputs

    init(_ kind: FuzzedKind, _ options: BenchOptions) throws {
        (self.kind, self.options) = (kind, options)
        let files = kind == .image ? try options.pictures().filter { $0.count <= 1 << 16 } : []
        inputs = try FuzzInputs(kind, seed: options.seed, and: files)
    }

    /// The process's processor time, so that other programs do not make a reader slow.
    private static var processorMilliseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
    }

    func run() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/zoetrope-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (index, file) in try kind.corpus.enumerated() where try !kind.read(file, in: folder) {
            throw BenchError.refusedFile(kind: kind.name, index: index)
        }
        let start = ContinuousClock.now
        var (input, accepted, slowest, slowestInput) = (options.firstInput, 0, 0.0, 0)
        while ContinuousClock.now - start < .seconds(options.seconds), options.inputs.map({ input < options.firstInput + $0 }) ?? true {
            if input % 1000 == 0 { try options.note("\(kind.name) input \(input)") }
            let bytes = inputs.input(input)
            if options.inputs == 1 { try options.write(bytes, as: "\(kind.name)-\(input)") }
            let began = Self.processorMilliseconds
            if try kind.read(bytes, in: folder) { accepted += 1 }
            let milliseconds = Self.processorMilliseconds - began
            if milliseconds > slowest { (slowest, slowestInput) = (milliseconds, input) }
            if milliseconds > 1000 { try options.note("\(kind.name) input \(input) took \(Int(milliseconds)) ms") }
            input += 1
        }
        print(
            #"{"fuzz": "\#(kind.name)", "inputs": \#(input - options.firstInput), "accepted": \#(accepted), "#
                + #""slowest_ms": \#(slowest.rounded()), "slowest_input": \#(slowestInput), "next": \#(input)}"#)
    }
}
