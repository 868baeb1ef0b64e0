import HostProtocol
import TestSupport
import Testing

@Suite("What became of a run's steps")
struct StepOutcomeTests {
    private func outcome(_ name: String, lack: String? = "No touchable view is labelled \"Read\".", known: [String] = [])
        -> StepOutcome
    {
        StepOutcome(preview: 0, name: name, lack: lack, known: known)
    }

    @Test("Those that have not what is touched are named once, and nothing has failed")
    func some() throws {
        let told = try #require(
            StepOutcome.words(about: [outcome("W/systemSmall"), outcome("W/systemMedium", lack: nil), outcome("W/systemLarge")]))
        #expect(!told.isFailure)
        #expect(told.words.hasSuffix("drawn: W/systemSmall, W/systemLarge."))
        #expect(StepOutcome.words(about: [outcome("W/systemMedium", lack: nil)]) == nil)
        #expect(StepOutcome.words(about: []) == nil)
    }

    @Test("Where none has it, the run has failed, and what there is is named")
    func none() throws {
        let told = try #require(StepOutcome.words(about: [outcome("A", known: ["Add", "Done"]), outcome("B", known: ["Add"])]))
        #expect(told.isFailure)
        expect(told.words, equals: "No touchable view is labelled \"Read\". There are: \"Add\", \"Done\".")
    }
}
