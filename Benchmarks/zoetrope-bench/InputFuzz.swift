import CommandLineFront
import Foundation

/// Gives damaged and repetitive files to the readers of what comes with user code, for as long as it is asked to: each must read or refuse
/// them, in less than a second.
///
/// Input `n` of a seed is always the same, so that one that brings the process down is found again with `--first n`.
struct InputFuzz {
    private let options: BenchOptions
    private let kind: UntrustedInput
    private let corpus: [[UInt8]]
    private let words: [[UInt8]]

    /// The most bytes of an input: what takes a second at this size takes longer at the size of real files.
    private static let largest = 1 << 15

    init(_ kind: UntrustedInput, _ options: BenchOptions) {
        (self.kind, self.options) = (kind, options)
        corpus = FuzzCorpus.files(of: kind)
        words = FuzzCorpus.words(of: kind).map { Array($0.utf8) }
    }

    func run() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/zoetrope-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let start = ContinuousClock.now
        var (input, accepted, slowest, slowestInput) = (options.firstInput, 0, 0.0, 0)
        while ContinuousClock.now - start < .seconds(options.seconds), options.inputs.map({ input < options.firstInput + $0 }) ?? true {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            if input % 1000 == 0 { try options.note("\(kind.rawValue) input \(input)") }
            let bytes = self.input(input)
            if options.inputs == 1 { try options.write(bytes, as: "\(kind.rawValue)-\(input)") }
            let began = ContinuousClock.now
            if try kind.read(bytes, in: folder) { accepted += 1 }
            let milliseconds = (ContinuousClock.now - began) / .milliseconds(1)
            if milliseconds > slowest { (slowest, slowestInput) = (milliseconds, input) }
            if milliseconds > 1000 { try options.note("\(kind.rawValue) input \(input) took \(Int(milliseconds)) ms") }
            input += 1
        }
        print(
            #"{"fuzz": "\#(kind.rawValue)", "inputs": \#(input - options.firstInput), "accepted": \#(accepted), "#
                + #""slowest_ms": \#(slowest.rounded()), "slowest_input": \#(slowestInput), "next": \#(input)}"#)
    }

    private func input(_ number: Int) -> [UInt8] {
        var mutator = FileMutator(seed: options.seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(number))
        switch mutator.choice(4) {
        case 0: return mutator.repetitive(words, largest: Self.largest)
        case 1: return mutator.worded(mutator.damaged(corpus), words)
        default: return mutator.damaged(corpus)
        }
    }
}
