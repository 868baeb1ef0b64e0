import SwiftLexing

extension [SwiftToken] {
    /// Returns the colon before the inherited types in a type's header, outside of generic parameters; nil where there is none.
    func inheritanceColon(in range: Range<Int>) -> Int? {
        var level = 0
        for index in range {
            if self[index].kind == .mark("<") { level += 1 }
            if self[index].kind == .mark(">") { level -= 1 }
            if self[index].word == "where" { return nil }
            if level == 0, self[index].kind == .mark(":") { return index }
        }
        return nil
    }
}
