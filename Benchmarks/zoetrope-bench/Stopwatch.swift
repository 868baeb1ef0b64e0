import Foundation

/// Times a piece of work as the peers' programs do, and prints a row.
///
/// Three warm-up calls, then at least 15 samples and as many as fit 0.4 seconds, 200 at the most; work shorter than
/// 0.2 ms is repeated within a sample.
struct Stopwatch {
    private static let fewestSamples = 15
    private static let mostSamples = 200
    private static let budgetInSeconds = 0.4
    private static let shortestSampleInSeconds = 0.0002

    let scene: String
    let what: String
    var note = ""

    /// Measures `work`; `bytes` is how large its result is, if it has a size.
    func measure(bytes: Int = -1, _ work: () throws -> Void) rethrows {
        for _ in 0..<3 { try work() }
        let start = Stopwatch.seconds(CLOCK_MONOTONIC)
        try work()
        let once = max(Stopwatch.seconds(CLOCK_MONOTONIC) - start, 1e-9)
        let calls = max(1, Int(Stopwatch.shortestSampleInSeconds / once))
        var (wall, processor): ([Double], [Double]) = ([], [])
        let first = Stopwatch.seconds(CLOCK_MONOTONIC)
        while wall.count < Stopwatch.fewestSamples
            || (wall.count < Stopwatch.mostSamples
                && Stopwatch.seconds(CLOCK_MONOTONIC) - first < Stopwatch.budgetInSeconds)
        {
            let (begin, beginProcessor) = (Stopwatch.seconds(CLOCK_MONOTONIC), Stopwatch.seconds(CLOCK_PROCESS_CPUTIME_ID))
            for _ in 0..<calls { try work() }
            wall.append((Stopwatch.seconds(CLOCK_MONOTONIC) - begin) * 1000 / Double(calls))
            processor.append((Stopwatch.seconds(CLOCK_PROCESS_CPUTIME_ID) - beginProcessor) * 1000 / Double(calls))
        }
        report(wall, processor, bytes)
    }

    /// Measures `work` on what `prepare` makes anew for every sample, without the time that making it takes.
    func measure<Subject>(on prepare: () throws -> Subject, _ work: (Subject) throws -> Void) rethrows {
        for _ in 0..<3 { try work(prepare()) }
        var (wall, processor): ([Double], [Double]) = ([], [])
        let first = Stopwatch.seconds(CLOCK_MONOTONIC)
        while wall.count < Stopwatch.fewestSamples
            || (wall.count < Stopwatch.mostSamples
                && Stopwatch.seconds(CLOCK_MONOTONIC) - first < Stopwatch.budgetInSeconds)
        {
            let subject = try prepare()
            let (begin, beginProcessor) = (Stopwatch.seconds(CLOCK_MONOTONIC), Stopwatch.seconds(CLOCK_PROCESS_CPUTIME_ID))
            try work(subject)
            wall.append((Stopwatch.seconds(CLOCK_MONOTONIC) - begin) * 1000)
            processor.append((Stopwatch.seconds(CLOCK_PROCESS_CPUTIME_ID) - beginProcessor) * 1000)
        }
        report(wall, processor, -1)
    }

    private func report(_ wall: [Double], _ processor: [Double], _ bytes: Int) {
        func list(_ samples: [Double]) -> String {
            samples.map { "\(($0 * 1_000_000).rounded() / 1_000_000)" }.joined(separator: ",")
        }
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        let peak = (Double(usage.ru_maxrss) / 1024 * 10).rounded() / 10
        let line =
            "{\"scene\":\"\(scene)\",\"lib\":\"zoetrope\",\"what\":\"\(what)\",\"wall_ms\":[\(list(wall))],"
            + "\"cpu_ms\":[\(list(processor))],\"bytes\":\(bytes),\"peak_mb\":\(peak),\"note\":\"\(note)\"}\n"
        FileHandle.standardOutput.write(Data(line.utf8))
    }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
