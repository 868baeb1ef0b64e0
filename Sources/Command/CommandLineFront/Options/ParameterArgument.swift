import ArgumentParser
import HostProtocol

/// The value of a widget's or control's parameter, as it is typed: `name=value`, or `Widget.name=value`.
struct ParameterArgument: Equatable, Sendable {
    let parameter: RenderOptions.Parameter

    /// The text as it was typed.
    let words: String

    /// - Throws: `ValidationError` for other words.
    init(_ words: String) throws {
        let fault = ValidationError(
            "'\(words)' gives no parameter a value; write name=value, or Widget.name=value where several have such a parameter")
        guard let sign = words.firstIndex(of: "=") else { throw fault }
        var name = words[..<sign]
        var owner: String?
        if let dot = name.lastIndex(of: ".") {
            owner = String(name[..<dot])
            name = name[name.index(after: dot)...]
        }
        guard !name.isEmpty, owner != "" else { throw fault }
        parameter = RenderOptions.Parameter(owner: owner, name: String(name), value: String(words[words.index(after: sign)...]))
        self.words = words
    }
}
