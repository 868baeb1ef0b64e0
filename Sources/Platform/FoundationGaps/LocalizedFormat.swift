/// The format of a localized text, read piece by piece so that a wrong one cannot do harm.
package struct LocalizedFormat {
    /// A piece of a text whose plural forms have been chosen.
    package enum Piece: Equatable {
        case literal(String)
        /// A place for a value: its index, and a printf specifier without the position.
        case value(Int, specifier: String, conversion: Character)
    }

    private let translation: Translation
    /// The language whose plural rules hold.
    private let language: String

    /// Variables that name one another in a circle are cut off here.
    private static let deepest = 8

    package init(_ translation: Translation, language: String) {
        self.translation = translation
        self.language = language
    }

    /// The pieces of the text, with the variables replaced by the forms for the values.
    ///
    /// - Parameter numbers: the values as numbers; `nil` for a value that is not a number.
    package func pieces(numbers: [Double?]) -> [Piece] {
        var next = 0
        var result: [Piece] = []
        expand(translation.format, numbers: numbers, next: &next, depth: 0, into: &result)
        return result
    }

    /// The format with its variables replaced by their forms for most numbers, as printf reads it.
    package var printfFormat: String {
        pieces(numbers: []).reduce(into: "") { format, piece in
            switch piece {
            case .literal(let text): format += text.replacing("%", with: "%%")
            case .value(let index, let specifier, _): format += "%\(index + 1)$\(specifier.dropFirst())"
            }
        }
    }

    private func expand(
        _ format: String, numbers: [Double?], next: inout Int, depth: Int, into pieces: inout [Piece]
    ) {
        for token in LocalizedFormatToken.tokens(of: format) {
            switch token {
            case .literal(let text):
                pieces.append(.literal(text))
            case .value(let position, let specifier, let conversion):
                let index = position.map { $0 - 1 } ?? next
                if position == nil { next += 1 }
                pieces.append(.value(index, specifier: specifier, conversion: conversion))
            case .variable(let position, let name):
                guard depth < Self.deepest, let variable = translation.variables[name] else {
                    pieces.append(.literal("%#@\(name)@"))
                    continue
                }
                let isWhole = name == Translation.whole
                let named = (position ?? variable.argument).map { $0 - 1 }
                let index = named ?? (isWhole ? numbers.firstIndex { $0 != nil } ?? next : next)
                let number = numbers.indices.contains(index) ? numbers[index] ?? nil : nil
                // Without a number, the form of most numbers applies.
                guard let form = number.map({ variable.form(for: $0, language: language) }) ?? variable.forms[.other] else {
                    continue
                }
                // Values without a position count from the variable's own.
                var inner = isWhole ? next : index
                expand(form, numbers: numbers, next: &inner, depth: depth + 1, into: &pieces)
                if isWhole { next = inner } else if named == nil { next = index + 1 }
            }
        }
    }
}

extension [LocalizedFormat.Piece] {
    /// Returns the text with the values in their places; a place without a value stays empty.
    package func text(arguments: [LocalizationArgument], in context: LocalizationContext) -> String {
        reduce(into: "") { text, piece in
            switch piece {
            case .literal(let literal):
                text += literal
            case .value(let index, let specifier, let conversion):
                guard arguments.indices.contains(index) else { return }
                text += arguments[index].text(specifier: specifier, conversion: conversion, in: context)
            }
        }
    }
}
