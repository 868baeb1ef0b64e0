/// The outcome of a run's steps in one preview.
package struct StepOutcome: Codable, Equatable, Sendable {
    /// The preview's place in the catalogue, and its name.
    package var preview: Int
    package var name: String
    /// The reason why nothing there is touched: the target of the first touch is missing. Nil where steps were carried out.
    package var lack: String?
    /// The names of the targets in the preview.
    package var known: [String]

    package init(preview: Int, name: String, lack: String?, known: [String] = []) {
        (self.preview, self.name, self.lack, self.known) = (preview, name, lack, known)
    }

    /// Returns the message about a run's steps after all previews have been tried; nil if every preview has the targets.
    ///
    /// - Returns: the message, and whether the run has failed because every preview lacks the target of the first touch.
    package static func words(about outcomes: [StepOutcome]) -> (words: String, isFailure: Bool)? {
        let lacking = outcomes.filter { $0.lack != nil }
        guard let first = lacking.first, let lack = first.lack else { return nil }
        guard lacking.count == outcomes.count else {
            return (
                "The steps are skipped where their target is missing, and the rest is drawn: "
                    + "\(lacking.map(\.name).joined(separator: ", ")).",
                false
            )
        }
        var known: [String] = []
        for name in lacking.flatMap(\.known) where !known.contains(name) { known.append(name) }
        let there = known.isEmpty ? "No view here can be touched." : "There are: \(known.map { "\"\($0)\"" }.joined(separator: ", "))."
        return ("\(lack) \(there)", true)
    }
}
