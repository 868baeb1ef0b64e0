import Foundation

extension AttributedString {
    /// Options for the assembly of a localized text.
    ///
    /// Source: Apple, Foundation `AttributedString.FormattingOptions`.
    public struct FormattingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Numbers each value, from 1, as its `replacementIndex`.
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1 << 0)
    }

    /// A localized text, read as Markdown, whose key is its text in the development language.
    ///
    /// - Parameters:
    ///   - table: the name of the table, without extension; `nil` for `Localizable`.
    ///   - bundle: the bundle of the table; `nil` for the main bundle.
    ///   - locale: the locale to look up and to format with; `nil` for the current one.
    ///   - comment: a comment for translators; unused.
    public init(
        localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = keyAndValue.attributed(
            key: keyAndValue.lookUpKey, table: table, bundle: bundle?.tablePath, options: options,
            in: LocalizationContext(locale: locale ?? .current))
    }

    /// Creates a localized text from a key and a default text, read as Markdown.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = defaultValue.attributed(
            key: key.description, table: table, bundle: bundle?.tablePath, options: options,
            in: LocalizationContext(locale: locale ?? .current))
    }

    /// The text of a resource, read as Markdown.
    public init(localized resource: LocalizedStringResource, options: FormattingOptions = []) {
        self = resource.attributed(options: options, in: LocalizationContext(locale: resource.locale))
    }
}

extension LocalizedStringResource {
    /// The text in surroundings, whose locale counts before its own, read as Markdown.
    package func attributed(
        options: AttributedString.FormattingOptions = [], in context: LocalizationContext
    ) -> AttributedString {
        defaultValue.attributed(key: key, table: table, bundle: bundlePath, options: options, in: context)
    }
}

extension String.LocalizationValue {
    /// The text with the values in their places, read as Markdown; values are not.
    fileprivate func attributed(
        key: String, table: String?, bundle: String?, options: AttributedString.FormattingOptions,
        in context: LocalizationContext
    ) -> AttributedString {
        let (pieces, language) = pieces(key: key, table: table, bundle: bundle, in: context)
        let runs = LocalizedRun.runs(of: pieces)
        let agreeing = LocalizedRun.agreeing(runs, numbers: arguments.map(\.number), language: language) { index in
            guard case .text(let text) = arguments[index] else { return nil }
            return text
        }
        return agreeing.reduce(into: AttributedString()) { result, run in
            var attributes = AttributeContainer()
            if !run.intent.isEmpty { attributes.inlinePresentationIntent = run.intent }
            if let link = run.link { attributes.link = URL(string: text(of: link, in: context)) }
            for piece in run.pieces {
                switch piece {
                case .literal(let literal):
                    result.append(AttributedString(literal, attributes: attributes))
                case .value(let index, let specifier, let conversion) where arguments.indices.contains(index):
                    var attributes = attributes
                    if options.contains(.applyReplacementIndexAttribute) { attributes.replacementIndex = index + 1 }
                    var value = AttributedString(
                        arguments[index].text(specifier: specifier, conversion: conversion, in: context))
                    if case .attributed(let argument) = arguments[index] { value = argument.value }
                    // The value's own attributes take precedence over those around it.
                    value.mergeAttributes(attributes, mergePolicy: .keepCurrent)
                    result.append(value)
                case .value:
                    break
                }
            }
        }
    }

    private func text(of pieces: [LocalizedFormat.Piece], in context: LocalizationContext) -> String {
        pieces.map { piece in
            switch piece {
            case .literal(let literal): literal
            case .value(let index, _, _): arguments.indices.contains(index) ? arguments[index].text(in: context) : ""
            }
        }.joined()
    }
}
