import RunContext
import Testing

@Suite("The context of a run") struct RunContextTests {
    @Test("A slot has its default, and within its bounds the value that was bound") func binding() {
        #expect(RunContext.current.word == "default")
        RunContext.with(\.word, "outer") {
            #expect(RunContext.current.word == "outer")
            RunContext.with({ ($0.word, $0.number) = ("inner", 1) }) {
                #expect(RunContext.current.word == "inner" && RunContext.current.number == 1)
            }
            #expect(RunContext.current.word == "outer" && RunContext.current.number == nil)
        }
        #expect(RunContext.current.word == "default")
    }

    @Test("Tasks inherit the context, and what they bind ends with them") func tasks() async {
        let words = await RunContext.with(\.word, "outer") {
            let task = Task { () -> [String] in
                let before = RunContext.current.word
                let within = await RunContext.with(\.word, "inner") {
                    await Task.yield()
                    return RunContext.current.word
                }
                return [before, within, RunContext.current.word]
            }
            return await task.value
        }
        #expect(words == ["outer", "inner", "outer"])
        let detached = await RunContext.with(\.word, "outer") { await Task.detached { RunContext.current.word }.value }
        #expect(detached == "default")
    }

    @Test("A slot that is bound to nil is nil, and one that is bound nowhere has the value of the process") func process() {
        RunContext.setForProcess(\.size, 7)
        #expect(RunContext.current.size == 7)
        RunContext.with(\.size, nil) { #expect(RunContext.current.size == nil) }
        RunContext.with(\.word, "other") { #expect(RunContext.current.size == 7) }
        RunContext.setForProcess(\.size, nil)
        #expect(RunContext.current.size == nil)
    }
}

private enum WordKey: RunKey {
    static var defaultValue: String { "default" }
}

private enum NumberKey: RunKey {
    static var defaultValue: Int? { nil }
}

private enum SizeKey: RunKey {
    static var defaultValue: Int? { 3 }
}

extension RunContext {
    fileprivate var word: String {
        get { self[WordKey.self] }
        set { self[WordKey.self] = newValue }
    }

    fileprivate var number: Int? {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }

    fileprivate var size: Int? {
        get { self[SizeKey.self] }
        set { self[SizeKey.self] = newValue }
    }
}
