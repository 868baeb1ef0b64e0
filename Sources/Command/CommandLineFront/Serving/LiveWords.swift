import ArgumentParser
import HostProtocol

/// The words of a command line that a page sends: variants, and steps.
enum LiveWords {
    /// The options that a page may set. None of them names a file.
    static let variants: Set<String> = [
        "color-scheme", "family", "rendering-mode", "context", "device", "tint", "entries", "locale", "dynamic-type", "direction", "scale",
        "fps", "parameter",
    ]
    static let steps: Set<String> = [
        "tap", "double-tap", "long-press", "drag", "press-drag", "through", "pinch", "rotate", "scroll", "toggle", "type", "set",
        "set-animated", "wait", "go-to",
    ]
    /// The most words of a request.
    private static let most = 400

    /// Sets the options that words name; the others stay as they are.
    ///
    /// - Throws: ``LiveFault/words(_:)``.
    static func apply(_ words: [String], to options: inout RenderOptions) throws {
        try check(words, variants)
        let given = try parsed { try ImageOptions.parse(words) }
        let names = Set(stride(from: 0, to: words.count, by: 2).map { words[$0] })
        var changed = options
        given.apply(to: &changed)
        if names.contains("--color-scheme") { options.colorScheme = changed.colorScheme }
        if names.contains("--family") { options.family = changed.family }
        if names.contains("--rendering-mode") { options.look = changed.look }
        if names.contains("--context") { options.surroundings.place = changed.surroundings.place }
        if names.contains("--device") { options.surroundings.device = changed.surroundings.device }
        if names.contains("--tint") { options.surroundings.tint = changed.surroundings.tint }
        if names.contains("--entries") { options.entries = changed.entries }
        if names.contains("--locale") { options.locale = changed.locale }
        if names.contains("--dynamic-type") { options.dynamicType = changed.dynamicType }
        if names.contains("--direction") { options.direction = changed.direction }
        if names.contains("--scale") { (options.scale, options.followsDevice) = (changed.scale, false) }
        if names.contains("--fps") { options.framesPerSecond = changed.framesPerSecond }
        if names.contains("--parameter") { options.parameters = changed.parameters }
    }

    /// Returns the steps that words name.
    ///
    /// - Throws: ``LiveFault/words(_:)``.
    static func steps(_ words: [String]) throws -> [PreviewStep] {
        if words == ["--reload"] { return [.reload] }
        try check(words, steps)
        return try parsed { try StepOptions.parse(words) }.steps
    }

    /// - Throws: ``LiveFault/words(_:)`` for words that are not pairs of a known option and a value.
    private static func check(_ words: [String], _ known: Set<String>) throws {
        guard words.count <= most, words.count.isMultiple(of: 2) else { throw LiveFault.words("Each option needs one value.") }
        for place in stride(from: 0, to: words.count, by: 2) where !known.contains(String(words[place].dropFirst(2))) {
            throw LiveFault.words("A page cannot set \(words[place]).")
        }
    }

    private static func parsed<Options: ParsableArguments>(_ parse: () throws -> Options) throws -> Options {
        do { return try parse() } catch { throw LiveFault.words(Options.message(for: error)) }
    }
}
