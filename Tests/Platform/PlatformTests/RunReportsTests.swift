import RunContext
import TestSupport
import Testing

@Suite("What was asked of a platform that is not there") struct RunReportsTests {
    @Test("Work has the notes of its own task and of those it began, each once, and nobody else's")
    func noted() async {
        await withTaskGroup(of: [String].self) { group in
            for number in 0..<8 {
                group.addTask {
                    await RunReports.noted {
                        for _ in 0..<50 {
                            RunReports.note("\(number)")
                            await Task.yield()
                        }
                        await Task { RunReports.note("begun by \(number)") }.value
                    }
                }
            }
            var found: Set<[String]> = []
            for await notes in group { found.insert(notes) }
            expect(found, equals: Set((0..<8).map { ["\($0)", "begun by \($0)"] }))
        }
    }
}
