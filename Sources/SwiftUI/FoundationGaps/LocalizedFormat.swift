import Foundation

/// A printf format of a localized text, read piece by piece so that a wrong one cannot do harm.
package struct LocalizedFormat {
    private enum Piece {
        case literal(String)
        /// A place for a value: its position if the format names one, and the specifier without it.
        case value(position: Int?, specifier: String, conversion: Character)
    }

    private let pieces: [Piece]

    package init(_ format: String) { pieces = Self.pieces(of: format) }

    /// The text with the values in their places; a place for which there is no value stays empty.
    func string(arguments: [LocalizationArgument], locale: Locale) -> String {
        var next = 0
        var result = ""
        for piece in pieces {
            switch piece {
            case .literal(let text): result += text
            case .value(let position, let specifier, let conversion):
                let index = position.map { $0 - 1 } ?? next
                if position == nil { next += 1 }
                guard arguments.indices.contains(index) else { continue }
                result += arguments[index].text(specifier: specifier, conversion: conversion, locale: locale)
            }
        }
        return result
    }

    private static func pieces(of format: String) -> [Piece] {
        var result: [Piece] = []
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            if percent > rest.startIndex { result.append(.literal(String(rest[..<percent]))) }
            rest = rest[percent...]
            if let match = rest.prefixMatch(of: #/%(?:(\d+)\$)?([-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|j|t)?)([@diuxXofFgGeEc])/#) {
                let position = match.1.flatMap { Int($0) }
                let conversion = match.3.first ?? "@"
                result.append(.value(position: position, specifier: "%\(match.2)\(match.3)", conversion: conversion))
                rest = rest[match.range.upperBound...]
            } else {
                let isEscaped = rest.dropFirst().first == "%"
                result.append(.literal("%"))
                rest = rest.dropFirst(isEscaped ? 2 : 1)
            }
        }
        if !rest.isEmpty { result.append(.literal(String(rest))) }
        return result
    }
}
